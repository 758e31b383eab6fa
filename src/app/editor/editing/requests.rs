//! What the editor's panel asks for: the [`Arrange`] requests.

use super::{Editing, InHand, Refused};
use crate::app::editor::Arrange;
use crate::app::editor::save_scene::save;
use crate::app::turn::hand::Hand;
use crate::record::draft::Draft;
use crate::rules::Impossible;
use crate::say;
use crate::words::{Sentence, Words};

impl Editing {
    /// Applies a request to the draft.
    pub(in crate::app::editor) fn apply_request(
        &mut self,
        request: &Arrange,
        hand: &mut Hand,
        words: &Words,
    ) {
        self.refusal = None;
        match request {
            Arrange::Open(_) => {}
            Arrange::Pick(color, kind) => self.pick(*color, *kind, hand),
            Arrange::OtherColor => {
                self.color = !self.color;
                if let Some(kind) = hand.chosen() {
                    self.pick(self.color, kind, hand);
                }
            }
            Arrange::Remove(under) => {
                let held = match self.in_hand(hand) {
                    Some(InHand::Pile(anchor)) => Some(anchor),
                    Some(InHand::New(_)) => None,
                    None => *under,
                };
                hand.clear();
                if let Some(anchor) = held {
                    self.change(|draft| {
                        draft.remove(anchor);
                        Ok::<_, Impossible>(())
                    });
                }
            }
            Arrange::Clear => {
                hand.clear();
                self.change(|draft| {
                    draft.clear();
                    Ok::<_, Impossible>(())
                });
            }
            Arrange::ToMove(side) => {
                self.change(|draft| {
                    draft.set_to_move(*side);
                    Ok::<_, Impossible>(())
                });
            }
            Arrange::MoveNumber(number) => {
                self.change(|draft| draft.set_move_number(*number));
            }
            Arrange::Read(text) => {
                hand.clear();
                self.change(|draft| {
                    *draft =
                        Draft::read(draft.setup(), text).map_err(|error| Sentence::from(&error))?;
                    Ok::<_, Sentence>(())
                });
            }
            Arrange::Save { title, path } => {
                let game = self.draft.setup().game_name();
                let unnamed = || say!(words, "editor-scene-unnamed", game = game);
                let title = if title.is_empty() {
                    unnamed()
                } else {
                    title.clone()
                };
                let written = self
                    .draft
                    .scene(&title, words)
                    .map_err(Refused::from)
                    .and_then(|scene| Ok(save(&scene, path)?));
                match written {
                    Ok(()) => self.saved = Some(path.clone()),
                    Err(refused) => self.refusal = Some(refused),
                }
            }
        }
    }
}
