use super::*;
use crate::texts::{TextArgument, Texts};
use menagerie_rules::chaturaji::SuddenDeathFault;
use menagerie_rules::chess::{EnPassantFault, RightsFault};
use menagerie_rules::notation::{self, FenNumber, PlacementError};
use menagerie_rules::{Options, Piece, Position, Square};

/// The ids of a text and of all that is put into it.
fn ids(text: &Text) -> Vec<String> {
    let mut found = vec![text.id().to_string()];
    fn collect(argument: &TextArgument, found: &mut Vec<String>) {
        match argument {
            TextArgument::Text(text) => found.extend(ids(text)),
            TextArgument::List(list) => list.iter().for_each(|one| collect(one, found)),
            TextArgument::Number(_) | TextArgument::Words(_) => {}
        }
    }
    text.args().values().for_each(|argument| collect(argument, &mut found));
    found
}

/// Both languages have all texts of a fault, neither has words of the program's own in it, and no name of a value is left.
#[track_caller]
fn is_said(fault: &Text) -> String {
    let [english, french] = ["en", "fr"].map(|language| Texts::for_languages(vec![language.to_string()]));
    for id in ids(fault) {
        assert!(english.has(&id) && french.has(&id), "there is no text {id}");
        assert_ne!(id, "fault-words");
    }
    let said = french.words(fault);
    assert_ne!(said, english.words(fault));
    assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
    said
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn every_fault_of_a_move_is_said_in_both_languages() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let kind = |letter: char| Named::new(&chess, chess.kind_by_letter(letter).unwrap());
    let [white, black] = [0, 1].map(|index| Named::new(&chess, Player::from_index(index).unwrap()));
    let piece = Piece { player: black.id(), kind: kind('R').id() };
    let rook = || Named::new(&chess, PlacedPiece { square: square("f8"), piece });
    let at = square("e1");
    for fault in [
        MoveError::Unreadable("x".into()),
        MoveError::NoSuchPiece { letter: 'T', letters: "KQ".into() },
        MoveError::OffBoard(at),
        MoveError::Empty(at),
        MoveError::NotYours { square: at, piece: kind('K'), owner: black, turn: white.clone() },
        MoveError::CannotReach { piece: kind('K'), from: at, to: at },
        MoveError::KingInCheck,
        MoveError::NoneCanReach { piece: Some(kind('Q')), to: at },
        MoveError::NoneCanReach { piece: None, to: at },
        MoveError::NoneMovesSo("C2=5".into()),
        MoveError::Ambiguous(vec!["Nbd2".into(), "Nfd2".into()]),
        MoveError::PromotionNeeded(vec![kind('Q'), kind('R')]),
        MoveError::WrongPromotion('K'.try_into().unwrap()),
        MoveError::MustPass(white.clone()),
        MoveError::CannotPass(white),
        MoveError::NoMoves,
        MoveError::Castling(CastlingRefusal::None),
        MoveError::Castling(CastlingRefusal::KingAway(at)),
        MoveError::Castling(CastlingRefusal::RookAway(rook())),
        MoveError::Castling(CastlingRefusal::Gone),
        MoveError::Castling(CastlingRefusal::InCheck(vec![rook(), rook()])),
        MoveError::Castling(CastlingRefusal::Blocked(rook())),
        MoveError::Castling(CastlingRefusal::Crossed { square: at, attackers: vec![rook()] }),
        MoveError::Castling(CastlingRefusal::Arrives { square: at, attackers: vec![rook()] }),
        MoveError::Castling(CastlingRefusal::Elsewhere(at)),
    ] {
        is_said(&of_move(&fault));
    }
    let crossed = CastlingRefusal::Crossed { square: square("f1"), attackers: vec![rook()] };
    let said = "Le Roi ne roque pas par f1, où il serait attaqué par la Tour en f8";
    assert_eq!(is_said(&of_castling(&crossed)), said);
}

#[test]
fn every_fault_of_a_position_is_said_in_both_languages() {
    let placement = || {
        [
            PlacementError::Ranks { expected: 8, found: 2 },
            PlacementError::Width { rank: 1, expected: 8, found: 9 },
            PlacementError::Piece { rank: 1, found: "x".into(), letters: "KQ".into() },
        ]
    };
    let (at, text) = (square("e3"), || "x".to_string());
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let white = || Named::new(&chess, Player::from_index(0).unwrap());
    let pawn = || Named::new(&chess, chess.kind_by_letter('P').unwrap());
    use ChessFenError as Two;
    let mut faults: Vec<PositionError> = [
        Two::Fields(1),
        Two::Kings { player: white(), count: 0 },
        Two::Misplaced { player: white(), piece: pawn(), square: at },
        Two::Turn(text()),
        Two::Rights(text(), RightsFault::Twice('K')),
        Two::RightWithoutPiece { right: 'K', player: white(), piece: pawn(), square: at },
        Two::EnPassant(text(), EnPassantFault::OffBoard),
        Two::Number { field: FenNumber::MoveNumber, text: text() },
        Two::OpponentInCheck(white()),
    ]
    .into_iter()
    .chain(placement().map(Two::Placement))
    .map(|fault| PositionError::Chess(vec![fault]))
    .collect();
    let four = Variant::by_id("chaturaji", &Options::none()).unwrap();
    let red = || Named::new(&four, Player::from_index(0).unwrap());
    use ChaturajiFenError as Four;
    faults.extend(
        [
            Four::Fields(1),
            Four::Kings { player: red(), count: 2 },
            Four::Misplaced { player: red(), piece: pawn(), square: at },
            Four::Turn(text()),
            Four::TurnOfOut(red()),
            Four::Scores(text()),
            Four::KingsTaken(text()),
            Four::SuddenDeath(SuddenDeathFault::Number(text())),
            Four::Number { field: FenNumber::Ply, text: text() },
        ]
        .into_iter()
        .chain(placement().map(Four::Placement))
        .map(|fault| PositionError::Chaturaji(vec![fault])),
    );
    for fault in faults {
        is_said(&of_position(&chess, &fault));
    }
    let one = of_position(&chess, &PositionError::Chess(vec![Two::Fields(1)]));
    assert!(is_said(&one).contains("1 champ au lieu de six"));
}

#[test]
fn games_that_there_are_not_are_said_in_both_languages() {
    let option: Options = "bold=on".parse().unwrap();
    for error in [Variant::named("ludo", &Options::none()), Variant::named("chess", &option)] {
        is_said(&of_variant(&error.unwrap_err()));
    }
}

#[test]
fn typed_castling_says_why_not() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let start = Position::start(&chess);
    for text in ["O-O", "0-0", "Ke1g1", "Kg1", "e1g1", "e1h1"] {
        let fault = of_move(&notation::read_move(&start, text).unwrap_err());
        assert_eq!(is_said(&fault), "On ne roque pas tant qu’une pièce barre le chemin\u{a0}: le Fou en f1", "{text}");
    }
}
