//! The possible orders of the pieces of a group, and their numbers.
//!
//! The numbering generalises Scharnagl's for Chess960, where 518 is the standard start: pieces are placed kind after kind on the remaining
//! squares, each placement is a digit, and the first digit is the least significant. First come the pieces that must stand on both
//! colours, light squares before dark ones. Then come the other kinds, those with fewer pieces first. A King between its Rooks comes last,
//! without a digit. A kind that is limited to some squares comes earlier the fewer these are. A digit numbers the combinations of squares,
//! in the order of the squares. Orders that have names are numbered as they are listed.
//!
//! Source: Reinhard Scharnagl, “Fischer-Random-Schach (FRC / Chess960)”, 2004.

use crate::KindId;

/// The possible orders.
#[derive(Clone, Debug)]
pub(super) enum Order {
    /// All orders of these digits, with King and Rooks last if the King stands between them.
    Digits(Vec<Placing>, Option<(KindId, KindId)>),
    /// The listed orders.
    Listed(Vec<Vec<KindId>>),
}

/// One digit of the number: the squares of the pieces of a kind.
#[derive(Clone, Debug)]
pub(super) struct Placing {
    pub kind: KindId,
    pub pieces: usize,
    /// By place: whether the pieces may stand there.
    pub domain: Vec<bool>,
    /// The number of combinations.
    pub ways: u64,
}

impl Placing {
    /// The remaining places where the pieces may stand.
    pub fn places(&self, left: &[usize]) -> Vec<usize> {
        left.iter().copied().filter(|&place| self.domain[place]).collect()
    }
}

/// The number of ways to choose `pieces` of `places` squares.
pub(super) fn choices(places: usize, pieces: usize) -> u64 {
    (0..pieces).fold(1, |ways, at| ways * places.saturating_sub(at) as u64 / (at as u64 + 1))
}

/// The number of ways to choose the `missing` pieces out of the places from `at` on with one at that place. These combinations precede
/// those that leave the place empty.
fn choices_with(at: usize, places: usize, missing: usize) -> u64 {
    missing.checked_sub(1).map_or(0, |others| choices(places - at - 1, others))
}

impl Order {
    /// The number of orders; `None` if it is too large.
    pub fn count(&self) -> Option<u64> {
        match self {
            Order::Digits(steps, _) => steps.iter().try_fold(1_u64, |count, step| count.checked_mul(step.ways)),
            Order::Listed(orders) => Some(orders.len() as u64),
        }
    }

    /// Whether a piece of a kind may stand at a place.
    pub fn may_stand(&self, kind: KindId, place: usize) -> bool {
        match self {
            Order::Digits(steps, castlers) => {
                let step = steps.iter().any(|step| step.kind == kind && step.domain[place]);
                step || castlers.is_some_and(|(king, rook)| kind == king || kind == rook)
            }
            Order::Listed(orders) => orders.iter().any(|order| order.get(place) == Some(&kind)),
        }
    }

    /// The kind at each place in the order with this number.
    pub fn arranged(&self, mut number: u64, places: usize) -> Vec<Option<KindId>> {
        let (steps, castlers) = match self {
            Order::Digits(steps, castlers) => (steps, castlers),
            Order::Listed(orders) => {
                let order = usize::try_from(number).ok().and_then(|number| orders.get(number));
                return order.map_or_else(|| vec![None; places], |order| order.iter().copied().map(Some).collect());
            }
        };
        let mut all = vec![None; places];
        let mut left: Vec<usize> = (0..places).collect();
        for step in steps {
            let open = step.places(&left);
            let (mut digit, mut missing) = (number % step.ways, step.pieces);
            number /= step.ways;
            for (at, &place) in open.iter().enumerate() {
                let with_it = choices_with(at, open.len(), missing);
                if digit < with_it {
                    all[place] = Some(step.kind);
                    left.retain(|it| *it != place);
                    missing -= 1;
                } else {
                    digit -= with_it;
                }
            }
        }
        if let (Some((king, rook)), &[first, middle, last]) = (*castlers, left.as_slice()) {
            (all[first], all[middle], all[last]) = (Some(rook), Some(king), Some(rook));
        }
        all
    }

    /// The number of the order with these kinds; `None` if it is not possible.
    pub fn number(&self, stand: &[Option<KindId>]) -> Option<u64> {
        let (steps, castlers) = match self {
            Order::Digits(steps, castlers) => (steps, castlers),
            Order::Listed(orders) => {
                let is_it = |order: &Vec<KindId>| order.iter().copied().map(Some).eq(stand.iter().copied());
                return orders.iter().position(is_it).map(|number| number as u64);
            }
        };
        let (mut number, mut worth) = (0, 1);
        let mut left: Vec<usize> = (0..stand.len()).collect();
        for step in steps {
            let open = step.places(&left);
            let mut missing = step.pieces;
            for (at, &place) in open.iter().enumerate() {
                if stand[place] == Some(step.kind) {
                    missing = missing.checked_sub(1)?;
                    left.retain(|it| *it != place);
                } else {
                    number += choices_with(at, open.len(), missing) * worth;
                }
            }
            if missing > 0 {
                return None;
            }
            worth *= step.ways;
        }
        match (*castlers, left.as_slice()) {
            (None, _) => Some(number),
            (Some((king, rook)), &[first, middle, last]) => {
                let stands = [stand[first], stand[middle], stand[last]] == [Some(rook), Some(king), Some(rook)];
                stands.then_some(number)
            }
            _ => None,
        }
    }
}
