//! A small diagram of how a kind of piece moves: the squares around it on an otherwise empty board.

use menagerie_rules::{Bitboard, BoardSize, Forward, KindId, Square, Variant, tables::Tables};
use serde::Serialize;

use menagerie_scene::TargetKind;

/// The number of squares that the diagram shows in each direction.
const RADIUS: i8 = 3;
/// The side of the board, with the piece in the middle: far enough from the edge to see which lines go on.
const SIDE: u8 = 15;

/// A small diagram: the piece in the middle, squares as files to the right and ranks ahead of it.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct MiniDiagram {
    art: String,
    radius: i8,
    squares: Vec<MiniMark>,
    /// Pieces to be jumped over, where it captures in no other way.
    screens: Vec<MiniPlace>,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct MiniPlace {
    file: i8,
    rank: i8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct MiniMark {
    #[serde(flatten)]
    place: MiniPlace,
    kind: TargetKind,
    /// Whether the line goes on beyond the diagram.
    on: bool,
}

/// The uses of a square.
#[derive(Default, Clone, Copy)]
struct SquareUse {
    moves: bool,
    captures: bool,
    slides: bool,
    hops: bool,
    on: bool,
}

/// The diagram of a kind.
pub fn mini(variant: &Variant, id: KindId) -> Option<MiniDiagram> {
    let kind = variant.kind(id);
    let shape = BoardSize::new(SIDE, SIDE)?;
    let middle = Square::new(SIDE / 2, SIDE / 2)?;
    let everywhere: Bitboard = shape.squares().collect();
    let tables = Tables::of(shape, &[Forward::North], &[&kind.movement], |_| kind.taken_en_passant, |_, _| everywhere);
    let (player, only) = (menagerie_rules::Player::from_index(0)?, KindId::from_index(0)?);
    let place = |square: Square| MiniPlace {
        file: square.file() as i8 - middle.file() as i8,
        rank: square.rank() as i8 - middle.rank() as i8,
    };
    let shown = |at: MiniPlace| at.file.abs() <= RADIUS && at.rank.abs() <= RADIUS;

    let mut uses: Vec<(MiniPlace, SquareUse)> = Vec::new();
    let mut mark = |square: Square, change: &dyn Fn(&mut SquareUse)| {
        let at = place(square);
        match uses.iter_mut().find(|(known, _)| *known == at) {
            Some((_, known)) => change(known),
            None => {
                let mut new = SquareUse::default();
                change(&mut new);
                uses.push((at, new));
            }
        }
    };
    let paths = tables.paths(player, only, middle);
    // Every other line that hops gets a piece to hop over; the others show the moves without one.
    let hopping: Vec<_> = paths.iter().filter(|path| path.is_hopper()).collect();
    let screens: Vec<Square> =
        hopping.iter().step_by(2).filter_map(|path| tables.path_squares(path).0.get(1).copied()).collect();

    tables.leap_moves(player, only, middle).iter().for_each(|square| mark(square, &|it| it.moves = true));
    tables.leap_captures(player, only, middle).iter().for_each(|square| mark(square, &|it| it.captures = true));
    let standing: Bitboard = screens.iter().copied().collect();
    for path in paths {
        let (squares, _) = tables.path_squares(path);
        path.reached(squares, &standing, |index, square, filled, _| {
            if filled {
                return;
            }
            let on = squares.get(index + 1).is_some_and(|&next| !shown(place(next)));
            mark(square, &|it| {
                it.on |= on;
                it.slides = true;
                it.hops |= path.is_hopper();
                it.moves |= path.moves;
                it.captures |= path.captures;
            });
        });
    }
    let squares = uses.into_iter().filter(|(at, _)| shown(*at));
    Some(MiniDiagram {
        art: kind.art.clone(),
        radius: RADIUS,
        squares: squares.map(|(place, it)| MiniMark { place, kind: it.kind(), on: it.on }).collect(),
        screens: screens.into_iter().map(place).filter(|&at| shown(at)).collect(),
    })
}

impl SquareUse {
    fn kind(self) -> TargetKind {
        match self {
            SquareUse { hops: true, .. } => TargetKind::Hop,
            SquareUse { moves: true, captures: false, .. } => TargetKind::Move,
            SquareUse { moves: false, .. } => TargetKind::Capture,
            SquareUse { slides: true, .. } => TargetKind::Slide,
            SquareUse { .. } => TargetKind::Leap,
        }
    }
}
