//! Single pieces: their reach, and how obstacles change it.

mod common;

use common::{at, diagram, reached};
use menagerie_diagram::{
    AddedPiece, DiagramMode, DiagramSettings, GamePieces, Language, ReachWay, beyond, status, still,
};
use menagerie_rules::{Options, Variant};

/// Any picture.
const PICTURE: &str = include_str!("../../../assets/pieces/pawn.svg");

#[test]
fn a_leaper_leaps_over_everything() {
    let mut knight = diagram(&[("game", "chess"), ("piece", "knight")]);
    assert_eq!(knight.mode(), DiagramMode::Piece);
    assert_eq!(reached(&knight), "a2 a4 b1 b5 d1 d5 e2 e4");
    assert!(knight.reach().marks.iter().all(|mark| mark.way == ReachWay::Leap && mark.moves && mark.captures));
    for square in ["b3", "c4", "d3", "c2", "b4", "d4"] {
        knight.put(at(square), Some(AddedPiece::Enemy));
    }
    assert_eq!(reached(&knight), "a2 a4 b1 b5 d1 d5 e2 e4");
}

#[test]
fn a_slider_is_blocked_by_its_own_and_captures_the_other() {
    let mut rook = diagram(&[("game", "chess"), ("piece", "rook"), ("board", "5x5"), ("square", "a1")]);
    assert_eq!(reached(&rook), "a2 a3 a4 a5 b1 c1 d1 e1");
    rook.put(at("a3"), Some(AddedPiece::Friend));
    rook.put(at("c1"), Some(AddedPiece::Enemy));
    assert_eq!(reached(&rook), "a2 b1 c1");
    let taken = rook.reach().mark(at("c1")).unwrap();
    assert!(taken.taken && taken.way == ReachWay::Slide && taken.through == [at("b1")]);
    assert!(rook.is_changed());
    rook.reset();
    assert_eq!(reached(&rook), "a2 a3 a4 a5 b1 c1 d1 e1");
    assert!(!rook.is_changed());
}

#[test]
fn an_imagined_enemy_stands_in_the_way_and_is_gone_again() {
    let mut rook = diagram(&[("game", "chess"), ("piece", "rook"), ("board", "5x5"), ("square", "a1")]);
    assert!(rook.imagine(Some(at("c1"))));
    assert!(!rook.imagine(Some(at("c1"))), "the same again changes nothing");
    assert_eq!(reached(&rook), "a2 a3 a4 a5 b1 c1");
    assert!(rook.reach().mark(at("c1")).unwrap().taken);
    assert!(rook.board().get(at("c1")).is_none());
    assert!(rook.imagine(None));
    assert_eq!(reached(&rook), "a2 a3 a4 a5 b1 c1 d1 e1");
}

#[test]
fn a_cannon_shows_its_screens() {
    let plain = [("game", "gigachess"), ("piece", "cannon"), ("board", "9x9"), ("square", "e1"), ("player", "white")];
    let mut cannon = diagram(&[&plain[..], &[("friends", "e3"), ("enemies", "e5")]].concat());
    let hop = cannon.reach().mark(at("e5")).unwrap();
    assert_eq!((hop.way, hop.screen, hop.moves, hop.taken), (ReachWay::Hop, Some(at("e3")), false, true));
    assert!(cannon.reach().mark(at("e4")).is_some_and(|mark| mark.way == ReachWay::Hop && !mark.taken));
    assert!(cannon.reach().mark(at("e2")).is_some_and(|mark| mark.way == ReachWay::Slide && !mark.captures));
    assert!(cannon.reach().mark(at("e6")).is_none());
    cannon.put(at("e3"), None);
    assert!(cannon.reach().mark(at("e6")).is_some_and(|mark| mark.screen == Some(at("e5"))));
}

