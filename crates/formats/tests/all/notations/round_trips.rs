//! Random games are written and read back unchanged.

use super::variant;
use formats::notations::{Notation, games, recognise, write};
use menagerie_rules::notation::pgn::{PgnGame, PgnNodeId, PgnStep};
use menagerie_rules::{Position, Variant};
use std::sync::Arc;

/// Which games are written in which notations.
const SHIPPED: [(Notation, &[&str]); 9] = [
    (Notation::Usi, &["shogi", "minishogi", "judkins", "gorogoro-plus", "euroshogi", "kyoto-shogi", "yari-shogi"]),
    (Notation::Kif, &["shogi", "minishogi", "judkins", "gorogoro-plus"]),
    (Notation::Csa, &["shogi", "minishogi", "judkins", "gorogoro-plus"]),
    (Notation::WesternShogi, &["shogi", "minishogi", "judkins", "gorogoro-plus", "euroshogi"]),
    (Notation::Ucci, &["xiangqi", "minixiangqi", "manchu"]),
    (Notation::Iccs, &["xiangqi", "minixiangqi", "manchu"]),
    (Notation::Wxf, &["xiangqi", "minixiangqi"]),
    (Notation::Chinese, &["xiangqi", "minixiangqi"]),
    (Notation::Janggi, &["janggi"]),
];
const MAX_PLIES: usize = 120;

/// A game of random moves from a random position, with some comments and variations.
fn random_game(variant: &Arc<Variant>, seed: u64) -> PgnGame {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut start = Position::start(variant);
    let before = if random.bool() { 0 } else { random.usize(..40) };
    for _ in 0..before {
        let moves = start.legal_moves();
        let Some(&mv) = random.choice(&moves) else { break };
        start.play(mv).expect("a legal move");
    }
    let mut game = PgnGame::new(start, vec![("Event".to_string(), "A club".to_string())]);
    let mut at = PgnNodeId::START;
    for _ in 0..MAX_PLIES {
        let moves = game.nodes[at].position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let parent = at;
        for branch in 0..1 + usize::from(random.u8(..10) == 0) {
            let Some(&mv) = random.choice(&moves) else { break };
            let mut position = game.nodes[parent].position.clone();
            position.play(mv).expect("a legal move");
            let node = game.add(parent, PgnStep::Move(mv), position);
            if random.u8(..8) == 0 {
                game.nodes[node].after.push(format!("a remark on move {}", node.index()));
            }
            if branch == 0 {
                at = node;
            }
        }
    }
    game
}

/// Every line of a game in coordinates.
fn lines(game: &PgnGame) -> Vec<Vec<String>> {
    let word = |at: &PgnNodeId| {
        game.nodes[*at].step.mv().map(|mv| menagerie_rules::notation::coordinate::write(game.start(), mv))
    };
    let line = |leaf: PgnNodeId| {
        std::iter::successors(Some(leaf), |&at| game.nodes[at].parent).filter_map(|at| word(&at)).collect()
    };
    let mut all: Vec<Vec<String>> =
        game.nodes.ids().filter(|&at| game.nodes[at].children.is_empty()).map(line).collect();
    all.sort();
    all
}

/// The comments of the main line; PGN may break lines inside them.
fn remarks(game: &PgnGame) -> Vec<String> {
    let after = game.main_line().into_iter().flat_map(|at| &game.nodes[at].after);
    after.map(|text| text.replace('\n', " ")).collect()
}

fn goes_there_and_back(notation: Notation, variant: &Arc<Variant>, seed: u64) {
    let game = random_game(variant, seed);
    let text = write(&game, notation).unwrap_or_else(|| panic!("{notation:?} has no words for {}", variant.id()));
    let mut read = games(&text, notation, variant);
    assert_eq!(read.len(), 1, "{text}");
    let read = read.remove(0).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(read.coordinates(), game.coordinates(), "{notation:?}, seed {seed}: {:?}\n{text}", read.warnings);
    assert_eq!(read.start().board(), game.start().board(), "{text}");
    assert_eq!(read.start().turn(), game.start().turn(), "{text}");
    let keeps_remarks = !matches!(notation, Notation::Usi | Notation::Ucci);
    if keeps_remarks {
        assert_eq!(remarks(&read), remarks(&game), "{text}");
        assert_eq!(read.tag("Event"), Some("A club"), "{text}");
    }
    if keeps_remarks && !matches!(notation, Notation::Csa | Notation::Janggi) {
        assert_eq!(lines(&read), lines(&game), "{text}");
    }
    let found = recognise(&text);
    if game.nodes.len() > 20 && variant.id() == recognisable(notation) {
        let found = found.unwrap_or_else(|| panic!("{notation:?} is not recognised:\n{text}"));
        assert_eq!(found.notation, notation, "{text}");
        assert!(variant.definition().is_called(&found.game), "{found:?}\n{text}");
        assert_eq!(found.accounted, text.len(), "{text}");
    }
}

/// The game that texts without a variant name are recognised as, by notation.
fn recognisable(notation: Notation) -> &'static str {
    match notation {
        Notation::Usi | Notation::Kif | Notation::Csa | Notation::WesternShogi => "shogi",
        Notation::Ucci | Notation::Iccs | Notation::Wxf | Notation::Chinese => "xiangqi",
        Notation::Janggi => "janggi",
    }
}

#[test]
fn random_games_go_there_and_back() {
    for (notation, ids) in SHIPPED {
        for id in ids {
            let variant = variant(id);
            for seed in 0..8 {
                goes_there_and_back(notation, &variant, seed);
            }
        }
    }
}

#[test]
fn a_text_that_means_two_moves_is_not_written() {
    // The Banner moves like a Chariot and like a Horse: one rank ahead, or to the first file.
    let manchu = variant("manchu");
    let (start, _) = Position::read(&manchu, "3k5/9/9/9/9/9/9/9/7M1/4K4 w - - 0 1").expect("a position");
    for (mv, has_words) in [("h2h3", false), ("h2i4", false), ("h2h4", true)] {
        let mut game = PgnGame::new(start.clone(), Vec::new());
        let mut position = start.clone();
        let mv = menagerie_rules::notation::read_move(&start, mv).expect("a move");
        position.play(mv).expect("legal");
        game.add(PgnNodeId::START, PgnStep::Move(mv), position);
        assert_eq!(write(&game, Notation::Wxf).is_some(), has_words, "{mv:?}");
    }
}

#[test]
fn games_without_words_are_not_written() {
    let chess = Variant::by_id("chess", &menagerie_rules::Options::none()).expect("a game");
    let game = random_game(&chess, 1);
    for notation in
        [Notation::Usi, Notation::Kif, Notation::Csa, Notation::WesternShogi, Notation::Chinese, Notation::Janggi]
    {
        assert_eq!(write(&game, notation), None, "{notation:?}");
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(24))]

    #[test]
    fn any_random_game_goes_there_and_back(seed in proptest::prelude::any::<u64>(), which in 0_usize..8) {
        let (notation, ids) = SHIPPED[which];
        goes_there_and_back(notation, &variant(ids[0]), seed);
    }

    #[test]
    fn no_text_breaks_a_reader(text in "[ -~\n歩銀角同打成７六一(0-9)（）|v・：炮马进平前\u{3000}+%$'TPN]{0,200}") {
        let _ = recognise(&text);
        let (shogi, xiangqi) = (variant("shogi"), variant("xiangqi"));
        for (notation, ids) in SHIPPED {
            let variant = if ids[0] == "shogi" { &shogi } else { &xiangqi };
            proptest::prop_assert!(!games(&text, notation, variant).is_empty());
        }
    }
}
