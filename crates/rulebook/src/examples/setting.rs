//! Positions with few pieces, and the scenes that are played in them.

use menagerie_rules::notation::write_placement;
use menagerie_rules::{
    Board, Game, GameResult, Goal, KindId, KindSet, Move, Outcome, Piece, Player, Position, Royal, Square, Variant,
};
use std::sync::Arc;

/// A position with the moves of an example.
#[derive(Clone, Debug)]
pub struct ExampleScene {
    /// The position.
    pub fen: String,
    /// The moves, each legal after those before it.
    pub line: Vec<Move>,
    /// The piece whose targets are shown.
    pub select: Option<Square>,
}

impl ExampleScene {
    /// The game after the moves; `None` if one of them is illegal.
    pub fn game(&self, variant: &Arc<Variant>) -> Option<Game> {
        let mut game = Game::from_position(Position::from_fen(variant, &self.fen).ok()?);
        for &mv in &self.line {
            game.play(mv).ok()?;
        }
        Some(game)
    }
}

/// A position under construction.
#[derive(Clone)]
pub struct Setting<'a> {
    pub variant: &'a Arc<Variant>,
    pub board: Board,
    pub turn: Player,
    /// The pieces in hand, in the form of a FEN.
    pub hands: String,
    /// The letters of castling rights.
    pub rights: String,
    /// The remaining checks of each player, in variants that count checks.
    pub checks: [u8; 2],
}

impl Setting<'_> {
    /// Adds a piece; `None` if the square is occupied or not on the board.
    #[must_use]
    pub fn with(&self, square: Square, player: Player, kind: KindId) -> Option<Self> {
        let variant = self.variant;
        let free =
            variant.board_size().contains(square) && !variant.holes().has(square) && self.board.get(square).is_none();
        free.then(|| {
            let mut more = self.clone();
            more.board.put(square, Piece { player, kind });
            more
        })
    }

    /// The FEN.
    pub fn fen(&self) -> String {
        let variant = self.variant;
        let hands = if variant.rules().pockets.any() { format!("[{}]", self.hands) } else { String::new() };
        let checks = match variant.rules().checks {
            0 => String::new(),
            _ => format!(" {}+{}", self.checks[0], self.checks[1]),
        };
        let rights = if self.rights.is_empty() { "-" } else { &self.rights };
        let placement = write_placement(variant, &self.board);
        format!("{placement}{hands} {} {rights} -{checks} 0 1", variant.player(self.turn).letter)
    }

    /// The position, if the game goes on in it and no player is in check.
    pub fn position(&self) -> Option<Position> {
        let position = Position::from_fen(self.variant, &self.fen()).ok()?;
        (!position.in_check() && position.outcome(1) == Outcome::Ongoing).then_some(position)
    }

    /// A scene that begins here.
    pub fn scene(&self, line: Vec<Move>, select: Option<Square>) -> ExampleScene {
        ExampleScene { fen: self.fen(), line, select }
    }

    /// The first wanted move between two squares.
    pub fn find_between(
        &self,
        from: Square,
        to: Square,
        wanted: impl Fn(&Position, Move, &Position) -> bool,
    ) -> Option<Move> {
        let before = self.position()?;
        let moves = before.legal_moves().into_iter().filter(|mv| mv.from() == from && mv.to() == to);
        let mut moves: Vec<Move> = moves.collect();
        moves.sort_unstable_by_key(|mv| mv.to_bits());
        moves.into_iter().find(|&mv| played(&before, mv).is_some_and(|after| wanted(&before, mv, &after)))
    }

    /// The first wanted move, with the position after it.
    pub fn find(&self, wanted: impl Fn(&Position, Move, &Position) -> bool) -> Option<(Move, Position)> {
        let before = self.position()?;
        let mut moves = before.legal_moves();
        moves.sort_unstable_by_key(|mv| mv.to_bits());
        moves.into_iter().find_map(|mv| {
            let after = played(&before, mv)?;
            wanted(&before, mv, &after).then_some((mv, after))
        })
    }
}

/// The position after a move.
pub fn played(before: &Position, mv: Move) -> Option<Position> {
    let mut after = before.clone();
    after.play(mv).ok()?;
    Some(after)
}

/// The two players, in the order of turns.
pub fn players(variant: &Arc<Variant>) -> Option<(Player, Player)> {
    let mut order = variant.turn_order();
    Some((order.next()?, order.next()?))
}