#[test]
fn a_hopper_alone_gets_screens_to_show_what_it_does() {
    let cannon = diagram(&[("game", "gigachess"), ("piece", "cannon")]);
    assert!(cannon.reach().marks.iter().any(|mark| mark.way == ReachWay::Hop && mark.taken));
    let rook = diagram(&[("game", "gigachess"), ("piece", "rook")]);
    assert_eq!(rook.board().pieces().count(), 1);
}

#[test]
fn a_bent_slider_passes_its_first_square() {
    let mut eagle = diagram(&[("game", "gigachess"), ("piece", "eagle"), ("board", "game"), ("square", "d4")]);
    let far = eagle.reach().mark(at("e6")).unwrap();
    assert_eq!((far.way, far.through.as_slice(), far.skipped), (ReachWay::Bent, [at("e5")].as_slice(), 1));
    assert_eq!(eagle.reach().mark(at("e5")).unwrap().way, ReachWay::Leap);
    eagle.put(at("e5"), Some(AddedPiece::Enemy));
    assert!(eagle.reach().mark(at("e6")).is_none());
    assert!(eagle.reach().mark(at("e5")).unwrap().taken);
    assert!(eagle.reach().mark(at("c6")).is_some());
}

#[test]
fn a_pawn_shows_each_way_it_goes() {
    let pawn = diagram(&[("game", "gigachess"), ("piece", "pawn")]);
    let way = |square: &str| {
        let mark = pawn.reach().mark(at(square)).unwrap();
        (mark.way, mark.moves, mark.captures)
    };
    assert_eq!(reached(&pawn), "b4 c4 c5 d4");
    assert_eq!(way("c4"), (ReachWay::Leap, true, false));
    assert_eq!(way("c5"), (ReachWay::DoubleStep, true, false));
    assert_eq!(way("b4"), (ReachWay::Leap, false, true));
}

#[test]
fn a_lame_leap_is_blocked_on_its_way() {
    let mut mao = diagram(&[("betza", "nN")]);
    assert_eq!(reached(&mao), "a2 a4 b1 b5 d1 d5 e2 e4");
    mao.put(at("c4"), Some(AddedPiece::Friend));
    assert_eq!(reached(&mao), "a2 a4 b1 d1 e2 e4");
}

#[test]
fn names_letters_and_pictures_name_a_piece() {
    for name in ["Elephant", "éléphant", "Éléphant", "ELEPHANT", "elephant", "E"] {
        let study = diagram(&[("game", "gigachess"), ("piece", name)]);
        assert_eq!(study.scene().figures()[0].names[0], "Elephant", "{name}");
    }
}

#[test]
fn a_piece_is_found_by_the_other_names_people_give_it() {
    for (game, name, found) in [
        ("gigachess", "Griffon", "Eagle"),
        ("gigachess", "gryphon", "Eagle"),
        ("gigachess", "ARCHER", "Bow"),
        ("gigachess2", "bow", "Archer"),
        ("gigachess2", "archevêque", "Cardinal"),
        ("capablanca", "marshall", "Chancellor"),
        ("capablanca", "princesse", "Archbishop"),
        ("chess", "reine", "Queen"),
    ] {
        let study = diagram(&[("game", game), ("piece", name)]);
        assert_eq!(study.scene().figures()[0].names[0], found, "{name}");
    }
}

#[test]
fn a_hopper_gets_screens_wherever_it_stands() {
    for betza in ["cpR", "pR", "gQ", "mBcpB", "pNN", "gNN", "jD", "pW3"] {
        for square in ["a1", "e5", "i9", "i1", "a9", "e9"] {
            let study = diagram(&[("betza", betza), ("board", "9x9"), ("square", square)]);
            let taken = study.reach().marks.iter().any(|mark| mark.way == ReachWay::Hop && mark.taken);
            assert!(taken, "{betza} on {square}");
            assert!(!study.lacks_screen());
        }
        // A board without room for the shortest move shows none, and the description says so.
        let study = diagram(&[("betza", betza), ("board", "1x1")]);
        assert!(study.lacks_screen());
        assert!(status(&study, Language::EN).contains("nothing to hop over"));
        assert!(status(&study, Language::FR).contains("sauter"));
    }
}

