//! Shuffled start positions, which are numbered.
//!
//! The orders of each group have numbers, which `order` computes. They are the digits of the number of a start position: group after
//! group, and within a group whose players are shuffled separately player after player. The first digit is the least significant.

mod order;

use super::error::{DefinitionError, DefinitionErrorKind, DefinitionPart, ShuffleError, unknown_letter, wrong};
use super::{BoardGeometry, PieceKind, kind_with};
use crate::board::{Board, Piece};
use crate::definition::{Definition, Family, SetupDefinition, ShuffleDefinition};
use crate::order::sort_few;
use crate::{Bitboard, KindId, Letter, Player, Square, read_squares};
use order::{Order, Placing, choices};

/// The maximum number of positions, so that JavaScript can represent their numbers.
const MAX_POSITIONS: u64 = 1 << 53;

/// The shuffled groups of pieces.
#[derive(Clone, Debug)]
pub(crate) struct Shuffle {
    groups: Vec<Group>,
    /// The number of positions.
    pub(super) count: u64,
    /// Whether some order is random.
    pub(super) by_chance: bool,
}

/// A group of pieces that are shuffled among themselves.
#[derive(Clone, Debug)]
struct Group {
    /// The first player's squares, with the second player's opposite them.
    squares: Vec<[Square; 2]>,
    order: Order,
    /// The number of orders.
    ways: u64,
    /// Whether the players' pieces are shuffled separately.
    apart: bool,
    /// The orders that have names.
    setups: Vec<SetupDefinition>,
}

/// A digit of the numbers of start positions whose values have names: one of these set-ups is chosen.
#[derive(Clone, Copy, Debug)]
pub struct SetupChoice<'v> {
    /// The player whose pieces stand in that order; `None` if both players' do.
    pub player: Option<Player>,
    /// The set-ups, in the order of their numbers.
    pub setups: &'v [SetupDefinition],
    /// The place value of the digit in the number of a start position.
    pub worth: u64,
}

impl SetupChoice<'_> {
    /// The index of the set-up in the start position with this number.
    pub fn of(&self, number: u64) -> usize {
        (number / self.worth % self.setups.len().max(1) as u64) as usize
    }

    /// The number of the start position with this set-up that otherwise equals the one with this number.
    pub fn with(&self, number: u64, setup: usize) -> u64 {
        number - self.of(number) as u64 * self.worth + setup as u64 * self.worth
    }
}

/// Checks the shuffled groups of a definition; `None` if there are none.
pub(super) fn shuffle(
    definition: &Definition,
    geometry: BoardGeometry<'_>,
    kinds: &[PieceKind],
    start: &Board,
) -> Result<Option<Shuffle>, DefinitionError> {
    if definition.shuffle.is_empty() {
        return Ok(None);
    }
    if definition.family != Family::Chess {
        return wrong(DefinitionPart::Key("shuffle"), DefinitionErrorKind::TwoPlayers);
    }
    let mut taken = Bitboard::EMPTY;
    let mut groups = Vec::new();
    for given in &definition.shuffle {
        groups.push(group(given, geometry, kinds, start, &mut taken)?);
    }
    let mut ways = groups.iter().flat_map(|group| group.digits().map(|_| group.ways));
    let count = ways.try_fold(1_u64, |count, ways| count.checked_mul(ways).filter(|count| *count <= MAX_POSITIONS));
    let Some(count) = count else { return error(ShuffleError::Many) };
    let by_chance = definition.shuffle.iter().zip(&groups).any(|(given, group)| !given.chosen && group.ways > 1);
    Ok(Some(Shuffle { groups, count, by_chance }))
}

fn error<T>(error: ShuffleError) -> Result<T, DefinitionError> {
    wrong(DefinitionPart::Key("shuffle"), DefinitionErrorKind::Shuffle(error))
}

fn squares_of_text(text: &str, geometry: BoardGeometry<'_>) -> Result<Bitboard, DefinitionError> {
    read_squares(text, geometry.size)
        .or_else(|error| wrong(DefinitionPart::Key("shuffle"), DefinitionErrorKind::Zone(error)))
}

