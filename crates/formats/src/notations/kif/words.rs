//! The vocabulary of KIF.

use super::super::record::Ending;
use menagerie_rules::Player;

/// The beginning of a variation.
pub(super) const VARIATION: &str = "変化：";
/// The key of the line with the variant or the handicap.
pub(in super::super) const START: &str = "手合割";
/// The value without a handicap.
pub(super) const EVEN: &str = "平手";
/// The value for a position in a diagram.
pub(super) const SHOWN: &str = "その他";
/// The text for no pieces in hand.
pub(super) const NONE: &str = "なし";

/// Handicaps, each with the squares of the second player's missing pieces, in USI letters. That player moves first.
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

/// Variants besides Shogi in the same line, with their ids in the library.
pub(in super::super) const GAMES: [(&str, &str); 5] = [
    ("5五将棋", "minishogi"),
    ("5五", "minishogi"),
    ("五々将棋", "minishogi"),
    ("ジャドケンス将棋", "judkins"),
    ("ゴロゴロ将棋プラス", "gorogoro-plus"),
];

/// The keys of the players' names, the first player's first; other words are used with a handicap.
pub(super) const PLAYERS: [(&str, Player); 4] =
    [("先手", Player::FIRST), ("後手", Player::SECOND), ("下手", Player::FIRST), ("上手", Player::SECOND)];
/// The suffix of such a key in the line of the pieces in hand.
pub(super) const HANDS: [&str; 2] = ["の持駒", "の持ち駒"];
/// Lines with the player to move.
pub(super) const TURNS: [(&str, Player); 4] =
    [("先手番", Player::FIRST), ("後手番", Player::SECOND), ("下手番", Player::FIRST), ("上手番", Player::SECOND)];
/// Keys with a corresponding tag.
pub(super) const TAGS: [(&str, &str); 3] = [("棋戦", "Event"), ("場所", "Site"), ("開始日時", "Date")];
/// Other keys, whose values are kept as comments.
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

/// Whether a word is the key of a header line.
pub(super) fn is_key(key: &str) -> bool {
    let of_player = PLAYERS
        .iter()
        .any(|(player, _)| key.strip_prefix(player).is_some_and(|rest| rest.is_empty() || HANDS.contains(&rest)));
    of_player || KEYS.contains(&key) || TAGS.iter().any(|(known, _)| *known == key)
}

/// The endings instead of a move. The first of each type is written.
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

/// The ends of the sentence after the moves.
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

/// The sign for the previous move's target.
pub(super) const SAME: char = '同';
pub(super) const DROP: &str = "打";
pub(super) const PROMOTES: &str = "成";
pub(super) const STAYS: &str = "不成";
