//! FEN of two-player games, as Fairy-Stockfish has it, but with the en-passant square after every double step. Where several pieces could
//! have made that step, the square of the piece that made it follows.

use super::first_moves;
use super::last_move::LastMove;
use super::play::squares_between;
use super::stone;
use super::undo::SpareUndos;
use super::{ChessPosition, EnPassant, VariantState};
use crate::board::Board;
use crate::notation::FenNumber;
use crate::notation::placement::{self, PlacementError};
use crate::square::split_square;
use crate::{Bitboard, CastlingSet, FenRight, InVariant, KindId, Letter, Player, Square, Variant};
use menagerie_texts::Message;
use std::sync::Arc;

/// A reason why a text is not a position of a two-player game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChessFenError {
    /// The text does not have six fields.
    Fields(usize),
    /// An error in the first field, the placement.
    Placement(PlacementError),
    /// A player has no King, or several.
    Kings {
        /// The player.
        player: InVariant<Player>,
        /// The number of Kings.
        count: u32,
    },
    /// A piece stands where none of its kind can.
    Misplaced {
        /// The owner.
        player: InVariant<Player>,
        /// The kind.
        piece: InVariant<KindId>,
        /// The square.
        square: Square,
    },
    /// The second field is not a side to move.
    Turn(String),
    /// An error in the castling rights.
    Rights(String, RightsError),
    /// A castling right lacks a piece that it needs.
    RightWithoutPiece {
        /// The letter of the right.
        right: char,
        /// The owner of the right.
        player: InVariant<Player>,
        /// The kind of the missing piece.
        piece: InVariant<KindId>,
        /// The square where it must stand.
        square: Square,
    },
    /// An error in the en-passant field.
    EnPassant(String, EnPassantError),
    /// There are pieces in a pocket, but the variant has no pockets.
    NoPockets(String),
    /// A pocket contains something that is not a piece.
    Pocket(String),
    /// The field of the remaining checks is wrong.
    Checks(String, u8),
    /// A field is not a number.
    Number {
        /// The field.
        field: FenNumber,
        /// The text of the field.
        text: String,
    },
    /// The side that has just moved is in check.
    OpponentInCheck(InVariant<Player>),
}

/// An error in a list of castling rights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RightsError {
    /// The variant has no castling rights.
    NoneInGame,
    /// A letter is not a right of the variant, whose rights are these.
    Letters(String),
    /// A letter occurs twice.
    Twice(char),
}

/// Why a square cannot be the en-passant square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum EnPassantError {
    /// The text is not a square of the board.
    OffBoard,
    /// No double step passes the square.
    NotPassed,
    /// The square, or the origin of the double step, is occupied.
    Occupied,
    /// No piece of the player who has just moved stands behind the square.
    NoPiece,
    /// The piece behind the square makes no double steps.
    NoDoubleStep,
}

impl ChessFenError {
    /// Why the text is not a position.
    pub fn describe(&self) -> Message {
        match self {
            ChessFenError::Fields(count) => Message::new("position-fields-two").with("count", *count),
            ChessFenError::Placement(error) => error.describe(),
            ChessFenError::Kings { player, count } => {
                Message::new("position-kings").with("player", player).with("count", *count)
            }
            ChessFenError::Misplaced { player, piece, square } => {
                Message::new("position-misplaced").with("player", player).with("piece", piece).with("square", *square)
            }
            ChessFenError::Turn(text) => Message::new("position-turn-two").with("what", text),
            ChessFenError::Rights(text, why) => {
                Message::new("position-rights").with("text", text).with("why", why.describe())
            }
            ChessFenError::RightWithoutPiece { right, player, piece, square } => {
                Message::new("position-right-without-piece")
                    .with("right", *right)
                    .with("player", player)
                    .with("piece", piece)
                    .with("square", *square)
            }
            ChessFenError::EnPassant(text, why) => {
                Message::new("position-en-passant").with("text", text).with("why", why.describe())
            }
            ChessFenError::NoPockets(text) => Message::new("position-no-hands").with("text", text),
            ChessFenError::Pocket(text) => Message::new("position-hand").with("text", text),
            ChessFenError::Checks(text, most) => Message::new("position-checks").with("text", text).with("most", *most),
            ChessFenError::Number { field, text } => field.describe(text),
            ChessFenError::OpponentInCheck(player) => Message::new("position-opponent-in-check").with("player", player),
        }
    }
}

