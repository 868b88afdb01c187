//! Writes KIF.

use super::super::japanese::{self, short, written};
use super::super::squares::{lettered, numbers};
use super::super::{clock, description::is_of_one_piece};
use super::words::{DROP, ENDINGS, EVEN, HANDICAPS, NONE, PLAYERS, PROMOTES, SAME, START, TAGS, VARIATION};
use crate::notations::record::Ending;
use menagerie_rules::notation::pgn::{PgnGame, PgnNodeId};
use menagerie_rules::{KindId, Move, Player, Position, Square, Variant};
use std::fmt::Write as _;

/// The head of the table of moves.
const TABLE: &str = "手数----指手---------消費時間--\n";

/// A full-width digit.
fn wide(number: u8) -> Option<char> {
    char::from_u32(u32::from('０') + u32::from(number)).filter(|_| number < 10)
}

/// Writes a game with its variations; `None` if its board has more than nine files or ranks, or a piece has no Japanese name.
pub(in super::super) fn write(game: &PgnGame) -> Option<String> {
    let variant = game.start().variant();
    let size = variant.board_size();
    let is_named =
        variant.kind_ids().all(|kind| japanese::name(variant, kind).is_some_and(|name| short(name).is_some()));
    if !is_named || size.files() > 9 || size.ranks() > 9 {
        return None;
    }
    let mut text = String::new();
    head(game, &mut text)?;
    text.push_str(TABLE);
    comments(&game.nodes[PgnNodeId::START].after, &mut text);
    let mut seconds = [0_u32; 2];
    let mut at = PgnNodeId::START;
    let mut ply = 0;
    let mut branches = Vec::new();
    while let Some((&main, others)) = game.nodes[at].children.split_first() {
        ply += 1;
        branches.extend(others.iter().rev().map(|&other| (ply, other)));
        one(game, main, ply, &mut seconds, &mut text)?;
        at = main;
    }
    if let Some(word) = ending(game, at) {
        let _ = writeln!(text, "{:4} {word}", ply + 1);
    }
    // A variation replaces a move of the line before it, so the last one comes first.
    while let Some((ply, first)) = branches.pop() {
        let _ = write!(text, "\n{VARIATION}{ply}手\n");
        let (mut at, mut number) = (first, ply);
        let mut seconds = [0; 2];
        one(game, at, number, &mut seconds, &mut text)?;
        while let Some((&next, others)) = game.nodes[at].children.split_first() {
            number += 1;
            branches.extend(others.iter().rev().map(|&other| (number, other)));
            one(game, next, number, &mut seconds, &mut text)?;
            at = next;
        }
    }
    Some(text)
}

fn head(game: &PgnGame, text: &mut String) -> Option<()> {
    let variant = game.start().variant();
    for (key, tag) in TAGS {
        let Some(value) = game.tag(tag).filter(|value| !matches!(*value, "" | "?" | "????.??.??")) else { continue };
        let value = if tag == "Date" {
            let time = game.tag("Time").map(|time| format!(" {time}")).unwrap_or_default();
            format!("{}{time}", value.replace('.', "/"))
        } else {
            value.to_string()
        };
        let _ = writeln!(text, "{key}：{}", one_line(&value));
    }
    // A diagram has no name, because some programs refuse names other than handicaps.
    match handicap(game.start()) {
        Some(name) => text.push_str(&format!("{START}：{name}\n")),
        None => position(game.start(), text)?,
    }
    for player in variant.turn_order() {
        let key = PLAYERS.iter().find(|(_, known)| *known == player)?.0;
        let name = game.tag(&variant.player(player).name).filter(|name| *name != "?").unwrap_or_default();
        let _ = writeln!(text, "{key}：{}", one_line(name));
    }
    Some(())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The handicap of a game; `None` if it begins with another position.
fn handicap(start: &Position) -> Option<&'static str> {
    let variant = start.variant();
    let even = Position::start(variant);
    if *start == even {
        return Some(EVEN);
    }
    let is_there = |square: Square| start.piece_at(square) == even.piece_at(square);
    let missing: Vec<Square> = variant.board_size().squares().filter(|&square| !is_there(square)).collect();
    let is_it = |squares: &str| {
        let mut names: Vec<&str> = squares.split(' ').collect();
        let mut found: Vec<String> = missing.iter().map(|&square| lettered(variant.board_size(), square)).collect();
        names.sort_unstable();
        found.sort_unstable();
        names == found
    };
    let is_empty = missing.iter().all(|&square| start.piece_at(square).is_none());
    let has_hands = hands(start).iter().any(|hand| !hand.is_empty());
    let found = HANDICAPS.iter().find(|(_, squares)| is_it(squares)).map(|(name, _)| *name);
    found.filter(|_| is_empty && !has_hands && start.turn() == Player::SECOND)
}

