//! Which texts are in which notation.

use formats::notations::{Notation, recognise};

fn found(text: &str) -> Option<(Notation, String)> {
    recognise(text).map(|found| (found.notation, found.game))
}

#[test]
fn notations_are_known_by_their_words() {
    for (text, notation, game) in [
        ("position startpos moves 7g7f 3c3d 2g2f", Notation::Usi, "shogi"),
        ("7g7f 3c3d", Notation::Usi, "shogi"),
        ("position sfen rbsgk/4p/5/P4/KGSBR b - 1", Notation::Usi, "minishogi"),
        ("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f", Notation::Usi, "shogi"),
        ("手合割：平手\n先手：甲\n後手：乙\n1 ７六歩(77) ( 0:01/00:00:01)\n", Notation::Kif, "shogi"),
        ("手合割：５五将棋\n1 ３四銀(45)\n", Notation::Kif, "minishogi"),
        ("▲７六歩 △３四歩\n", Notation::Kif, "shogi"),
        ("V2.2\nPI\n+\n+7776FU\n", Notation::Csa, "shogi"),
        ("[Variant \"Shogi\"]\n\n1. P-7f P-3d *", Notation::WesternShogi, "Shogi"),
        ("[Variant \"Minishogi\"]\n\n1. S-44 S-22 *", Notation::WesternShogi, "Minishogi"),
        ("position startpos moves h2e2 h9g7 h0g2", Notation::Ucci, "xiangqi"),
        (
            "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1 moves h2e2",
            Notation::Ucci,
            "xiangqi",
        ),
        ("[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7 *", Notation::Iccs, "Chinese Chess"),
        ("[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. h2e2 h9g7 *", Notation::Iccs, "Chinese Chess"),
        ("h2e2 h9g7 h0g2", Notation::Iccs, "xiangqi"),
        ("1. C2=5 H8+7", Notation::Wxf, "xiangqi"),
        ("[Variant \"Xiangqi\"]\n\n1. C2.5 h8+7 *", Notation::Wxf, "Xiangqi"),
        ("1. 炮二平五 马8进7", Notation::Chinese, "xiangqi"),
        ("[초차림 \"마상상마\"]\n[한차림 \"상마상마\"]\n\n1. 79졸78 2. 41병42", Notation::Janggi, "janggi"),
        ("1. P79-78 P41-42 2. H02-83", Notation::Janggi, "janggi"),
    ] {
        assert_eq!(found(text), Some((notation, game.to_string())), "{text}");
        assert_eq!(recognise(text).map(|found| found.accounted), Some(text.len()), "{text}");
    }
}

#[test]
fn other_texts_are_left_to_others() {
    for text in [
        "",
        "1. e4 e5 2. Nf3 Nc6",
        "[Event \"x\"]\n\n1. e4 {F-16 and R2-2} e5 *",
        "position startpos moves e2e4 e7e5",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4",
        // Fairy-Stockfish counts ranks from 1.
        "position startpos moves h3e3 h10g8",
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h3e3",
        "[Variant \"Xiangqi\"]\n\n1. Che3 Hg8 *",
        "[Variant \"Shogi\"]\n\n1. c4 g6 *",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "Hello, this is a letter.\n- one\n+ two\n",
        "key: value\n1 apple\n2 pears\n",
    ] {
        assert_eq!(recognise(text), None, "{text}");
    }
}

#[test]
fn what_is_no_part_of_the_notation_is_not_accounted_for() {
    let text = "position startpos moves 7g7f 3c3d hello";
    assert_eq!(recognise(text).map(|found| found.accounted), Some(text.len() - "hello".len()));
    let text = "手合割：平手\n1 ７六歩(77)\nhello\n2 ３四歩(33)\n";
    assert_eq!(recognise(text).map(|found| found.accounted), Some(text.len() - "hello\n".len()));
    let text = "1. C2=5 H8+7 2. H2+3 hello";
    assert_eq!(recognise(text).map(|found| found.accounted), Some(text.len() - "hello".len()));
}
