//! The engines that a person has added.

use crate::rules::Setup;
use crate::store::{EngineEntry, free_name, shortened};
use bevy::prelude::*;

/// An engine while the app runs: its name may change.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EngineId(u32);

/// An engine that a person has added.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownEngine {
    pub id: EngineId,
    pub entry: EngineEntry,
}

/// All of them, in the order in which they were added.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Engines {
    known: Vec<KnownEngine>,
    next: u32,
}

impl Engines {
    /// As the settings have them.
    pub fn of_entries(entries: &[EngineEntry]) -> Self {
        let mut engines = Self::default();
        for entry in entries {
            engines.add(entry.clone());
        }
        engines
    }

    pub fn entries(&self) -> Vec<EngineEntry> {
        self.iter().map(|engine| engine.entry.clone()).collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = &KnownEngine> + Clone {
        self.known.iter()
    }

    pub fn get(&self, id: EngineId) -> Option<&KnownEngine> {
        self.iter().find(|engine| engine.id == id)
    }

    pub fn named(&self, name: &str) -> Option<EngineId> {
        let mut known = self.iter();
        let found = known.find(|engine| engine.entry.name == name);
        found.map(|engine| engine.id)
    }

    /// Those that play a game on its board.
    pub fn playing(&self, setup: &Setup) -> impl Iterator<Item = &KnownEngine> {
        self.iter().filter(|engine| engine.entry.plays(setup))
    }

    /// Adds one, under a name that no other has.
    pub(super) fn add(&mut self, mut entry: EngineEntry) -> EngineId {
        let taken = self.iter().map(|engine| engine.entry.name.as_str());
        entry.name = free_name(&entry.name, taken);
        let id = EngineId(self.next);
        self.next += 1;
        self.known.push(KnownEngine { id, entry });
        id
    }

    pub(super) fn remove(&mut self, id: EngineId) {
        self.known.retain(|engine| engine.id != id);
    }

    pub(super) fn change(&mut self, id: EngineId) -> Option<&mut EngineEntry> {
        let mut known = self.known.iter_mut();
        let found = known.find(|engine| engine.id == id);
        found.map(|engine| &mut engine.entry)
    }

    /// Gives one another name; whether it may be called so.
    pub(super) fn rename(&mut self, id: EngineId, name: &str) -> bool {
        let name = shortened(name);
        let is_free = self.named(&name).is_none_or(|other| other == id);
        if name.is_empty() || !is_free {
            return false;
        }
        if let Some(entry) = self.change(id) {
            entry.name = name;
        }
        true
    }
}

/// Adds the engines; the settings say which there are.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Engines>();
}
