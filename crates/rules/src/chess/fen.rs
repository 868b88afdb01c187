//! Position texts of two-player games, as in Fairy-Stockfish, but with the en-passant square after every double step. Where several
//! pieces could have passed over it, the square of the one that did stands behind.

use super::first_moves;
use super::last_move::LastMove;
use super::play::squares_between;
use super::{ChessPosition, EnPassant, Extra};
use crate::board::Board;
use crate::notation::FenNumber;
use crate::notation::placement::{self, PlacementError};
use crate::square::split_square;
use crate::{Bitboard, FenRight, KindId, Letter, Named, Player, Square, Variant};
use std::sync::Arc;

/// One reason why a text is not a position of a two-player game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChessFenError {
    /// Not six fields.
    #[error(
        "a position has six fields (pieces, side to move, rights, en-passant square, halfmove clock, move number), not {0}"
    )]
    Fields(usize),
    /// The first field.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// No King, or several.
    #[error("{player} must have exactly one King, not {count}")]
    Kings {
        /// Whose.
        player: Named<Player>,
        /// How many there are.
        count: u32,
    },
    /// A piece where none of its kind can stand.
    #[error("a {player} {piece} cannot stand on {square}")]
    Misplaced {
        /// Whose.
        player: Named<Player>,
        /// The kind.
        piece: Named<KindId>,
        /// Where.
        square: Square,
    },
    /// Not a side.
    #[error("the side to move must be w or b, not “{0}”")]
    Turn(String),
    /// Not rights.
    #[error("“{0}” is not a list of rights: {1}")]
    Rights(String, RightsFault),
    /// A right without the pieces it needs.
    #[error("the right {right} needs the {player} {piece} on {square}")]
    RightWithoutPiece {
        /// The right's letter.
        right: char,
        /// Whose right it is.
        player: Named<Player>,
        /// The kind of the piece that is missing.
        piece: Named<KindId>,
        /// Where it must stand.
        square: Square,
    },
    /// Not an en-passant square.
    #[error("“{0}” cannot be the en-passant square: {1}")]
    EnPassant(String, EnPassantFault),
    /// Pieces in the hand of a game without hands.
    #[error("“{0}” stands for pieces in the hand, and this game has no hands")]
    NoHands(String),
    /// Something in a hand that is no piece.
    #[error("“{0}” does not begin with a piece of this game: it cannot be in a hand")]
    Hand(String),
    /// Not the checks that are still to be given.
    #[error("“{0}” must say how many checks each has still to give, at most {1}, such as {1}+{1}")]
    Checks(String, u8),
    /// Not a number.
    #[error("the {field} must be a whole number{}, not “{text}”", .field.range())]
    Number {
        /// Which number.
        field: FenNumber,
        /// What stands there.
        text: String,
    },
    /// The side that has just moved is in check.
    #[error("{0} is in check but it is not {0}'s turn")]
    OpponentInCheck(Named<Player>),
}

/// What is wrong with a list of rights.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RightsFault {
    /// The game has no rights.
    #[error("{name} has none, so the field must be -")]
    NoneInGame {
        /// The game's id.
        game: String,
        /// Its name in English.
        name: String,
    },
    /// A letter that stands for no right: these do.
    #[error("it may hold {0}, or be -")]
    Letters(String),
    /// A letter that stands there twice.
    #[error("{0} stands there twice")]
    Twice(char),
}

/// Why a square cannot be the en-passant square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum EnPassantFault {
    /// It is no square of the board.
    #[error("it is not a square of the board")]
    OffBoard,
    /// No double step leads over it.
    #[error("nothing can have passed over it")]
    NotPassed,
    /// Something stands on it, or where the double step began.
    #[error("it and the square behind it must be empty")]
    Occupied,
    /// Nothing of the player who has just moved stands beyond it.
    #[error("no piece that could have passed over it stands beyond")]
    NoPiece,
    /// What stands beyond it makes no double steps.
    #[error("the piece beyond cannot have made a double step")]
    NoDoubleStep,
}