/// Base positions for examples, the simplest first: with the royal pieces on their start squares, on other squares, then with more pieces,
/// because some variants are over with royal pieces alone.
pub fn grounds(variant: &Arc<Variant>, turn: Player) -> Vec<Setting<'_>> {
    let Some((first, second)) = players(variant) else { return Vec::new() };
    let home = Position::start(variant);
    let checks = [variant.rules().checks; 2];
    let empty = Setting { variant, board: Board::empty(), turn, hands: String::new(), rights: String::new(), checks };
    let mut all = Vec::new();
    let mut company = Vec::new();
    for shift in [(0, 0), (0, 1), (0, -1), (-1, 1), (2, -2), (-3, -3), (3, 3), (-1, -3)] {
        let mut setting = Some(empty.clone());
        for (player, files) in [(first, shift.0), (second, shift.1)] {
            for (square, kind) in royals(variant, &home, player) {
                let moved = variant.board_size().offset(square, files, 0);
                setting = setting.and_then(|it| it.with(moved?, player, kind));
            }
        }
        let Some(setting) = setting else { continue };
        company.extend(in_company(&setting, &home));
        all.push(setting);
    }
    all.extend(company);
    all
}

/// The pieces that a player must not lose, as far as a position needs them.
fn royals(variant: &Arc<Variant>, home: &Position, player: Player) -> Vec<(Square, KindId)> {
    let with = |royalty: Royal| {
        let own = home.board().pieces_of(player);
        own.filter(|&(_, kind)| variant.kind(kind).royalty == royalty).collect::<Vec<_>>()
    };
    let always = with(Royal::Always);
    if !always.is_empty() {
        return always;
    }
    let last: Vec<_> = with(Royal::Last).into_iter().take(1).collect();
    if last.is_empty() { kept(variant, home, player) } else { last }
}

/// The pieces whose loss loses the game by a goal, in variants without royal pieces; empty if all kinds count together, because then any
/// piece will do.
pub fn kept(variant: &Arc<Variant>, home: &Position, player: Player) -> Vec<(Square, KindId)> {
    let own: Vec<(Square, KindId)> = home.board().pieces_of(player).collect();
    let some = |kinds: KindSet, count: u8| {
        own.iter().copied().filter(move |&(_, kind)| kinds.has(kind)).take(usize::from(count) + 1)
    };
    for goal in &variant.rules().goals {
        match goal {
            Goal::Extinction { kinds, each: true, count, result: GameResult::Loss, .. } => {
                let each = variant.kind_ids().filter(|&kind| kinds.has(kind));
                return each.flat_map(|kind| some(KindSet::from_iter([kind]), *count)).collect();
            }
            Goal::Extinction { kinds, count, result: GameResult::Loss, .. }
                if !own.iter().all(|&(_, kind)| kinds.has(kind)) =>
            {
                return some(*kinds, *count).collect();
            }
            _ => {}
        }
    }
    Vec::new()
}

/// Adds two pieces of each player on their start squares at the edge of the board.
fn in_company<'a>(setting: &Setting<'a>, home: &Position) -> Option<Setting<'a>> {
    let variant = setting.variant;
    let (first, second) = players(variant)?;
    let mut more = setting.clone();
    for player in [first, second] {
        let mut own: Vec<(Square, KindId)> =
            home.board().pieces_of(player).filter(|&(_, kind)| !variant.kind(kind).royal).collect();
        own.sort_by_key(|&(square, kind)| (!variant.kind(kind).zeroing, square.file(), square.index()));
        let free: Vec<_> = own.into_iter().filter(|&(square, _)| setting.board.get(square).is_none()).take(2).collect();
        for (square, kind) in free {
            more = more.with(square, player, kind)?;
        }
    }
    Some(more)
}

/// The squares of the board, central ones first.
pub fn from_the_middle(variant: &Arc<Variant>) -> Vec<Square> {
    let shape = variant.board_size();
    let away = |square: &Square| {
        let twice = |at: u8, side: u8| (i32::from(at) * 2 - i32::from(side) + 1).pow(2);
        twice(square.file(), shape.files()) + twice(square.rank(), shape.ranks())
    };
    let mut squares: Vec<Square> = shape.squares().filter(|&square| !variant.holes().has(square)).collect();
    squares.sort_by_key(away);
    squares
}

/// The simplest pieces of a player that are not royal, which serve as blockers and victims.
pub fn plain_kinds(variant: &Arc<Variant>, player: Player) -> Vec<KindId> {
    let home = Position::start(variant);
    let mut kinds: Vec<KindId> = home.board().pieces_of(player).map(|(_, kind)| kind).collect();
    kinds.sort_by_key(|&kind| (!variant.kind(kind).pawn, !variant.kind(kind).zeroing, kind.index()));
    kinds.dedup();
    kinds.retain(|&kind| !variant.kind(kind).royal);
    kinds
}

/// The kinds on the board at the start that are neither royal nor simple, in the order of the definition.
pub fn officers(variant: &Arc<Variant>, player: Player) -> Vec<KindId> {
    let mut kinds = plain_kinds(variant, player);
    kinds.retain(|&kind| !variant.kind(kind).pawn);
    kinds.sort_by_key(|kind| kind.index());
    kinds
}
