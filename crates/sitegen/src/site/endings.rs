//! Endings of the large games, for short games of ten minutes: random positions that the engine evaluates as balanced or won.
//!
//! Both sides have their King, some Pawns and a few pieces of the game. If one side is to win, it has one more piece.

use anyhow::Result;
use menagerie_engine::{Engine, NoControl, Score, SearchLimits};
use menagerie_rules::{Game, KindId, Options, Player, Position, Variant};
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;
use xtask::files;

/// Games on boards with more files and ranks than this have endings.
const LARGE: u8 = 10;

/// The number of endings of each sort, and the most positions that are tried for them.
const WANTED: usize = 6;
const TRIES: u64 = 80;

/// Nodes of the search that evaluates a position.
const NODES: u64 = 2000;

/// The size of the engine's table, in megabytes.
const MEMORY: usize = 4;

/// In hundredths of a point: up to the first a position is balanced, from the second it is won.
const BALANCED: i32 = 80;
const WON: i32 = 400;

/// The number of pieces of each side besides King and Pawns, and of Pawns.
const PIECES: usize = 2;
const PAWNS: usize = 4;

/// An ending.
#[derive(Debug, Serialize, PartialEq, Eq)]
pub struct Ending {
    /// The position, in the game's notation.
    pub position: String,
    /// Whether neither side is better; otherwise the side to move is to win.
    pub balanced: bool,
}

/// Writes `pieces/endings/<game>.json` for each large game of two players.
///
/// # Errors
/// When a file cannot be written.
pub fn write(site: &Path) -> Result<()> {
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none())?;
        if !has_endings(&variant) {
            continue;
        }
        let text = serde_json::to_string(&endings(&variant))?;
        files::write(&site.join("pieces/endings").join(id).with_extension("json"), &text)?;
    }
    Ok(())
}

fn has_endings(variant: &Variant) -> bool {
    variant.players().len() == 2 && variant.board_size().files() > LARGE && variant.board_size().ranks() > LARGE
}

/// The endings of a game, the same in every build.
fn endings(variant: &Arc<Variant>) -> Vec<Ending> {
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let mut engine = Engine::new(MEMORY);
    let mut found: Vec<Ending> = Vec::new();
    for balanced in [true, false] {
        let before = found.len();
        for _ in 0..TRIES {
            if found.len() == before + WANTED {
                break;
            }
            let position = drawn(variant, balanced, &mut chance);
            if is_judged_so(variant, &position, balanced, &mut engine) {
                found.push(Ending { position, balanced });
            }
        }
    }
    found
}

/// Whether the position is legal, and the engine's evaluation is as intended.
fn is_judged_so(variant: &Arc<Variant>, position: &str, balanced: bool, engine: &mut Engine) -> bool {
    let Ok(position) = Position::from_fen(variant, position) else { return false };
    if position.in_check() {
        return false;
    }
    let Some(found) = engine.search(&Game::from_position(position), &SearchLimits::nodes(NODES), &mut NoControl) else {
        return false;
    };
    match found.info.score {
        Score::Cp(score) if balanced => score.abs() <= BALANCED,
        Score::Cp(score) => score >= WON,
        _ => false,
    }
}

/// A random position with each side's pieces on its own half.
fn drawn(variant: &Arc<Variant>, balanced: bool, chance: &mut Chance) -> String {
    let start = Position::start(variant);
    let (files, ranks) = (usize::from(variant.board_size().files()), usize::from(variant.board_size().ranks()));
    let stands = |kind: KindId| start.board().pieces().any(|(_, piece)| piece.kind == kind);
    let kinds: Vec<KindId> = variant
        .kind_ids()
        .filter(|&kind| stands(kind) && !variant.kind(kind).pawn && !variant.kind(kind).royal)
        .collect();
    let mut army: Vec<KindId> = (0..PIECES).map(|_| kinds[chance.below(kinds.len())]).collect();
    let pawn = variant.kind_ids().find(|&kind| variant.kind(kind).pawn);
    army.extend(variant.royal());
    let mut board = vec![vec![None; files]; ranks];
    for player in variant.turn_order() {
        let own = |rank: usize| if player.index() == 0 { rank } else { ranks - 1 - rank };
        let mut put = |kind: KindId, lowest: usize, chance: &mut Chance| loop {
            let (file, rank) = (chance.below(files), own(lowest + chance.below(ranks / 2 - 1 - lowest)));
            if board[rank][file].is_none() {
                board[rank][file] = Some(letter(variant, kind, player));
                break;
            }
        };
        for &kind in &army {
            put(kind, 0, chance);
        }
        // The side that is to win has one more piece.
        if player.index() == 0 && !balanced {
            put(kinds[chance.below(kinds.len())], 0, chance);
        }
        for kind in std::iter::repeat_n(pawn, PAWNS).flatten() {
            put(kind, 2, chance);
        }
    }
    let rows: Vec<String> = board.iter().rev().map(|row| written(row)).collect();
    format!("{} w - - 0 1", rows.join("/"))
}

fn letter(variant: &Variant, kind: KindId, player: Player) -> String {
    let letter = variant.kind(kind).letter;
    if player.index() == 0 { letter.to_string() } else { letter.small() }
}

/// A rank in FEN: letters, and the numbers of empty squares between them.
fn written(row: &[Option<String>]) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for square in row {
        match square {
            None => empty += 1,
            Some(letter) => {
                if empty > 0 {
                    out += &empty.to_string();
                }
                empty = 0;
                out.push_str(letter);
            }
        }
    }
    if empty > 0 {
        out += &empty.to_string();
    }
    out
}

/// A pseudo-random generator with a fixed seed (xorshift64*, S. Vigna, 2014).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_games_have_endings_of_both_sorts_which_can_be_played() {
        let large: Vec<_> = Variant::ids()
            .map(|id| Variant::by_id(id, &Options::none()).unwrap())
            .filter(|variant| has_endings(variant))
            .collect();
        assert!(large.len() >= 2);
        for variant in large {
            let found = endings(&variant);
            for balanced in [true, false] {
                let count = found.iter().filter(|ending| ending.balanced == balanced).count();
                assert_eq!(count, WANTED, "{}: {found:?}", variant.id());
            }
            for Ending { position, .. } in &found {
                Position::from_fen(&variant, position).unwrap();
            }
        }
    }
}
