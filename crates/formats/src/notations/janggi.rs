//! Janggi by squares, as in `.gib` files of Korean programs: the origin, the piece, the target, the captured piece, and check: `79졸78`,
//! `92차12차장군`; 한수쉼 for a pass. A square is its rank from the top, 0 for the tenth, and its file from the left. Fairy-Stockfish's form,
//! `P79-78`, and `K95-95` for a pass, is only read.
//!
//! The tags are Korean. Instead of a position they contain the order in which each player set up Horses and Elephants: `마상상마`.

use super::description::{MoveDescription, is_of_one_piece};
use super::tagged;
use menagerie_rules::notation::pgn::{MoveNotation, Pgn, PgnDiagnostic, PgnGame, PgnNodeId};
use menagerie_rules::notation::{MoveError, tidy::is_space};
use menagerie_rules::{KindId, Move, Player, Position, Square, Variant};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };
/// The text of a pass.
const PASS: &str = "한수쉼";
/// The text of check.
const CHECK: &str = "장군";
/// Pieces: the variant's letter, Fairy-Stockfish's, and Korean characters, the first player's and the second's first.
const PIECES: [(char, char, &str); 7] = [
    ('R', 'R', "차차車"),
    ('C', 'C', "포포包"),
    ('P', 'P', "졸병卒兵"),
    ('N', 'H', "마마馬"),
    ('B', 'E', "상상象"),
    ('A', 'A', "사사士"),
    ('K', 'K', "장장궁왕楚漢"),
];
/// Korean tags and their English names.
const TAGS: [(&str, &str); 7] = [
    ("대회명", "Event"),
    ("대국장소", "Site"),
    ("대국일자", "Date"),
    ("회전", "Round"),
    ("초대국자", "White"),
    ("한대국자", "Black"),
    ("제한시간", "TimeControl"),
];
/// The tags with the set-ups of the first and the second player.
const SETUPS: [&str; 2] = ["초차림", "한차림"];
/// The tag of the result.
const RESULT: &str = "대국결과";
/// The tag of the number of moves.
const COUNT: &str = "총수";
/// Results. Others begin with the winner.
const RESULTS: [(&str, &str); 3] = [("초 완승", "1-0"), ("한 완승", "0-1"), ("무승부", "1/2-1/2")];
/// The number of moves on a line.
const IN_LINE: usize = 5;
/// Files and ranks.
const SIZE: (u8, u8) = (9, 10);

/// The parts of a move.
enum Parts {
    Pass,
    Move { from: Square, piece: char, to: Square },
}

/// A square from the digits of its rank from the top and its file.
fn square(rank: char, file: char) -> Option<Square> {
    let rank = match rank.to_digit(10)? {
        0 => 10,
        rank => rank as u8,
    };
    let file = (file.to_digit(10)? as u8).checked_sub(1)?;
    Square::new(file, SIZE.1 - rank)
}

fn parts(word: &str) -> Option<Parts> {
    let rest = word.strip_prefix(PASS);
    if rest.is_some_and(|rest| rest.is_empty() || rest == CHECK) {
        return Some(Parts::Pass);
    }
    let mut letters = word.chars();
    let mut next = || letters.next();
    let first = next()?;
    let (from, piece, to) = if first.is_ascii_uppercase() {
        let from = square(next()?, next()?)?;
        if !matches!(next()?, '-' | 'x') {
            return None;
        }
        (from, first, square(next()?, next()?)?)
    } else {
        let from = square(first, next()?)?;
        let piece = next()?;
        (from, piece, square(next()?, next()?)?)
    };
    let place = PIECES.iter().position(|(_, letter, korean)| *letter == piece || korean.contains(piece))?;
    let rest = letters.as_str();
    let rest = rest.strip_suffix(CHECK).unwrap_or(rest).trim_end_matches(['+', '#']);
    let is_capture =
        rest.is_empty() || PIECES.iter().any(|(_, _, korean)| korean.contains(rest)) && rest.chars().count() == 1;
    let piece = PIECES[place].0;
    is_capture.then_some(if from == to { Parts::Pass } else { Parts::Move { from, piece, to } })
}

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    parts(word).is_some()
}

