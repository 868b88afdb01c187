//! What a solution is about, in the words of tactics, with the kind of piece that does it.
//!
//! | theme | the solution |
//! |---|---|
//! | `fork:KIND` | a piece of this kind attacks two or more pieces at once |
//! | `screen:KIND` | a hopper captures or mates over a screen |
//! | `discovered:KIND` | the first move opens the line of another piece |
//! | `drop:KIND` | the first move drops a piece of this kind |
//! | `mate:KIND` | a piece of this kind gives mate alone |
//! | `promotion`, `castling`, `en-passant` | contains such a move |
//! | `double-check` | contains a check by two pieces at once |
//! | `sacrifice`, `quiet` | begins with a sacrifice; with a move that neither captures, gives check nor promotes |
//!
//! KIND is the name of the kind in the form of ids: `cannon`.

use menagerie_engine::PieceValues;
use menagerie_rules::{Bitboard, ChessPosition, KindId, Move, MoveKind, Piece, Player, Square};
use menagerie_texts::slug;

/// The solution of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Solution<'a> {
    /// The position of the puzzle.
    pub start: &'a ChessPosition,
    /// The moves of both sides, the solver's first and last.
    pub line: &'a [Move],
    /// The piece values of the variant.
    pub values: &'a PieceValues,
    /// The value of a piece that is worth winning, in hundredths.
    pub piece: i32,
    /// Whether the first move loses material at first.
    pub sacrifice: bool,
    /// Whether the first move neither captures, gives check nor promotes.
    pub quiet: bool,
}

/// The themes of a solution, those with a kind of piece first.
pub fn themes(solution: &Solution<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut add = |theme: String| {
        if !found.contains(&theme) {
            found.push(theme);
        }
    };
    let solver = solution.start.turn();
    let mut position = solution.start.clone();
    for (index, &mv) in solution.line.iter().enumerate() {
        if index % 2 == 1 {
            position.play_unchecked(mv);
            continue;
        }
        let before = position.clone();
        position.play_unchecked(mv);
        let moved = before.board().get(mv.from()).filter(|piece| piece.player == solver);
        let name = |kind: KindId| slug(&before.variant().kind(kind).name);
        if let Some(kind) = mv.dropped()
            && index == 0
        {
            add(format!("drop:{}", name(kind)));
        }
        if let Some(piece) = moved {
            if before.captured_by(mv).is_some() && needs_screen(&before, piece, mv.from(), mv.to()) {
                add(format!("screen:{}", name(piece.kind)));
            }
            let promotes = mv.dropped().is_none()
                && position
                    .board()
                    .get(mv.to())
                    .is_some_and(|after| after.player == solver && after.kind != piece.kind);
            if promotes {
                add("promotion".to_owned());
            }
        }
        match mv.kind() {
            MoveKind::Castle | MoveKind::CastleGate | MoveKind::CastleGateRook => add("castling".to_owned()),
            MoveKind::EnPassant => add("en-passant".to_owned()),
            _ => {}
        }
        // The last move wins what was attacked before.
        if index + 1 < solution.line.len()
            && let Some(piece) = position.board().get(mv.to()).filter(|piece| piece.player == solver)
            && targets(solution, &position, piece, mv.to()).count() > 1
        {
            add(format!("fork:{}", name(piece.kind)));
        }
        if index == 0
            && let Some(kind) = discovered(solution, &before, &position, mv)
        {
            add(format!("discovered:{}", name(kind)));
        }
        if position.in_check() && position.checkers().count() > 1 {
            add("double-check".to_owned());
        }
    }
    if position.in_check() && position.legal_moves().is_empty() {
        let checkers = position.checkers();
        if checkers.count() == 1
            && let Some(square) = checkers.iter().next()
            && let Some(piece) = position.board().get(square)
        {
            let name = slug(&position.variant().kind(piece.kind).name);
            let royals = royal_squares(&position, position.turn());
            if royals.iter().any(|king| needs_screen(&position, piece, square, king)) {
                add(format!("screen:{name}"));
            }
            add(format!("mate:{name}"));
        }
    }
    if solution.sacrifice {
        add("sacrifice".to_owned());
    }
    if solution.quiet {
        add("quiet".to_owned());
    }
    found.sort_by_key(|theme| !theme.contains(':'));
    found
}

/// The enemy pieces that a piece attacks and that are worth it: royal ones, more valuable ones, and unprotected ones worth a piece.
fn targets(
    solution: &Solution<'_>,
    position: &ChessPosition,
    piece: Piece,
    from: Square,
) -> impl Iterator<Item = Square> {
    let (board, tables) = (position.board(), position.variant().tables());
    let enemy = position.turn();
    let attacked = tables.attacks_from(piece.player, piece.kind, from, board.occupied()) & board.of(enemy);
    let own = solution.values.of(piece.kind);
    attacked.iter().filter(move |&square| {
        board.get(square).is_some_and(|target| {
            let value = solution.values.of(target.kind);
            position.variant().is_king(target.kind)
                || value >= solution.piece && (value > own || !position.is_attacked(square, enemy))
        })
    })
}

/// The kind of a piece whose line to a royal or valuable piece the first move opens.
fn discovered(solution: &Solution<'_>, before: &ChessPosition, after: &ChessPosition, mv: Move) -> Option<KindId> {
    let solver = before.turn();
    let (old, new) = (before.board(), after.board());
    let tables = before.variant().tables();
    let captures_next = solution.line.get(2).map(|next| next.from());
    new.pieces_of(solver).filter(|&(square, _)| square != mv.to() && old.get(square) == new.get(square)).find_map(
        |(square, kind)| {
            let was = tables.attacks_from(solver, kind, square, old.occupied());
            let is = tables.attacks_from(solver, kind, square, new.occupied()) & new.of(after.turn());
            let opened = |target: Square| {
                !was.has(target)
                    && new.get(target).is_some_and(|piece| {
                        after.variant().is_king(piece.kind)
                            || captures_next == Some(square) && solution.values.of(piece.kind) >= solution.piece
                    })
            };
            is.iter().any(opened).then_some(kind)
        },
    )
}

/// Whether a piece captures on a square only because another one stands between.
fn needs_screen(position: &ChessPosition, piece: Piece, from: Square, to: Square) -> bool {
    let tables = position.variant().tables();
    let occupied = position.board().occupied();
    let between = between(from, to);
    !(between & occupied).is_empty()
        && tables.attacks(piece.player, piece.kind, from, occupied, to)
        && !tables.attacks(piece.player, piece.kind, from, occupied & !between, to)
}

/// The squares between two squares of a straight line; empty for others.
fn between(from: Square, to: Square) -> Bitboard {
    let step = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum();
    let distance = |a: u8, b: u8| a.abs_diff(b);
    let (files, ranks) = (distance(from.file(), to.file()), distance(from.rank(), to.rank()));
    let mut squares = Bitboard::default();
    if files != 0 && ranks != 0 && files != ranks {
        return squares;
    }
    let (file, rank) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    for number in 1..i16::from(files.max(ranks)) {
        let at = |start: u8, step: i16| u8::try_from(i16::from(start) + number * step).ok();
        if let (Some(file), Some(rank)) = (at(from.file(), file), at(from.rank(), rank))
            && let Some(square) = Square::new(file, rank)
        {
            squares.insert(square);
        }
    }
    squares
}

fn royal_squares(position: &ChessPosition, player: Player) -> Bitboard {
    let pieces = position.board().pieces_of(player);
    pieces.filter(|&(_, kind)| position.variant().is_king(kind)).map(|(square, _)| square).collect()
}
