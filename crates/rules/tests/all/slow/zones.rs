//! Sets of squares in the format of definitions.

use super::board::{At, square};
use menagerie_rules::{Forward, Zone};
use std::collections::BTreeSet;

/// The squares of each player.
#[derive(Clone)]
pub struct Zones {
    squares: Vec<BTreeSet<At>>,
    /// Whether it is the whole board for all players: most zones are.
    everywhere: bool,
}

impl Zones {
    pub fn has(&self, player: usize, at: At) -> bool {
        self.everywhere || self.squares[player].contains(&at)
    }

    fn of_squares(squares: Vec<BTreeSet<At>>, size: At) -> Zones {
        let everywhere = squares.iter().all(|squares| squares.len() as i32 == size.0 * size.1);
        Zones { squares, everywhere }
    }

    /// The squares that satisfy a predicate, for each player.
    pub fn where_(players: usize, size: At, keep: impl Fn(usize, At) -> bool) -> Zones {
        let squares = |player: usize| all(size).filter(|at| keep(player, *at)).collect();
        Zones::of_squares((0..players).map(squares).collect(), size)
    }

    /// Parses a valid zone.
    pub fn read(zone: &Zone, size: At, forwards: &[Forward]) -> Zones {
        match zone {
            Zone::Each(texts) => Zones::of_squares(texts.iter().map(|text| read(text, size)).collect(), size),
            Zone::Same(text) => {
                let squares = read(text, size);
                let seen = |forward: &Forward| squares.iter().map(|at| turned(*at, size, *forward)).collect();
                Zones::of_squares(forwards.iter().map(seen).collect(), size)
            }
        }
    }
}

fn all((files, ranks): At) -> impl Iterator<Item = At> {
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
}

/// For a player with the other forward direction ranks are mirrored; files stay.
fn turned((file, rank): At, (files, ranks): At, forward: Forward) -> At {
    match forward {
        Forward::North => (file, rank),
        Forward::South => (file, ranks - 1 - rank),
        Forward::East => (rank, file),
        Forward::West => (files - 1 - rank, file),
    }
}

/// Parses squares and groups of squares, separated by blanks or commas.
pub fn read(text: &str, size: At) -> BTreeSet<At> {
    let mut squares = BTreeSet::new();
    for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
        let keep: Box<dyn Fn(At) -> bool> = match (part.strip_prefix('*'), part.strip_suffix('*')) {
            _ if part == "*" => Box::new(|_| true),
            (Some(rank), _) => {
                let rank: i32 = rank.parse().expect("a rank");
                Box::new(move |at| at.1 == rank - 1)
            }
            (_, Some(file)) => {
                let file = i32::from(file.as_bytes()[0] - b'a');
                Box::new(move |at| at.0 == file)
            }
            _ => {
                let (one, other) = part.split_once('-').unwrap_or((part, part));
                let (one, other) = (square(one), square(other));
                Box::new(move |at| {
                    (one.0.min(other.0)..=one.0.max(other.0)).contains(&at.0)
                        && (one.1.min(other.1)..=one.1.max(other.1)).contains(&at.1)
                })
            }
        };
        squares.extend(all(size).filter(|at| keep(*at)));
    }
    squares
}
