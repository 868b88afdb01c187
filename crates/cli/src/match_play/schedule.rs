//! Who plays whom, from which opening and in which seat.

/// The orders in which three engines can sit around a fourth.
const ORDERS: [[usize; 3]; 6] = [[1, 2, 3], [3, 2, 1], [2, 1, 3], [3, 1, 2], [1, 3, 2], [2, 3, 1]];

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the opening, from 0.
    pub opening: usize,
    /// Which chair's engine sits in which seat, in turn order. There are as many chairs as seats, each with a program of its own.
    pub chairs: Vec<usize>,
}

/// A game of a match, from 0. With two seats every opening is played twice, with colours swapped; with four it is played four
/// times, everybody moving on by a seat, and from one opening to the next the neighbours change.
pub fn fixture(game: usize, seats: usize) -> Fixture {
    if seats == 2 {
        let chairs = if game.is_multiple_of(2) { vec![0, 1] } else { vec![1, 0] };
        return Fixture { opening: game / 2, chairs };
    }
    let opening = game / 4;
    let [second, third, fourth] = ORDERS[opening % ORDERS.len()];
    let mut chairs = vec![0, second, third, fourth];
    chairs.rotate_right(game % 4);
    Fixture { opening, chairs }
}

/// Which engine has a chair, with so many engines: one against three others that are alike, or each its own.
pub const fn engine_of(chair: usize, engines: usize) -> usize {
    if engines == 2 && chair > 0 { 1 } else { chair }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_swapped() {
        assert_eq!(fixture(6, 2), Fixture { opening: 3, chairs: vec![0, 1] });
        assert_eq!(fixture(7, 2), Fixture { opening: 3, chairs: vec![1, 0] });
    }

    #[test]
    fn everybody_has_every_seat_once() {
        for opening in 0..12 {
            for seat in 0..4 {
                let mut there: Vec<usize> = (0..4).map(|turn| fixture(opening * 4 + turn, 4).chairs[seat]).collect();
                there.sort_unstable();
                assert_eq!(there, [0, 1, 2, 3]);
            }
        }
        assert_eq!(fixture(1, 4).chairs, [3, 0, 1, 2]);
    }

    #[test]
    fn three_chairs_can_have_the_same_engine() {
        assert_eq!([0, 1, 2, 3].map(|chair| engine_of(chair, 2)), [0, 1, 1, 1]);
        assert_eq!([0, 1, 2, 3].map(|chair| engine_of(chair, 4)), [0, 1, 2, 3]);
    }
}
