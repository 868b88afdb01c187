//! Shuffled starts: each position that may come has a number.
//!
//! The number is made as Scharnagl numbers the positions of Chess960, where 518 is the usual start: pieces are placed kind after kind on
//! the squares that are left, each placing is a digit, and the first digit counts least. First come the pieces that must stand on both
//! colours, the light squares before the dark ones; then the other kinds, those with fewer pieces first; then, without a digit, a King
//! between its Rooks. A digit counts the ways to choose the squares, in the order of the squares.
//!
//! Source: Reinhard Scharnagl, “Fischer-Random-Schach (FRC / Chess960)”, 2004.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, ShuffleFault, unknown_letter, wrong};
use super::{Ground, PieceKind, Variant, kind_with};
use crate::board::{Board, Piece};
use crate::definition::{Definition, Family, ShuffleDefinition};
use crate::notation::placement;
use crate::{Bitboard, KindId, Letter, Player, Square, read_squares};

/// The most positions that are numbered: numbers that a page's script can hold.
const MOST: u64 = 1 << 53;

/// All groups of pieces that are shuffled.
#[derive(Clone, Debug)]
pub(crate) struct Shuffle {
    groups: Vec<Group>,
    /// How many positions there are.
    count: u64,
}

/// Pieces that change places among themselves.
#[derive(Clone, Debug)]
struct Group {
    /// The first player's squares and the second player's opposite them.
    squares: Vec<[Square; 2]>,
    steps: Vec<Placing>,
    /// King and Rook, where the one stands between the others.
    castlers: Option<(KindId, KindId)>,
}

/// One digit of the number: where the pieces of a kind stand.
#[derive(Clone, Copy, Debug)]
struct Placing {
    kind: KindId,
    pieces: usize,
    /// Whether they stand on light squares, or on dark ones; anywhere if that makes no difference.
    light: Option<bool>,
    /// In how many ways.
    ways: u64,
}

impl Placing {
    /// Of the squares that are left, by their places, those where the pieces may stand.
    fn places(&self, group: &Group, left: &[usize]) -> Vec<usize> {
        let fits = |place: &usize| self.light.is_none_or(|light| light == group.squares[*place][0].is_light());
        left.iter().copied().filter(fits).collect()
    }
}

/// In how many ways `pieces` of `places` squares can be chosen.
fn choices(places: usize, pieces: usize) -> u64 {
    (0..pieces).fold(1, |ways, at| ways * places.saturating_sub(at) as u64 / (at as u64 + 1))
}

/// In how many ways the `missing` pieces can be chosen out of the places from `at` on, if one stands at that place: these choices come
/// before those that leave the place empty.
fn choices_with(at: usize, places: usize, missing: usize) -> u64 {
    missing.checked_sub(1).map_or(0, |others| choices(places - at - 1, others))
}

/// The shuffled groups of a definition, checked; nothing if nothing is shuffled.
pub(super) fn shuffle(
    definition: &Definition,
    ground: Ground<'_>,
    kinds: &[PieceKind],
    start: &Board,
) -> Result<Option<Shuffle>, DefinitionError> {
    if definition.shuffle.is_empty() {
        return Ok(None);
    }
    if definition.family != Family::Chess {
        return wrong(DefinitionPart::Key("shuffle"), DefinitionFault::TwoPlayers);
    }
    let mut taken = Bitboard::EMPTY;
    let mut groups = Vec::new();
    for given in &definition.shuffle {
        groups.push(group(given, ground, kinds, start, &mut taken)?);
    }
    let mut ways = groups.iter().flat_map(|group| &group.steps).map(|step| step.ways);
    let count = ways.try_fold(1_u64, |count, ways| count.checked_mul(ways).filter(|count| *count <= MOST));
    let Some(count) = count else { return fault(ShuffleFault::Many) };
    Ok(Some(Shuffle { groups, count }))
}

fn fault<T>(fault: ShuffleFault) -> Result<T, DefinitionError> {
    wrong(DefinitionPart::Key("shuffle"), DefinitionFault::Shuffle(fault))
}

