//! Engines of other programs at the table: honest ones play, and whatever the others do, the game goes on.

use crate::fakes::{STRATA, host, impatient, own};
use crate::patience;
use crate::person::Person;
use bevy::prelude::*;
use std::time::Duration;
use strata::app::{
    Analysis, AnalysisOn, ChosenSource, EngineChoice, EngineHost, EngineId, EngineRequest,
    EngineTrouble, Engines, Intent, LevelPause, LineSource, MoveNow, Proposal, ReplyPause,
    SavedSettings, Screen, Seat, Seats, Session, Thinking,
};
use strata::protocol::client::{EngineCommand, Fault, Host, Protocol};
use strata::rules::Color;
use strata::store::EngineEntry;

/// An engine that has been added, by what its program is.
fn entry(name: &str, command: &EngineCommand, protocol: Protocol, plays: &str) -> EngineEntry {
    EngineEntry {
        name: name.to_owned(),
        program: command.program.clone(),
        arguments: command.arguments.clone(),
        protocol,
        plays: vec![plays.to_owned()],
        move_secs: 0.2,
        ..EngineEntry::default()
    }
}

/// A table without a window, with an engine on Black's side.
fn table(setup: &str, engine: EngineEntry, host: Host) -> App {
    let engines = Engines::of_entries(&[engine]);
    let id = engines.iter().next().unwrap().id;
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, strata::app::plugin))
        .insert_resource(engines)
        .insert_resource(EngineHost(host))
        .insert_resource(Seats([Seat::Person, Seat::Engine(id)]))
        .insert_resource(LevelPause(Duration::ZERO))
        .insert_resource(ReplyPause(Duration::ZERO));
    app.world_mut()
        .write_message(Intent::Propose(Proposal::NewGame(setup.parse().unwrap())));
    app.update();
    app.update();
    app
}

fn cursor(app: &App) -> usize {
    app.world().resource::<Session>().game().moves_played()
}

fn play(app: &mut App, text: &str) {
    let game = app.world().resource::<Session>().game();
    let mv = game.read_move(text).unwrap();
    app.world_mut()
        .write_message(Intent::Propose(Proposal::Play(mv)));
    app.update();
}

fn wait_for(app: &mut App, what: &str, mut done: impl FnMut(&mut App) -> bool) {
    patience::wait_for(what, || {
        app.update();
        done(app).then_some(())
    });
}

/// What an engine did, in English words.
fn trouble(app: &App) -> Option<String> {
    let trouble = &app.world().resource::<EngineTrouble>().0;
    trouble.as_ref().map(|trouble| trouble.words.to_string())
}

fn until_trouble(app: &mut App) -> String {
    wait_for(app, "trouble", |app| trouble(app).is_some());
    trouble(app).unwrap()
}

#[test]
fn an_engine_answers_in_every_protocol() {
    for (arguments, protocol, setup, first) in [
        (&["uhp"][..], Protocol::Uhp, "hive:Base+MLP", "wS1"),
        (&["tei"], Protocol::Tei, "tak5", "a1"),
        (&["ugi", "punct"], Protocol::Ugi, "punct:standard", "TG12r1"),
    ] {
        let mut app = table(
            setup,
            entry("Own", &own(arguments), protocol, setup),
            host(),
        );
        play(&mut app, first);
        wait_for(&mut app, "its move", |app| cursor(app) == 2);
        assert_eq!(trouble(&app), None);
    }
}

/// It is the clock of the game that counts where one runs, and nobody waits for the time that was chosen.
#[test]
fn by_the_clock_it_takes_what_the_clock_bears() {
    let slow = EngineEntry {
        move_secs: 3600.0,
        ..entry("Own", &own(&["tei"]), Protocol::Tei, "tak4")
    };
    let mut app = table("tak4", slow, host());
    app.world_mut().write_message(Intent::Propose(Proposal::Tag(
        "Clock".to_owned(),
        "1:0 +1".to_owned(),
    )));
    app.update();
    play(&mut app, "a1");
    wait_for(&mut app, "its move", |app| cursor(app) == 2);
}

#[test]
fn what_it_thinks_is_shown_and_it_can_be_hurried() {
    let slow = EngineEntry {
        move_secs: 3600.0,
        ..entry("Own", &own(&["tei"]), Protocol::Tei, "tak5")
    };
    let mut app = table("tak5", slow, host());
    play(&mut app, "a1");
    wait_for(&mut app, "what it thinks", |app| {
        app.world().resource::<Thinking>().info.is_some()
    });
    assert!(!app.world().resource::<Thinking>().line.is_empty());
    app.world_mut().write_message(MoveNow);
    wait_for(&mut app, "its move", |app| cursor(app) == 2);
}