fn kind_of_letter(letter: Letter, kinds: &[PieceKind]) -> Result<KindId, DefinitionError> {
    kind_with(kinds, letter).map_or_else(|| unknown_letter(DefinitionPart::Key("shuffle"), letter), Ok)
}

fn group(
    given: &ShuffleDefinition,
    geometry: BoardGeometry<'_>,
    kinds: &[PieceKind],
    start: &Board,
    taken: &mut Bitboard,
) -> Result<Group, DefinitionError> {
    let shuffled = given.pieces.0.iter().map(|&letter| kind_of_letter(letter, kinds)).collect::<Result<Vec<_>, _>>()?;
    let within = squares_of_text(&given.squares, geometry)?;
    let own = start.pieces_of(Player(0)).filter(|(square, kind)| within.has(*square) && shuffled.contains(kind));
    let own: Vec<(Square, KindId)> = own.collect();
    let all: Bitboard = own.iter().map(|(square, _)| *square).collect();
    if own.is_empty() || !(all & *taken).is_empty() {
        return error(ShuffleError::Squares);
    }
    *taken |= all;
    let squares = opposite_squares(&own, geometry, start, given)?;
    let order = if given.setups.is_empty() {
        digits(given, geometry, kinds, &own)?
    } else {
        Order::Listed(listed(given, kinds, &own)?)
    };
    let Some(ways) = order.count() else { return error(ShuffleError::Many) };
    Ok(Group { squares, order, ways, apart: given.apart, setups: given.setups.clone() })
}

/// The orders that have names. Each must have the pieces of the start position, and no other rule may restrict the orders.
fn listed(
    given: &ShuffleDefinition,
    kinds: &[PieceKind],
    own: &[(Square, KindId)],
) -> Result<Vec<Vec<KindId>>, DefinitionError> {
    if given.bishops_differ || given.king_between_rooks || !given.within.is_empty() {
        return error(ShuffleError::SetupsAlone);
    }
    let sorted = |mut kinds: Vec<KindId>| {
        sort_few(&mut kinds, |kind| *kind);
        kinds
    };
    let pieces = sorted(own.iter().map(|(_, kind)| *kind).collect());
    let mut orders: Vec<Vec<KindId>> = Vec::new();
    for (at, setup) in given.setups.iter().enumerate() {
        let order =
            setup.pieces.0.iter().map(|&letter| kind_of_letter(letter, kinds)).collect::<Result<Vec<_>, _>>()?;
        if sorted(order.clone()) != pieces {
            return error(ShuffleError::Setup(setup.name.clone()));
        }
        let same_name = |other: &SetupDefinition| super::is_same_name(&other.name, &setup.name);
        if orders.contains(&order) || given.setups[..at].iter().any(same_name) {
            return error(ShuffleError::SetupTwice(setup.name.clone()));
        }
        orders.push(order);
    }
    Ok(orders)
}

