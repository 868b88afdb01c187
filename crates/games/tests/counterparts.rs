//! Library games that Fairy-Stockfish also has follow the same rules, except for the differences listed here.

use fastrand::Rng;
use menagerie_rules::{Game, Move, Options, Outcome, Player, Position, Square, Variant, notation};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The game of the library, its name in Fairy-Stockfish, and the known difference, if any.
const COUNTERPARTS: [(&str, &str, Option<&str>); 65] = [
    ("almost", "almost", None),
    ("amazon", "amazon", None),
    ("antichess", "antichess", None),
    ("asean", "asean", None),
    ("atomic", "atomic", None),
    ("berolina", "berolina", None),
    ("capablanca-random", "caparandom", None),
    ("capahouse", "capahouse", None),
    ("chancellor", "chancellor", None),
    ("chess960", "fischerandom", None),
    ("chessgi", "chessgi", None),
    ("coregal", "coregal", None),
    ("courier", "courier", None),
    ("crazyhouse", "crazyhouse", None),
    ("dobutsu", "dobutsu", None),
    ("dragon", "dragon", None),
    ("embassy", "embassy", None),
    ("euroshogi", "euroshogi", None),
    ("extinction", "extinction", None),
    ("five-check", "5check", None),
    ("gardner", "gardner", None),
    ("gothic", "gothic", None),
    ("grand", "grand", None),
    ("grasshopper", "grasshopper", None),
    ("hoppel-poppel", "hoppelpoppel", None),
    ("horde", "horde", None),
    ("janggi", "janggi", None),
    ("judkins", "judkins", None),
    ("king-of-the-hill", "kingofthehill", None),
    ("kinglet", "kinglet", None),
    ("knightmate", "knightmate", None),
    ("kyoto-shogi", "kyotoshogi", None),
    ("legan", "legan", None),
    ("los-alamos", "losalamos", None),
    ("losers", "losers", None),
    ("makpong", "makpong", None),
    ("makruk", "makruk", None),
    ("manchu", "manchu", None),
    ("micro-shogi", "micro", None),
    ("minishogi", "minishogi", None),
    ("minixiangqi", "minixiangqi", None),
    ("modern", "modern", None),
    ("new-zealand", "newzealand", None),
    ("nightrider", "nightrider", None),
    ("omega", "omicron", Some("the first step of a Pawn of Omega Chess may be over three squares")),
    ("opulent", "opulent", None),
    ("ouk", "cambodian", None),
    ("perfect", "perfect", None),
    ("placement", "placement", None),
    ("pocket-knight", "pocketknight", None),
    ("racing-kings", "racingkings", None),
    ("seirawan", "seirawan", None),
    ("shako", "shako", None),
    ("shatar", "shatar", None),
    ("shatranj", "shatranj", None),
    ("shogi", "shogi", None),
    ("sittuyin", "sittuyin", None),
    ("spartan", "spartan", None),
    ("tencubed", "tencubed", None),
    ("three-check", "3check", None),
    ("three-kings", "threekings", None),
    ("tori-shogi", "torishogi", None),
    ("torpedo", "torpedo", None),
    ("xiangqi", "xiangqi", None),
    ("yari-shogi", "yarishogi", None),
];

/// Games that Fairy-Stockfish does not have.
const ALONE: [&str; 32] = [
    "bear",
    "cannon-shogi",
    "chak",
    "chennis",
    "chu-shogi",
    "cwda-clobberers",
    "cwda-nutters",
    "cwda-rookies",
    "dai-shogi",
    "elven",
    "empire",
    "fantastic-xiii",
    "gorogoro-plus",
    "gross",
    "hectochess",
    "khans",
    "macrochess",
    "mansindam",
    "metamachy",
    "orda",
    "pemba",
    "schoolbook",
    "shinobi",
    "shogun",
    "synochess",
    "tamerlane2",
    "team-mate",
    "terachess2",
    "wildebeest",
    "zanzibar-s",
    "zanzibar-xl",
    "zanzibar-xxl",
];

/// How many random games are compared, and their length in plies.
const GAMES: usize = 4;
const PLIES: usize = 100;