impl RightsError {
    /// What is wrong with the rights.
    pub fn describe(&self) -> Message {
        match self {
            RightsError::NoneInGame => Message::new("rights-none"),
            RightsError::Letters(letters) => Message::new("rights-letters").with("letters", letters),
            RightsError::Twice(letter) => Message::new("rights-twice").with("letter", *letter),
        }
    }
}

impl EnPassantError {
    /// Why it cannot be the en-passant square.
    pub fn describe(self) -> Message {
        Message::new(match self {
            EnPassantError::OffBoard => "en-passant-off-board",
            EnPassantError::NotPassed => "en-passant-not-passed",
            EnPassantError::Occupied => "en-passant-occupied",
            EnPassantError::NoPiece => "en-passant-no-piece",
            EnPassantError::NoDoubleStep => "en-passant-no-double-step",
        })
    }
}

impl ChessPosition {
    /// Parses a FEN.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<ChessPosition, Vec<ChessFenError>> {
        let mut fields: Vec<&str> = text.split_whitespace().collect();
        let mut errors = Vec::new();
        let mut state = VariantState::NONE;
        state.checks = checks_field(variant, &mut fields, &mut errors);
        let &[pieces, turn, rights, en_passant, halfmove_clock, fullmove_number] = fields.as_slice() else {
            return Err(vec![ChessFenError::Fields(fields.len())]);
        };
        let (pieces, pockets) = split_pockets(pieces);
        // Where moves are counted, the fourth field is the limit in plies, and the fifth is the count.
        let limit = variant.rules().ends.counting.as_ref().and_then(|_| en_passant.parse::<u16>().ok());
        let en_passant = if limit.is_some() { "-" } else { en_passant };
        read_pockets(variant, pockets, &mut state, &mut errors);
        let mut geometry = variant.geometry();
        let walled = stone::walls_of(variant, pieces);
        geometry.holes = &walled;
        // The kind before a promotion matters only where captured pieces can be dropped.
        let unmarked = |letter: Letter| if variant.rules().pockets.captures { None } else { Some(letter.plain()) };
        let kind = |letter| variant.kind_by_letter(letter).or_else(|| variant.kind_by_letter(unmarked(letter)?));
        let board = match placement::read(pieces, geometry, kind) {
            Ok(mut board) => {
                state.walls = walled & !variant.holes();
                board.change_walls(Bitboard::EMPTY, state.walls);
                board
            }
            Err(found) => {
                errors.extend(found.into_iter().map(ChessFenError::Placement));
                Board::empty()
            }
        };
        let readable = errors.is_empty();
        let turn = variant.players().iter().position(|player| turn == player.letter.to_string()).map_or_else(
            || {
                errors.push(ChessFenError::Turn(turn.to_string()));
                None
            },
            |player| Some(Player(player as u8)),
        );
        let halfmove_clock = number(FenNumber::HalfmoveClock, halfmove_clock, &mut errors);
        let fullmove_number = number(FenNumber::MoveNumber, fullmove_number, &mut errors);
        if !readable {
            return Err(errors);
        }
        let kings = kings(variant, &board, &mut errors);
        misplaced(variant, &board, &mut errors);
        let rest;
        (state.returned, rest) = first_moves::read(variant, &board, rights);
        let (castling, rights) = variant.castling_in(&board, &rest);
        let gates;
        (state.gates, gates) = read_gates(variant, &castling, &board, &rights);
        let rights = read_rights(variant, &castling, &board, &gates, &mut errors);
        if variant.rules().pockets.gating {
            state.gates |= gates_of(castling.rights().iter().filter(|right| right.is_in(rights)), &board);
        }
        for player in [Player(0), Player(1)] {
            let idle = state.idle_gates(variant, player);
            state.gates &= !idle;
        }
        state.traded = turn.and_then(|turn| read_traded(variant, &board, turn, en_passant));
        let en_passant = if state.traded.is_some() { "-" } else { en_passant };
        let mut clock = halfmove_clock;
        if let Some(limit) = limit.filter(|limit| *limit > 0) {
            state.counting = [limit, u16::try_from(clock).unwrap_or(u16::MAX)];
            clock = 0;
        }
        let passed = turn.and_then(|turn| read_en_passant(variant, &board, turn, en_passant, &mut errors));
        let (Some(kings), Some(turn)) = (kings, turn) else { return Err(errors) };
        let mut position = ChessPosition {
            variant: Arc::clone(variant),
            board,
            kings,
            turn,
            castling,
            rights,
            en_passant: passed,
            halfmove_clock: clock,
            fullmove_number,
            hash: 0,
            state,
            last: LastMove::default(),
            spare_undos: SpareUndos::default(),
        };
        position.last = LastMove::of_text(&position);
        position.hash = position.recomputed_hash();
        if position.leaves_opponent_in_check() {
            errors.push(ChessFenError::OpponentInCheck(InVariant::new(variant, position.opponent())));
        }
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    /// The FEN of the position.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let holes = variant.holes() | self.state.walls;
        let mut geometry = variant.geometry();
        geometry.holes = &holes;
        let pieces = placement::write(&self.board, geometry, |kind| variant.kind(kind).letter);
        let mut held = self.rights_text();
        held.push_str(&(self.first_moves_text(Player(0)) + &self.first_moves_text(Player(1))));
        if held.starts_with('/') {
            held.insert(0, '-');
        }
        let rights = if held.is_empty() { "-".to_string() } else { held };
        // A capture passes no squares, so the field is free for `traded`.
        let traded = || self.state.traded.map_or_else(|| "-".to_string(), |square| square.to_string());
        let mut passed = self.en_passant.map_or_else(traded, |passed| self.passed_text(passed));
        let [limit, counted] = self.state.counting;
        let mut halfmove_clock = self.halfmove_clock;
        if limit > 0 {
            (passed, halfmove_clock) = (limit.to_string(), u32::from(counted));
        }
        let turn = variant.player(self.turn).letter;
        let pockets = self.pockets_text();
        let checks = match variant.rules().checks {
            0 => String::new(),
            _ => format!(" {}+{}", self.state.checks[0], self.state.checks[1]),
        };
        format!("{pieces}{pockets} {turn} {rights} {passed}{checks} {halfmove_clock} {}", self.fullmove_number)
    }

    /// The passed squares, followed by the square of the piece that passed them if another piece could have.
    fn passed_text(&self, passed: EnPassant) -> String {
        let targets: Vec<Square> = passed.targets().iter().collect();
        let steps = steps_over(&self.variant, &self.board, self.opponent(), &targets);
        let read = first_step(&steps, passed.targets(), None);
        let is_clear = read == Some(passed);
        targets.iter().chain((!is_clear).then_some(&passed.victim)).map(|square| square.to_string()).collect()
    }

    /// The pockets in brackets, the first player's pieces in capitals; empty in variants without pockets.
    fn pockets_text(&self) -> String {
        if !self.variant.rules().pockets.any() {
            return String::new();
        }
        let pocket = |player: Player| {
            self.state.pocket(player).flat_map(move |(kind, count)| {
                let letter = self.variant.kind(kind).letter;
                let text = if player.index() == 0 { letter.to_string() } else { letter.small() };
                std::iter::repeat_n(text, usize::from(count))
            })
        };
        format!("[{}]", pocket(Player(0)).chain(pocket(Player(1))).collect::<String>())
    }

    /// The letters of the castling rights, each player's followed by the player's gates.
    fn rights_text(&self) -> String {
        if !self.variant.rules().pockets.gating {
            return self.rights_left().map(|right| right.letter).collect();
        }
        let of = |player: Player| {
            let own = self.rights_left().filter(|right| right.player == player);
            let rights: String = own.map(|right| right.letter).collect();
            rights + &self.gates_text(player)
        };
        of(Player(0)) + &of(Player(1))
    }

    /// The letters of the files of a player's gates that the castling rights do not imply.
    fn gates_text(&self, player: Player) -> String {
        let shown = self.state.gates & !gates_of(self.rights_left(), &self.board);
        let own = shown.iter().filter(|&square| self.variant.relative_rank(player, square) == 0);
        let letter = |square: Square| (b'a' + square.file()) as char;
        own.map(letter).map(|file| if player.index() == 0 { file.to_ascii_uppercase() } else { file }).collect()
    }

    /// Whether the side that has just moved is in check, in variants in which no move may leave it in check.
    fn leaves_opponent_in_check(&self) -> bool {
        let other = self.opponent();
        if self.variant.rules().one_king {
            return self.is_attacked(self.king(other), self.turn);
        }
        self.goal_outcome().is_none()
            && !self.may_have_lost_royals(self.turn)
            && self.is_attacked_but_for(other, self.just_royal(other))
    }
}

