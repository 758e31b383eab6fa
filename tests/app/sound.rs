//! What is heard: which sound an event asks for, and how loud. No sound card is asked.

use crate::person::Person;
use crate::synthesis::peak;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fastrand::Rng;
use std::sync::Mutex;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{
    AnimationSpeed, Intent, Proposal, ReplyPause, Seat, Seats, Session, SoundChoice,
    ThreatWarnings, Travelling, Walk,
};
use strata::record::game_record::GameRecord;
use strata::rules::hive::Bug;
use strata::rules::tak::Stone;
use strata::rules::{Color, Kind};
use strata::table::sound::{Material, Order, Sound, Speaker, synthesise};

#[test]
fn a_landing_sounds_by_what_is_struck_and_how_high_it_lies() {
    let flat = Kind::Tak(Stone::Flat);
    let queen = Kind::Hive(Bug::Queen);
    let place = |on, height| Sound::Place { on, height };
    assert_eq!(Sound::landing(flat, 0), place(Material::Wood, 0));
    assert_eq!(Sound::landing(flat, 4), place(Material::Wood, 4));
    assert_eq!(Sound::landing(flat, 200), Sound::landing(flat, 100));
    assert_eq!(Sound::landing(queen, 0), place(Material::Felt, 0));
    assert_eq!(Sound::landing(queen, 1), place(Material::Stone, 1));
    let all: Vec<Sound> = Sound::all().collect();
    assert!(all.contains(&Sound::landing(flat, 200)));
}

/// Somebody at the table, and an ear instead of a sound card.
struct Listener {
    person: Person,
    orders: Mutex<Receiver<Order>>,
}

impl Listener {
    fn at(setup: &str, moves: &[&str]) -> Self {
        let mut person = Person::at(setup);
        person.plays_out(moves);
        person.frames(20);
        let (speaker, orders) = Speaker::into_channel();
        person.app.insert_resource(speaker);
        let orders = Mutex::new(orders);
        Self { person, orders }
    }

    /// What was heard since this was asked last.
    fn heard(&mut self) -> Vec<Sound> {
        self.orders().iter().map(|order| order.sound).collect()
    }

    fn orders(&mut self) -> Vec<Order> {
        self.orders.get_mut().unwrap().try_iter().collect()
    }

    /// Makes a move, and waits until everything rests.
    fn plays(&mut self, text: &str) -> Vec<Sound> {
        let mv = self.person.game().read_move(text).unwrap();
        self.person.tell(Intent::Propose(Proposal::Play(mv)));
        self.rests();
        self.heard()
    }

    /// A level makes a move.
    fn answers(&mut self, text: &str) -> Vec<Sound> {
        let game = self.person.game();
        let (mv, key) = (game.read_move(text).unwrap(), game.key());
        let at = self.person.see::<Session>().cursor();
        self.person.tell(Intent::Answer { mv, key, at });
        self.rests();
        self.heard()
    }

    fn rests(&mut self) {
        self.person.frames(30);
        assert!(!self.person.see::<Travelling>().0);
    }

    /// Seats a level that never moves by itself.
    fn against_a_level(&mut self, side: Color) {
        let app = &mut self.person.app;
        app.insert_resource(ReplyPause(Duration::from_secs(3600)));
        let mut seats = Seats::default();
        seats.0[side.index()] = Seat::Level(Strength::Beginner);
        app.insert_resource(seats);
        self.person.frames(2);
        self.heard();
    }
}

const WOOD: Sound = Sound::Place {
    on: Material::Wood,
    height: 0,
};

#[test]
fn a_piece_is_heard_when_it_is_taken_and_when_it_comes_down() {
    let mut it = Listener::at("tak5", &["a1", "e5"]);
    it.person.click_button("White flat stone");
    assert_eq!(it.heard(), [Sound::Take(Material::Wood)]);
    it.person.click_on("c3");
    it.rests();
    assert_eq!(it.heard(), [WOOD]);
    // A move that nobody held: the contact is heard when the piece has come.
    let mv = it.person.game().read_move("c4").unwrap();
    it.person.tell(Intent::Propose(Proposal::Play(mv)));
    it.person.frames(1);
    assert_eq!(it.heard(), [], "it is on its way");
    it.rests();
    assert_eq!(it.heard(), [WOOD]);
    // And at once where nothing travels.
    it.person.app.insert_resource(AnimationSpeed::Off);
    it.person.frames(1);
    it.heard();
    let mv = it.person.game().read_move("d4").unwrap();
    it.person.tell(Intent::Propose(Proposal::Play(mv)));
    it.person.frames(1);
    assert_eq!(it.heard(), [WOOD]);
}