fn group(
    given: &ShuffleDefinition,
    ground: Ground<'_>,
    kinds: &[PieceKind],
    start: &Board,
    taken: &mut Bitboard,
) -> Result<Group, DefinitionError> {
    let part = DefinitionPart::Key("shuffle");
    let find = |&letter: &Letter| kind_with(kinds, letter).map_or_else(|| unknown_letter(part.clone(), letter), Ok);
    let shuffled = given.pieces.0.iter().map(find).collect::<Result<Vec<KindId>, _>>()?;
    let within = match read_squares(&given.squares, ground.shape) {
        Ok(squares) => squares,
        Err(error) => return wrong(part, DefinitionFault::Zone(error)),
    };
    let own = start.pieces_of(Player(0)).filter(|(square, kind)| within.has(*square) && shuffled.contains(kind));
    let own: Vec<(Square, KindId)> = own.collect();
    let all: Bitboard = own.iter().map(|(square, _)| *square).collect();
    if own.is_empty() || !(all & *taken).is_empty() {
        return fault(ShuffleFault::Squares);
    }
    *taken |= all;
    let squares = opposite_squares(&own, ground, start)?;
    let mut group = Group { squares, steps: Vec::new(), castlers: None };
    let count = |kind: KindId| own.iter().filter(|(_, it)| *it == kind).count();
    let mut rest: Vec<KindId> = (0..kinds.len() as u8).map(KindId).filter(|&kind| count(kind) > 0).collect();
    if given.king_between_rooks {
        let with = |fits: &dyn Fn(&PieceKind) -> bool, pieces: usize| {
            rest.iter().copied().find(|&kind| fits(&kinds[kind.index()]) && count(kind) == pieces)
        };
        let (Some(king), Some(rook)) = (with(&|kind| kind.royal, 1), with(&|kind| kind.castles, 2)) else {
            return fault(ShuffleFault::King);
        };
        group.castlers = Some((king, rook));
        rest.retain(|&kind| kind != king && kind != rook);
    }
    let mut left: Vec<usize> = (0..group.squares.len()).collect();
    let mut place = |kind: KindId, pieces: usize, light: Option<bool>| {
        let mut step = Placing { kind, pieces, light, ways: 1 };
        let places = step.places(&group, &left);
        step.ways = choices(places.len(), pieces);
        // Which squares are left is of no matter here, but how many there are of each colour.
        left.retain(|it| !places[..pieces.min(places.len())].contains(it));
        group.steps.push(step);
        step.ways > 0
    };
    let differ = |kind: &KindId| given.bishops_differ && kinds[kind.index()].is_bound_to_colour() && count(*kind) > 1;
    for &kind in rest.iter().filter(|kind| differ(kind)) {
        let half = count(kind) / 2;
        let even = count(kind).is_multiple_of(2);
        if !even || ![true, false].into_iter().all(|light| place(kind, half, Some(light))) {
            return fault(ShuffleFault::Colours(kinds[kind.index()].letter));
        }
    }
    rest.retain(|kind| !differ(kind));
    rest.sort_by_key(|&kind| count(kind));
    for kind in rest {
        place(kind, count(kind), None);
    }
    Ok(group)
}

/// The squares of the first player's pieces, each with the one opposite, on which the same piece of the second player must stand.
fn opposite_squares(
    own: &[(Square, KindId)],
    ground: Ground<'_>,
    start: &Board,
) -> Result<Vec<[Square; 2]>, DefinitionError> {
    let (files, ranks) = (ground.shape.files(), ground.shape.ranks());
    for turned in [false, true] {
        let opposite = |square: Square| {
            let file = if turned { files - 1 - square.file() } else { square.file() };
            Square::new(file, ranks - 1 - square.rank())
        };
        let pair = |&(square, kind): &(Square, KindId)| {
            let other = opposite(square)?;
            (start.get(other) == Some(Piece { player: Player(1), kind })).then_some([square, other])
        };
        if let Some(pairs) = own.iter().map(pair).collect::<Option<Vec<_>>>() {
            return Ok(pairs);
        }
    }
    fault(ShuffleFault::NotOpposite)
}

impl Shuffle {
    /// The squares on which a player's piece of a kind may begin besides where the start has it.
    pub(super) fn squares_of(&self, player: Player, kind: KindId) -> Bitboard {
        let has = |group: &&Group| {
            group.steps.iter().any(|step| step.kind == kind)
                || group.castlers.is_some_and(|(king, rook)| kind == king || kind == rook)
        };
        let squares = self.groups.iter().filter(has).flat_map(|group| &group.squares);
        squares.map(|pair| pair[player.index() & 1]).collect()
    }