/// Whether a word is a pass in Fairy-Stockfish's form, which no other notation has.
pub(super) fn is_surely_a_move(word: &str) -> bool {
    matches!(parts(word), Some(Parts::Pass))
}

fn kind(variant: &Variant, letter: char) -> Option<KindId> {
    variant.kind_ids().find(|&kind| variant.kind(kind).letter.to_string() == letter.to_string())
}

fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    match parts(word).ok_or_else(|| MoveError::Unreadable(word.to_string()))? {
        Parts::Pass if position.is_legal(Move::PASS) => Ok(Move::PASS),
        Parts::Pass => Err(MoveError::Unreadable(word.to_string())),
        Parts::Move { from, piece, to } => {
            MoveDescription { from: Some(from), to, kind: kind(position.variant(), piece), changes: None }
                .find(position)
        }
    }
}

/// Parses the games of a text.
pub(super) fn games(text: &str, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    tagged::games(&in_english(text, &|orders| start(variant, orders)), variant, MOVES)
}

/// The tag on a line: its name and its value.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim_matches(is_space).strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once(is_space)?;
    Some((name, value.trim_matches(is_space).strip_prefix('"')?.strip_suffix('"')?))
}

/// The number of bytes that are neither Korean tags nor readable by the parser of tagged games.
pub(super) fn unread(text: &str) -> usize {
    Pgn::with_moves_in(&in_english(text, &|_| Some("8/8 w".to_string())), MOVES).unread()
}

/// Translates the tags of a text to English. If both players' set-ups are known, the line of the second is replaced by the position, which
/// `start` returns.
fn in_english(text: &str, start: &dyn Fn([&str; 2]) -> Option<String>) -> String {
    let mut lines: Vec<Cow<'_, str>> = text.split('\n').map(Cow::Borrowed).collect();
    let mut orders: [Option<(usize, &str)>; 2] = [None; 2];
    for (at, line) in text.split('\n').enumerate() {
        let Some((name, value)) = tag(line) else {
            if !line.trim_matches(is_space).is_empty() {
                orders = [None; 2];
            }
            continue;
        };
        if let Some((_, english)) = TAGS.iter().find(|(korean, _)| *korean == name) {
            let value = if *english == "Date" { value.replace('-', ".") } else { value.to_string() };
            lines[at] = Cow::Owned(format!("[{english} \"{value}\"]"));
        } else if name == RESULT
            && let Some(result) = result(value)
        {
            lines[at] = Cow::Owned(format!("[Result \"{result}\"]"));
        } else if name == COUNT {
            // It follows from the moves.
            lines[at] = Cow::Borrowed("");
        } else if let Some(player) = SETUPS.iter().position(|setup| *setup == name) {
            orders[player] = Some((at, value));
            if let [Some((first, order)), Some((second, other))] = orders
                && let Some(fen) = start([order, other])
            {
                lines[first] = Cow::Borrowed("");
                lines[second] = Cow::Borrowed("");
                lines[at] = Cow::Owned(format!("[FEN \"{fen}\"]"));
            }
        }
    }
    lines.join("\n")
}

fn result(value: &str) -> Option<&'static str> {
    match value.chars().next()? {
        '초' | '楚' => Some("1-0"),
        '한' | '漢' => Some("0-1"),
        _ if value.starts_with("무") => Some("1/2-1/2"),
        _ => None,
    }
}

/// The start position with each player's Horses and Elephants in an order from the left.
fn start(variant: &Variant, orders: [&str; 2]) -> Option<String> {
    let position = variant.start();
    let (board, rest) = position.split_once(' ')?;
    let mut ranks: Vec<String> = board.split('/').map(str::to_string).collect();
    let count = ranks.len();
    for (player, order) in orders.into_iter().enumerate() {
        let mut letters = order.chars().map(|letter| match letter {
            '마' => Some('N'),
            '상' => Some('B'),
            _ => None,
        });
        let mut sorted: Vec<Option<char>> = letters.clone().collect();
        sorted.sort_unstable();
        if sorted != [Some('B'), Some('B'), Some('N'), Some('N')] {
            return None;
        }
        let rank = if player == 0 { count.checked_sub(1)? } else { 0 };
        let row = ranks[rank].chars().map(|letter| match letter.to_ascii_uppercase() {
            'N' | 'B' => {
                let placed = letters.next().flatten()?;
                Some(if player == 0 { placed } else { placed.to_ascii_lowercase() })
            }
            _ => Some(letter),
        });
        ranks[rank] = row.collect::<Option<String>>()?;
    }
    Some(format!("{} {rest}", ranks.join("/")))
}