#[test]
fn a_pile_is_heard_stone_by_stone_and_by_height() {
    let mut it = Listener::at("tak5", crate::person::STACKED);
    let place = |height| Sound::Place {
        on: Material::Wood,
        height,
    };
    assert_eq!(it.plays("3c3<12"), [place(0), place(0), place(1)]);
}

#[test]
fn a_capstone_that_flattens_thumps() {
    let mut it = Listener::at("tak5", &["a1", "e5", "Cc3", "Sc4"]);
    assert_eq!(it.plays("c3+"), [Sound::Flatten]);
}

#[test]
fn a_tile_slides_on_cloth_and_clacks_on_another() {
    let moves = [
        "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bB1 bQ-",
    ];
    let mut it = Listener::at("hive:Base", &moves);
    let place = |on, height| Sound::Place { on, height };
    assert_eq!(
        it.plays("wA1 bB1-"),
        [Sound::Slide(Material::Felt), place(Material::Felt, 0)]
    );
    it.person.tell(Intent::Undo);
    it.rests();
    it.plays("wA1 \\wQ");
    assert_eq!(it.plays("bB1 bQ"), [place(Material::Stone, 1)]);
}

#[test]
fn stones_of_punct_clack() {
    let mut it = Listener::at("punct:standard", &[]);
    let stone = |height| Sound::Place {
        on: Material::Stone,
        height,
    };
    assert_eq!(it.plays("TG12r1"), [stone(0)]);
}

#[test]
fn a_refusal_is_soft_and_heard_each_time() {
    let mut it = Listener::at("tak5", &["a1", "e5", "c3", "d5"]);
    for _ in 0..2 {
        it.person.click_on("d5");
        let heard = it.heard();
        assert!(heard.contains(&Sound::Refused), "{heard:?}");
    }
    let peak_of = |sound| peak(&synthesise(sound, &mut Rng::with_seed(1)));
    assert!(peak_of(Sound::Refused) < 0.6 * peak_of(WOOD));
}

#[test]
fn a_level_s_move_says_that_it_is_your_turn_once_it_has_come_to_rest() {
    let mut it = Listener::at("tak5", &["a1", "e5", "c3"]);
    it.against_a_level(Color::Black);
    assert_eq!(it.answers("d5"), [WOOD, Sound::YourTurn]);
    // A person's own move says nothing.
    assert_eq!(it.plays("c4"), [WOOD]);
}

#[test]
fn two_people_need_no_bell() {
    let mut it = Listener::at("tak5", &["a1", "e5", "c3"]);
    assert_eq!(it.plays("d5"), [WOOD]);
}

#[test]
fn a_threat_is_heard_where_it_is_warned_of() {
    let almost = ["d4", "a1", "b1", "d3"];
    let mut it = Listener::at("tak4", &almost);
    assert_eq!(it.plays("c1"), [WOOD, Sound::Threat]);
    let mut it = Listener::at("tak4", &almost);
    let off = ThreatWarnings {
        on: false,
        ..ThreatWarnings::default()
    };
    it.person.app.insert_resource(off);
    assert_eq!(it.plays("c1"), [WOOD]);
}

#[test]
fn a_win_is_heard_by_whoever_has_won() {
    let almost = ["d4", "a1", "b1", "d3", "c1", "d2"];
    let mut it = Listener::at("tak4", &almost);
    assert_eq!(it.plays("d1"), [WOOD, Sound::Win], "two people");
    let mut it = Listener::at("tak4", &almost);
    it.against_a_level(Color::White);
    assert_eq!(it.answers("d1"), [WOOD, Sound::GameOver]);
    let mut it = Listener::at("tak4", &almost);
    it.against_a_level(Color::Black);
    let claim = strata::record::Claim::Resigned(Color::White);
    it.person.tell(Intent::Propose(Proposal::End(Some(claim))));
    it.rests();
    assert_eq!(
        it.heard(),
        [Sound::GameOver],
        "whoever gives up has not won"
    );
}

