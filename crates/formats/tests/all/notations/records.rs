//! Shogi game records, as programs and people write them.

use super::{moves, node, one, reported, variant};
use formats::notations::{Notation, games, write};
use menagerie_rules::Player;

#[test]
fn usi_is_read_with_and_without_a_position() {
    let four = ["c3c4", "g7g6", "b2g7+", "c9g7"];
    let text = "position startpos moves 7g7f 3c3d 8h3c+ ";
    assert_eq!(moves(&format!("{text} 7a3c\n").replace(" 7a3c", ""), Notation::Usi, "shogi"), four[..3]);
    assert_eq!(moves("1. 7g7f 3c3d\n2. 8h3c+", Notation::Usi, "shogi"), four[..3]);
    assert_eq!(moves("7g7f", Notation::Usi, "shogi"), ["c3c4"]);
    let from = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1 moves P*5e 5a4a P*3c";
    let game = one(from, Notation::Usi, "shogi");
    assert_eq!(game.coordinates(), ["P@e5", "e9f9", "P@g7"]);
    let two = games("startpos moves 7g7f\nstartpos moves 2g2f resign\n", Notation::Usi, &variant("shogi"));
    assert_eq!(two.len(), 2);
    assert_eq!(two[1].as_ref().expect("a game").result, "1-0");
}

#[test]
fn unplayable_moves_are_reported_with_their_place() {
    let reported = |text: &str| reported(text, Notation::Usi, "shogi");
    assert_eq!(reported("startpos moves 7g7f 7g7e").len(), 1);
    assert!(
        reported("startpos moves 7g7f 7g7e")[0].starts_with("line 1, column 21: “7g7e”"),
        "{:?}",
        reported("startpos moves 7g7f 7g7e")
    );
    assert!(
        reported("startpos moves 7g7f\nhello").iter().any(|it| it.contains("line 2, column 1") && it.contains("hello"))
    );
    assert!(reported("startpos moves 7g7f+")[0].contains("cannot become"));
    let game = one("startpos moves 7g7f 7g7e 2g2f", Notation::Usi, "shogi");
    assert_eq!(node(&game, 1).after, ["7g7e 2g2f"], "the rest is kept");
}

const KIF: &str = "# a remark of the program
開始日時：2024/02/03 10:30:00
棋戦：春の会
手合割：平手
先手：甲
後手：乙
手数----指手---------消費時間--
*before the first move
   1 ７六歩(77)   ( 0:05/00:00:05)
   2 ３四歩(33)   ( 0:07/00:00:07)
*well played
   3 ２二角成(88) ( 1:02/00:01:07)
   4 同　銀(31)   ( 0:01/00:00:08)
   5 ５五角打     ( 0:00/00:01:07)
   6 投了
まで5手で先手の勝ち

変化：3手
   3 ２六歩(27)
   4 ８四歩(83)

変化：2手
   2 ８四歩(83)
";

#[test]
fn kif_is_read_with_all_that_is_in_it() {
    let game = one(KIF, Notation::Kif, "shogi");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert_eq!(game.coordinates(), ["c3c4", "g7g6", "b2h8+", "g9h8", "B@e5"]);
    assert_eq!(game.result, "1-0");
    assert_eq!((game.tag("White"), game.tag("Black")), (Some("甲"), Some("乙")));
    assert_eq!(
        (game.tag("Event"), game.tag("Date"), game.tag("Time")),
        (Some("春の会"), Some("2024.02.03"), Some("10:30:00"))
    );
    assert_eq!(node(&game, 0).after, ["before the first move"]);
    assert_eq!(node(&game, 2).after, ["[%emt 0:00:07]", "well played"]);
    assert_eq!(node(&game, 2).children.len(), 2);
    assert_eq!(node(&game, 1).children.len(), 2);
    let again = one(&write(&game, Notation::Kif).expect("KIF"), Notation::Kif, "shogi");
    assert_eq!(again.coordinates(), game.coordinates());
    assert_eq!(node(&again, 2).after, node(&game, 2).after);
    assert_eq!(again.result, "1-0");
    assert_eq!(again.to_text(), game.to_text());
}

#[test]
fn handicaps_are_read_and_the_second_player_begins() {
    let game = one("手合割：二枚落ち\n下手：甲\n上手：乙\n   1 ６二銀(71)\n   2 ７六歩(77)\n", Notation::Kif, "shogi");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert!(game.start().fen().starts_with("lnsgkgsnl/9/ppppppppp/"), "{}", game.start().fen());
    assert_eq!((game.start().turn(), game.coordinates().len()), (Player::SECOND, 2));
    assert!(write(&game, Notation::Kif).expect("KIF").contains("手合割：二枚落ち"));
}