/// Splits the pieces from the pocket in brackets behind them.
fn split_pockets(text: &str) -> (&str, &str) {
    match text.split_once('[') {
        Some((pieces, rest)) => (pieces, rest.strip_suffix(']').unwrap_or(rest)),
        None => (text, ""),
    }
}

fn read_pockets(variant: &Arc<Variant>, text: &str, state: &mut VariantState, errors: &mut Vec<ChessFenError>) {
    if matches!(text, "" | "-") {
        return;
    }
    if !variant.rules().pockets.any() {
        errors.push(ChessFenError::NoPockets(text.to_string()));
        return;
    }
    let mut rest = text;
    while !rest.is_empty() {
        let read = Letter::read(rest).and_then(|(letter, is_capital, after)| {
            let kind = variant.kind_by_letter(letter)?;
            Some((Player(u8::from(!is_capital)), kind, after))
        });
        let Some((player, kind, after)) = read else {
            errors.push(ChessFenError::Pocket(rest.to_string()));
            return;
        };
        if variant.rules().one_king && variant.is_king(kind) {
            // One King in the pocket, one on the board.
            errors.push(ChessFenError::Kings { player: InVariant::new(variant, player), count: 2 });
        }
        state.set_pocket_count(player, kind, state.pocket_count(player, kind).saturating_add(1));
        rest = after;
    }
}