impl ChessPosition {
    /// Reads a position text.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<ChessPosition, Vec<ChessFenError>> {
        let mut fields: Vec<&str> = text.split_whitespace().collect();
        let mut faults = Vec::new();
        let mut extra = Extra::NONE;
        extra.checks = checks_field(variant, &mut fields, &mut faults);
        let &[pieces, turn, rights, en_passant, halfmove_clock, fullmove_number] = fields.as_slice() else {
            return Err(vec![ChessFenError::Fields(fields.len())]);
        };
        let (pieces, hands) = split_hands(pieces);
        // Where moves are counted, the limit in plies stands for the en-passant square, and the count for the clock.
        let limit = variant.rules().counting.as_ref().and_then(|_| en_passant.parse::<u16>().ok());
        let en_passant = if limit.is_some() { "-" } else { en_passant };
        read_hands(variant, hands, &mut extra, &mut faults);
        let mut ground = variant.ground();
        let walled = walls_of(variant, pieces);
        ground.holes = &walled;
        // Where nobody drops what was captured, it does not matter what a piece was before.
        let unmarked = |letter: Letter| if variant.rules().hands.captures { None } else { Some(letter.plain()) };
        let kind = |letter| variant.kind_by_letter(letter).or_else(|| variant.kind_by_letter(unmarked(letter)?));
        let board = match placement::read(pieces, ground, kind) {
            Ok(mut board) => {
                extra.walls = walled & !variant.holes();
                board.change_walls(Bitboard::EMPTY, extra.walls);
                board
            }
            Err(found) => {
                faults.extend(found.into_iter().map(ChessFenError::Placement));
                Board::empty()
            }
        };
        let readable = faults.is_empty();
        let turn = variant.players().iter().position(|player| turn == player.letter.to_string()).map_or_else(
            || {
                faults.push(ChessFenError::Turn(turn.to_string()));
                None
            },
            |player| Some(Player(player as u8)),
        );
        let halfmove_clock = number(FenNumber::HalfmoveClock, halfmove_clock, &mut faults);
        let fullmove_number = number(FenNumber::MoveNumber, fullmove_number, &mut faults);
        if !readable {
            return Err(faults);
        }
        let kings = kings(variant, &board, &mut faults);
        misplaced(variant, &board, &mut faults);
        let told;
        (extra.returned, told) = first_moves::read(variant, &board, rights);
        let (variant, rights) = &variant.with_castling_of(&board, &told);
        let gates;
        (extra.gates, gates) = read_gates(variant, &board, rights);
        let rights = read_rights(variant, &board, &gates, &mut faults);
        extra.gates |= gates_of_rights(variant, &board, rights);
        for player in [Player(0), Player(1)] {
            let idle = extra.idle_gates(variant, player);
            extra.gates &= !idle;
        }
        extra.traded = turn.and_then(|turn| read_traded(variant, &board, turn, en_passant));
        let en_passant = if extra.traded.is_some() { "-" } else { en_passant };
        let mut clock = halfmove_clock;
        if let Some(limit) = limit.filter(|limit| *limit > 0) {
            extra.counting = [limit, u16::try_from(clock).unwrap_or(u16::MAX)];
            clock = 0;
        }
        let passed = turn.and_then(|turn| read_en_passant(variant, &board, turn, en_passant, &mut faults));
        let (Some(kings), Some(turn)) = (kings, turn) else { return Err(faults) };
        let mut position = ChessPosition {
            variant: Arc::clone(variant),
            board,
            kings,
            turn,
            rights,
            en_passant: passed,
            halfmove_clock: clock,
            fullmove_number,
            hash: 0,
            extra,
            last: LastMove::default(),
        };
        position.last = LastMove::of_text(&position);
        position.hash = position.recomputed_hash();
        if position.leaves_opponent_in_check() {
            faults.push(ChessFenError::OpponentInCheck(Named::new(variant, position.opponent())));
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// The position's text.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let holes = variant.holes() | self.extra.walls;
        let mut ground = variant.ground();
        ground.holes = &holes;
        let pieces = placement::write(&self.board, ground, |kind| variant.kind(kind).letter);
        let mut held = self.rights_text();
        held.push_str(&(self.first_moves_text(Player(0)) + &self.first_moves_text(Player(1))));
        if held.starts_with('/') {
            held.insert(0, '-');
        }
        let rights = if held.is_empty() { "-".to_string() } else { held };
        // A capture passes over no squares, so one field has room for both.
        let traded = || self.extra.traded.map_or_else(|| "-".to_string(), |square| square.to_string());
        let mut passed = self.en_passant.map_or_else(traded, |passed| self.passed_text(passed));
        let [limit, counted] = self.extra.counting;
        let mut halfmove_clock = self.halfmove_clock;
        if limit > 0 {
            (passed, halfmove_clock) = (limit.to_string(), u32::from(counted));
        }
        let turn = variant.player(self.turn).letter;
        let hands = self.hands_text();
        let checks = match variant.rules().checks {
            0 => String::new(),
            _ => format!(" {}+{}", self.extra.checks[0], self.extra.checks[1]),
        };
        format!("{pieces}{hands} {turn} {rights} {passed}{checks} {halfmove_clock} {}", self.fullmove_number)
    }