/// Lets two people play, and the engine analyse their game.
fn analyse_with(app: &mut App, id: EngineId) {
    app.insert_resource(Seats::default())
        .insert_resource(ChosenSource(LineSource::Engine(id)))
        .insert_resource(AnalysisOn(true));
    let mut screen = app.world_mut().resource_mut::<NextState<Screen>>();
    screen.set(Screen::Play);
}

/// Its lines are shown like ours while it is asked, as many as are wanted.
#[test]
fn an_engine_analyses_beside_ours() {
    let mut app = table(
        "tak5",
        entry("Own", &own(&["tei"]), Protocol::Tei, "tak5"),
        host(),
    );
    let id = app.world().resource::<Engines>().iter().next().unwrap().id;
    analyse_with(&mut app, id);
    let lines = |app: &App, source: LineSource| {
        let analysis = app.world().resource::<Analysis>();
        let analysed = analysis.0.as_ref().filter(|it| it.source == source);
        analysed.map_or(0, |analysed| analysed.lines.lines.len())
    };
    wait_for(&mut app, "its lines", |app| {
        lines(app, LineSource::Engine(id)) == 3
    });
    app.insert_resource(ChosenSource::default());
    wait_for(&mut app, "our lines", |app| {
        lines(app, LineSource::Strata) == 3
    });
}

#[cfg(unix)]
mod fakes_at_the_table {
    use super::*;
    use crate::fakes::{script, tei};

    fn fake(name: &str, answer: &str) -> EngineEntry {
        let command = tei(&format!("app-{name}.sh"), answer);
        entry("Fake", &command, Protocol::Tei, "tak5")
    }

    #[test]
    fn whatever_it_does_wrong_is_told_in_words_and_the_position_stays() {
        for (name, answer, host, words) in [
            ("liar", "echo bestmove z9", host(), "isn't legal: z9"),
            ("mute", "echo bestmove", host(), "named no move"),
            ("dying", "exit 0", host(), "has ended by itself"),
            (
                "hanging",
                "while :; do sleep 1; done",
                impatient(),
                "didn't answer",
            ),
            (
                "flood",
                "exec yes info string flood",
                host(),
                "writes without end",
            ),
        ] {
            let mut app = table("tak5", fake(name, answer), host);
            play(&mut app, "a1");
            let told = until_trouble(&mut app);
            assert!(told.starts_with("Fake ") && told.contains(words), "{told}");
            assert_eq!(cursor(&app), 1);
        }
        let lines = "while read -r line; do case \"$line\" in\n\
                     tei) echo teiok; echo bestmove b2;; isready) echo readyok;; esac; done";
        let early = script("app-early.sh", lines);
        let early = entry("Fake", &early, Protocol::Tei, "tak5");
        let mut app = table("tak5", early, host());
        play(&mut app, "a1");
        let told = until_trouble(&mut app);
        assert!(told.contains("out of turn: b2"), "{told}");
    }

    #[test]
    fn one_that_speaks_slowly_is_heard_out() {
        let parts = "for part in best mo 've e' 5; do printf '%s' \"$part\"; sleep 0.1; done; echo";
        let mut app = table("tak5", fake("slow", parts), host());
        play(&mut app, "a1");
        wait_for(&mut app, "its move", |app| cursor(app) == 2);
    }

    #[test]
    fn a_person_may_try_again_play_on_or_let_a_level_play_on() {
        // Dies once, and lives from then on.
        let once = crate::fakes::file("app-once");
        let path = once.to_str().unwrap();
        let _ = std::fs::remove_file(&once);
        let answer =
            format!("if [ -e {path} ]; then echo bestmove e5; else touch {path}; exit 1; fi");
        let mut app = table("tak5", fake("once", &answer), host());
        play(&mut app, "a1");
        until_trouble(&mut app);
        app.world_mut().write_message(EngineChoice::TryAgain);
        wait_for(&mut app, "its move", |app| cursor(app) == 2);
        assert_eq!(trouble(&app), None);

        let dead = || fake("dead", "exit 1");
        let mut app = table("tak5", dead(), host());
        play(&mut app, "a1");
        until_trouble(&mut app);
        app.world_mut().write_message(EngineChoice::Person);
        app.update();
        assert_eq!(trouble(&app), None);
        play(&mut app, "e5");
        assert_eq!(cursor(&app), 2, "a person plays Black now");

        let mut app = table("tak5", dead(), host());
        play(&mut app, "a1");
        until_trouble(&mut app);
        app.world_mut().write_message(EngineChoice::Level);
        wait_for(&mut app, "a level's move", |app| cursor(app) == 2);
    }

