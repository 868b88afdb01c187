//! Xiangqi's notations.

use super::{moves, node, one, reported};
use formats::notations::{Notation, write};

const OPENING: [&str; 4] = ["h3e3", "h10g8", "h1g3", "i10h10"];

#[test]
fn the_same_moves_are_read_in_each_notation() {
    for (notation, text) in [
        (Notation::Ucci, "position startpos moves h2e2 h9g7 h0g2 i9h9"),
        (Notation::Iccs, "1. H2-E2 H9-G7 2. H0-G2 I9-H9 *"),
        (Notation::Iccs, "1. h2e2 h9g7 2. h0-g2 i9h9"),
        (Notation::Wxf, "1. C2=5 H8+7 2. H2+3 R9=8"),
        (Notation::Wxf, "1. C2.5 h8+7 2. h2+3 r9.8"),
        (Notation::Wxf, "1. c2.5 n8+7 2. N2+3 R9=8"),
        (Notation::Chinese, "1. 炮二平五 马8进7 2. 马二进三 车9平8"),
        (Notation::Chinese, "1. 炮二平五 馬８進７ 2. 傌二進三 車９平８"),
        (Notation::Chinese, "1. 砲2平5 馬8進7 2. 马2进3 车九平八"),
    ] {
        assert_eq!(moves(text, notation, "xiangqi"), OPENING, "{text}");
    }
}

#[test]
fn tags_notes_and_variations_are_kept() {
    let text = "[Game \"Chinese Chess\"]\n[Red \"Amber\"]\n[Black \"Basil\"]\n[Result \"1-0\"]\n\n1. 炮二平五 {好} 马8进7 (1... 炮8平5) 2. 马二进三! 1-0\n";
    let game = one(text, Notation::Chinese, "xiangqi");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert_eq!((game.tag("White"), game.tag("Black"), game.result.as_str()), (Some("Amber"), Some("Basil"), "1-0"));
    assert_eq!((game.nodes.len(), node(&game, 1).after[0].as_str(), node(&game, 1).children.len()), (5, "好", 2));
    assert_eq!(node(&game, 4).nags, [1]);
    let wxf = write(&game, Notation::Wxf).expect("words");
    assert!(wxf.contains("[Format \"WXF\"]") && wxf.contains("1. C2=5 {好}") && wxf.contains("(1... C8=5)"), "{wxf}");
}

#[test]
fn of_several_on_a_file_it_is_said_which() {
    let two = "[FEN \"3k5/9/9/9/9/9/9/2C6/2C6/4K4 w - - 0 1\"]\n\n1. ";
    for (word, mv) in [("+C=5", "c3e3"), ("C+=5", "c3e3"), ("C-.5", "c2e2"), ("-C+1", "")] {
        let game = one(&format!("{two}{word}"), Notation::Wxf, "xiangqi");
        assert_eq!(game.coordinates().first().map_or("", String::as_str), mv, "{word}");
    }
    for (word, mv) in [("前炮平五", "c3e3"), ("后炮平五", "c2e2"), ("後包平5", "c2e2"), ("炮前退1", "")] {
        let game = one(&format!("{two}{word}"), Notation::Chinese, "xiangqi");
        assert_eq!(game.coordinates().first().map_or("", String::as_str), mv, "{word}");
    }
    let five = "[FEN \"3k5/9/2P6/2P6/2P3P2/6P2/9/9/9/4K4 w - - 0 1\"]\n\n1. ";
    // When such Soldiers are on two files, they are counted from the right, and on each file from the front.
    for (word, mv) in [("一兵平四", "g6f6"), ("三兵平八", "c8b8"), ("五兵平八", "c6b6")] {
        assert_eq!(moves(&format!("{five}{word}"), Notation::Chinese, "xiangqi"), [mv], "{word}");
    }
    for (word, mv) in [("13=4", "g6f6"), ("17=8", "c8b8"), ("37=8", "c6b6")] {
        assert_eq!(moves(&format!("{five}{word}"), Notation::Wxf, "xiangqi"), [mv], "{word}");
    }
    // Of two Elephants on a file only one can go forward.
    let elephants = "[FEN \"3k5/9/9/9/9/2B6/9/9/9/2B1K4 w - - 0 1\"]\n\n1. ";
    assert_eq!(one(&format!("{elephants}相七进九"), Notation::Chinese, "xiangqi").coordinates(), ["c1a3"]);
    assert_eq!(one(&format!("{elephants}E7-9"), Notation::Wxf, "xiangqi").coordinates(), ["c5a3"]);
}

#[test]
fn the_reason_for_refusing_a_move_is_reported() {
    assert!(reported("1. C3=5", Notation::Wxf, "xiangqi")[0].contains("no piece can do what “C3=5” says"));
    assert!(reported("1. X2=5", Notation::Wxf, "xiangqi")[0].contains("no piece of this game has the letter X"));
    assert!(reported("1. H2-E5", Notation::Iccs, "xiangqi")[0].contains("cannot go to e6"));
    let facing = "[FEN \"4k4/9/9/9/9/9/4R4/9/9/4K4 w - - 0 1\"]\n\n1. 车五平四";
    assert!(
        reported(facing, Notation::Chinese, "xiangqi")[0].contains("in check"),
        "{:?}",
        reported(facing, Notation::Chinese, "xiangqi")
    );
}
