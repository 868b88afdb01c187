//! The special moves, each in a position of the game in which it can be made: the first move, en passant, promotion, castling, the King's
//! leap.

use super::classroom::Classroom;
use super::king::{position, with_kings};
use super::step::{LessonStep, LessonTask, SpecialMove};
use menagerie_rules::{
    Bitboard, Board, KindId, Move, MoveKind, OptionalRule, Options, Piece, Position, Square, Variant,
};
use std::sync::Arc;

/// The number of squares that are tried for a promotion.
const PLACES: usize = 16;

pub fn steps(room: &Classroom<'_>) -> Vec<LessonStep> {
    [first_move(room), en_passant(room), promotion(room), castling(room), king_leap(room)]
        .into_iter()
        .flatten()
        .collect()
}

fn step(position: Position, pupil: Square, what: SpecialMove, is_it: impl Fn(Move) -> bool) -> Option<LessonStep> {
    let all = position.legal_moves();
    let goals: Bitboard = all.iter().filter(|mv| mv.from() == pupil && is_it(**mv)).map(|mv| mv.to()).collect();
    if goals.is_empty() {
        return None;
    }
    let board = position.board().clone();
    Some(LessonStep {
        board,
        pupil,
        task: LessonTask::Special { what, position: Box::new(position), goals, before: None },
    })
}

/// The start squares of the player's pieces of this kind, those in the middle first.
fn homes(room: &Classroom<'_>) -> Vec<Square> {
    let start = Position::start(room.variant);
    let mine = start.board().pieces_of(room.pupil.player).filter(|(_, kind)| *kind == room.pupil.kind);
    let mut homes: Vec<Square> = mine.map(|(square, _)| square).collect();
    homes.sort_by_key(|square| from_middle(room.variant, *square));
    homes
}

fn from_middle(variant: &Variant, square: Square) -> u8 {
    let shape = variant.board_size();
    (2 * square.file() + 1).abs_diff(shape.files()).min((2 * square.rank() + 1).abs_diff(shape.ranks()))
}

fn alone(room: &Classroom<'_>, square: Square) -> Board {
    let mut board = Board::empty();
    board.put(square, room.pupil);
    board
}

/// The moves that it can make only from where it starts.
fn first_move(room: &Classroom<'_>) -> Option<LessonStep> {
    let walks = room.kind().movement.walks();
    if walks.iter().all(|walk| !walk.initial) {
        return None;
    }
    let player = room.pupil.player;
    homes(room).into_iter().find_map(|home| {
        let reached = |initial: bool| -> Bitboard {
            let ends = walks.iter().filter(|walk| walk.initial == initial && walk.moves).flat_map(|walk| {
                (1..=walk.range.unwrap_or(16)).filter_map(|times| {
                    let far = |step: i8| step.checked_mul(times as i8);
                    room.variant.relative_offset(player, home, (far(walk.step.0)?, far(walk.step.1)?))
                })
            });
            ends.collect()
        };
        let new = reached(true) & !reached(false);
        let kept: Vec<Square> = new.iter().collect();
        let position = with_kings(room.variant, &alone(room, home), player, &kept)?;
        step(position, home, SpecialMove::First, |mv| new.has(mv.to()))
    })
}

/// Capturing a piece that has just passed.
fn en_passant(room: &Classroom<'_>) -> Option<LessonStep> {
    if !room.kind().takes_en_passant {
        return None;
    }
    let (variant, player) = (room.variant, room.pupil.player);
    // The same kind first: Pawns capture Pawns.
    let mut victims: Vec<KindId> = variant.kind_ids().filter(|&kind| variant.kind(kind).taken_en_passant).collect();
    victims.sort_by_key(|&kind| kind != room.pupil.kind);
    let start = Position::start(variant);
    for victim in victims {
        let mut homes: Vec<Square> =
            start.board().pieces_of(room.enemy).filter(|(_, kind)| *kind == victim).map(|(square, _)| square).collect();
        homes.sort_by_key(|&square| from_middle(variant, square));
        for home in homes {
            for path in variant.tables().paths(room.enemy, victim, home).iter().filter(|path| path.double_step) {
                let (squares, _) = variant.tables().path_squares(path);
                let [passed, arrived] = squares else { continue };
                let able = |&square: &Square| {
                    square != *arrived
                        && square != home
                        && room.may_stand(room.pupil, square)
                        && variant.tables().leap_captures(player, room.pupil.kind, square).has(*passed)
                };
                for pupil in variant.board_size().squares().filter(able) {
                    let mut board = alone(room, pupil);
                    board.put(home, Piece { player: room.enemy, kind: victim });
                    if let Some(step) = passed_by(room, &board, pupil, home, *arrived) {
                        return Some(step);
                    }
                }
            }
        }
    }
    None
}