/// The orders of Horses and Elephants on the first and the last rank, if it is a start position.
fn orders(game: &PgnGame) -> Option<[String; 2]> {
    let variant = game.start().variant();
    let fen = game.start().fen();
    let board = fen.split(' ').next()?;
    let order = |rank: &str| -> String {
        let horses = rank.chars().filter(|letter| matches!(letter.to_ascii_uppercase(), 'N' | 'B'));
        horses.map(|letter| if letter.eq_ignore_ascii_case(&'N') { '마' } else { '상' }).collect()
    };
    let found = [order(board.rsplit('/').next()?), order(board.split('/').next()?)];
    (start(variant, [&found[0], &found[1]])? == fen).then_some(found)
}

/// Writes a move; `None` if the notation cannot express it.
fn word(position: &Position, mv: Move) -> Option<String> {
    let after = {
        let mut after = position.clone();
        after.play(mv).ok()?;
        after
    };
    let check = if after.in_check() { CHECK } else { "" };
    if mv.is_pass() {
        return Some(format!("{PASS}{check}"));
    }
    let variant = position.variant();
    let name = |kind: KindId, player: Player| {
        let letter = variant.kind(kind).letter.to_string();
        let (_, _, korean) = PIECES.iter().find(|(own, ..)| own.to_string() == letter)?;
        korean.chars().nth(player.index())
    };
    let square = |square: Square| format!("{}{}", (SIZE.1 - square.rank()) % 10, square.file() + 1);
    let piece = position.piece_at(mv.from())?;
    let captured = position.piece_at(mv.to()).and_then(|piece| name(piece.kind, piece.player));
    let captured = captured.map(String::from).unwrap_or_default();
    let fits = is_of_one_piece(mv) && mv.promotion().is_none();
    let piece = name(piece.kind, piece.player)?;
    fits.then(|| format!("{}{piece}{}{captured}{check}", square(mv.from()), square(mv.to())))
}

/// Writes the main line of a game with its comments; `None` if the notation cannot express the board or a piece.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    let size = game.start().variant().board_size();
    if (size.files(), size.ranks()) != SIZE {
        return None;
    }
    let mut text = String::new();
    let mut put = |name: &str, value: &str| {
        let _ = writeln!(text, "[{name} \"{}\"]", value.replace('"', "”"));
    };
    for (korean, english) in TAGS {
        if let Some(value) = game.tag(english).filter(|value| !matches!(*value, "" | "?" | "????.??.??")) {
            put(korean, &if english == "Date" { value.replace('.', "-") } else { value.to_string() });
        }
    }
    match orders(game) {
        Some(orders) => SETUPS.iter().zip(&orders).for_each(|(name, order)| put(name, order)),
        None => put("FEN", &game.start().fen()),
    }
    let line = game.main_line();
    put(COUNT, &line.len().to_string());
    if let Some((result, _)) = RESULTS.iter().find(|(_, result)| *result == game.result) {
        put(RESULT, result);
    }
    text.push('\n');
    let comments = |all: &mut dyn Iterator<Item = &String>| -> String {
        all.map(|comment| format!(" {{{}}}", comment.replace('}', ")"))).collect()
    };
    let mut last = PgnNodeId::START;
    if !game.nodes[PgnNodeId::START].after.is_empty() {
        let _ = writeln!(text, "{}", comments(&mut game.nodes[PgnNodeId::START].after.iter()).trim_start());
    }
    for (number, at) in line.into_iter().enumerate() {
        let node = &game.nodes[at];
        let word = word(&game.nodes[last].position, node.step.mv()?)?;
        let gap = if (number + 1) % IN_LINE == 0 { '\n' } else { ' ' };
        let comments = comments(&mut node.before.iter().chain(&node.after));
        let _ = write!(text, "{}. {word}{comments}{gap}", number + 1);
        last = at;
    }
    Some(format!("{}\n", text.trim_end()))
}