    /// The squares passed over; behind them where the piece stands that passed, if another one could have.
    fn passed_text(&self, passed: EnPassant) -> String {
        let targets: Vec<Square> = passed.targets().iter().collect();
        let steps = steps_over(&self.variant, &self.board, self.opponent(), &targets);
        let read = first_step(&steps, passed.targets(), None);
        let told = read == Some(passed);
        targets.iter().chain((!told).then_some(&passed.victim)).map(|square| square.to_string()).collect()
    }

    /// The hands in brackets, the first player's pieces in capitals; nothing in games without hands.
    fn hands_text(&self) -> String {
        if !self.variant.rules().hands.any() {
            return String::new();
        }
        let hand = |player: Player| {
            self.extra.hand(player).flat_map(move |(kind, count)| {
                let letter = self.variant.kind(kind).letter;
                let text = if player.index() == 0 { letter.to_string() } else { letter.small() };
                std::iter::repeat_n(text, usize::from(count))
            })
        };
        format!("[{}]", hand(Player(0)).chain(hand(Player(1))).collect::<String>())
    }

    /// The letters of the rights that are held; with gates, each player's gates behind that player's rights.
    fn rights_text(&self) -> String {
        let held = self.variant.rights().iter().enumerate().filter(|(bit, _)| self.rights >> bit & 1 != 0);
        if !self.variant.rules().hands.gating {
            return held.map(|(_, right)| right.letter).collect();
        }
        let held: Vec<_> = held.map(|(_, right)| right).collect();
        let of = |player: Player| {
            let rights: String = held.iter().filter(|right| right.player == player).map(|right| right.letter).collect();
            rights + &self.gates_text(player)
        };
        of(Player(0)) + &of(Player(1))
    }

    /// The files, by letters, of a player's gates that the rights do not tell.
    fn gates_text(&self, player: Player) -> String {
        let shown = self.extra.gates & !gates_of_rights(&self.variant, &self.board, self.rights);
        let own = shown.iter().filter(|&square| self.variant.relative_rank(player, square) == 0);
        let letter = |square: Square| (b'a' + square.file()) as char;
        own.map(letter).map(|file| if player.index() == 0 { file.to_ascii_uppercase() } else { file }).collect()
    }

    /// Whether the side that has just moved stands in check, in games in which no move may leave it so.
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

/// The holes of the board, and with them the squares that a placement marks as turned to stone, where pieces do so.
fn walls_of(variant: &Variant, pieces: &str) -> Bitboard {
    let mut walls = variant.holes();
    if variant.rules().capture.petrifies.is_empty() {
        return walls;
    }
    for (rank, row) in (0..variant.shape().ranks()).rev().zip(pieces.split('/')) {
        let mut file = 0_usize;
        let mut rest = row;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                file = file.saturating_add(rest[..digits].parse().unwrap_or(usize::MAX));
                rest = &rest[digits..];
                continue;
            }
            if let Some(square) = u8::try_from(file).ok().filter(|_| first == '*').and_then(|it| Square::new(it, rank))
            {
                walls.insert(square);
            }
            rest = Letter::read(rest).map_or(&rest[first.len_utf8()..], |(.., after)| after);
            file = file.saturating_add(1);
        }
    }
    walls
}

/// The pieces, and what stands in brackets behind them.
fn split_hands(text: &str) -> (&str, &str) {
    match text.split_once('[') {
        Some((pieces, rest)) => (pieces, rest.strip_suffix(']').unwrap_or(rest)),
        None => (text, ""),
    }
}