    /// What was answered to a position that is gone is not played, and the next answer is the next one's.
    #[test]
    fn a_stale_answer_is_dropped() {
        let answer = "echo info depth 1; read -r stop; echo bestmove e5";
        let mut app = table("tak5", fake("stale", answer), host());
        play(&mut app, "a1");
        wait_for(&mut app, "that it thinks", |app| {
            app.world().resource::<Thinking>().info.is_some()
        });
        app.world_mut().write_message(Intent::Undo);
        app.update();
        assert_eq!(cursor(&app), 0);
        play(&mut app, "c3");
        wait_for(&mut app, "that it thinks again", |app| {
            app.world().resource::<Thinking>().info.is_some()
        });
        assert_eq!(cursor(&app), 1, "e5 was meant for another position");
        app.world_mut().write_message(MoveNow);
        wait_for(&mut app, "its move", |app| cursor(app) == 2);
        assert_eq!(trouble(&app), None);
    }

    /// An engine that fails while it analyses is stopped and told of; the game isn't touched by it.
    #[test]
    fn one_that_fails_at_the_analysis_is_told_of_there() {
        let mut app = table("tak5", fake("analyst", "exit 1"), host());
        let id = app.world().resource::<Engines>().iter().next().unwrap().id;
        analyse_with(&mut app, id);
        wait_for(&mut app, "its end", |app| {
            let analysis = app.world().resource::<Analysis>().0.as_ref();
            analysis.is_some_and(|it| it.fault == Some(Fault::Ended))
        });
        assert_eq!(trouble(&app), None);
    }

    #[test]
    fn trouble_is_gone_with_its_position() {
        let mut app = table("tak5", fake("gone", "exit 1"), host());
        play(&mut app, "a1");
        until_trouble(&mut app);
        app.world_mut().write_message(Intent::Undo);
        app.update();
        app.update();
        assert_eq!((cursor(&app), trouble(&app)), (0, None));
    }
}

/// Nothing of an engine is left running when it leaves the table, when its game is closed, or when the app is killed.
#[cfg(target_os = "linux")]
mod processes {
    use super::*;
    use crate::fakes::{runs, stubborn};
    use std::path::Path;
    use std::process::{Command, Stdio};

    fn ids(file: &Path) -> String {
        patience::wait_for("the engine", || std::fs::read_to_string(file).ok())
    }

    fn until_ended(ids: &str) {
        patience::wait_for("the engine's end", || {
            (!ids.split(' ').any(runs)).then_some(())
        });
    }

    #[test]
    fn one_that_leaves_the_table_is_ended() {
        for another_game in [false, true] {
            let (command, file) = stubborn(&format!("app-leaving-{another_game}"));
            let engine = entry("Fake", &command, Protocol::Tei, "tak5");
            let mut app = table("tak5", engine, host());
            play(&mut app, "a1");
            let ids = ids(&file);
            assert!(ids.split(' ').all(runs));
            if another_game {
                let setup = "hive".parse().unwrap();
                app.world_mut()
                    .write_message(Intent::Propose(Proposal::NewGame(setup)));
            } else {
                app.insert_resource(Seats::default());
            }
            app.update();
            app.update();
            until_ended(&ids);
        }
    }

    const CHILD: &str = "STRATA_TEST_ENGINE_OF_A_KILLED_APP";