/// The orders that the rules of a group allow.
fn digits(
    given: &ShuffleDefinition,
    geometry: BoardGeometry<'_>,
    kinds: &[PieceKind],
    own: &[(Square, KindId)],
) -> Result<Order, DefinitionError> {
    let count = |kind: KindId| own.iter().filter(|(_, it)| *it == kind).count();
    let mut rest: Vec<KindId> = (0..kinds.len() as u8).map(KindId).filter(|&kind| count(kind) > 0).collect();
    let mut castlers = None;
    if given.king_between_rooks {
        let with = |fits: &dyn Fn(&PieceKind) -> bool, pieces: usize| {
            rest.iter().copied().find(|&kind| fits(&kinds[kind.index()]) && count(kind) == pieces)
        };
        let (Some(king), Some(rook)) = (with(&|kind| kind.royal, 1), with(&|kind| kind.castles, 2)) else {
            return error(ShuffleError::King);
        };
        castlers = Some((king, rook));
        rest.retain(|&kind| kind != king && kind != rook);
    }
    let placing = |kind: KindId, pieces: usize, may: &dyn Fn(Square) -> bool| {
        let domain = own.iter().map(|&(square, _)| may(square)).collect();
        Placing { kind, pieces, domain, ways: 1 }
    };
    let lights = own.iter().filter(|(square, _)| square.is_light()).count();
    // The steps with their sort keys: steps with fewer squares come earlier.
    let mut steps: Vec<(usize, Placing)> = Vec::new();
    for (&letter, zone) in given.within.iter() {
        let kind = kind_of_letter(letter, kinds)?;
        let zone = squares_of_text(zone, geometry)?;
        let squares = own.iter().filter(|(square, _)| zone.has(*square)).count();
        let differs = given.bishops_differ && kinds[kind.index()].is_bound_to_colour() && count(kind) > 1;
        if differs || !rest.contains(&kind) {
            return error(ShuffleError::Within(letter));
        }
        rest.retain(|it| *it != kind);
        steps.push((squares, placing(kind, count(kind), &|square| zone.has(square))));
    }
    let differ = |kind: &KindId| given.bishops_differ && kinds[kind.index()].is_bound_to_colour() && count(*kind) > 1;
    for &kind in rest.iter().filter(|kind| differ(kind)) {
        if !count(kind).is_multiple_of(2) {
            return error(ShuffleError::Colours(kinds[kind.index()].letter));
        }
        for light in [true, false] {
            let step = placing(kind, count(kind) / 2, &|square| square.is_light() == light);
            steps.push((lights.min(own.len() - lights), step));
        }
    }
    rest.retain(|kind| !differ(kind));
    sort_few(&mut rest, |&kind| count(kind));
    steps.extend(rest.iter().map(|&kind| (own.len(), placing(kind, count(kind), &|_| true))));
    sort_few(&mut steps, |(squares, _)| *squares);
    let mut steps: Vec<Placing> = steps.into_iter().map(|(_, step)| step).collect();
    count_ways(&mut steps, own.len(), |step| {
        let letter = kinds[step.kind.index()].letter;
        if given.within.get(&letter).is_some() { ShuffleError::Within(letter) } else { ShuffleError::Colours(letter) }
    })?;
    Ok(Order::Digits(steps, castlers))
}

/// Counts the choices of each step. They must not depend on the steps before: of two steps, the squares of one contain those of the other,
/// or they are disjoint.
fn count_ways(
    steps: &mut [Placing],
    places: usize,
    why: impl Fn(&Placing) -> ShuffleError,
) -> Result<(), DefinitionError> {
    let mut left: Vec<usize> = (0..places).collect();
    for at in 0..steps.len() {
        let (before, rest) = steps.split_at_mut(at);
        let step = &mut rest[0];
        let both = |other: &Placing| step.domain.iter().zip(&other.domain).filter(|(one, two)| **one && **two).count();
        let size = |step: &Placing| step.domain.iter().filter(|may| **may).count();
        let crosses = |other: &&Placing| both(other) != 0 && both(other) != size(other);
        let open = step.places(&left);
        step.ways = choices(open.len(), step.pieces);
        if step.ways == 0 || before.iter().any(|other| crosses(&other)) {
            return error(why(step));
        }
        // Only the number of remaining squares of each domain matters here.
        left.retain(|it| !open[..step.pieces.min(open.len())].contains(it));
    }
    Ok(())
}

/// The squares of the first player's pieces, each with the one opposite. There the second player has the same piece or, where the players
/// are shuffled separately, at least as many of each kind. Set-ups are seen from each player's own side, so the squares are rotated if
/// possible.
fn opposite_squares(
    own: &[(Square, KindId)],
    geometry: BoardGeometry<'_>,
    start: &Board,
    given: &ShuffleDefinition,
) -> Result<Vec<[Square; 2]>, DefinitionError> {
    let (files, ranks) = (geometry.size.files(), geometry.size.ranks());
    let ways = if given.setups.is_empty() { [false, true] } else { [true, false] };
    for turned in ways {
        let opposite = |square: Square| {
            let file = if turned { files - 1 - square.file() } else { square.file() };
            Square::new(file, ranks - 1 - square.rank())
        };
        let pairs = own.iter().map(|&(square, _)| Some([square, opposite(square)?])).collect::<Option<Vec<_>>>();
        let Some(pairs) = pairs else { continue };
        let mut theirs: Vec<Option<Piece>> = pairs.iter().map(|&[_, other]| start.get(other)).collect();
        let mut wanted: Vec<Option<Piece>> =
            own.iter().map(|&(_, kind)| Some(Piece { player: Player(1), kind })).collect();
        if given.apart {
            let by_kind = |piece: &Option<Piece>| piece.map(|piece| (piece.player, piece.kind));
            sort_few(&mut theirs, by_kind);
            sort_few(&mut wanted, by_kind);
        }
        if theirs == wanted {
            return Ok(pairs);
        }
    }
    error(ShuffleError::NotOpposite)
}