fn read_hands(variant: &Arc<Variant>, text: &str, extra: &mut Extra, faults: &mut Vec<ChessFenError>) {
    if matches!(text, "" | "-") {
        return;
    }
    if !variant.rules().hands.any() {
        faults.push(ChessFenError::NoHands(text.to_string()));
        return;
    }
    let mut rest = text;
    while !rest.is_empty() {
        let read = Letter::read(rest).and_then(|(letter, is_capital, after)| {
            let kind = variant.kind_by_letter(letter)?;
            Some((Player(u8::from(!is_capital)), kind, after))
        });
        let Some((player, kind, after)) = read else {
            faults.push(ChessFenError::Hand(rest.to_string()));
            return;
        };
        if variant.rules().one_king && variant.is_king(kind) {
            // Besides the one on the board.
            faults.push(ChessFenError::Kings { player: Named::new(variant, player), count: 2 });
        }
        extra.set_hand(player, kind, extra.in_hand(player, kind).saturating_add(1));
        rest = after;
    }
}

/// Takes out the field of the checks that are still to be given (`3+3`), or that have been given (`+0+0`), where checks are counted.
fn checks_field(variant: &Variant, fields: &mut Vec<&str>, faults: &mut Vec<ChessFenError>) -> [u8; 2] {
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
            faults.push(ChessFenError::Checks(field.to_string(), most));
            [most; 2]
        }
    }
}

