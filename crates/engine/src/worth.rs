//! What a piece is worth, and where: from the definition's values, or from how it moves.

use menagerie_rules::betza::Hop;
use menagerie_rules::{Family, KindId, Player, Square, Variant};

/// Chance that a square on the way is empty, on a half-empty board.
const FREE: f64 = 0.7;
/// A leap against a slide's step of the same reach: what makes the values that Zillions gave the pieces of Gigachess come out right.
const LEAP: f64 = 0.71;
/// A Rook, in hundredths.
const ROOK: f64 = 500.0;

/// The worth of every kind, and of its place on the board, in hundredths of the definition's unit.
#[derive(Clone, Debug)]
pub struct PieceValues {
    kinds: Vec<i32>,
    /// By player, kind and square.
    places: Vec<Vec<Vec<i32>>>,
}

impl PieceValues {
    /// Works out the worth of all pieces of a game.
    pub fn new(variant: &Variant) -> PieceValues {
        let kinds = variant.kinds().len();
        let mobility: Vec<Vec<f64>> = variant.kind_ids().map(|kind| mobility(variant, kind)).collect();
        let average: Vec<f64> = mobility.iter().map(|of| of.iter().sum::<f64>() / of.len().max(1) as f64).collect();
        // Whatever it is called, the Rook is the piece that moves like one.
        let rook = variant.kinds().iter().position(|kind| kind.betza == "R").map_or(11.0, |rook| average[rook]);
        let worth: Vec<i32> = (0..kinds)
            .map(|kind| match (&variant.kinds()[kind], variant.family()) {
                (info, _) if info.royal => 0,
                (info, Family::Chaturaji) => i32::from(info.points) * 100,
                (info, Family::Chess) => {
                    info.value.map_or(average[kind] / rook * ROOK, |value| value * 100.0).round() as i32
                }
            })
            .collect();
        let places = variant
            .turn_order()
            .map(|player| {
                variant.kind_ids().map(|kind| places(variant, player, kind, &worth, &mobility, &average)).collect()
            })
            .collect();
        PieceValues { kinds: worth, places }
    }

    /// A kind's worth; 0 for a King, which has none.
    #[inline]
    pub fn of(&self, kind: KindId) -> i32 {
        self.kinds[kind.index()]
    }

    /// A kind's worth with what its place adds or takes.
    #[inline]
    pub fn at(&self, player: Player, kind: KindId, square: Square) -> i32 {
        self.places[player.index()][kind.index()][square.index()]
    }
}

/// How many squares the first player's piece can be expected to reach from each square of the board, in the order of the squares.
fn mobility(variant: &Variant, kind: KindId) -> Vec<f64> {
    let first = variant.turn_order().next();
    let Some(player) = first else { return Vec::new() };
    let tables = variant.tables();
    let on = |from: Square| {
        let leaps = tables.leap_moves(player, kind, from).count() + tables.leap_captures(player, kind, from).count();
        let paths: f64 = tables
            .paths(player, kind, from)
            .iter()
            .map(|path| {
                let (squares, skip) = tables.path_squares(path);
                let half = f64::from(u8::from(path.moves)) + f64::from(u8::from(path.captures));
                let first = if path.hop == Hop::None { skip } else { 0 };
                let reach: f64 = (first..squares.len()).map(|steps| FREE.powi(steps as i32)).sum();
                half / 2.0 * reach
            })
            .sum();
        f64::from(leaps) / 2.0 * LEAP + paths
    };
    variant.shape().squares().map(on).collect()
}

/// The worth of a player's kind on each square.
fn places(
    variant: &Variant,
    player: Player,
    kind: KindId,
    worth: &[i32],
    mobility: &[Vec<f64>],
    average: &[f64],
) -> Vec<i32> {
    let info = variant.kind(kind);
    let base = f64::from(worth[kind.index()]);
    let depth = f64::from(variant.relative_ranks(player) - 1).max(1.0);
    let mut places = vec![0; 256];
    for (square, mobility) in variant.shape().squares().zip(&mobility[kind.index()]) {
        let advance = f64::from(variant.relative_rank(player, square)) / depth;
        let gain = info.promotes_to.iter().map(|target| worth[target.index()]).max().unwrap_or(0);
        let gain = f64::from((gain - worth[kind.index()]).max(0));
        let extra = if info.royal {
            // A King is safest far from the enemy; how much that matters fades by itself, as attackers disappear.
            -40.0 * advance
        } else if info.pawn || info.zeroing {
            gain * 0.35 * advance.powi(4) + 12.0 * advance
        } else {
            let central = (mobility / average[kind.index()].max(0.1) - 1.0) * (20.0 + base * 0.05);
            central + gain * 0.1 * advance.powi(6)
        };
        places[square.index()] = (base + extra).round() as i32;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn worth_derived_from_moves_is_near_the_values_a_source_gives() {
        let giga = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let average = |letter: char| {
            let of = mobility(&giga, giga.kind_by_letter(letter).expect("a kind"));
            of.iter().sum::<f64>() / of.len() as f64
        };
        for letter in ['N', 'M', 'L', 'F', 'B', 'H', 'Q', 'C', 'V'] {
            let kind = giga.kind(giga.kind_by_letter(letter).expect("a kind"));
            let given = kind.value.expect("a value");
            let derived = average(letter) / average('R') * 5.0;
            assert!((derived / given - 1.0).abs() < 0.3, "{}: {derived:.1} for {given}", kind.name);
        }
    }
}
