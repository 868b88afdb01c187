//! Gating: a piece from the pocket enters on the square of a first-rank piece that makes its first move. The squares where this is still
//! possible are written as the letters of their files, among the rights.

use super::board::{At, Piece, name};
use super::castling;
use super::explosions;
use super::promotions::could_be;
use super::two::{Try, Two, What};
use menagerie_rules::Letter;

/// Parses the field of the rights.
pub fn read_rights(position: &mut Two<'_>, text: &str) {
    let rules = position.rules;
    let known = castling::all_rights(rules);
    for letter in text.chars().filter(|letter| *letter != '-') {
        if known.contains(&letter) {
            position.rights.push(letter);
            if rules.hands.gating {
                position.gates.extend(castling::squares_of(rules, letter));
            }
        } else {
            let player = usize::from(letter.is_ascii_lowercase());
            let file = i32::from(letter.to_ascii_lowercase() as u8 - b'a');
            position.gates.extend(first_rank(position, player).into_iter().filter(|at| at.0 == file));
        }
    }
    close(position, &[]);
}

/// Writes the field: each player's rights, then the files of the gates that the rights do not include.
pub fn write_rights(position: &Two<'_>) -> String {
    let rules = position.rules;
    let held: Vec<char> =
        castling::all_rights(rules).into_iter().filter(|letter| position.rights.contains(letter)).collect();
    if held.is_empty() && position.gates.is_empty() {
        return "-".to_string();
    }
    if !rules.hands.gating {
        return held.into_iter().collect();
    }
    let with_rights: Vec<At> = held.iter().flat_map(|letter| castling::squares_of(rules, *letter)).collect();
    let mut text = String::new();
    for player in [0, 1] {
        text.extend(held.iter().filter(|letter| castling::owner(**letter) == player));
        for at in first_rank(position, player)
            .into_iter()
            .filter(|at| position.gates.contains(at) && !with_rights.contains(at))
        {
            let letter = (b'a' + at.0 as u8) as char;
            text.push(if player == 0 { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if text.is_empty() { "-".to_string() } else { text }
}

fn first_rank(position: &Two<'_>, player: usize) -> Vec<At> {
    position.board.squares().filter(|at| position.rules.behind_and_before(player, *at).0 == 0).collect()
}

/// Closes the gates of touched squares, and all gates of a player who has no piece left to enter and will never have one.
pub fn close(position: &mut Two<'_>, touched: &[At]) {
    position.gates.retain(|at| !touched.contains(at));
    for player in [0, 1] {
        if position.rules.hands.gating && !position.rules.hands.captures && position.hands[player].is_empty() {
            let own = first_rank(position, player);
            position.gates.retain(|at| !own.contains(at));
        }
    }
}

/// The variants of this move with a piece entering from the pocket.
pub fn with_entry<'a>(position: &Two<'a>, it: &Try<'a>) -> Vec<Try<'a>> {
    if !position.rules.hands.gating || it.promoted.is_some() {
        return Vec::new();
    }
    let us = position.turn;
    let mut held = position.hands[us].clone();
    held.dedup();
    let mut found = Vec::new();
    for at in left_behind(position, it) {
        // There is no room if a piece has moved there. No piece enters with a capture en passant.
        let came_there = it.after.board.get(at).is_some();
        let is_en_passant = it.captured.is_some_and(|(square, _)| square != it.to);
        if !position.gates.contains(&at) || came_there || is_en_passant {
            continue;
        }
        for &letter in &held {
            let kind = position.rules.kind(letter);
            if kind.drop_zone.has(us, at) && kind.confined.has(us, at) {
                found.push(entered(position, it, letter, at));
            }
        }
    }
    found
}

/// The squares of the first rank that a move leaves.
fn left_behind(position: &Two<'_>, it: &Try<'_>) -> Vec<At> {
    match castling_of(position, it) {
        Some(castle) => vec![castle.king, castle.rook],
        None => vec![it.from],
    }
}

fn castling_of<'r>(position: &'r Two<'_>, it: &Try<'_>) -> Option<&'r super::rules::Castling> {
    let is_it = |castle: &&super::rules::Castling| (castle.king, castle.king_to) == (it.from, it.to);
    position.rules.castling.iter().filter(|_| it.what == What::Castling).find(is_it)
}

fn entered<'a>(position: &Two<'a>, it: &Try<'a>, letter: Letter, at: At) -> Try<'a> {
    let us = position.turn;
    let mut with = it.clone();
    // The entering piece may give or block check, so checks are counted again.
    with.after.checks = position.checks;
    let entering = Piece { player: us, letter };
    with.after.lose(us, letter);
    // The entering piece is on the board when a capture explodes.
    if it.captured.is_some() && explosions::takes_away(position.rules, it.to, at, entering) {
        with.after.take_prisoner(entering);
    } else {
        with.after.board.set(at, Some(entering));
    }
    // The entering piece is on the origin of a long step, so no FEN could describe the step.
    with.after.passed = None;
    let turn = with.after.turn;
    close(&mut with.after, &[]);
    if position.rules.counted_checks() > 0 && with.after.in_check(turn) {
        with.after.checks[us] = with.after.checks[us].saturating_sub(1);
    }
    let small = letter.plain().to_string().to_ascii_lowercase();
    with.text = match castling_of(position, it) {
        Some(castle) if at == castle.rook => format!("{}{}{small}", name(castle.rook), name(castle.king)),
        None if could_be(position.rules, us, (it.from, it.to), letter) => format!("{}/{small}", it.text),
        _ => format!("{}{small}", it.text),
    };
    with
}