/// The gates that letters of files name in the field of the rights, and what is left of it.
fn read_gates(variant: &Variant, board: &Board, text: &str) -> (Bitboard, String) {
    let mut gates = Bitboard::EMPTY;
    if !variant.rules().hands.gating {
        return (gates, text.to_string());
    }
    let mut rest = String::new();
    for letter in text.chars() {
        let is_right = variant.rights().iter().any(|right| right.letter == letter);
        let player = Player(u8::from(letter.is_ascii_lowercase()));
        let gate = || {
            let file = (letter.to_ascii_lowercase() as u32).checked_sub(u32::from(b'a'))? as u8;
            let own = |square: &Square| square.file() == file && variant.relative_rank(player, *square) == 0;
            let square = variant.shape().squares().find(own)?;
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

/// King and Rook of a right that is held have not moved, so something may enter there.
fn gates_of_rights(variant: &Variant, board: &Board, rights: u16) -> Bitboard {
    if !variant.rules().hands.gating {
        return Bitboard::EMPTY;
    }
    let held = variant.rights().iter().enumerate().filter(|(bit, _)| rights >> bit & 1 != 0);
    let standing =
        |right: &FenRight| right.needs.iter().fold(Bitboard::EMPTY, |all, &need| all | right.standing(board, need));
    held.fold(Bitboard::EMPTY, |gates, (_, right)| gates | standing(right))
}

fn number(field: FenNumber, text: &str, faults: &mut Vec<ChessFenError>) -> u32 {
    field.read(text).unwrap_or_else(|| {
        faults.push(ChessFenError::Number { field, text: text.to_string() });
        field.least()
    })
}

fn kings(variant: &Arc<Variant>, board: &Board, faults: &mut Vec<ChessFenError>) -> Option<[Square; 2]> {
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
            let player = Named::new(variant, player);
            faults.push(ChessFenError::Kings { player, count: found.count() });
        }
    }
    Some([kings[0]?, kings[1]?])
}

/// Pawns and their like must have become something else on the farthest rank, and never stand behind their first one.
fn misplaced(variant: &Arc<Variant>, board: &Board, faults: &mut Vec<ChessFenError>) {
    for (square, piece) in board.pieces() {
        let kind = variant.kind(piece.kind);
        let must_have = kind.promotions.iter().any(|promotion| promotion.waits_nowhere(piece.player, square));
        let waits = kind.zeroing && must_have && variant.rules().plain;
        if waits || variant.relative_rank(piece.player, square) < kind.lowest_rank {
            let (player, piece) = (Named::new(variant, piece.player), Named::new(variant, piece.kind));
            faults.push(ChessFenError::Misplaced { player, piece, square });
        }
    }
}

fn read_rights(variant: &Arc<Variant>, board: &Board, text: &str, faults: &mut Vec<ChessFenError>) -> u16 {
    let mut held = 0_u16;
    if text == "-" {
        return held;
    }
    for letter in text.chars() {
        let Some(bit) = variant.rights().iter().position(|right| right.letter == letter) else {
            let letters: String = variant.rights().iter().map(|right| right.letter).collect();
            let why = if letters.is_empty() {
                RightsFault::NoneInGame { game: variant.id().to_string(), name: variant.name().to_string() }
            } else {
                RightsFault::Letters(letters)
            };
            faults.push(ChessFenError::Rights(text.to_string(), why));
            return 0;
        };
        if held >> bit & 1 != 0 {
            faults.push(ChessFenError::Rights(text.to_string(), RightsFault::Twice(letter)));
            return 0;
        }
        held |= 1 << bit;
        let right = &variant.rights()[bit];
        for &need in &right.needs {
            if let (true, Some(square)) = (right.standing(board, need).is_empty(), need.0.iter().next()) {
                let (player, piece) = (Named::new(variant, right.player), Named::new(variant, need.1));
                faults.push(ChessFenError::RightWithoutPiece { right: letter, player, piece, square });
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
    faults: &mut Vec<ChessFenError>,
) -> Option<EnPassant> {
    if text == "-" {
        return None;
    }
    let mut fault = |why: EnPassantFault| {
        faults.push(ChessFenError::EnPassant(text.to_string(), why));
        None
    };
    let Some(targets) = squares_of(text).filter(|it| it.iter().all(|&square| variant.shape().contains(square))) else {
        return fault(EnPassantFault::OffBoard);
    };
    let mover = Player(1 - turn.0);
    // The piece that stepped is named behind the squares it passed, or, as Fairy-Stockfish has it, in the order of the squares.
    let victim = targets.iter().copied().find(|&square| targets.len() > 1 && board.of(mover).has(square));
    let targets: Vec<Square> = targets.into_iter().filter(|&square| victim != Some(square)).collect();
    let stepped = steps_over(variant, board, mover, &targets);
    match first_step(&stepped, targets.iter().copied().collect(), victim) {
        Some(passed) => Some(passed),
        // The step that came nearest to being one tells what is wrong.
        None => fault(stepped.iter().filter_map(|step| step.fault).max().unwrap_or(EnPassantFault::NotPassed)),
    }
}

/// The square in the en-passant field where a piece has just been captured that is not simply traded: a piece of the mover stands there.
fn read_traded(variant: &Variant, board: &Board, turn: Player, text: &str) -> Option<Square> {
    let (square, rest) = split_square(text).filter(|_| !variant.rules().capture.trade.kinds.is_empty())?;
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

/// A step that may have passed over squares.
struct Step {
    from: Square,
    to: Square,
    /// Why it cannot have been made; none if it can.
    fault: Option<EnPassantFault>,
}

/// The step that can have been made: over just these squares, by the piece that now stands on a square if one is told; or over more
/// squares than are told.
fn first_step(steps: &[Step], targets: Bitboard, victim: Option<Square>) -> Option<EnPassant> {
    let made = steps.iter().filter(|step| step.fault.is_none() && victim.is_none_or(|victim| step.to == victim));
    let made: Vec<EnPassant> = made.filter_map(|step| EnPassant::of_step(step.from, step.to)).collect();
    made.iter().find(|passed| passed.targets() == targets).or(made.first()).copied()
}

/// Every step of some kind of `mover` that passes over just these squares, which may be told in part.
fn steps_over(variant: &Variant, board: &Board, mover: Player, targets: &[Square]) -> Vec<Step> {
    let mut steps = Vec::new();
    let area = *variant.en_passant_area(Player(1 - mover.0));
    for id in variant.kind_ids().filter(|&id| variant.kind(id).taken_en_passant) {
        let kind = variant.kind(id);
        for from in variant.shape().squares() {
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
                    let fault = match board.get(to).filter(|piece| piece.player == mover) {
                        _ if !(passed.with(from) & board.occupied()).is_empty() => Some(EnPassantFault::Occupied),
                        None => Some(EnPassantFault::NoPiece),
                        Some(piece) if !arrives(piece.kind) => Some(EnPassantFault::NoDoubleStep),
                        Some(_) => None,
                    };
                    steps.push(Step { from, to, fault });
                }
            }
        }
    }
    steps
}
