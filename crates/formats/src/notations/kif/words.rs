//! The words of KIF.

use super::super::record::Ending;
use menagerie_rules::Player;

/// What a variation begins with.
pub(super) const VARIATION: &str = "変化：";
/// The key of the line that names the game or its handicap.
pub(in super::super) const START: &str = "手合割";
/// The game without a handicap.
pub(super) const EVEN: &str = "平手";
/// A position that the text shows.
pub(super) const SHOWN: &str = "その他";
/// Nothing in the hand.
pub(super) const NONE: &str = "なし";

/// Handicaps, each with the squares of the second player's pieces that are missing, in the letters of USI. That player moves first.
pub(super) const HANDICAPS: [(&str, &str); 14] = [
    (EVEN, ""),
    ("香落ち", "1a"),
    ("右香落ち", "9a"),
    ("角落ち", "2b"),
    ("飛車落ち", "8b"),
    ("飛香落ち", "8b 1a"),
    ("二枚落ち", "8b 2b"),
    ("三枚落ち", "8b 2b 1a"),
    ("四枚落ち", "8b 2b 1a 9a"),
    ("五枚落ち", "8b 2b 1a 9a 8a"),
    ("左五枚落ち", "8b 2b 1a 9a 2a"),
    ("六枚落ち", "8b 2b 1a 9a 2a 8a"),
    ("八枚落ち", "8b 2b 1a 9a 2a 8a 3a 7a"),
    ("十枚落ち", "8b 2b 1a 9a 2a 8a 3a 7a 4a 6a"),
];

/// Games besides Shogi that the same line names, by their ids in the library.
pub(in super::super) const GAMES: [(&str, &str); 5] = [
    ("5五将棋", "minishogi"),
    ("5五", "minishogi"),
    ("五々将棋", "minishogi"),
    ("ジャドケンス将棋", "judkins"),
    ("ゴロゴロ将棋プラス", "gorogoro-plus"),
];

/// The keys of the two players' names, the first player's first; with a handicap other words are used.
pub(super) const PLAYERS: [(&str, Player); 4] =
    [("先手", Player::FIRST), ("後手", Player::SECOND), ("下手", Player::FIRST), ("上手", Player::SECOND)];
/// What follows such a key in the line of a hand.
pub(super) const HANDS: [&str; 2] = ["の持駒", "の持ち駒"];
/// Lines that say who is to move.
pub(super) const TURNS: [(&str, Player); 4] =
    [("先手番", Player::FIRST), ("後手番", Player::SECOND), ("下手番", Player::FIRST), ("上手番", Player::SECOND)];
/// Keys for which there are tags.
pub(super) const TAGS: [(&str, &str); 3] = [("棋戦", "Event"), ("場所", "Site"), ("開始日時", "Date")];
/// Other keys; what they say is a comment.
const KEYS: [&str; 22] = [
    "手合割",
    "終了日時",
    "持ち時間",
    "持時間",
    "消費時間",
    "秒読み",
    "戦型",
    "表題",
    "掲載",
    "備考",
    "先手省略名",
    "後手省略名",
    "記録係",
    "作品番号",
    "作品名",
    "作者",
    "発表誌",
    "発表年月",
    "出典",
    "手数",
    "完全性",
    "図",
];

/// Whether a word is the key of a line of the header.
pub(super) fn is_key(key: &str) -> bool {
    let of_player = PLAYERS
        .iter()
        .any(|(player, _)| key.strip_prefix(player).is_some_and(|rest| rest.is_empty() || HANDS.contains(&rest)));
    of_player || KEYS.contains(&key) || TAGS.iter().any(|(known, _)| *known == key)
}

/// What stands in place of a move when a game ends. The first of each kind is written.
pub(super) const ENDINGS: [(&str, Ending); 14] = [
    ("投了", Ending::Loses),
    ("中断", Ending::Open),
    ("千日手", Ending::Draw),
    ("入玉勝ち", Ending::Wins),
    ("持将棋", Ending::Draw),
    ("引き分け", Ending::Draw),
    ("詰み", Ending::Loses),
    ("切れ負け", Ending::Loses),
    ("反則勝ち", Ending::Wins),
    ("反則負け", Ending::Loses),
    ("不戦勝", Ending::Wins),
    ("不戦敗", Ending::Loses),
    ("不詰", Ending::Open),
    ("封じ手", Ending::Open),
];

/// How the sentence after the moves ends.
pub(super) const WINNERS: [(&str, Ending); 8] = [
    ("先手の勝ち", Ending::WonBy(Player::FIRST)),
    ("後手の勝ち", Ending::WonBy(Player::SECOND)),
    ("下手の勝ち", Ending::WonBy(Player::FIRST)),
    ("上手の勝ち", Ending::WonBy(Player::SECOND)),
    ("千日手", Ending::Draw),
    ("持将棋", Ending::Draw),
    ("引き分け", Ending::Draw),
    ("中断", Ending::Open),
];

/// The square of the move before.
pub(super) const SAME: char = '同';
pub(super) const DROP: &str = "打";
pub(super) const PROMOTES: &str = "成";
pub(super) const STAYS: &str = "不成";
