//! Writes CSA.

use super::super::japanese::code;
use super::super::squares::from_right;
use super::super::{clock, description::is_of_one_piece};
use super::{ENDINGS, Ending, TAGS, digits};
use menagerie_rules::notation::pgn::{PgnGame, PgnNodeId};
use menagerie_rules::{Move, Player, Position, Variant};
use std::fmt::Write as _;

const SIGNS: [char; 2] = ['+', '-'];

/// Writes a game's main line; `None` if its board has more than nine files or ranks, or a piece has no code.
pub(in super::super) fn write(game: &PgnGame) -> Option<String> {
    let variant = game.start().variant();
    let size = variant.board_size();
    if size.files() > 9 || size.ranks() > 9 || !variant.kind_ids().all(|kind| code(variant, kind).is_some()) {
        return None;
    }
    let mut text = "'CSA encoding=UTF-8\nV2.2\n".to_string();
    for player in variant.turn_order() {
        let name = game.tag(&variant.player(player).name).filter(|name| *name != "?");
        if let Some(name) = name {
            let _ = writeln!(text, "N{}{}", SIGNS[player.index()], one_line(name));
        }
    }
    for (key, tag) in TAGS {
        let Some(value) = game.tag(tag).filter(|value| !matches!(*value, "" | "?" | "????.??.??")) else { continue };
        let time = game.tag("Time").filter(|_| tag == "Date").map(|time| format!(" {time}")).unwrap_or_default();
        let value = if tag == "Date" { value.replace('.', "/") } else { one_line(value) };
        let _ = writeln!(text, "${key}:{value}{time}");
    }
    position(game.start(), &mut text)?;
    comments(game.nodes[PgnNodeId::START].after.iter().map(String::as_str), &mut text);
    let mut last = PgnNodeId::START;
    for at in game.main_line() {
        let node = &game.nodes[at];
        let before = &game.nodes[last].position;
        let _ = writeln!(text, "{}{}", SIGNS[before.turn().index().min(1)], word(before, node.step.mv()?)?);
        let (taken, others) = clock::taken(&node.after);
        if let Some(seconds) = taken {
            let _ = writeln!(text, "T{seconds}");
        }
        comments(node.before.iter().map(String::as_str).chain(others), &mut text);
        last = at;
    }
    if let Some(word) = ending(game, last) {
        let _ = writeln!(text, "%{word}");
    }
    Some(text)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn comments<'a>(all: impl Iterator<Item = &'a str>, text: &mut String) {
    for line in all.flat_map(str::lines) {
        let _ = writeln!(text, "'*{line}");
    }
}

/// Writes the start position by ranks, the pieces in hand, and the player to move.
fn position(position: &Position, text: &mut String) -> Option<()> {
    let variant = position.variant();
    let size = variant.board_size();
    for rank in 1..=size.ranks() {
        let _ = write!(text, "P{rank}");
        for file in (1..=size.files()).rev() {
            match from_right(size, file, rank).and_then(|square| position.piece_at(square)) {
                None => text.push_str(" * "),
                Some(piece) => {
                    let _ = write!(text, "{}{}", SIGNS[piece.player.index().min(1)], code(variant, piece.kind)?);
                }
            }
        }
        text.push('\n');
    }
    let Position::Chess(chess) = position else { return None };
    for player in [Player::FIRST, Player::SECOND] {
        let mut held = String::new();
        for kind in variant.kind_ids() {
            for _ in 0..chess.variant_state().pocket_count(player, kind) {
                let _ = write!(held, "00{}", code(variant, kind)?);
            }
        }
        if !held.is_empty() {
            let _ = writeln!(text, "P{}{held}", SIGNS[player.index()]);
        }
    }
    let _ = writeln!(text, "{}", SIGNS[position.turn().index().min(1)]);
    Some(())
}

/// A move without its player's sign: `7776FU`.
fn word(position: &Position, mv: Move) -> Option<String> {
    let variant: &Variant = position.variant();
    let to = digits(variant, mv.to());
    if let Some(dropped) = mv.dropped() {
        return Some(format!("00{to}{}", code(variant, dropped)?));
    }
    let piece = position.piece_at(mv.from()).filter(|_| is_of_one_piece(mv))?;
    let after = mv.promotion().unwrap_or(piece.kind);
    Some(format!("{}{to}{}", digits(variant, mv.from()), code(variant, after)?))
}

/// The ending after the last move.
fn ending(game: &PgnGame, last: PgnNodeId) -> Option<&'static str> {
    let turn = game.nodes[last].position.turn();
    let wins = |player: Player| if player == Player::FIRST { "1-0" } else { "0-1" };
    let fits = |ending: Ending| match ending {
        Ending::Loses => game.result == wins(turn.other()),
        Ending::Wins => game.result == wins(turn),
        Ending::WonBy(player) => game.result == wins(player),
        Ending::Draw => game.result == "1/2-1/2",
        Ending::Open => game.result == "*",
    };
    let said = game.tag("Termination");
    let known = ENDINGS.iter().find(|(word, ending)| Some(*word) == said && fits(*ending));
    known.or_else(|| ENDINGS.iter().find(|(_, ending)| fits(*ending))).map(|(word, _)| *word)
}