impl Group {
    /// The player of each digit; `None` for both.
    fn digits(&self) -> impl Iterator<Item = Option<Player>> + use<> {
        if self.apart {
            [Some(Player(0)), Some(Player(1))].into_iter().take(2)
        } else {
            [None, None].into_iter().take(1)
        }
    }

    /// The players whose pieces a digit places.
    fn players(digit: Option<Player>) -> impl Iterator<Item = Player> + Clone {
        [Player(0), Player(1)].into_iter().filter(move |player| digit.is_none_or(|it| it == *player))
    }
}

impl Shuffle {
    /// The squares on which a player's piece of a kind may start, besides those of the standard start position.
    pub(super) fn squares_of(&self, player: Player, kind: KindId) -> Bitboard {
        let of = |group: &Group| -> Bitboard {
            let places = group.squares.iter().enumerate().filter(|(place, _)| group.order.may_stand(kind, *place));
            places.map(|(_, pair)| pair[player.index() & 1]).collect()
        };
        self.groups.iter().fold(Bitboard::EMPTY, |all, group| all | of(group))
    }

    /// Places the pieces of the position with this number.
    pub(super) fn arrange(&self, mut number: u64, board: &mut Board) {
        for group in &self.groups {
            for digit in group.digits() {
                let order = group.order.arranged(number % group.ways, group.squares.len());
                number /= group.ways;
                for (pair, kind) in group.squares.iter().zip(order) {
                    let Some(kind) = kind else { continue };
                    for player in Group::players(digit) {
                        let square = pair[player.index()];
                        board.take(square);
                        board.put(square, Piece { player, kind });
                    }
                }
            }
        }
    }

    /// The number of the position with these shuffled pieces.
    pub(super) fn number(&self, board: &Board) -> Option<u64> {
        let (mut number, mut worth) = (0, 1);
        for group in &self.groups {
            for digit in group.digits() {
                let players = Group::players(digit);
                let stands = |pair: &[Square; 2]| {
                    let mut kinds = players.clone().map(|player| {
                        board.get(pair[player.index()]).filter(|piece| piece.player == player).map(|piece| piece.kind)
                    });
                    let first = kinds.next()?;
                    first.filter(|_| kinds.all(|other| other == first))
                };
                let stand: Vec<Option<KindId>> = group.squares.iter().map(stands).collect();
                number += group.order.number(&stand)? * worth;
                worth *= group.ways;
            }
        }
        Some(number)
    }

    /// The number of the position after the pieces on two squares of one player are swapped.
    pub(super) fn swapped(&self, number: u64, one: Square, other: Square) -> Option<u64> {
        let mut worth = 1;
        for group in &self.groups {
            for digit in group.digits() {
                let before = number / worth % group.ways;
                for player in Group::players(digit) {
                    let place = |square| group.squares.iter().position(|pair| pair[player.index()] == square);
                    let (Some(one), Some(other)) = (place(one), place(other)) else { continue };
                    let mut order = group.order.arranged(before, group.squares.len());
                    order.swap(one, other);
                    let after = group.order.number(&order)?;
                    return Some(number - before * worth + after * worth);
                }
                worth *= group.ways;
            }
        }
        None
    }

    /// The digits whose values have names.
    pub(super) fn choices(&self) -> Vec<SetupChoice<'_>> {
        let mut worth = 1;
        let mut all = Vec::new();
        for group in &self.groups {
            for player in group.digits() {
                all.push(SetupChoice { player, setups: &group.setups, worth });
                worth *= group.ways;
            }
        }
        all.retain(|choice| !choice.setups.is_empty());
        all
    }
}
