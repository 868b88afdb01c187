//! `match`: engines against each other.

use assert_cmd::Command;
use menagerie_rules::notation::pgn;
use serde_json::Value;

fn play(arguments: &str) -> Command {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    command.arg("match").args(arguments.split_whitespace());
    command
}

fn printed(arguments: &str) -> String {
    let done = play(arguments).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).expect("text")
}

fn json(arguments: &str) -> Value {
    serde_json::from_str(&printed(&format!("{arguments} --json"))).expect("JSON")
}

fn complaint(arguments: &str) -> String {
    let done = play(arguments).assert().failure();
    String::from_utf8(done.get_output().stderr.clone()).expect("text")
}

/// A file that is deleted at the end of the test.
struct File(std::path::PathBuf);

impl File {
    fn new(name: &str, text: &str) -> File {
        let path = std::env::temp_dir().join(format!("menagerie-match-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a file can be written");
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of plain letters")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn two_play_a_short_match() {
    let games = File::new("two.txt", "");
    let path = games.path();
    let result = json(&format!(
        "--variant janus --engine ours:name=one --engine ours:name=other --nodes 500 --games 2 --max-plies 40 --save {path}"
    ));
    assert_eq!((&result["variant"], &result["games"]), (&"janus".into(), &2.into()));
    let count = |name: &str| result[name].as_u64().expect("a number");
    assert_eq!(count("wins") + count("draws") + count("losses"), 2);
    assert_eq!(result["pairs"].as_array().map(|pairs| pairs.iter().filter_map(Value::as_u64).sum()), Some(1));
    assert_eq!(result["failures"], Value::Array(Vec::new()));
    let engine = &result["engines"][0];
    assert_eq!(engine["name"], "one");
    assert!(engine["effort"]["depth"].as_f64() >= Some(2.0), "{result}");
    assert!(engine["effort"]["nodesPerSecond"].as_f64() > Some(0.0), "{result}");

    let text = std::fs::read_to_string(path).expect("saved games");
    assert!(text.contains("[White \"one\"]") && text.contains("[Black \"one\"]") && text.contains("[Round \"2\"]"));
    let games: Vec<_> =
        text.split("[Event ").skip(1).map(|game| pgn::read(&format!("[Event {game}")).expect("a game")).collect();
    let start = |game: usize| games[game].coordinates()[..6].to_vec();
    assert_eq!((games.len(), start(0)), (2, start(1)), "both begin from the same opening");
    assert!(games.iter().all(|game| game.main_line().len() <= 40));
}

#[test]
fn four_play_a_short_match() {
    let result = json(
        "--variant chaturaji --engine ours:name=one --engine ours:name=three --nodes 500 --depth 3 --games 4 --max-plies 32",
    );
    assert_eq!(result["games"], 4);
    let moves = |engine: usize| result["engines"][engine]["effort"]["moves"].as_u64().expect("a number");
    assert!(moves(0) > 0 && moves(1) > 2 * moves(0), "one sits against three: {result}");
    let share = |engine: usize| result["engines"][engine]["winShare"]["mean"].as_f64().expect("a number");
    assert!((share(0) + 3.0 * share(1) - 1.0).abs() < 1e-9, "{result}");
    assert!(result["engines"][0]["points"]["mean"].is_number() && result.get("elo").is_none());
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let arguments =
        "--variant chess --engine ours:level=1 --engine ours:level=2 --games 2 --max-plies 60 --concurrency 2";
    let moves = |seed: u32| {
        let file = File::new(&format!("seed-{seed}.txt"), "");
        printed(&format!("{arguments} --seed {seed} --save {}", file.path()));
        let text = std::fs::read_to_string(file.path()).expect("saved games");
        let mut games: Vec<String> = text.split("[Event ").map(String::from).collect();
        games.sort();
        games
    };
    assert_eq!(moves(5), moves(5));
    assert_ne!(moves(5), moves(6));
}

#[test]
fn openings_and_clocks_are_used_and_the_result_is_printed() {
    // The side to move has a mate in one, so each engine wins the game that it begins.
    let openings = File::new("openings.txt", "# a Rook on the last rank\n\n6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\n");
    let text = printed(&format!(
        "--variant chess --engine ours --engine ours --tc 5+0.1 --games 4 --openings {} --sprt 0,10",
        openings.path()
    ));
    for part in [
        "Chess, 4 games: ours #1 – ours #2",
        "+2 =0 -2 (50.0 %)",
        "Elo +0.0",
        "LLR -0.0",
        "0 0 2 0 0",
        "endings: checkmate 4",
        "worst overstep",
    ] {
        assert!(text.contains(part), "“{part}” is not in: {text}");
    }
}

#[test]
fn decided_games_are_cut_short() {
    // An extra Queen, with no mate close.
    let openings = File::new("decided.txt", "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1\n");
    let result = json(&format!(
        "--variant chess --engine ours --engine ours --depth 3 --games 2 --openings {} --resign 300x2",
        openings.path()
    ));
    assert_eq!(result["endings"], serde_json::json!({"resignation": 2}));
    assert_eq!((&result["wins"], &result["losses"]), (&1.into(), &1.into()));
}

#[cfg(unix)]
#[test]
fn who_does_not_play_by_the_rules_loses() {
    use std::os::unix::fs::PermissionsExt as _;
    let program = |name: &str, answer: &str| {
        let script = format!(
            "#!/bin/sh\nwhile read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {answer};; quit) exit;; esac; done\n"
        );
        let file = File::new(name, &script);
        std::fs::set_permissions(&file.0, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
        file
    };
    for (name, answer, sort, why) in [
        ("illegal", "echo bestmove e2e5", "illegal-move", "e2e5"),
        ("mute", "true", "no-answer", "no answer within 40 ms"),
        ("dead", "exit", "no-answer", "its program ended"),
        ("talker", "exec yes info string and on and on and on and on and on", "flood", "more than 32 MiB"),
        ("babbler", "exec tr '\\0' x </dev/zero", "flood", "more than 64 KiB in one line"),
    ] {
        let other = program(name, answer);
        let engines = format!(
            "--engine ours --engine cmd:{} --nodes1 300 --movetime2 20 --grace {}",
            other.path(),
            if sort == "flood" { 60_000 } else { 20 }
        );
        let result = json(&format!("--variant chess {engines} --games 2"));
        assert_eq!(result["endings"], serde_json::json!({sort: 2}), "{result}");
        assert_eq!(result["wins"], 2, "{result}");
        let failure = &result["failures"][1];
        assert!(failure["reason"].as_str().is_some_and(|reason| reason.contains(why)), "{result}");
        let refused = complaint(&format!("--variant janus {engines}"));
        assert!(refused.contains("it plays chess only, not Janus Chess"), "{refused}");
    }
}

#[cfg(unix)]
#[test]
fn an_engine_gets_a_game_by_its_own_name_or_from_a_file() {
    use std::os::unix::fs::PermissionsExt as _;
    // Like Fairy-Stockfish: it has its own names for games, has Chess960 as an option, and lists a file's games once it has read the file.
    let script = "#!/bin/sh\nwhile read line; do echo \"$line\" >>$0.log; case $line in \
        uci) echo option name UCI_Variant type combo default chess var chess var kingofthehill var 3check $own; \
        echo option name UCI_Chess960 type check default false; echo option name VariantPath type string default; echo uciok;; \
        *VariantPath*) own='var mine';; isready) echo readyok;; go*) echo bestmove e2e5;; quit) exit;; esac; done\n";
    let engine = File::new("fairy", script);
    std::fs::set_permissions(&engine.0, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
    let log = File::new("fairy.log", "");
    let mine = File::new("mine.ini", "[mine:chess]\ncastling = false\n");
    for (game, heard, unheard) in [
        ("--variant king-of-the-hill", &["UCI_Variant value kingofthehill"][..], "UCI_Chess960"),
        ("--variant three-check", &["UCI_Variant value 3check"], "VariantPath"),
        ("--variant chess960", &["UCI_Variant value chess", "UCI_Chess960 value true"], "VariantPath"),
        (&format!("--definition {}", mine.path()), &["VariantPath value ", "UCI_Variant value mine"], "UCI_Chess960"),
    ] {
        std::fs::write(&log.0, "").expect("a file can be written");
        json(&format!("{game} --engine ours --engine cmd:{} --nodes 100 --games 2", engine.path()));
        let reported = std::fs::read_to_string(&log.0).expect("the engine has written it");
        for command in heard {
            assert!(reported.contains(&format!("setoption name {command}")), "{game}: {reported}");
        }
        assert!(!reported.contains(unheard), "{game}: {reported}");
    }
    let refused = complaint(&format!("--variant shogi --engine ours --engine cmd:{} --nodes 100", engine.path()));
    assert!(refused.contains("it does not play Shogi"), "{refused}");
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let both = "--engine ours --engine ours";
    for (arguments, why) in [
        ("--variant janus --engine ours --nodes 9".to_string(), "two engines"),
        (format!("--variant janus {both} --engine ours --nodes 9"), "two engines, not 3"),
        (format!("--variant chaturaji {both} --engine ours --nodes 9"), "two engines, or four, not 3"),
        (format!("--variant janus {both}"), "nothing limits the moves"),
        (format!("--variant janus {both} --nodes 9 --nodes3 9"), "settings for engine 3"),
        (format!("--variant chaturaji {both} --nodes 9 --sprt 0,5"), "two players"),
        (format!("--variant janus {both} --nodes 9 --openings nowhere"), "nowhere"),
        (format!("--variant janus {both} --nodes 9 --balance 0"), "no level opening"),
        (format!("--variant janus {both} --nodes 9 --option1 Foo=1"), "no option Foo"),
        (format!("--variant janus {both} --nodes 9 --tc ten"), "is not a clock"),
        (format!("--variant janus {both} --nodes 9 --resign 5"), "when to resign"),
        ("--variant janus --engine ours --engine cmd:/nowhere/engine --nodes 9".to_string(), "cannot be started"),
        ("--variant janus --engine ours:x=1 --engine ours".to_string(), "no setting"),
    ] {
        let reported = complaint(&arguments);
        assert!(reported.contains(why), "{arguments}: {reported}");
    }
}
