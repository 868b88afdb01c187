//! The rule examples of every game.

use menagerie_rulebook::{RuleExample, examples, rulebook};
use menagerie_rules::betza::Walk;
use menagerie_rules::{Family, Game, Goal, MoveKind, Options, Position, Termination, Variant};
use menagerie_texts::Language;
use std::collections::BTreeSet;
use std::sync::Arc;

fn games() -> impl Iterator<Item = Arc<Variant>> {
    let own = Variant::ids().map(|id| Variant::by_id(id, &Options::none()).unwrap());
    own.chain(menagerie_games::library::definitions().map(|it| Variant::from_definition(it, &Options::none()).unwrap()))
}

/// Whether an example belongs to a rule.
fn is_of(example: &RuleExample, rule: &str) -> bool {
    example.id.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The examples of a rule.
fn of(variant: &Arc<Variant>, rule: &str) -> Vec<RuleExample> {
    examples(variant, Language::EN).into_iter().filter(|it| is_of(it, rule)).collect()
}

fn played(variant: &Arc<Variant>, example: &RuleExample) -> Game {
    let place = |what: &str| format!("{}, {}: {what}", variant.id(), example.id);
    let position =
        Position::from_fen(variant, &example.fen).unwrap_or_else(|fault| panic!("{}", place(&fault.to_string())));
    let mut game = Game::from_position(position);
    for text in &example.moves {
        game.play_text(text).unwrap_or_else(|fault| panic!("{}", place(&fault.to_string())));
    }
    game
}

#[test]
fn every_example_is_small_legal_and_described_in_every_language() {
    for variant in games() {
        let all = examples(&variant, Language::EN);
        // Where no kind may become extinct, all kinds are present.
        let each = |goal: &Goal| matches!(goal, Goal::Extinction { each: true, .. });
        let most = if variant.rules().goals.iter().any(each) { 2 * variant.kinds().len() + 2 } else { 8 };
        let ids: BTreeSet<&str> = all.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{}: ids", variant.id());
        for example in &all {
            let game = played(&variant, example);
            assert_eq!(game.san_list(), example.san, "{}, {}", variant.id(), example.id);
            assert!(example.moves.len() <= 3, "{}, {}", variant.id(), example.id);
            assert!(!example.moves.is_empty() || example.select.is_some(), "{}, {}", variant.id(), example.id);
            let pieces = game.start().board().pieces().count();
            assert!(pieces <= most, "{}, {}: {pieces} pieces in {}", variant.id(), example.id, example.fen);
            assert!(example.caption.ends_with('.') && !example.caption.contains('{'), "{}", example.caption);
        }
        let french = examples(&variant, Language::FR);
        assert!(all.iter().map(|it| (&it.id, &it.fen)).eq(french.iter().map(|it| (&it.id, &it.fen))));
        assert!(all.iter().zip(&french).all(|(one, other)| one.caption != other.caption), "{}", variant.id());
    }
}

#[test]
fn every_rule_of_a_game_that_can_be_shown_is() {
    let mut wrong: Vec<String> = Vec::new();
    for variant in games().filter(|it| it.family() == Family::Chess) {
        let sections: Vec<&str> = rulebook(&variant, Language::EN).iter().map(|it| it.id).collect();
        let rules = variant.rules();
        let kinds = variant.kinds();
        let wanted = [
            ("castling", !variant.castling().moves().is_empty()),
            ("promotion", sections.contains(&"promotion")),
            ("en-passant", sections.contains(&"en_passant")),
            ("king-leap", variant.king_leap()),
            ("hop", kinds.iter().any(|kind| kind.movement.walks().iter().any(Walk::is_hopper))),
            ("leg", kinds.iter().any(|kind| kind.movement.multi_leg().iter().any(|walk| walk.takes.is_some()))),
            ("capture", rules.capture.forced || rules.capture.explodes),
            ("hand", rules.pockets.drops),
            ("gate", rules.pockets.gating),
            ("facing", rules.check.facing.files),
            // The entering King needs more pieces than a small position has.
            ("goal", rules.goals.iter().any(|goal| !matches!(goal, Goal::Enter { .. }))),
        ];
        let shown = examples(&variant, Language::EN);
        for (rule, there) in wanted {
            if shown.iter().any(|it| is_of(it, rule)) != there {
                wrong.push(format!("{}: {rule} is shown: {}", variant.id(), !there));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_example_shows_what_it_says() {
    for variant in games() {
        let all = examples(&variant, Language::EN);
        let of = |rule: &'static str| all.iter().filter(move |it| is_of(it, rule));
        let last = |game: &Game| game.plies().last().map(|ply| ply.mv).unwrap();
        for example in of("castling") {
            assert!(last(&played(&variant, example)).is_castling());
        }
        for example in of("en-passant") {
            assert_eq!(last(&played(&variant, example)).kind(), MoveKind::EnPassant);
        }
        for example in of("king-leap") {
            assert_eq!(last(&played(&variant, example)).kind(), MoveKind::KingLeap);
        }
        for example in of("hand") {
            assert_eq!(last(&played(&variant, example)).kind(), MoveKind::Drop);
        }
        for example in of("gate") {
            assert_eq!(last(&played(&variant, example)).kind(), MoveKind::Gate);
        }
        for example in of("promotion") {
            let game = played(&variant, example);
            let mv = last(&game);
            let kind = |position: &Position, at| position.piece_at(at).map(|piece| piece.kind);
            assert_ne!(kind(game.start(), mv.from()), kind(game.position(), mv.to()), "{}", example.id);
        }
        for example in of("leg") {
            assert!(last(&played(&variant, example)).via().is_some());
        }
        for example in of("goal") {
            let why = played(&variant, example).outcome().termination();
            let goals = [Termination::Goal, Termination::Checks, Termination::Extinction];
            assert!(why.is_some_and(|why| goals.contains(&why)), "{}: {why:?}", variant.id());
        }
    }
}

#[test]
fn a_hop_needs_its_screen() {
    for variant in games() {
        for example in of(&variant, "hop") {
            let game = played(&variant, &example);
            let mv = game.plies()[0].mv;
            let screens = game.start().board().pieces().filter(|(square, piece)| {
                *square != mv.from() && *square != mv.to() && !variant.kind(piece.kind).royal
            });
            let screens: Vec<_> = screens.collect();
            assert!(!screens.is_empty(), "{}", variant.id());
            assert!(screens.iter().any(|(square, _)| example.caption.contains(&format!("on {square}"))));
        }
    }
}

#[test]
fn an_explosion_takes_more_than_two_pieces() {
    let atomic = games().find(|it| it.id() == "atomic").unwrap();
    let game = played(&atomic, &of(&atomic, "capture")[0]);
    let count = |position: &Position| position.board().pieces().count();
    assert!(count(game.start()) - count(game.position()) > 2);
}
