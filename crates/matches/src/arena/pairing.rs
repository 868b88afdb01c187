//! The opening and the seats of each game of a match.

/// The orders in which three engines can sit next to a fourth.
const ORDERS: [[usize; 3]; 6] = [[1, 2, 3], [3, 2, 1], [2, 1, 3], [3, 1, 2], [1, 3, 2], [2, 3, 1]];

/// The opening and the seats of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the opening, from 0.
    pub opening: usize,
    /// The slot of each seat, in the order of turns. There are as many slots as seats, and each slot has its own engine process.
    pub slots: Vec<usize>,
}

impl Pairing {
    /// The pairing of a game, counted from 0.
    ///
    /// With two seats every opening is played twice, with colours swapped. With four seats it is played four times: everybody moves on by
    /// a seat, and from one opening to the next the neighbours change.
    pub fn of_game(game: usize, seats: usize) -> Pairing {
        if seats == 2 {
            let slots = if game.is_multiple_of(2) { vec![0, 1] } else { vec![1, 0] };
            return Pairing { opening: game / 2, slots };
        }
        let opening = game / 4;
        let [second, third, fourth] = ORDERS[opening % ORDERS.len()];
        let mut slots = vec![0, second, third, fourth];
        slots.rotate_right(game % 4);
        Pairing { opening, slots }
    }

    /// The engine of each seat, in turn order, in a match of this many engines.
    pub fn engines(&self, engines: usize) -> impl Iterator<Item = usize> {
        self.slots.iter().map(move |&slot| engine_of(slot, engines))
    }
}

/// The engine of a slot. Two engines in a four-player game play one against three.
pub(crate) const fn engine_of(slot: usize, engines: usize) -> usize {
    if engines == 2 && slot > 0 { 1 } else { slot }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_swapped() {
        assert_eq!(Pairing::of_game(6, 2), Pairing { opening: 3, slots: vec![0, 1] });
        assert_eq!(Pairing::of_game(7, 2), Pairing { opening: 3, slots: vec![1, 0] });
    }

    #[test]
    fn everybody_has_every_seat_once() {
        for opening in 0..12 {
            for seat in 0..4 {
                let mut there: Vec<usize> =
                    (0..4).map(|turn| Pairing::of_game(opening * 4 + turn, 4).slots[seat]).collect();
                there.sort_unstable();
                assert_eq!(there, [0, 1, 2, 3]);
            }
        }
        assert_eq!(Pairing::of_game(1, 4).slots, [3, 0, 1, 2]);
    }

    #[test]
    fn three_chairs_can_have_the_same_engine() {
        assert_eq!([0, 1, 2, 3].map(|slot| engine_of(slot, 2)), [0, 1, 1, 1]);
        assert_eq!([0, 1, 2, 3].map(|slot| engine_of(slot, 4)), [0, 1, 2, 3]);
    }
}
