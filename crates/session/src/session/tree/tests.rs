use menagerie_rules::{Options, Player, Position, Variant};

use super::{GameTree, GameVerdict, NodeId, StopReason};

fn tree(id: &str) -> GameTree {
    GameTree::new(Position::start(&Variant::by_id(id, &Options::none()).unwrap()))
}

fn from(id: &str, fen: &str) -> GameTree {
    let variant = Variant::by_id(id, &Options::none()).unwrap();
    GameTree::new(Position::from_fen(&variant, fen).unwrap())
}

fn play(tree: &mut GameTree, moves: &[&str]) {
    for text in moves {
        tree.play_text(text).unwrap();
    }
}

/// The position that was added as this one, counted from the start.
fn id(index: usize) -> NodeId {
    NodeId::test(index)
}

fn texts(tree: &GameTree) -> Vec<&str> {
    tree.played().map(|node| node.text.as_str()).collect()
}

fn player(index: usize) -> Player {
    Player::from_index(index).unwrap()
}

/// 1. e4 e5 2. Nf3, with 1… c5 as a variation, which is being played.
fn branched() -> GameTree {
    let mut tree = tree("chess");
    play(&mut tree, &["e4", "e5", "Nf3"]);
    assert!(tree.back() && tree.back());
    play(&mut tree, &["c5"]);
    tree
}

#[test]
fn what_is_played_from_an_earlier_position_is_a_variation() {
    let mut tree = branched();
    assert_eq!(texts(&tree), ["e4", "c5"]);
    assert_eq!(tree.node(id(1)).children, [2, 4].map(id));
    assert_eq!((tree.tip(), tree.current()), (id(4), id(4)));
    assert!(tree.go_to(id(3)));
    assert_eq!((texts(&tree), tree.tip()), (vec!["e4", "e5", "Nf3"], id(4)));
}

#[test]
fn what_was_played_before_is_followed() {
    let mut tree = branched();
    tree.go_to(id(1));
    play(&mut tree, &["e5", "Nf3"]);
    assert_eq!((tree.current(), tree.tip(), tree.node(id(1)).children.len()), (id(3), id(4), 2));
    play(&mut tree, &["Nc6"]);
    assert_eq!(tree.tip(), id(5));
}

#[test]
fn walking_stays_in_the_line_being_played() {
    let mut tree = branched();
    tree.go_to(NodeId::START);
    assert!(!tree.back());
    assert!(tree.forward() && tree.forward());
    assert_eq!(tree.current(), id(4), "not the main line's e5");
    assert!(!tree.forward());
}

#[test]
fn undo_takes_back_and_redo_plays_again() {
    let mut tree = branched();
    assert!(tree.undo());
    assert_eq!((tree.current(), tree.tip()), (id(1), id(1)));
    assert!(!tree.has(id(4)) && tree.id(4).is_none(), "its id is refused");
    assert!(tree.redo());
    assert_eq!((tree.current(), tree.node(id(1)).children.clone()), (id(4), vec![id(2), id(4)]));
    assert!(!tree.redo());
    tree.undo();
    play(&mut tree, &["d5"]);
    assert!(!tree.redo(), "something else was played");
    while tree.undo() {}
    assert_eq!(texts(&tree), [""; 0]);
}

#[test]
fn variations_are_promoted_and_removed_and_put_back() {
    let mut tree = branched();
    assert!(tree.promote(id(4)));
    assert_eq!(tree.node(id(1)).children, [4, 2].map(id));
    assert!(!tree.promote(id(4)));
    assert!(tree.promote(id(3)), "a later move promotes its whole variation");
    assert_eq!(tree.node(id(1)).children, [2, 4].map(id));
    tree.go_to(id(3));
    assert!(tree.remove(id(2)));
    assert_eq!((tree.current(), tree.tip(), tree.has(id(3))), (id(1), id(4), false));
    assert!(tree.restore());
    assert_eq!((tree.current(), tree.node(id(1)).children.clone()), (id(3), vec![id(2), id(4)]));
    assert!(!tree.restore());
    assert!(!tree.remove(NodeId::START) && !tree.remove(id(77)) && !tree.go_to(id(77)));
}

#[test]
fn removing_what_is_being_played_goes_before_it() {
    let mut tree = branched();
    tree.remove(id(1));
    assert_eq!((tree.current(), tree.tip()), (NodeId::START, NodeId::START));
    play(&mut tree, &["d4"]);
    tree.restore();
    assert_eq!((texts(&tree), tree.node(NodeId::START).children.clone()), (vec!["e4", "c5"], vec![id(1), id(5)]));
}

#[test]
fn a_position_counts_as_often_as_it_is_in_its_own_line() {
    let mut tree = tree("chess");
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    play(&mut tree, &round);
    play(&mut tree, &round);
    assert!(tree.is_over());
    assert_eq!(tree.play_text("e4").unwrap_err().id(), "fault-over");
    tree.go_to(id(4));
    assert!(!tree.is_over());
    play(&mut tree, &["e4"]);
    assert!(!tree.is_over());
}

#[test]
fn who_gives_up_loses_and_may_take_it_back() {
    let mut tree = tree("janus");
    play(&mut tree, &["e4"]);
    tree.go_to(NodeId::START);
    tree.stop(player(1), StopReason::Resignation).unwrap();
    assert_eq!(tree.current(), id(1), "at the end of the line");
    assert!(tree.is_over() && tree.play_text("e5").is_err() && tree.agree().is_err());
    tree.go_to(NodeId::START);
    assert!(!tree.is_over(), "earlier positions can be played on from");
    tree.undo();
    assert!(!tree.is_over());
    tree.redo();
    assert!(tree.is_over());
}

#[test]
fn time_is_a_draw_against_a_bare_king() {
    let draw = |tree: &GameTree| match tree.verdict(tree.current()) {
        GameVerdict::Ended(super::GameEnding::Stopped { draw, .. }) => draw,
        other => panic!("{other:?}"),
    };
    let fen = "k9/10/10/10/10/10/10/K1R7 w - - 0 1";
    let mut lost = from("janus", fen);
    lost.stop(player(1), StopReason::Time).unwrap();
    assert!(!draw(&lost));
    let mut drawn = from("janus", fen);
    drawn.stop(player(0), StopReason::Time).unwrap();
    assert!(draw(&drawn));
}

#[test]
fn of_four_who_gives_up_is_out_and_the_others_play_on() {
    let mut tree = tree("chaturaji");
    assert!(tree.agree().is_err());
    tree.stop(player(1), StopReason::Resignation).unwrap();
    assert_eq!((tree.position().turn(), tree.is_over()), (player(0), false));
    assert_eq!(tree.stop(player(1), StopReason::Time).unwrap_err().id(), "fault-out-already");
    play(&mut tree, &["g2f2"]);
    assert_eq!(tree.position().turn(), player(2));
    assert_eq!(crate::session::record::record(&tree).start, tree.node(id(1)).position.fen());
    tree.undo();
    tree.undo();
    assert_eq!(tree.position(), tree.start());
}

#[test]
fn rounds_of_four_are_numbered() {
    let mut tree = tree("chaturaji");
    for _ in 0..6 {
        let mv = tree.position().legal_moves()[0];
        tree.play(mv);
    }
    let numbers: Vec<u32> = tree.played().map(|node| node.number).collect();
    assert_eq!(numbers, [1, 1, 1, 1, 2, 2]);
}