/// Removes the field of the remaining checks (`3+3`) or of the given checks (`+0+0`), in variants that count checks.
fn checks_field(variant: &Variant, fields: &mut Vec<&str>, errors: &mut Vec<ChessFenError>) -> [u8; 2] {
    let most = variant.rules().checks;
    if most == 0 {
        return [0; 2];
    }
    let Some(place) = fields.iter().skip(1).position(|field| field.contains('+')) else { return [most; 2] };
    let field = fields.remove(place + 1);
    let given = field.starts_with('+');
    let mut numbers = field.split('+').filter(|part| !part.is_empty()).map(str::parse::<u8>);
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(first)), Some(Ok(second)), None) if first <= most && second <= most => {
            if given {
                [most - first, most - second]
            } else {
                [first, second]
            }
        }
        _ => {
            errors.push(ChessFenError::Checks(field.to_string(), most));
            [most; 2]
        }
    }
}

/// The gates that letters of files name in the field of the rights, and the rest of the field.
fn read_gates(variant: &Variant, castling: &CastlingSet, board: &Board, text: &str) -> (Bitboard, String) {
    let mut gates = Bitboard::EMPTY;
    if !variant.rules().pockets.gating {
        return (gates, text.to_string());
    }
    let mut rest = String::new();
    for letter in text.chars() {
        let is_right = castling.right(letter).is_some();
        let player = Player(u8::from(letter.is_ascii_lowercase()));
        let gate = || {
            let file = (letter.to_ascii_lowercase() as u32).checked_sub(u32::from(b'a'))? as u8;
            let own = |square: &Square| square.file() == file && variant.relative_rank(player, *square) == 0;
            let square = variant.board_size().squares().find(own)?;
            board.get(square).filter(|piece| piece.player == player).map(|_| square)
        };
        match gate().filter(|_| !is_right) {
            Some(square) => gates.insert(square),
            None => rest.push(letter),
        }
    }
    if rest.is_empty() {
        rest.push('-');
    }
    (gates, rest)
}

