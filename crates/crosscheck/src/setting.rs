//! Random positions: few pieces anywhere, part of the start, pieces about to promote.

use crate::wanted::{available, captures_like_a_pawn, steps_long};
use fastrand::Rng;
use menagerie_rules::notation::write_placement;
use menagerie_rules::{
    Board, Castling, Family, Goal, KindId, Piece, PieceKind, Player, Position, Royal, Square, Termination, Variant,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The kind of a random position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingKind {
    /// Part of the start position, with a few pieces anywhere: first moves, castling, pieces that enter.
    Home,
    /// The start position, with promoting pieces near their promotion zone: nothing else has been captured.
    Crowd,
    /// A few pieces anywhere.
    Sparse,
    /// A few pieces anywhere, one move before the move limit.
    Clock,
    /// Very few pieces: ends of games.
    Ending,
    /// Promoting pieces near their promotion zone, and others.
    Promotion,
    /// Pieces with long steps, next to pieces that might capture them en passant.
    Steps,
}

impl SettingKind {
    /// All kinds.
    pub const ALL: [SettingKind; 7] = [
        SettingKind::Clock,
        SettingKind::Home,
        SettingKind::Crowd,
        SettingKind::Sparse,
        SettingKind::Ending,
        SettingKind::Promotion,
        SettingKind::Steps,
    ];
}

/// Generates random positions of a game.
pub struct Settings<'a> {
    variant: &'a Arc<Variant>,
    /// The start, and some other ones if a game has several.
    homes: Vec<Position>,
    kinds: [BTreeSet<KindId>; 4],
    squares: Vec<Square>,
    /// By player and kind: the lowest rank that it can reach.
    lowest: Vec<Vec<u8>>,
}

