use super::*;
use crate::json::Json;
use menagerie_engine::review::PositionEvaluation;

const MATE: [&str; 7] = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];

fn mate() -> Session {
    let mut session = Session::new("chess", None).unwrap();
    for mv in MATE {
        session.play(mv).unwrap();
    }
    session
}

fn lead(cp: i32, line: &[&str]) -> PositionEvaluation {
    PositionEvaluation {
        depth: 8,
        cp: Some(cp),
        chance: Some(1.0 / (1.0 + (-0.003_682_08 * f64::from(cp)).exp())),
        line: line.iter().map(ToString::to_string).collect(),
        ..PositionEvaluation::default()
    }
}

/// The game, reviewed: Black's last move allows mate, where g7g6 was better.
fn reviewed() -> Session {
    let mut session = mate();
    let found = [
        lead(30, &["e2e4"]),
        lead(30, &["c7c5", "g1f3"]),
        lead(25, &["g1f3", "b8c6"]),
        lead(20, &["g8f6", "d2d3"]),
        lead(25, &["g1f3"]),
        lead(-10, &["g7g6", "h5f3", "g8f6"]),
        PositionEvaluation {
            depth: 3,
            mate: Some(1),
            chance: Some(1.0),
            line: vec!["h5f7".into()],
            ..Default::default()
        },
    ];
    for evaluation in found.into_iter().rev() {
        let question = session.review_question().unwrap();
        assert!(session.evaluate(positions(&session.tree)[question.ply], &question.fen, evaluation));
    }
    session
}

#[test]
fn a_review_asks_from_the_end_to_the_start() {
    let mut session = mate();
    let question = session.review_question().unwrap();
    assert_eq!((question.ply, question.played.as_deref()), (6, Some("h5f7")), "the mate itself is known");
    assert_eq!(question.record.moves, MATE[..6]);
    let id = positions(&session.tree)[question.ply];
    assert!(!session.evaluate(id, "another position", lead(0, &[])), "another game");
    assert!(!session.evaluate(id, &question.fen, PositionEvaluation::default()), "nothing is said");
    let done = reviewed();
    assert!(done.review_question().is_none());
    let review = GameReview::of(&done.tree);
    assert_eq!((review.done, review.total), (8, 8));
}

#[test]
fn moves_are_marked_and_players_judged() {
    let review = GameReview::of(&reviewed().tree);
    let marks: Vec<Option<MoveMark>> = review.positions.iter().map(|it| it.mark).collect();
    use MoveMark::{Best, Blunder, Good};
    assert_eq!(marks, [None, Some(Best), Some(Good), Some(Good), Some(Good), Some(Good), Some(Blunder), Some(Best)]);
    assert_eq!(reviewed().better_line(NodeId::test(6)), ["g6", "Qf3", "Nf6"]);
    assert!([5, 99].map(NodeId::test).into_iter().all(|id| reviewed().better_line(id).is_empty()));
    assert_eq!(review.players.iter().map(|it| it.blunders).collect::<Vec<_>>(), [0, 1]);
    let accuracy: Vec<f64> = review.players.iter().map(|it| it.accuracy.unwrap()).collect();
    assert!(accuracy[0] > 90.0 && accuracy[1] < 60.0, "{accuracy:?}");
    assert_eq!(review.positions[7].expectations, Some(vec![1.0, 0.0]));
}