/// The gates of the King and Rook of each of these rights. They have not moved, so a piece may enter there.
fn gates_of<'r>(rights: impl Iterator<Item = &'r FenRight>, board: &Board) -> Bitboard {
    let standing =
        |right: &FenRight| right.needs.iter().fold(Bitboard::EMPTY, |all, &need| all | right.standing(board, need));
    rights.fold(Bitboard::EMPTY, |gates, right| gates | standing(right))
}

fn number(field: FenNumber, text: &str, errors: &mut Vec<ChessFenError>) -> u32 {
    field.read(text).unwrap_or_else(|| {
        errors.push(ChessFenError::Number { field, text: text.to_string() });
        field.least()
    })
}

fn kings(variant: &Arc<Variant>, board: &Board, errors: &mut Vec<ChessFenError>) -> Option<[Square; 2]> {
    if !variant.rules().one_king {
        let first = |player: Player| board.pieces_of(player).find(|(_, kind)| variant.kind(*kind).royal);
        let square = |player: Player| first(player).map_or(Square::from_index(0), |(square, _)| square);
        return Some([square(Player(0)), square(Player(1))]);
    }
    let mut kings = [None; 2];
    for player in variant.turn_order() {
        let found: Bitboard =
            board.pieces_of(player).filter(|(_, kind)| variant.is_king(*kind)).map(|(square, _)| square).collect();
        if found.count() == 1 {
            kings[player.index()] = found.iter().next();
        } else {
            let player = InVariant::new(variant, player);
            errors.push(ChessFenError::Kings { player, count: found.count() });
        }
    }
    Some([kings[0]?, kings[1]?])
}

/// Checks that no Pawn stands on its farthest rank, where it must have promoted, or behind its first rank.
fn misplaced(variant: &Arc<Variant>, board: &Board, errors: &mut Vec<ChessFenError>) {
    for (square, piece) in board.pieces() {
        let kind = variant.kind(piece.kind);
        let must_have = kind.promotions.iter().any(|promotion| promotion.waits_nowhere(piece.player, square));
        let waits = kind.zeroing && must_have && variant.rules().standard;
        if waits || variant.relative_rank(piece.player, square) < kind.lowest_rank {
            let (player, piece) = (InVariant::new(variant, piece.player), InVariant::new(variant, piece.kind));
            errors.push(ChessFenError::Misplaced { player, piece, square });
        }
    }
}

fn read_rights(
    variant: &Arc<Variant>,
    castling: &CastlingSet,
    board: &Board,
    text: &str,
    errors: &mut Vec<ChessFenError>,
) -> u16 {
    let mut held = 0_u16;
    if text == "-" {
        return held;
    }
    for letter in text.chars() {
        let Some(right) = castling.right(letter) else {
            let letters: String = castling.rights().iter().map(|right| right.letter).collect();
            let why = if letters.is_empty() { RightsError::NoneInGame } else { RightsError::Letters(letters) };
            errors.push(ChessFenError::Rights(text.to_string(), why));
            return 0;
        };
        if right.is_in(held) {
            errors.push(ChessFenError::Rights(text.to_string(), RightsError::Twice(letter)));
            return 0;
        }
        held |= 1 << right.bit;
        for &need in &right.needs {
            if let (true, Some(square)) = (right.standing(board, need).is_empty(), need.0.iter().next()) {
                let (player, piece) = (InVariant::new(variant, right.player), InVariant::new(variant, need.1));
                errors.push(ChessFenError::RightWithoutPiece { right: letter, player, piece, square });
            }
        }
    }
    held
}