    /// Run by the test below in a process of its own: an app with an engine that thinks for ever.
    #[test]
    fn app_that_is_killed() {
        let Ok(command) = std::env::var(CHILD) else {
            return;
        };
        let command = command.parse().unwrap();
        let mut app = table(
            "tak5",
            entry("Fake", &command, Protocol::Tei, "tak5"),
            host(),
        );
        play(&mut app, "a1");
        loop {
            app.update();
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    #[test]
    fn the_engine_of_an_app_that_is_killed_is_ended() {
        let (command, file) = stubborn("app-orphan");
        let mut app = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "engines::processes::app_that_is_killed"])
            .env(CHILD, command.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let ids = ids(&file);
        assert!(ids.split(' ').all(runs));
        app.kill().unwrap();
        app.wait().unwrap();
        until_ended(&ids);
    }
}

/// Adds our own engine in the settings as a person would, and sits it down.
#[test]
fn an_engine_is_added_tried_and_kept_in_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.app.insert_resource(EngineHost(host()));
    let frames_until = |person: &mut Person, what: &str, done: &dyn Fn(&Person) -> bool| {
        patience::wait_for(what, || {
            person.frames(1);
            done(person).then_some(())
        });
    };
    person.tell(EngineRequest::Add("\"a missing quote".to_owned()));
    person.tell(EngineRequest::Add("/no/such/engine".to_owned()));
    frames_until(&mut person, "a refusal", &|person| {
        person.see::<strata::app::EngineJobs>().refused().is_some()
    });
    let refused = person.see::<strata::app::EngineJobs>().refused();
    let refused = refused.map(ToString::to_string).unwrap();
    assert!(
        refused.contains("There is no program /no/such/engine"),
        "{refused}"
    );
    person.tell(EngineRequest::Add(format!("{STRATA} uhp")));
    person.frames(1);
    assert_eq!(
        person.see::<strata::app::EngineJobs>().asked(),
        Some(STRATA)
    );
    frames_until(&mut person, "an engine", &|person| {
        person.see::<Engines>().iter().count() == 1
    });
    let known = person.see::<Engines>().iter().next().unwrap().clone();
    assert!(known.entry.name.starts_with("Strata "), "{known:?}");
    assert!(known.entry.plays(&"hive:Base+MLP".parse().unwrap()));
    assert!(!known.entry.plays(&"tak5".parse().unwrap()));
    let id = known.id;
    for request in [
        EngineRequest::Rename(id, "Ours".to_owned()),
        EngineRequest::MoveSecs(id, 9.0),
        EngineRequest::Set(id, "Hash".to_owned(), "32".to_owned()),
        EngineRequest::Set(id, "Hash".to_owned(), "a lot".to_owned()),
        EngineRequest::Test(id),
    ] {
        person.tell(request);
    }
    person
        .app
        .insert_resource(Seats([Seat::Person, Seat::Engine(id)]));
    frames_until(&mut person, "the trial", &|person| {
        let trial = person.see::<strata::app::EngineJobs>().trial(id);
        matches!(trial, Some(strata::app::Trial::Played(_)))
    });
    let kept = &person.see::<SavedSettings>().0;
    assert_eq!(kept.engine_seats, [None, Some("Ours".to_owned())]);
    assert_eq!(kept.engines[0].options["Hash"], "32");
    drop(person);

    // Another day.
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    let known = person.see::<Engines>().iter().next().unwrap().clone();
    assert_eq!(
        (known.entry.name.as_str(), known.entry.move_secs),
        ("Ours", 9.0)
    );
    person
        .app
        .insert_resource(Seats([Seat::Engine(known.id), Seat::Person]));
    person.tell(EngineRequest::Remove(known.id));
    person.frames(2);
    assert_eq!(*person.see::<Seats>(), Seats::default());
    assert_eq!(person.see::<SavedSettings>().0.engines, []);
}

/// A saved game names the engine; where nobody knows it any more, a person sits there and is told.
#[test]
fn a_saved_game_remembers_the_engine_and_opens_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    let fake = own(&["perft", "tak3", "1"]);
    let engines = Engines::of_entries(&[entry("Fake", &fake, Protocol::Tei, "tak5")]);
    let id = engines.iter().next().unwrap().id;
    person.app.insert_resource(engines);
    person.plays_out(&["a1"]);
    person
        .app
        .insert_resource(Seats([Seat::Person, Seat::Engine(id)]));
    person.app.insert_resource(EngineHost(host()));
    person.frames(3);
    drop(person);
    let store = strata::store::Store::open(folder.path());
    let listed = store.list().remove(0).id;
    let save = std::fs::read_to_string(folder.path().join(format!("games/{listed}.ron"))).unwrap();
    assert!(save.contains("black_engine: \"Fake\""), "{save}");

    let opens = |person: &mut Person| {
        person.tell(strata::app::LibraryRequest::Open(listed.clone()));
        person.frames(3);
    };
    let mut person = Person::with_folder(None, folder.path());
    opens(&mut person);
    let seat = person.see::<Seats>().of(Color::Black);
    assert!(seat.engine().is_some(), "it is known here");
    let id = seat.engine().unwrap();
    person.tell(EngineRequest::Remove(id));
    person.frames(2);
    person.app.insert_resource(Seats::of_levels([None, None]));
    opens(&mut person);
    assert_eq!(*person.see::<Seats>(), Seats::default());
}