#[test]
fn walking_through_a_game_is_quiet_unless_it_is_wanted() {
    let mut it = Listener::at("tak4", &["d4", "a1", "b1", "d3", "c1", "d2", "d1"]);
    let walk = |it: &mut Listener| {
        for walk in [Walk::Start, Walk::On, Walk::On, Walk::End, Walk::Back] {
            it.person.tell(Intent::Walk(walk));
            it.rests();
        }
        it.heard()
    };
    assert_eq!(walk(&mut it), []);
    let wanted = SoundChoice {
        while_walking: true,
        ..SoundChoice::default()
    };
    it.person.app.insert_resource(wanted);
    assert_eq!(walk(&mut it), [WOOD, WOOD]);
}

#[test]
fn opening_a_game_is_quiet() {
    let mut it = Listener::at("tak4", &["d4", "a1", "b1", "d3"]);
    let session = it.person.see::<Session>();
    let record: GameRecord = session.record().clone();
    let at = session.cursor();
    let record = Box::new(record);
    it.person
        .tell(Intent::Propose(Proposal::Open { record, at }));
    it.rests();
    assert_eq!(it.heard(), []);
}

#[test]
fn muted_there_is_nothing_and_the_volume_is_kept_to() {
    let mut it = Listener::at("tak5", &["a1", "e5"]);
    let choose = |it: &mut Listener, volume, mute| {
        let choice = SoundChoice {
            volume,
            mute,
            ..SoundChoice::default()
        };
        it.person.app.insert_resource(choice);
    };
    let gain = |it: &mut Listener, text: &str| {
        it.heard();
        let mv = it.person.game().read_move(text).unwrap();
        it.person.tell(Intent::Propose(Proposal::Play(mv)));
        it.rests();
        it.orders().first().map(|order| order.gain)
    };
    choose(&mut it, 70, true);
    assert_eq!(gain(&mut it, "c3"), None);
    choose(&mut it, 0, false);
    assert_eq!(gain(&mut it, "d3"), None);
    choose(&mut it, 30, false);
    let soft = gain(&mut it, "c4").unwrap();
    choose(&mut it, 100, false);
    let loud = gain(&mut it, "d4").unwrap();
    assert!(
        soft < 0.5 * loud && (loud - 1.0).abs() < 1e-6,
        "{soft} {loud}"
    );
}

#[test]
fn the_last_seconds_of_a_person_s_clock_tick() {
    let mut it = Listener::at("tak5", &[]);
    let mut record = GameRecord::new(&"tak5".parse().unwrap());
    record.set_tag("Clock", "0:20");
    let record = Box::new(record);
    let at = strata::record::tree::NodeId::ROOT;
    it.person
        .tell(Intent::Propose(Proposal::Open { record, at }));
    it.person.frames(2);
    it.plays("a1");
    it.plays("e5");
    it.heard();
    let pass = |it: &mut Listener, millis: u64| {
        let time = TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis));
        it.person.app.insert_resource(time);
        it.person.frames(1);
        it.heard()
    };
    let left = |it: &Listener| {
        let clocks = it.person.see::<strata::app::GameClock>().0.unwrap();
        clocks.left_secs(Color::White)
    };
    while left(&it) > 11 {
        assert_eq!(pass(&mut it, 500), [], "{} seconds left", left(&it));
    }
    let mut ticks = Vec::new();
    while left(&it) > 2 {
        ticks.extend(pass(&mut it, 250));
    }
    assert_eq!(ticks, [Sound::Tick; 9], "one a second, from ten on");
}

#[test]
fn without_a_sound_card_there_is_silence_and_nobody_waits() {
    let mut person = Person::at("tak5");
    person.app.insert_resource(Speaker::start());
    person.plays_out(&["a1", "e5", "c3", "d5"]);
    person.table_is_true();
    drop(person);
}