#[test]
fn a_picture_of_the_board_is_read() {
    let text = "後手の持駒：飛　歩二
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 全 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・v馬 ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 王 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金
手数----指手---------消費時間--
   1 ５二金打
";
    let game = one(text, Notation::Kif, "shogi");
    assert!(game.start().fen().starts_with("4k4/9/4+S4/9/5+b3/9/9/9/4K4[Grpp] w"), "{}", game.start().fen());
    assert_eq!(game.coordinates(), ["G@e8"]);
    assert_eq!(game.result, "1-0", "it is mate");
}

#[test]
fn ki2_says_where_from_only_in_doubt() {
    let text = "手合割：平手\n▲７六歩 △３四歩 ▲５八金右 △３二金 ▲２二角成 △同銀 ▲５五角\n";
    assert_eq!(moves(text, Notation::Kif, "shogi"), ["c3c4", "g7g6", "f1e2", "f9g8", "b2h8+", "g9h8", "B@e5"]);
}

#[test]
fn several_records_may_stand_in_one_text() {
    let text = "先手：甲\n   1 ７六歩(77)\n先手：丙\n   1 ２六歩(27)\n   2 投了\n";
    let all = games(text, Notation::Kif, &variant("shogi"));
    let first = |at: usize| all[at].as_ref().expect("a game").coordinates();
    assert_eq!((all.len(), first(0), first(1)), (2, vec!["c3c4".to_string()], vec!["h3h4".to_string()]));
    let text = "PI\n+\n+7776FU\n/\nPI\n+\n+2726FU,T3\n-3334FU\n%TORYO\n";
    let all = games(text, Notation::Csa, &variant("shogi"));
    assert_eq!(all.len(), 2);
    assert_eq!(all[1].as_ref().expect("a game").result, "0-1");
}

#[test]
fn csa_is_read_with_all_that_is_in_it() {
    let text = "'CSA encoding=UTF-8
V2.2
N+Amber
N-Basil
$EVENT:Spring cup
$START_TIME:2024/02/03 10:30:00
PI
+
'*before the first move
+7776FU
T5
-3334FU
T7
'*well played
+8822UM
-3122GI
+0055KA
%CHUDAN
";
    let game = one(text, Notation::Csa, "shogi");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert_eq!(game.coordinates(), ["c3c4", "g7g6", "b2h8+", "g9h8", "B@e5"]);
    assert_eq!((game.tag("White"), game.tag("Event"), game.result.as_str()), (Some("Amber"), Some("Spring cup"), "*"));
    assert_eq!(node(&game, 2).after, ["[%emt 0:00:07]", "well played"]);
    let again = one(&write(&game, Notation::Csa).expect("CSA"), Notation::Csa, "shogi");
    assert_eq!(again.to_text(), game.to_text());
}

#[test]
fn csa_positions_are_read_in_each_way() {
    let handicap = one("PI82HI22KA\n-\n-5142OU\n", Notation::Csa, "shogi");
    assert!(handicap.start().fen().starts_with("lnsgkgsnl/9/ppppppppp/"), "{}", handicap.start().fen());
    assert_eq!(handicap.coordinates(), ["e9f8"]);
    let few = one("P-51OU\nP+59OU00KI\nP-00AL\n+\n+0058KI\n", Notation::Csa, "shogi");
    assert_eq!(few.coordinates(), ["G@e2"]);
    assert!(
        few.start().fen().contains("bbrrsssspppppppppppppppppplllknnnnggg")
            || few.start().fen().matches('p').count() == 18,
        "{}",
        few.start().fen()
    );
    let wrong = reported("PI\n+\n+7776FU\n+2726FU\n", Notation::Csa, "shogi");
    assert!(wrong[0].contains("line 4") && wrong[0].contains("turn"), "{wrong:?}");
}

#[test]
fn western_notation_is_read_in_its_habits() {
    let text = "[Event \"x\"]\n\n1. P-7f P-3d {a remark} 2. Bx2b+ (2. P-2f P-8d) Sx2b 3. B*5e P-4d *\n";
    assert_eq!(moves(text, Notation::WesternShogi, "shogi"), ["c3c4", "g7g6", "b2h8+", "g9h8", "B@e5", "f7f6"]);
    let numbers = "1. P-76 P-34 2. Bx22= Sx22 3. B'55 *";
    assert_eq!(moves(numbers, Notation::WesternShogi, "shogi"), ["c3c4", "g7g6", "b2h8", "g9h8", "B@e5"]);
    let doubt = reported("1. G-5h", Notation::WesternShogi, "shogi");
    assert!(doubt[0].contains("several pieces"), "{doubt:?}");
    assert_eq!(moves("1. G4i-5h", Notation::WesternShogi, "shogi"), ["f1e2"]);
    assert_eq!(moves("1. S-4d S-2b", Notation::WesternShogi, "minishogi").len(), 2);
}