impl<'a> Settings<'a> {
    /// For a game.
    pub fn new(variant: &'a Arc<Variant>) -> Settings<'a> {
        let squares = variant.board_size().squares().filter(|&square| !variant.holes().has(square)).collect();
        let homes = homes(variant);
        let each = |player: Player| variant.kind_ids().map(|kind| lowest(variant, &homes[0], player, kind)).collect();
        let lowest = variant.turn_order().map(each).collect();
        Settings { variant, homes, kinds: available(variant), squares, lowest }
    }

    /// A start position: the standard one, or another.
    pub fn start(&self, random: &mut Rng) -> &Position {
        random.choice(&self.homes).unwrap_or(&self.homes[0])
    }

    /// A position; none if the random one is not legal.
    pub fn position(&self, kind: SettingKind, random: &mut Rng) -> Option<Position> {
        let mut board = Board::empty();
        let home = random.choice(&self.homes)?;
        let players: Vec<Player> = self.variant.turn_order().collect();
        let at_home = matches!(kind, SettingKind::Home | SettingKind::Crowd);
        for &player in &players {
            self.put_royals(&mut board, home, player, at_home || random.u8(..4) == 0, random)?;
        }
        if at_home {
            let share = random.u8(20..90);
            // One side has lost only Pawns.
            let &full = random.choice(&players)?;
            for (square, piece) in home.board().pieces() {
                let promotes = !self.variant.kind(piece.kind).promotions.is_empty();
                let whole = kind == SettingKind::Crowd && piece.player == full;
                let share = if whole { 100 - 60 * u8::from(promotes) } else { share };
                if board.get(square).is_none() && random.u8(..100) < share {
                    board.put(square, piece);
                }
            }
        }
        if let (SettingKind::Home, true, Some(castle)) =
            (kind, random.bool(), random.choice(self.variant.castling().moves()))
        {
            self.open_castling(&mut board, castle);
        }
        // Often one side has only its royal pieces, and the other enough to mate.
        let bare = random.choice(&players).copied().filter(|_| kind == SettingKind::Ending && random.u8(..3) > 0);
        if kind == SettingKind::Steps {
            self.put_steppers(&mut board, random);
        }
        if kind == SettingKind::Promotion && random.u8(..3) == 0 {
            self.put_as_many_as_allowed(&mut board, random);
        }
        for &player in &players {
            let most = match (kind, bare) {
                (SettingKind::Ending, Some(bare)) if bare == player => 0,
                (SettingKind::Ending, Some(_)) => 7,
                (SettingKind::Home | SettingKind::Ending, _) => 3,
                (SettingKind::Crowd, _) => 4,
                (SettingKind::Sparse | SettingKind::Clock, _) => 9,
                (SettingKind::Promotion, _) => 6,
                (SettingKind::Steps, _) => 3,
            };
            for _ in 0..random.usize(0..=most) {
                self.put_one(&mut board, home, player, kind, random);
            }
        }
        let is_there = |player: &Player| !board.of(*player).is_empty();
        if players.iter().filter(|player| is_there(player)).count() < players.len().min(2) {
            return None;
        }
        let rows = self.variant.insufficient();
        if let (SettingKind::Ending, true, Some(row)) = (kind, random.u8(..6) == 0, random.choice(rows)) {
            let others: Vec<Square> =
                board.pieces().filter(|(_, it)| !self.variant.kind(it.kind).royal).map(|(at, _)| at).collect();
            for square in others {
                board.take(square);
            }
            let &player = random.choice(&players)?;
            for &kind in row {
                let square = self.free(&board, player, kind, random)?;
                board.put(square, Piece { player, kind });
            }
        }
        if self.reaches_a_goal(&board, &players) {
            return None;
        }
        self.read(&board, home, kind, random).filter(|position| !self.could_have_been_captured(position))
    }

    /// Whether a position cannot occur, because the side to move could have captured the other's last royal piece.
    fn could_have_been_captured(&self, position: &Position) -> bool {
        let [first, second] = self.variant.players() else { return false };
        let other = if position.turn().index() == 0 { second.letter } else { first.letter };
        let fen = position.fen();
        let fields =
            fen.split(' ').enumerate().map(|(at, field)| if at == 1 { other.to_string() } else { field.to_string() });
        let turned = fields.collect::<Vec<String>>().join(" ");
        let outcome = position.outcome(1);
        let is_over = outcome.termination() == Some(Termination::Extinction);
        // The parser refuses positions in which both are in check.
        let other_in_check = || Position::from_fen(self.variant, &turned).map_or(true, |turned| turned.in_check());
        is_over && position.in_check() && other_in_check()
    }

    /// Whether pieces have already reached their goal: then the game would have ended before.
    fn reaches_a_goal(&self, board: &Board, players: &[Player]) -> bool {
        self.variant.rules().goals.iter().any(|goal| {
            let Goal::Reach { kinds, zone, count, .. } = goal else { return false };
            players.iter().any(|&player| {
                let there =
                    board.pieces_of(player).filter(|(at, kind)| kinds.has(*kind) && zone[player.index()].has(*at));
                there.count() >= usize::from(*count)
            })
        })
    }

    /// Puts a piece with a long step on the board, and an enemy that attacks the passed square.
    fn put_steppers(&self, board: &mut Board, random: &mut Rng) {
        let variant = self.variant;
        let players: Vec<Player> = variant.turn_order().collect();
        let &[first, second] = players.as_slice() else { return };
        let (stepper, other) = if random.bool() { (first, second) } else { (second, first) };
        let chosen = |player: Player, test: fn(&PieceKind) -> bool, random: &mut Rng| {
            let kinds: Vec<KindId> =
                self.kinds[player.index()].iter().copied().filter(|&kind| test(variant.kind(kind))).collect();
            random.choice(&kinds).copied()
        };
        let Some(victim) = chosen(stepper, steps_long, random) else { return };
        let Some(capturer) = chosen(other, captures_like_a_pawn, random) else { return };
        let begins: Vec<Square> =
            self.homes[0].board().pieces_of(stepper).filter(|(_, kind)| *kind == victim).map(|(at, _)| at).collect();
        let from = random.choice(&begins).copied().filter(|_| random.u8(..3) > 0);
        let Some(from) = from.or_else(|| self.free(board, stepper, victim, random)) else { return };
        let Some(passed) = variant.relative_offset(stepper, from, (0, 1)) else { return };
        let reaches = |at: &Square| {
            *at != from
                && *at != passed
                && self.may_stand(board, *at, other, capturer)
                && variant.tables().leap_captures(other, capturer, *at).has(passed)
        };
        let near: Vec<Square> = self.squares.iter().copied().filter(reaches).collect();
        if let Some(&at) = random.choice(&near)
            && board.get(from).is_none()
        {
            board.put(from, Piece { player: stepper, kind: victim });
            board.put(at, Piece { player: other, kind: capturer });
        }
    }

    /// Puts as many pieces of a kind on the board as its player may have, or one less.
    fn put_as_many_as_allowed(&self, board: &mut Board, random: &mut Rng) {
        let variant = self.variant;
        let limited: Vec<KindId> = variant.kind_ids().filter(|&kind| variant.kind(kind).promotion_limit > 0).collect();
        let players: Vec<Player> = variant.turn_order().collect();
        let (Some(&kind), Some(&player)) = (random.choice(&limited), random.choice(&players)) else { return };
        for _ in 0..variant.kind(kind).promotion_limit.saturating_sub(random.u8(..2)) {
            if let Some(square) = self.free(board, player, kind, random) {
                board.put(square, Piece { player, kind });
            }
        }
    }

    /// Removes the pieces between King and Rook, if both are on their castling squares.
    fn open_castling(&self, board: &mut Board, castle: &Castling) {
        let stands = |square: Square, kind: KindId| {
            board.get(square).is_some_and(|piece| piece.player == castle.player && piece.kind == kind)
        };
        if !stands(castle.king, castle.king_kind) {
            return;
        }
        board.put(castle.rook, Piece { player: castle.player, kind: castle.rook_kind });
        let squares = [castle.king, castle.rook, castle.king_to, castle.rook_to];
        let files = squares.map(|square| square.file());
        let (first, last) = (files.into_iter().min().unwrap_or(0), files.into_iter().max().unwrap_or(0));
        for file in first..=last {
            let square = Square::new(file, castle.king.rank());
            if let Some(square) = square.filter(|square| *square != castle.king && *square != castle.rook) {
                board.take(square);
            }
        }
    }

    /// Puts the royal pieces that the player always has on their start squares or anywhere.
    fn put_royals(
        &self,
        board: &mut Board,
        home: &Position,
        player: Player,
        at_home: bool,
        random: &mut Rng,
    ) -> Option<()> {
        let own: Vec<(Square, KindId)> = home.board().pieces_of(player).collect();
        let royals = own.iter().filter(|(_, kind)| self.variant.kind(*kind).royal);
        let mut last_put = false;
        for &(square, kind) in royals {
            let always = self.variant.kind(kind).royalty == Royal::Always;
            if !always && last_put && random.bool() {
                continue;
            }
            last_put = true;
            let square = if at_home { square } else { self.free(board, player, kind, random)? };
            // Near the edge, where mates are common.
            let square = if at_home || random.bool() {
                square
            } else {
                self.towards_the_edge(board, square, player, kind, random)
            };
            if board.get(square).is_some() {
                return None;
            }
            let promoted: Vec<KindId> = self.variant.kind(kind).promotes_to.clone();
            let promoted_royal = random
                .choice(&promoted)
                .copied()
                .filter(|&it| !at_home && random.bool() && self.may_stand(board, square, player, it));
            let kind = promoted_royal.unwrap_or(kind);
            board.put(square, Piece { player, kind });
        }
        Some(())
    }

    fn put_one(&self, board: &mut Board, home: &Position, player: Player, setting: SettingKind, random: &mut Rng) {
        let it = |kind: KindId| self.variant.kind(kind);
        let kinds: Vec<KindId> = self.kinds[player.index()]
            .iter()
            .copied()
            .filter(|&kind| it(kind).royalty != Royal::Always && !self.is_kings_other_side(kind))
            .filter(|&kind| match setting {
                SettingKind::Crowd => !it(kind).promotions.is_empty(),
                SettingKind::Promotion => random.u8(..3) == 0 || it(kind).pawn || !it(kind).promotions.is_empty(),
                SettingKind::Steps => random.u8(..8) == 0 || steps_long(it(kind)) || captures_like_a_pawn(it(kind)),
                _ => true,
            })
            .collect();
        let Some(&kind) = random.choice(&kinds) else { return };
        // Pawns count as one of many kinds. A few pieces are on their start squares, so that initial moves are possible.
        let begins: Vec<Square> =
            home.board().pieces_of(player).filter(|(_, it)| *it == kind).map(|(square, _)| square).collect();
        if random.u8(..4) == 0
            && let Some(&square) = random.choice(&begins)
            && board.get(square).is_none()
        {
            board.put(square, Piece { player, kind });
            return;
        }
        for _ in 0..8 {
            let Some(square) = self.free(board, player, kind, random) else { continue };
            let ahead = self.variant.relative_ranks(player) - self.variant.relative_rank(player, square);
            let by_square = !self.variant.promotion_squares().is_empty() && it(kind).pawn;
            let near = !by_square
                && it(kind).promotions.iter().any(|row| {
                    let ranks = row.zone[player.index()].iter().map(|to| self.variant.relative_rank(player, to)).min();
                    ranks.is_some_and(|rank| self.variant.relative_rank(player, square) + 3 > rank)
                });
            let promotes = by_square || !it(kind).promotions.is_empty();
            let far = if by_square { ahead > 2 } else { !near && ahead > 4 };
            if matches!(setting, SettingKind::Promotion | SettingKind::Crowd) && promotes && far {
                continue;
            }
            board.put(square, Piece { player, kind });
            return;
        }
    }

    /// The square at the edge of the board behind a square, often in the corner, if a piece may stand there.
    fn towards_the_edge(
        &self,
        board: &Board,
        square: Square,
        player: Player,
        kind: KindId,
        random: &mut Rng,
    ) -> Square {
        let shape = self.variant.board_size();
        let end = |at: u8, side: u8| if at * 2 < side { 0 } else { side - 1 };
        let file = if random.bool() { square.file() } else { end(square.file(), shape.files()) };
        let edge = Square::new(file, end(square.rank(), shape.ranks())).filter(|edge| self.squares.contains(edge));
        edge.filter(|&edge| self.may_stand(board, edge, player, kind)).unwrap_or(square)
    }

    fn may_stand(&self, board: &Board, square: Square, player: Player, kind: KindId) -> bool {
        let it = self.variant.kind(kind);
        board.get(square).is_none()
            && self.variant.relative_rank(player, square) >= self.lowest[player.index()][kind.index()]
            && it.confined.get(player.index()).is_none_or(|zone| zone.has(square))
            && !(self.variant.definition().ends.bare_king_loses && self.is_stuck(square, player, kind))
    }

    /// Whether a piece could never move from a square again. Programs differ on whether such a piece counts beside a bare King.
    fn is_stuck(&self, square: Square, player: Player, kind: KindId) -> bool {
        let tables = self.variant.tables();
        tables.leap_moves(player, kind, square).is_empty()
            && tables.leap_captures(player, kind, square).is_empty()
            && tables.paths(player, kind, square).iter().all(|path| path.ends(tables.path_squares(path).0).is_empty())
    }

    /// Whether only a royal piece promotes to this kind.
    fn is_kings_other_side(&self, kind: KindId) -> bool {
        let becomes = |from: &KindId| self.variant.kind(*from).promotes_to.contains(&kind);
        let mut before = self.variant.kind_ids().filter(becomes).peekable();
        before.peek().is_some() && before.all(|from| self.variant.kind(from).royalty == Royal::Always)
    }

    /// A free square for a piece.
    fn free(&self, board: &Board, player: Player, kind: KindId, random: &mut Rng) -> Option<Square> {
        (0..30).find_map(|_| {
            random.choice(&self.squares).copied().filter(|&square| self.may_stand(board, square, player, kind))
        })
    }

    /// The position with these pieces and random values of the other fields.
    fn read(&self, board: &Board, home: &Position, kind: SettingKind, random: &mut Rng) -> Option<Position> {
        let variant = self.variant;
        let placement = write_placement(variant, board);
        let turn = random.choice(variant.players())?.letter;
        if variant.family() == Family::Chaturaji {
            let clock = if kind == SettingKind::Ending { 199 } else { 0 };
            return Position::from_fen(variant, &format!("{placement} {turn} 0,0,0,0 -,-,-,- - {clock} 401")).ok();
        }
        let hands = if variant.rules().pockets.any() { format!("[{}]", self.hands(random)) } else { String::new() };
        let checks = match variant.rules().checks {
            0 => String::new(),
            most => format!(" {}+{}", random.u8(1..=most), random.u8(1..=most)),
        };
        // In games without a move limit, that of chess must not end the game.
        let limit = match u32::from(variant.rules().ends.move_limit) {
            0 => 100,
            moves => moves * 2,
        };
        let is_late = kind == SettingKind::Clock || kind == SettingKind::Ending && random.u8(..4) == 0;
        let clock = if is_late { limit - 1 } else { 0 };
        let with = |rights: &str| {
            let text = format!("{placement}{hands} {turn} {rights} -{checks} {clock} 40");
            Position::from_fen(variant, &text).ok()
        };
        let start = home.fen();
        let start_rights = start.split_whitespace().nth(2).unwrap_or("-");
        // Each right whose pieces are on their squares, or some of these rights.
        let whole: String = start_rights.chars().filter(|letter| with(&letter.to_string()).is_some()).collect();
        let some: String = whole.chars().filter(|_| random.u8(..4) > 0).collect();
        let first = if random.bool() { &whole } else { &some };
        [first.as_str(), whole.as_str(), "-"].into_iter().filter(|rights| !rights.is_empty()).find_map(with)
    }

    /// Pieces in the hands.
    fn hands(&self, random: &mut Rng) -> String {
        let mut text = String::new();
        let rules = &self.variant.rules().pockets;
        let start = self.variant.start();
        let given = start.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(hand, _)| hand);
        if random.u8(..4) == 0 {
            return text;
        }
        if !rules.captures {
            let mut rest = given;
            while let Some((letter, is_capital, after)) = menagerie_rules::Letter::read(rest) {
                if random.u8(..4) > 0 {
                    text.push_str(&if is_capital { letter.to_string() } else { letter.small() });
                }
                rest = after;
            }
            return text;
        }
        for player in self.variant.turn_order() {
            for _ in 0..random.u8(..4) {
                let kinds: Vec<KindId> = self.kinds[player.index()]
                    .iter()
                    .copied()
                    .filter(|&kind| {
                        let it = self.variant.kind(kind);
                        it.royalty != Royal::Always && it.promoted_from.is_none() && it.same_as.is_none()
                    })
                    .collect();
                let Some(&kind) = random.choice(&kinds) else { continue };
                let letter = self.variant.kind(kind).letter;
                text.push_str(&if player.index() == 0 { letter.to_string() } else { letter.small() });
            }
        }
        text
    }
}