#[test]
fn other_colours_look_the_other_way() {
    let white = diagram(&[("game", "gigachess"), ("piece", "pawn"), ("player", "white")]);
    let black = diagram(&[("game", "gigachess"), ("piece", "pawn"), ("player", "black")]);
    assert_eq!(reached(&white), "b4 c4 c5 d4");
    assert_eq!(reached(&black), "b2 c1 c2 d2");
}

#[test]
fn the_single_piece_stays_and_can_be_moved() {
    let mut king = diagram(&[("game", "chess"), ("piece", "king")]);
    king.put(at("c3"), None);
    king.put(at("c3"), Some(AddedPiece::Enemy));
    assert_eq!(king.picked(), Some(at("c3")));
    king.carry(at("c3"), at("a1"), None);
    assert_eq!(reached(&king), "a2 b1 b2");
    king.pick(None);
    assert_eq!(king.picked(), Some(at("a1")), "its moves are always shown");
}

#[test]
fn what_a_piece_does_besides_its_moves_is_said() {
    let said = |attributes: &[(&str, &str)], language| beyond(&diagram(attributes).scene().figures()[0], language);
    for (attributes, english, french) in [
        (&[("game", "janus"), ("piece", "king")][..], " It can also castle.", " Peut aussi roquer."),
        (&[("game", "gigachess"), ("piece", "king")], "", ""),
        (
            &[("game", "gigachess"), ("piece", "prince")],
            " After its double step it can be captured en passant. It promotes on the farthest rank.",
            " Son double pas peut être suivi d’une prise en passant. Promotion sur la dernière rangée.",
        ),
        (&[("betza", "fmWfceF")], " It captures en passant.", " Prend en passant."),
        (&[("betza", "fmWfcF")], "", ""),
    ] {
        assert_eq!(said(attributes, Language::EN), english, "{attributes:?}");
        assert_eq!(said(attributes, Language::FR), french, "{attributes:?}");
    }
    let pawn = said(&[("game", "chess"), ("piece", "pawn")], Language::EN);
    assert!(
        pawn.contains("captures en passant") && pawn.contains("be captured en passant") && pawn.contains("promotes")
    );
    let king = [("game", "gigachess2"), ("piece", "king"), ("options", "king-leap=on")];
    assert!(said(&king, Language::EN).contains("leap to any empty square two squares away"));
    assert!(said(&king, Language::FR).contains("sauter"));
    assert_eq!(said(&king[..2], Language::EN), "");
}

#[test]
fn a_piece_is_shown_alike_from_its_game_and_from_the_pieces_alone() {
    let drawn = |attributes: &[(&str, &str)]| {
        let mut settings = DiagramSettings::default();
        attributes.iter().for_each(|(name, value)| settings.set(name, value));
        let picture = still(&settings, |_| Some(PICTURE.to_string())).expect("a picture");
        let piece = diagram(attributes);
        let players: Vec<_> = piece.scene().players().iter().map(|it| (it.letter, it.name.clone())).collect();
        format!("{picture}{:?}{players:?}", piece.scene().figures())
    };
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none()).expect("a game");
        let pieces = GamePieces::of(&variant).write();
        assert_eq!(GamePieces::read(&pieces).expect("the pieces").write(), pieces);
        for kind in variant.kinds() {
            for name in kind.names().chain([kind.letter.to_string().as_str()]) {
                for board in ["fit", "game"] {
                    let of_game = drawn(&[("game", id), ("piece", name), ("board", board)]);
                    let alone = drawn(&[("game", id), ("pieces", &pieces), ("piece", name), ("board", board)]);
                    assert!(of_game == alone, "{id}: {name}");
                }
            }
        }
    }
    let fault = GamePieces::read("board\t8\t8\tcheckered\npiece\tN").expect_err("too short");
    assert!(fault.in_words(Language::EN).contains("pieces"), "{}", fault.in_words(Language::EN));
}