/// The step after an enemy has moved from `home` to `arrived`.
fn passed_by(room: &Classroom<'_>, board: &Board, pupil: Square, home: Square, arrived: Square) -> Option<LessonStep> {
    let mut position = with_kings(room.variant, board, room.enemy, &[arrived])?;
    let passes = |mv: &Move| mv.kind() == MoveKind::DoubleStep && mv.from() == home && mv.to() == arrived;
    let mv = position.legal_moves().into_iter().find(passes)?;
    position.play(mv).ok()?;
    let mut step = step(position, pupil, SpecialMove::EnPassant, |mv| mv.kind() == MoveKind::EnPassant)?;
    if let LessonTask::Special { before, .. } = &mut step.task {
        *before = Some((home, arrived));
    }
    Some(step)
}

/// Promotion.
fn promotion(room: &Classroom<'_>) -> Option<LessonStep> {
    let (variant, player) = (room.variant, room.pupil.player);
    if room.kind().promotes_to.is_empty() && (!room.kind().pawn || variant.promotion_squares().is_empty()) {
        return None;
    }
    let mut places: Vec<Square> =
        variant.board_size().squares().filter(|&square| room.may_stand(room.pupil, square)).collect();
    places.sort_by_key(|&square| {
        (std::cmp::Reverse(variant.relative_rank(player, square)), from_middle(variant, square))
    });
    places.into_iter().take(PLACES).find_map(|pupil| {
        let targets: Vec<Square> = room.moves(&alone(room, pupil), pupil).iter().collect();
        let position = with_kings(variant, &alone(room, pupil), player, &targets)?;
        let asked = position.clone();
        step(position, pupil, SpecialMove::Promotion, |mv| {
            let mut after = asked.clone();
            let played = after.play(mv).is_ok();
            played
                && after.piece_at(mv.to()).is_some_and(|piece| piece.player == player && piece.kind != room.pupil.kind)
        })
    })
}

/// Castling, to either side.
fn castling(room: &Classroom<'_>) -> Option<LessonStep> {
    let (variant, player) = (room.variant, room.pupil.player);
    let rook = variant.kind_ids().find(|&kind| variant.kind(kind).castles)?;
    if !room.kind().royal {
        return None;
    }
    let mine: Vec<_> = variant.castling().moves().iter().filter(|castling| castling.player == player).collect();
    let king = mine.first()?.king;
    let mut board = alone(room, king);
    let mut rights = String::new();
    for castling in mine.iter().filter(|castling| castling.king == king) {
        board.put(castling.rook, Piece { player, kind: rook });
        rights.push(castling.letter);
    }
    let with = with_kings(variant, &board, player, &[])?;
    let position = position(variant, with.board(), player, &rights)?;
    step(position, king, SpecialMove::Castling, |mv| mv.kind() == MoveKind::Castle)
}

/// The King's leap, also in games where it is an option.
fn king_leap(room: &Classroom<'_>) -> Option<LessonStep> {
    if !room.kind().royal {
        return None;
    }
    let variant = with_leap(room.variant)?;
    let player = room.pupil.player;
    let home = homes(room).first().copied()?;
    let with = with_kings(&variant, &alone(room, home), player, &[])?;
    // The rights of both Kings, if the opponent's is at home.
    let letters: String =
        variant.castling().rights().iter().filter(|right| right.player == player).map(|right| right.letter).collect();
    let position = position(&variant, with.board(), player, &letters)?;
    step(position, home, SpecialMove::KingLeap, |mv| mv.kind() == MoveKind::KingLeap)
}

fn with_leap(variant: &Arc<Variant>) -> Option<Arc<Variant>> {
    if variant.king_leap() {
        return Some(Arc::clone(variant));
    }
    let definition = variant.definition();
    let option = definition.options.iter().find(|option| option.rule == OptionalRule::KingLeap)?;
    let mut options = Options::none();
    options.set(&option.id, true);
    Variant::from_definition(definition.clone(), &options).ok()
}