#[test]
fn one_move_decides_the_game() {
    assert_eq!(GameReview::of(&reviewed().tree).decisive, Some(6), "the move that allows mate");
    assert_eq!(GameReview::of(&mate().tree).decisive, None, "the game is not evaluated yet");
    // An error that the winner gives back decides nothing.
    let position = |player, mark, chance: f64| ReviewedPosition {
        node: NodeId::START,
        number: 1,
        player,
        text: String::new(),
        mark,
        accuracy: None,
        expectations: Some(vec![chance, 1.0 - chance]),
        cp: None,
        mate: None,
        standing: None,
    };
    use MoveMark::{Blunder, Mistake};
    let mut game = vec![
        position(0, None, 0.5),
        position(1, Some(Blunder), 0.9),
        position(0, Some(Blunder), 0.3),
        position(1, Some(Mistake), 0.6),
        position(0, None, 0.6),
        position(1, None, 0.65),
        position(0, None, 1.0),
    ];
    assert_eq!(decisive(&game), Some(3), "after it White was never behind again");
    // Drawn: the costliest error of both.
    game.push(position(1, None, 0.5));
    assert_eq!(decisive(&game), Some(2));
    for one in &mut game {
        one.mark = None;
    }
    assert_eq!(decisive(&game), None, "nobody has erred");
}

#[test]
fn a_review_is_kept_with_its_game_and_left_out_of_links() {
    let session = reviewed();
    let kept = session.saved().json();
    let again = Session::from_saved_json(&kept).unwrap();
    assert_eq!(again.saved().json(), kept);
    assert_eq!(GameReview::of(&again.tree).done, 8);
    let linked = Session::from_link(&session.link().unwrap()).unwrap();
    assert_eq!(GameReview::of(&linked.tree).done, 1, "only what the rules say");
}

#[test]
fn a_damaged_review_is_left_out_with_a_note() {
    let kept = reviewed().saved().json();
    for (part, damaged) in [("\"cp\":25", "\"cp\":\"much\""), ("\"chance\":1.0", "\"chance\":17.0")] {
        assert!(kept.contains(part), "{kept}");
        let again = Session::from_saved_json(&kept.replacen(part, damaged, 1)).unwrap();
        assert_eq!(GameReview::of(&again.tree).done, 1, "{damaged}");
        assert_eq!(again.notes.len(), 1);
        assert_eq!(again.tree.main_line().len(), 7, "the game is whole");
    }
}

#[test]
fn the_annotated_text_is_read_back_without_loss() {
    let session = reviewed();
    let text = session.annotated_text(None);
    for part in ["3. Qh5 {[%eval -0.10]} 3... Nf6 $4 {[%eval #1]} (3... g6 4. Qf3 Nf6) 4. Qxf7#", "{[%eval 0.30]}"] {
        assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(part), "{text}");
    }
    let again = Session::from_text("chess", None, &text).unwrap();
    assert!(again.notes.is_empty());
    let without_tags = |text: &str| text.split("\n\n").nth(1).map(str::to_string);
    assert_eq!(without_tags(&again.game_text(None)), without_tags(&text));
    assert_eq!(without_tags(&again.annotated_text(None)), without_tags(&text), "nothing is said twice");
}

#[test]
fn the_best_line_becomes_a_variation_once() {
    let mut session = reviewed();
    let (before, current) = (positions(&session.tree)[5], session.tree.current());
    let ids = session.tree.add_best_line(before);
    assert_eq!(ids.len(), 3);
    assert_eq!(session.tree.add_best_line(before), ids);
    assert_eq!((session.tree.current(), session.tree.main_line().len()), (current, 7));
}

#[test]
fn four_players_have_shares_and_points() {
    let mut session = Session::new("chaturaji", None).unwrap();
    let first = session.tree.position().legal_moves()[0];
    session.tree.play(first);
    for standing in [[500, 1500, 1000, 1000], [1000, 1000, 1000, 1000]] {
        let question = session.review_question().unwrap();
        let id = positions(&session.tree)[question.ply];
        let evaluation = PositionEvaluation { standing: Some(standing), ..PositionEvaluation::default() };
        assert!(session.evaluate(id, &question.fen, evaluation));
    }
    let review = GameReview::of(&session.tree);
    assert_eq!(review.positions[1].mark, Some(MoveMark::Mistake));
    assert_eq!(review.positions[1].expectations, Some(vec![0.125, 0.375, 0.25, 0.25]));
    assert!(session.annotated_text(None).contains("[%eval 5.00,15.00,10.00,10.00]"));
    assert_eq!(review.players.len(), 4);
}