fn read_en_passant(
    variant: &Variant,
    board: &Board,
    turn: Player,
    text: &str,
    errors: &mut Vec<ChessFenError>,
) -> Option<EnPassant> {
    if text == "-" {
        return None;
    }
    let mut error = |why: EnPassantError| {
        errors.push(ChessFenError::EnPassant(text.to_string(), why));
        None
    };
    let Some(targets) = squares_of(text).filter(|it| it.iter().all(|&square| variant.board_size().contains(square)))
    else {
        return error(EnPassantError::OffBoard);
    };
    let mover = Player(1 - turn.0);
    // The square of the piece that stepped follows the passed squares. In Fairy-Stockfish it follows from the order of the squares.
    let victim = targets.iter().copied().find(|&square| targets.len() > 1 && board.of(mover).has(square));
    let targets: Vec<Square> = targets.into_iter().filter(|&square| victim != Some(square)).collect();
    let stepped = steps_over(variant, board, mover, &targets);
    match first_step(&stepped, targets.iter().copied().collect(), victim) {
        Some(passed) => Some(passed),
        // Of the impossible steps, the one with the least serious error explains the problem.
        None => error(stepped.iter().filter_map(|step| step.error).max().unwrap_or(EnPassantError::NotPassed)),
    }
}

/// The square in the en-passant field on which a piece has just been captured that may not simply be traded: a piece of the mover stands
/// there.
fn read_traded(variant: &Variant, board: &Board, turn: Player, text: &str) -> Option<Square> {
    let (square, rest) = split_square(text).filter(|_| variant.rules().capture.trade.is_some())?;
    (rest.is_empty() && board.of(Player(1 - turn.0)).has(square)).then_some(square)
}

/// The squares of a text such as `e3` or `e3e4`.
fn squares_of(text: &str) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (square, after) = split_square(rest)?;
        squares.push(square);
        rest = after;
    }
    Some(squares)
}

/// A step that may have passed squares.
struct Step {
    from: Square,
    to: Square,
    /// Why the step cannot have been made; `None` if it can.
    error: Option<EnPassantError>,
}

/// The step that can have been made: over exactly these squares, by the piece on `victim` if it is given; otherwise a step over more
/// squares than are given.
fn first_step(steps: &[Step], targets: Bitboard, victim: Option<Square>) -> Option<EnPassant> {
    let made = steps.iter().filter(|step| step.error.is_none() && victim.is_none_or(|victim| step.to == victim));
    let made: Vec<EnPassant> = made.filter_map(|step| EnPassant::of_step(step.from, step.to)).collect();
    made.iter().find(|passed| passed.targets() == targets).or(made.first()).copied()
}

/// Every step of some kind of `mover` that passes these squares, which may be only a part of those it passes.
fn steps_over(variant: &Variant, board: &Board, mover: Player, targets: &[Square]) -> Vec<Step> {
    let mut steps = Vec::new();
    let area = *variant.en_passant_area(Player(1 - mover.0));
    for id in variant.kind_ids().filter(|&id| variant.kind(id).taken_en_passant) {
        let kind = variant.kind(id);
        for from in variant.board_size().squares() {
            for path in variant.tables().paths(mover, id, from).iter().filter(|path| path.double_step) {
                for &to in path.ends(variant.tables().path_squares(path).0) {
                    let passed = squares_between(from, to);
                    if (passed & area).is_empty() || !targets.iter().all(|&target| passed.has(target)) {
                        continue;
                    }
                    let promotes = kind.promotions.iter().find(|it| it.happens(mover, from, to, false));
                    let arrives = |it: KindId| match promotes {
                        Some(promotion) => {
                            promotion.to[mover.index()].contains(&it) || promotion.may_stay(mover, to) && it == id
                        }
                        None => it == id,
                    };
                    let error = match board.get(to).filter(|piece| piece.player == mover) {
                        _ if !(passed.with(from) & board.occupied()).is_empty() => Some(EnPassantError::Occupied),
                        None => Some(EnPassantError::NoPiece),
                        Some(piece) if !arrives(piece.kind) => Some(EnPassantError::NoDoubleStep),
                        Some(_) => None,
                    };
                    steps.push(Step { from, to, error });
                }
            }
        }
    }
    steps
}