/// The lowest rank, from 0 on the player's side, that a piece can reach: those that only move forward start on it or are dropped there.
fn lowest(variant: &Arc<Variant>, home: &Position, player: Player, kind: KindId) -> u8 {
    let it = variant.kind(kind);
    let rank = |square: Square| variant.relative_rank(player, square);
    let begins = home.board().pieces_of(player).filter(|(_, at)| *at == kind).map(|(square, _)| rank(square)).min();
    let dropped = it.drop_zone.get(player.index()).filter(|_| variant.rules().pockets.drops);
    let dropped = dropped.and_then(|zone| zone.iter().map(rank).min());
    match begins {
        Some(rank) if !it.goes_back => dropped.map_or(rank, |dropped| dropped.min(rank)),
        _ => it.lowest_rank,
    }
}

/// The start of a game, and some other ones.
fn homes(variant: &Arc<Variant>) -> Vec<Position> {
    let starts = variant.number_of_starts();
    let others = (0..OTHER_STARTS.min(starts.saturating_sub(1))).filter_map(|number| {
        let fen = variant.start_numbered(number * (starts / OTHER_STARTS).max(1))?;
        Position::from_fen(variant, &fen).ok()
    });
    std::iter::once(Position::start(variant)).chain(others).collect()
}

/// The number of other starts that are considered.
const OTHER_STARTS: u64 = 40;
