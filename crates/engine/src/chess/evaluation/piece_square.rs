//! Piece-square tables for the opening and the ending.

use super::kind_traits::KindTraits;
use super::weights::{ChessWeights, SquareGrid, Tapered};
use menagerie_rules::{Player, Square, Variant};

/// The table of a player's kind; `value` is its piece value in cp.
pub(super) fn table(
    variant: &Variant,
    weights: &ChessWeights,
    value: i32,
    traits: KindTraits,
    player: Player,
) -> Vec<Tapered> {
    let mut table = vec![[0; 2]; 256];
    for square in variant.board_size().squares() {
        let at = RelativeSquare::of(variant, player, square);
        table[square.index()] =
            std::array::from_fn(|stage| value_on(weights, value, traits, &at, stage).round() as i32);
    }
    table
}

/// A square from a player's point of view.
struct RelativeSquare {
    /// From 1 in the middle of the board to -1 in its corners.
    centre: f64,
    /// From 0 on the player's first rank to 1 on the last.
    advance: f64,
    rank: u8,
    /// The distance to the middle, in ranks.
    ranks_to_middle: f64,
    /// From 0 on the edge to 1 on the middle files.
    inward: f64,
}

impl RelativeSquare {
    fn of(variant: &Variant, player: Player, square: Square) -> RelativeSquare {
        let half = |count: u8| (f64::from(count) - 1.0) / 2.0;
        let off = |at: u8, count: u8| (f64::from(at) - half(count)).abs() / half(count).max(0.5);
        let size = variant.board_size();
        let (files, ranks) = (off(square.file(), size.files()), off(square.rank(), size.ranks()));
        let rank = variant.relative_rank(player, square);
        let all_ranks = variant.relative_ranks(player);
        RelativeSquare {
            centre: 1.0 - files - ranks,
            advance: f64::from(rank) / f64::from(all_ranks - 1).max(1.0),
            rank,
            ranks_to_middle: f64::from(rank).min(f64::from(all_ranks) / 2.0),
            inward: (1.0 - files) / (1.0 - 0.5 / half(size.files()).max(0.5)).max(0.5),
        }
    }
}

/// The value of a grid on a square: bilinear interpolation of the four nearest numbers.
fn on_grid(grid: &SquareGrid, at: &RelativeSquare, stage: usize) -> f64 {
    let spot = |part: f64, count: usize| {
        let along = part.clamp(0.0, 1.0) * (count - 1) as f64;
        let before = (along as usize).min(count - 2);
        (before, along - before as f64)
    };
    let ((row, down), (column, across)) = (spot(at.advance, grid.len()), spot(at.inward, grid[0].len()));
    let number = |row: usize, column: usize| f64::from(grid[row][column][stage]);
    let mixed = |row: usize| number(row, column) * (1.0 - across) + number(row, column + 1) * across;
    mixed(row) * (1.0 - down) + mixed(row + 1) * down
}

fn value_on(weights: &ChessWeights, value: i32, traits: KindTraits, at: &RelativeSquare, stage: usize) -> f64 {
    let weight = |tapered: Tapered| f64::from(tapered[stage]);
    let value = f64::from(value);
    let grids = &weights.piece_square;
    let grid = match traits {
        KindTraits { royal: true, .. } => &grids.royal,
        KindTraits { pawn: true, .. } => &grids.pawn,
        KindTraits { minor: true, .. } => &grids.minor,
        KindTraits { queen_class: true, .. } => &grids.queen_class,
        _ => &grids.rook_class,
    };
    let here = on_grid(grid, at, stage);
    if traits.royal {
        return here + weight(weights.king_advance) * at.advance + weight(weights.king_centre) * at.centre;
    }
    if traits.pawn {
        // Pawns in the middle count if they are not far back.
        let middle = weight(weights.pawn_centre) * at.centre * if at.rank > 1 { 1.5 } else { 0.5 };
        return here + value * weight(weights.pawn_value) / 100.0 + middle;
    }
    let percent =
        weight(weights.piece_value) / 100.0 * if traits.hopper { weight(weights.hopper_value) / 100.0 } else { 1.0 };
    let percent = percent
        * match (traits.minor, traits.queen_class) {
            (true, _) => weight(weights.minor_value) / 100.0,
            (_, true) if traits.file_slider => {
                weight(weights.queen_class_value) * weight(weights.queen_class_file_slider_value) / 10_000.0
            }
            (_, true) => weight(weights.queen_class_value) / 100.0,
            _ => 1.0,
        };
    // The more valuable a piece, the less its square matters.
    let lightness = (300.0 / value.max(1.0)).clamp(0.25, 1.2);
    let developed = if at.rank > 0 { weight(weights.development) } else { 0.0 };
    here + value * percent
        + lightness
            * (weight(weights.centre) * at.centre + weight(weights.piece_advance) * at.ranks_to_middle + developed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn a_grid_reaches_from_the_edge_to_the_middle_and_from_the_first_rank_to_the_last() {
        let mut grid = SquareGrid::default();
        (grid[0][0][0], grid[0][3][0], grid[4][0][0], grid[4][3][0]) = (10, 20, 30, 40);
        for id in ["chess", "janus"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let (files, ranks) = (variant.board_size().files(), variant.board_size().ranks());
            let players: Vec<Player> = variant.turn_order().collect();
            let of = |player: usize, file: u8, rank: u8| {
                let at =
                    variant.board_size().squares().find(|at| (at.file(), at.rank()) == (file, rank)).expect("a square");
                on_grid(&grid, &RelativeSquare::of(&variant, players[player], at), 0).round() as i32
            };
            for (edge, middle) in [(0, files / 2 - 1), (files - 1, files / 2)] {
                assert_eq!([of(0, edge, 0), of(0, middle, 0)], [10, 20], "{id}");
                assert_eq!([of(0, edge, ranks - 1), of(0, middle, ranks - 1)], [30, 40], "{id}");
                assert_eq!([of(1, edge, ranks - 1), of(1, middle, 0)], [10, 40], "{id}");
            }
        }
    }
}