/// The pieces in each player's hand.
fn hands(position: &Position) -> [Vec<(KindId, u8)>; 2] {
    let Position::Chess(chess) = position else { return Default::default() };
    [Player::FIRST, Player::SECOND].map(|player| {
        let kinds = position.variant().kind_ids();
        kinds
            .map(|kind| (kind, chess.variant_state().pocket_count(player, kind)))
            .filter(|(_, count)| *count > 0)
            .collect()
    })
}

/// Writes the diagram of a position.
fn position(position: &Position, text: &mut String) -> Option<()> {
    let variant = position.variant();
    let size = variant.board_size();
    let hands = hands(position);
    let hand = |player: Player, text: &mut String| {
        let held = &hands[player.index()];
        let words: Option<Vec<String>> = held
            .iter()
            .map(|&(kind, count)| {
                let name = japanese::name(variant, kind)?;
                Some(if count > 1 { format!("{name}{}", written(count)) } else { name.to_string() })
            })
            .collect();
        let words = words?;
        let key = PLAYERS.iter().find(|(_, known)| *known == player)?.0;
        let _ = writeln!(text, "{key}の持駒：{}", if words.is_empty() { NONE.to_string() } else { words.join("　") });
        Some(())
    };
    hand(Player::SECOND, text)?;
    for rank in (0..size.ranks()).rev() {
        text.push('|');
        for square in (0..size.files()).filter_map(|file| Square::new(file, rank)) {
            match position.piece_at(square) {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.player == Player::FIRST { ' ' } else { 'v' });
                    text.push(short(japanese::name(variant, piece.kind)?)?);
                }
            }
        }
        let _ = writeln!(text, "|{}", written(size.ranks() - rank));
    }
    hand(Player::FIRST, text)?;
    if position.turn() == Player::SECOND {
        text.push_str("後手番\n");
    }
    Some(())
}

/// Writes one move with its time and comments.
fn one(game: &PgnGame, at: PgnNodeId, ply: usize, seconds: &mut [u32; 2], text: &mut String) -> Option<()> {
    let node = &game.nodes[at];
    let before = &game.nodes[node.parent?];
    let word = word(&before.position, before.step.mv(), node.step.mv()?)?;
    let (taken, others) = clock::taken(&node.after);
    let taken = taken.unwrap_or(0);
    let sum = &mut seconds[before.position.turn().index()];
    *sum = sum.saturating_add(taken);
    let _ = write!(text, "{ply:4} {word}   ({:2}:{:02}", taken / 60, taken % 60);
    let _ = writeln!(text, "/{:02}:{:02}:{:02})", *sum / 3600, *sum / 60 % 60, *sum % 60);
    comments(&node.before, text);
    for comment in others {
        comment_lines(comment, text);
    }
    Some(())
}

fn comments(all: &[String], text: &mut String) {
    all.iter().for_each(|comment| comment_lines(comment, text));
}

fn comment_lines(comment: &str, text: &mut String) {
    for line in comment.lines() {
        let _ = writeln!(text, "*{line}");
    }
}

/// A move: `７六歩(77)`.
fn word(position: &Position, last: Option<Move>, mv: Move) -> Option<String> {
    let variant: &Variant = position.variant();
    let (file, rank) = numbers(variant.board_size(), mv.to());
    let to = match last {
        Some(last) if last.to() == mv.to() => format!("{SAME}　"),
        _ => format!("{}{}", wide(file)?, written(rank)),
    };
    if let Some(dropped) = mv.dropped() {
        return Some(format!("{to}{}{DROP}", japanese::name(variant, dropped)?));
    }
    let piece = position.piece_at(mv.from()).filter(|_| is_of_one_piece(mv))?;
    let (from_file, from_rank) = numbers(variant.board_size(), mv.from());
    let promotes = if mv.promotion().is_some() { PROMOTES } else { "" };
    Some(format!("{to}{}{promotes}({from_file}{from_rank})", japanese::name(variant, piece.kind)?))
}

/// The ending after the last move.
fn ending(game: &PgnGame, last: PgnNodeId) -> Option<&'static str> {
    let turn = game.nodes[last].position.turn();
    let loses = |player: Player| if player == Player::FIRST { "0-1" } else { "1-0" };
    let fits = |ending: Ending| match ending {
        Ending::Loses => game.result == loses(turn),
        Ending::Wins => game.result == loses(turn.other()),
        Ending::Draw => game.result == "1/2-1/2",
        Ending::Open => game.result == "*",
        Ending::WonBy(_) => false,
    };
    let said = game.tag("Termination");
    let known = ENDINGS.iter().find(|(word, ending)| Some(*word) == said && fits(*ending));
    known.or_else(|| ENDINGS.iter().find(|(_, ending)| fits(*ending))).map(|(word, _)| *word)
}