fn pair(id: &str, name: &str) -> (Arc<Variant>, Arc<Variant>) {
    let own = menagerie_games::library::named(id, &Options::none()).expect("no options").expect(id);
    let other = formats::built_in(name).unwrap_or_else(|| panic!("{name}")).definition;
    (own, Variant::from_definition(other, &Options::none()).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// The winners.
fn winners(outcome: &Outcome) -> Vec<Player> {
    match outcome {
        Outcome::Win { winners, .. } => winners.clone(),
        _ => Vec::new(),
    }
}

/// The letters that differ between the two games for the same pieces: theirs to ours.
fn letters(own: &Arc<Variant>, other: &Arc<Variant>) -> BTreeMap<char, char> {
    let (here, there) = (Position::start(own), Position::start(other));
    let letter = |position: &Position, square: Square| {
        Some(position.variant().kind(position.piece_at(square)?.kind).letter.base().to_ascii_lowercase())
    };
    let pairs = own.board_size().squares().filter_map(|square| Some((letter(&there, square)?, letter(&here, square)?)));
    pairs.filter(|(there, here)| there != here).collect()
}

/// The legal moves as texts, with the piece letters replaced.
fn legal(game: &Game, letters: &BTreeMap<char, char>) -> BTreeMap<String, Move> {
    let text = |mv: Move| {
        let mut text = notation::coordinate::write(game.position(), mv);
        if let Some(other) = text.chars().last().and_then(|last| letters.get(&last)) {
            text.pop();
            text.push(*other);
        }
        text
    };
    game.position().legal_moves().into_iter().map(|mv| (text(mv), mv)).collect()
}

/// The first difference in a random game, and the moves that lead to it.
fn difference(own: &Arc<Variant>, other: &Arc<Variant>, chance: &mut Rng, plies: usize) -> Option<String> {
    let letters = letters(own, other);
    let (mut own, mut other) = (Game::new(own), Game::new(other));
    let mut played: Vec<String> = Vec::new();
    for _ in 0..plies {
        let at = || format!("in {} after {}", own.position().fen(), played.join(" "));
        let ends = [&own, &other].map(|game| game.outcome());
        let reasons = ends.each_ref().map(|end| end.termination().map(|it| it.id()));
        if reasons[0].is_some() != reasons[1].is_some() || winners(&ends[0]) != winners(&ends[1]) {
            return Some(format!("the end is {:?} here and {:?} there {}", reasons[0], reasons[1], at()));
        }
        if reasons[0].is_some() {
            return None;
        }
        if own.position().in_check() != other.position().in_check() {
            return Some(format!("check differs {}", at()));
        }
        let (here, there) = (legal(&own, &BTreeMap::new()), legal(&other, &letters));
        if !here.keys().eq(there.keys()) {
            let only = |one: &BTreeMap<String, Move>, other: &BTreeMap<String, Move>| {
                one.keys().filter(|text| !other.contains_key(*text)).cloned().collect::<Vec<_>>().join(" ")
            };
            return Some(format!("only here {}; only there {} {}", only(&here, &there), only(&there, &here), at()));
        }
        let chosen = chance.usize(..here.len());
        let (Some((text, mv)), Some(its)) = (here.iter().nth(chosen), there.values().nth(chosen)) else { return None };
        own.play_on(*mv).expect("a game that goes on");
        other.play_on(*its).expect("a game that goes on");
        played.push(text.clone());
    }
    None
}

#[test]
fn each_game_is_that_of_fairy_stockfish_if_not_known_to_differ() {
    let differences = |(id, name): (&str, &str)| {
        let (own, other) = pair(id, name);
        let mut chance = Rng::with_seed(20);
        let found = (0..GAMES).find_map(|_| difference(&own, &other, &mut chance, PLIES));
        found.map(|words| format!("{id} and {name}: {words}"))
    };
    let equal = COUNTERPARTS.iter().filter(|(.., reason)| reason.is_none()).map(|&(id, name, _)| (id, name));
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let all: Vec<_> = equal.map(|pair| scope.spawn(move || differences(pair))).collect();
        all.into_iter().filter_map(|it| it.join().expect("a comparison")).collect()
    });
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_game_of_the_library_is_in_one_of_the_tables() {
    for id in menagerie_games::library::ids() {
        let compared = COUNTERPARTS.iter().any(|(own, ..)| *own == id);
        assert!(compared != ALONE.contains(&id), "{id}");
    }
}