    /// Puts the pieces where they stand in the position with this number.
    fn arrange(&self, mut number: u64, board: &mut Board) {
        for group in &self.groups {
            let mut left: Vec<usize> = (0..group.squares.len()).collect();
            let mut put = |place: usize, kind: KindId| {
                for (player, square) in group.squares[place].into_iter().enumerate() {
                    board.take(square);
                    board.put(square, Piece { player: Player(player as u8), kind });
                }
            };
            for step in &group.steps {
                let places = step.places(group, &left);
                let (mut digit, mut missing) = (number % step.ways, step.pieces);
                number /= step.ways;
                for (at, &place) in places.iter().enumerate() {
                    let with_it = choices_with(at, places.len(), missing);
                    if digit < with_it {
                        put(place, step.kind);
                        left.retain(|it| *it != place);
                        missing -= 1;
                    } else {
                        digit -= with_it;
                    }
                }
            }
            if let (Some((king, rook)), &[first, middle, last]) = (group.castlers, left.as_slice()) {
                [(first, rook), (middle, king), (last, rook)].into_iter().for_each(|(place, kind)| put(place, kind));
            }
        }
    }

    /// The number of the position whose shuffled pieces stand so.
    fn number(&self, board: &Board) -> Option<u64> {
        let (mut number, mut worth) = (0, 1);
        for group in &self.groups {
            let stands = |place: usize, kind: KindId| {
                let both = group.squares[place].into_iter().enumerate();
                both.map(|(player, square)| (square, Player(player as u8)))
                    .all(|(square, player)| board.get(square) == Some(Piece { player, kind }))
            };
            let mut left: Vec<usize> = (0..group.squares.len()).collect();
            for step in &group.steps {
                let places = step.places(group, &left);
                let mut missing = step.pieces;
                for (at, &place) in places.iter().enumerate() {
                    if stands(place, step.kind) {
                        missing = missing.checked_sub(1)?;
                        left.retain(|it| *it != place);
                    } else {
                        number += choices_with(at, places.len(), missing) * worth;
                    }
                }
                if missing > 0 {
                    return None;
                }
                worth *= step.ways;
            }
            if let Some((king, rook)) = group.castlers {
                let &[first, middle, last] = left.as_slice() else { return None };
                if !(stands(first, rook) && stands(middle, king) && stands(last, rook)) {
                    return None;
                }
            }
        }
        Some(number)
    }
}

impl Variant {
    /// How many start positions there are: 1 if nothing is shuffled. They are numbered from 0.
    pub fn number_of_starts(&self) -> u64 {
        self.shuffle.as_ref().map_or(1, |shuffle| shuffle.count)
    }

    /// The text of the start position with this number; nothing if there is none. Where nothing is shuffled, the start has the number 0.
    ///
    /// ```
    /// use menagerie_rules::{Options, Variant};
    /// let janus = Variant::by_id("janus", &Options::none()).unwrap();
    /// assert_eq!(janus.start_numbered(0).as_deref(), Some(janus.start()));
    /// assert_eq!(janus.start_numbered(1), None);
    /// ```
    pub fn start_numbered(&self, number: u64) -> Option<String> {
        let Some(shuffle) = &self.shuffle else { return (number == 0).then(|| self.start.clone()) };
        if number >= shuffle.count {
            return None;
        }
        let (pieces, rest) = self.start.split_at(self.start.find([' ', '[']).unwrap_or(self.start.len()));
        let mut board = placement::read(pieces, self.ground(), |letter| self.kind_by_letter(letter)).ok()?;
        shuffle.arrange(number, &mut board);
        let pieces = placement::write(&board, self.ground(), |kind| self.kind(kind).letter);
        Some(pieces + &self.rights_that_stay(rest, &board))
    }

    /// The rest of the start's text without the rights whose pieces stand elsewhere on this board.
    fn rights_that_stay(&self, rest: &str, board: &Board) -> String {
        let mut fields: Vec<String> = rest.split(' ').map(str::to_string).collect();
        if let (false, Some(rights)) = (self.chess960_castling, fields.get_mut(2)) {
            let stays = |letter: char| {
                let right = self.rights.iter().find(|right| right.letter == letter);
                right.is_none_or(|right| right.is_possible(board))
            };
            rights.retain(stays);
            if rights.is_empty() {
                rights.push('-');
            }
        }
        fields.join(" ")
    }

    /// The number of the start position with this board; nothing if it is none of them. What is not shuffled is not looked at.
    pub fn number_of_start(&self, board: &Board) -> Option<u64> {
        match &self.shuffle {
            Some(shuffle) => shuffle.number(board),
            None => Some(0),
        }
    }

    /// The number of a start position that is as good as chosen by chance. The same seed always chooses the same.
    pub fn random_start(&self, seed: u64) -> u64 {
        crate::zobrist::mix(seed) % self.number_of_starts()
    }
}
