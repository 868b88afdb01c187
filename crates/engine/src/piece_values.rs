//! Piece values: from the definition, or derived from a piece's moves.

use menagerie_rules::{Family, KindId, Player, Square, Variant};

/// The probability that a square on a path is empty. It and [`LEAP`] were chosen so that the derived values come near those that games
/// between armies show (docs/definitions.md), and those in the source of Gigachess (from Zillions of Games).
const EMPTY_SQUARE: f64 = 0.7;
/// The weight of a leap compared with a slide's step of the same length.
const LEAP: f64 = 0.88;
/// The probability that an enemy stands where a move in several legs captures on its way.
const ENEMY_ON_WAY: f64 = 0.1;
/// The value of a Rook, in hundredths.
const ROOK: f64 = 500.0;
/// The mobility of a Rook, in squares, for variants without one.
const ROOK_MOBILITY: f64 = 11.0;
/// The loss of a King that advances to the other side of the board, in hundredths: it is safest far from the enemy.
const KING_ADVANCE: f64 = 40.0;
/// The gain of a Pawn that advances to the other side, in hundredths.
const PAWN_ADVANCE: f64 = 12.0;
/// The part of the gain by promotion that counts for a Pawn one step before it.
const PAWN_PROMOTION: f64 = 0.35;
/// The same for other pieces that promote.
const PIECE_PROMOTION: f64 = 0.1;

/// The value of every kind, and the bonus of its square, in hundredths of the definition's unit.
#[derive(Clone, Debug)]
pub struct PieceValues {
    kinds: Vec<i32>,
    /// By player, kind and square.
    on_squares: Vec<Vec<Vec<i32>>>,
}

impl PieceValues {
    /// The values of all pieces of a variant.
    pub fn new(variant: &Variant) -> PieceValues {
        let mobility: Vec<Vec<f64>> = variant.kind_ids().map(|kind| mobility(variant, kind)).collect();
        let average: Vec<f64> = mobility.iter().map(|of| of.iter().sum::<f64>() / of.len().max(1) as f64).collect();
        // The Rook is the piece that moves like one, whatever its name.
        let rook =
            variant.kinds().iter().position(|kind| kind.betza == "R").map_or(ROOK_MOBILITY, |rook| average[rook]);
        let value = |(kind, info): (usize, &menagerie_rules::PieceKind)| match variant.family() {
            _ if info.royal => 0,
            Family::Chaturaji => i32::from(info.points) * 100,
            Family::Chess => info.value.map_or(average[kind] / rook * ROOK, |value| value * 100.0).round() as i32,
        };
        let kinds: Vec<i32> = variant.kinds().iter().enumerate().map(value).collect();
        let of_player = |player: Player| {
            let of = |kind: KindId| {
                let (mobility, average) = (&mobility[kind.index()], average[kind.index()]);
                on_squares(variant, player, kind, &kinds, mobility, average)
            };
            variant.kind_ids().map(of).collect()
        };
        let on_squares = variant.turn_order().map(of_player).collect();
        PieceValues { kinds, on_squares }
    }

    /// The value of a kind; 0 for a King, which has none.
    #[inline]
    pub fn of(&self, kind: KindId) -> i32 {
        self.kinds[kind.index()]
    }

    /// The value of a kind with the bonus of its square.
    #[inline]
    pub fn at(&self, player: Player, kind: KindId, square: Square) -> i32 {
        self.on_squares[player.index()][kind.index()][square.index()]
    }
}

/// The expected number of targets of the first player's piece on each square of the board, in the order of the squares.
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
                let empty = |squares: usize| EMPTY_SQUARE.powi(squares as i32);
                // A hopper needs one screen among the squares before: anywhere, or on the last of them.
                let reached = |place: usize| match place.checked_sub(1) {
                    _ if !path.is_hopper() => empty(place),
                    None => 0.0,
                    Some(others) if path.is_grasshopper() => (1.0 - EMPTY_SQUARE) * empty(others),
                    Some(others) => place as f64 * (1.0 - EMPTY_SQUARE) * empty(others),
                };
                let first = if path.is_hopper() { 0 } else { skip };
                let reach: f64 = (first..squares.len()).map(reached).sum();
                half / 2.0 * reach
            })
            .sum();
        let ways = tables.multi_leg_ways(player, kind, from) as f64 * ENEMY_ON_WAY;
        (f64::from(leaps) / 2.0 + ways) * LEAP + paths
    };
    variant.board_size().squares().map(on).collect()
}

/// The value of a player's kind on each square.
fn on_squares(
    variant: &Variant,
    player: Player,
    kind: KindId,
    values: &[i32],
    mobility: &[f64],
    average: f64,
) -> Vec<i32> {
    let info = variant.kind(kind);
    let value = f64::from(values[kind.index()]);
    let ranks = f64::from(variant.relative_ranks(player) - 1).max(1.0);
    let mut table = vec![0; 256];
    for (square, mobility) in variant.board_size().squares().zip(mobility) {
        let advance = f64::from(variant.relative_rank(player, square)) / ranks;
        let gain = info.promotes_to.iter().map(|target| values[target.index()]).max().unwrap_or(0);
        let gain = f64::from((gain - values[kind.index()]).max(0));
        let extra = if info.royal {
            -KING_ADVANCE * advance
        } else if info.pawn || info.zeroing {
            gain * PAWN_PROMOTION * advance.powi(4) + PAWN_ADVANCE * advance
        } else {
            let central = (mobility / average.max(0.1) - 1.0) * (20.0 + value * 0.05);
            central + gain * PIECE_PROMOTION * advance.powi(6)
        };
        table[square.index()] = (value + extra).round() as i32;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn values_computed_from_moves_are_near_those_that_a_source_gives() {
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
