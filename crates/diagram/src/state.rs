//! The state of a diagram: what stands where, what is picked up, what is imagined.

use crate::faults::AttributeError;
use crate::legal;
use crate::reach::{PieceReach, ReachMark, ReachTrace, ReachView, ReachWay, distance, reach};
use crate::settings::DiagramSettings;
use crate::setup::{self, DiagramNote, DiagramSetup};
use crate::stage::{BYSTANDER, DiagramStage, SUBJECT};
use menagerie_rules::notation::{self, coordinate};
use menagerie_rules::{Bitboard, Board, Game, GameError, Move, MoveKind, Piece, Player, Position, Square};

/// What a diagram shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramMode {
    /// One piece and its reach.
    Piece,
    /// A position, whose pieces can be picked up.
    Position,
    /// A line of moves to step through.
    Line,
    /// A game against the computer.
    Play,
}

/// What can be put on the board by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddedPiece {
    /// A piece of the same owner.
    Friend,
    /// A piece of an opponent.
    Enemy,
}

/// A diagram's state.
#[derive(Debug)]
pub struct DiagramState {
    stage: DiagramStage,
    mode: DiagramMode,
    legal: bool,
    start: DiagramSetup,
    board: Board,
    /// The game, as long as the board shows its position.
    game: Option<Game>,
    picked: Option<Square>,
    ghost: Option<Square>,
    reach: PieceReach,
    /// The reach without what is imagined, while something is.
    plain: Option<PieceReach>,
    /// Squares it would reach, but for its King's safety.
    unsafe_targets: Bitboard,
}

impl DiagramState {
    /// A diagram as its attributes tell.
    ///
    /// # Errors
    /// The first attribute that cannot be followed.
    pub fn new(settings: &DiagramSettings) -> Result<DiagramState, AttributeError> {
        let (stage, mode, start) = setup::read(settings)?;
        let legal = DiagramSettings::is_on(&settings.legal, "legal")?;
        let (board, game, picked) = (start.board.clone(), start.game.clone(), start.picked);
        let mut study = DiagramState {
            stage,
            mode,
            legal,
            start,
            board,
            game,
            picked,
            ghost: None,
            reach: PieceReach::default(),
            plain: None,
            unsafe_targets: Bitboard::EMPTY,
        };
        study.look();
        Ok(study)
    }

    /// What of the attributes could not be shown.
    pub fn notes(&self) -> &[DiagramNote] {
        &self.start.notes
    }

    /// Has discs with letters for the pieces of this picture, which there is not.
    pub fn go_without(&mut self, art: &str) {
        self.stage.go_without(art);
    }

    /// A move of the line as it is shown, with what is thought of it.
    pub fn mark_of(&self, number: usize) -> &str {
        self.start.line.moves.get(number).map_or("", |word| &word.mark)
    }

    /// What is said where the line stands.
    pub fn comment(&self) -> &str {
        let Some(game) = self.game.as_ref().filter(|_| self.mode == DiagramMode::Line && !self.is_changed()) else {
            return "";
        };
        match game.plies().len() {
            0 => &self.start.line.comment,
            ply => self.start.line.moves.get(ply - 1).map_or("", |word| &word.comment),
        }
    }

    /// What the diagram shows.
    pub fn mode(&self) -> DiagramMode {
        self.mode
    }

    /// Board, players and kinds of piece.
    pub fn stage(&self) -> &DiagramStage {
        &self.stage
    }

    /// Who stands where, without what is imagined.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The game whose position is on the board, unless something was added or removed by hand.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The line of moves that was given, with all its moves; none in other modes.
    pub fn line(&self) -> Option<&Game> {
        self.start.game.as_ref().filter(|_| self.mode == DiagramMode::Line)
    }

    /// Whether the board is not as it was at first or as the line of moves has it.
    pub fn is_changed(&self) -> bool {
        match (&self.game, &self.start.game) {
            (Some(game), Some(start)) => {
                let (now, then) = (game.plies(), start.plies().iter().chain(start.undone()));
                now.len() > start.plies().len() + start.undone().len()
                    || now.iter().zip(then).any(|(now, then)| now.mv != then.mv)
                    || (self.mode != DiagramMode::Line && now.len() != start.plies().len())
            }
            (None, Some(_)) => true,
            _ => self.board != self.start.board,
        }
    }

    /// The piece that is picked up.
    pub fn picked(&self) -> Option<Square> {
        self.picked
    }

    /// The square on which an enemy is imagined.
    pub fn ghost(&self) -> Option<Square> {
        self.ghost
    }

    /// Where the picked piece gets to.
    pub fn reach(&self) -> &PieceReach {
        &self.reach
    }

    /// Squares the picked piece would reach, but that its King would be left in check.
    pub fn unsafe_targets(&self) -> Bitboard {
        self.unsafe_targets
    }

    /// What the picked piece can do on a square, without anything imagined.
    pub fn plain_mark(&self, square: Square) -> Option<&ReachMark> {
        self.plain.as_ref().unwrap_or(&self.reach).mark(square)
    }

    /// Whether the picked piece hops, and finds no piece to hop over.
    pub fn lacks_screen(&self) -> bool {
        let piece = self.picked_piece();
        let movement = piece.and_then(|piece| self.stage.figure(piece.kind).movement.as_ref());
        movement.is_some_and(|movement| movement.walks().iter().any(|walk| walk.is_hopper()))
            && self.reach.marks.iter().all(|mark| mark.way != ReachWay::Hop)
    }

    /// Whether only legal moves are shown.
    pub fn is_legal(&self) -> bool {
        self.legal
    }

    /// The piece that is picked up.
    pub fn picked_piece(&self) -> Option<Piece> {
        self.board.get(self.picked?)
    }

    /// Picks up the piece on a square, or none.
    pub fn pick(&mut self, square: Option<Square>) {
        let moves = |square: &Square| {
            self.board.get(*square).is_some_and(|piece| self.stage.figure(piece.kind).movement.is_some())
        };
        self.picked = square.filter(moves);
        // A single piece is what its diagram is about: its moves are always shown.
        if self.picked.is_none() && self.mode == DiagramMode::Piece {
            self.picked = self.subject();
        }
        self.ghost = None;
        self.look();
    }

    fn subject(&self) -> Option<Square> {
        self.board.pieces().find(|(_, piece)| piece.kind == SUBJECT).map(|(square, _)| square)
    }

    /// Imagines an enemy on an empty square, or none, and says whether that changed anything.
    pub fn imagine(&mut self, square: Option<Square>) -> bool {
        // Where a piece of a game could only step, castle or capture in passing, an enemy would hide just that; on a line it
        // shows what it blocks, or a hopper's screen.
        let takes = |square| match self.plain_mark(square) {
            Some(mark) => match mark.way {
                ReachWay::EnPassant | ReachWay::Castling | ReachWay::DoubleStep => self.mode == DiagramMode::Piece,
                ReachWay::Leap => mark.captures || self.mode == DiagramMode::Piece,
                _ => true,
            },
            None => true,
        };
        let ghost = square.filter(|&square| {
            self.mode != DiagramMode::Play
                && takes(square)
                && self.picked.is_some()
                && !self.board.occupied().has(square)
                && self.stage.shape().contains(square)
        });
        if ghost == self.ghost {
            return false;
        }
        if self.ghost.is_none() {
            self.plain = Some(std::mem::take(&mut self.reach));
        }
        self.ghost = ghost;
        self.look();
        true
    }

    /// The kinds a Pawn may become by a move, as letters; empty if the move is none of a promotion with a choice.
    pub fn promotions(&self, from: Square, to: Square) -> String {
        let (Some(game), Some(variant)) = (&self.game, self.stage.game()) else { return String::new() };
        let choice: Vec<_> = moves_between(game.position(), from, to).filter_map(|mv| mv.promotion()).collect();
        if choice.len() < 2 {
            return String::new();
        }
        choice.iter().map(|&kind| variant.kind(kind).letter).collect()
    }

    /// Moves the piece on `from` to `to`: as a move of the game if it is one, else by hand where the diagram is not a game
    /// being played. Returns the text of the move if it is one of the game.
    pub fn carry(&mut self, from: Square, to: Square, promotion: Option<char>) -> Option<String> {
        self.ghost = None;
        let mv = self.game.as_ref().and_then(|game| {
            let promotes = |mv: &Move| match (mv.promotion(), promotion) {
                (Some(kind), Some(letter)) => game.variant().kind(kind).letter == letter,
                _ => true,
            };
            moves_between(game.position(), from, to).find(promotes)
        });
        if let (Some(mv), Some(game)) = (mv, self.game.as_mut())
            && let Ok(ply) = game.play(mv)
        {
            let san = ply.san.clone();
            self.settle();
            return Some(san);
        }
        if self.mode != DiagramMode::Play && from != to && self.stage.shape().contains(to) {
            if let Some(piece) = self.board.take(from) {
                self.board.put(to, piece);
                self.game = None;
            }
            let moved = if self.mode == DiagramMode::Piece { None } else { Some(to) };
            self.pick(moved);
        }
        None
    }

    /// Plays a move given as text, as the computer does.
    ///
    /// # Errors
    /// Why it is no move of the game; nothing if there is no game on the board.
    pub fn play_text(&mut self, text: &str) -> Result<String, Option<GameError>> {
        let game = self.game.as_mut().ok_or(None)?;
        let san = game.play_text(text).map_err(Some)?.san.clone();
        self.settle();
        Ok(san)
    }

    /// Shows the position after a move. Who cannot move passes at once: there is no piece to do it with.
    fn settle(&mut self) {
        if let Some(game) = self.game.as_mut() {
            while game.play(Move::PASS).is_ok() {}
            self.board = game.position().board().clone();
        }
        self.pick(None);
    }

    /// Whether one of these players, who are the reader, has made a move in a game against the computer.
    pub fn can_take_back(&self, reader: &[Player]) -> bool {
        self.mode == DiagramMode::Play && self.last_by(reader).is_some()
    }

    /// Takes back the reader's last move and what was answered.
    pub fn take_back(&mut self, reader: &[Player]) {
        let (Some(last), Some(game)) = (self.last_by(reader), self.game.as_mut()) else { return };
        while game.plies().len() > last && game.undo().is_some() {}
        self.board = game.position().board().clone();
        self.pick(None);
    }

    /// How many moves there were before the last one of the reader.
    fn last_by(&self, reader: &[Player]) -> Option<usize> {
        let game = self.game.as_ref()?;
        let before = |number: usize| number.checked_sub(1).map_or(game.start(), |last| &game.plies()[last].position);
        (0..game.plies().len()).rev().find(|&number| reader.contains(&before(number).turn()))
    }

    /// Puts a piece on a square by hand, or takes away what stands there. The single piece of its diagram stays.
    pub fn put(&mut self, square: Square, extra: Option<AddedPiece>) {
        let subject = |piece: Piece| self.mode == DiagramMode::Piece && piece.kind == SUBJECT;
        if self.mode == DiagramMode::Play
            || !self.stage.shape().contains(square)
            || self.board.get(square).is_some_and(subject)
        {
            return;
        }
        self.ghost = None;
        match extra {
            Some(extra) => {
                let owner = self.owner();
                let player = if extra == AddedPiece::Friend { owner } else { self.stage.opponent(owner) };
                let kind = if self.mode == DiagramMode::Piece { BYSTANDER } else { self.stage.anybody() };
                self.board.put(square, Piece { player, kind });
            }
            None => {
                self.board.take(square);
            }
        }
        self.game = None;
        let picked = self.picked.filter(|&picked| picked != square);
        self.pick(picked);
    }

    /// Whose point of view “friend” and “enemy” are: the picked piece's owner, else the side to move.
    pub fn owner(&self) -> Player {
        let picked = self.picked_piece().map(|piece| piece.player);
        let turn = self.start.game.as_ref().map(|game| game.position().turn());
        picked.or(turn).or(Player::from_index(0)).expect("a player to begin with")
    }

    /// The attributes that would show what is on the board now; those of a game against the computer stay as they are.
    pub fn now(&self) -> Vec<(&'static str, String)> {
        let names = |squares: Bitboard| squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        match self.mode {
            DiagramMode::Piece => {
                let Some(from) = self.subject() else { return Vec::new() };
                let owner = self.owner();
                let own = self.board.of(owner);
                // Where nothing is said a hopper has screens of its own.
                let as_begun = self.board == self.start.board;
                let around = |squares: Bitboard| if as_begun { None } else { Some(names(squares)) };
                let moved = self.start.picked != Some(from);
                let mut now: Vec<_> = moved.then(|| ("square", from.to_string())).into_iter().collect();
                now.extend(around(own.without(from)).map(|friends| ("friends", friends)));
                now.extend(around(self.board.occupied() & !own).map(|enemies| ("enemies", enemies)));
                now
            }
            DiagramMode::Position => {
                let mut now = vec![("select", self.picked.map(|square| square.to_string()).unwrap_or_default())];
                if self.is_changed() {
                    now.push(("fen", self.game.as_ref().map_or_else(|| self.placed(), |game| game.position().fen())));
                }
                now
            }
            DiagramMode::Line => {
                let Some(game) = &self.game else { return Vec::new() };
                let plies = game.plies().iter().chain(game.undone());
                let moves = plies.map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ");
                let at = ("at", game.plies().len().to_string());
                if self.is_changed() { vec![("moves", moves), at] } else { vec![at] }
            }
            DiagramMode::Play => Vec::new(),
        }
    }

    /// The text of a board that was set up by hand: of a position, if there is one with these pieces, else of the pieces alone.
    fn placed(&self) -> String {
        let (Some(variant), Some(start)) = (self.stage.game(), &self.start.game) else { return String::new() };
        let pieces = notation::write_placement(variant, &self.board);
        let fen = start.position().fen();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[0] = &pieces;
        let same = fields.join(" ");
        if variant.players().len() == 2 {
            fields[2] = "-";
            fields[3] = "-";
        }
        let bare = fields.join(" ");
        [same, bare].into_iter().find(|text| Position::from_fen(variant, text).is_ok()).unwrap_or(pieces)
    }

    /// Everything as it was at first.
    pub fn reset(&mut self) {
        self.board = self.start.board.clone();
        self.game = self.start.game.clone();
        self.picked = None;
        let picked = self.start.picked;
        self.pick(picked);
    }

    /// Shows the line after `ply` of its moves.
    pub fn go(&mut self, ply: usize) {
        let Some(mut game) = self.start.game.clone() else { return };
        while game.plies().len() > ply && game.undo().is_some() {}
        while game.plies().len() < ply && game.redo().is_some() {}
        self.board = game.position().board().clone();
        self.game = Some(game);
        self.pick(None);
    }

    /// The board with what is imagined.
    pub fn imagined(&self) -> Board {
        let mut board = self.board.clone();
        if let Some(ghost) = self.ghost {
            let kind = if self.mode == DiagramMode::Piece { BYSTANDER } else { self.stage.anybody() };
            board.put(ghost, Piece { player: self.stage.opponent(self.owner()), kind });
        }
        board
    }

    /// Works out where the picked piece gets to.
    fn look(&mut self) {
        self.reach = PieceReach::default();
        if self.ghost.is_none() {
            self.plain = None;
        }
        self.unsafe_targets = Bitboard::EMPTY;
        let (Some(from), Some(piece)) = (self.picked, self.picked_piece()) else { return };
        let board = self.imagined();
        let view = if self.mode == DiagramMode::Piece { ReachView::Potential } else { ReachView::Actual };
        let mut found = reach(self.stage.tables(), &board, piece.player, piece.kind, from, view);
        let pseudo: Bitboard = found.marks.iter().map(|mark| mark.to).collect();
        let position = self.game.as_ref().filter(|_| self.ghost.is_none()).map(Game::position);
        match position.and_then(|position| in_turn(position, piece.player)) {
            Some(position) => {
                let legal: Vec<Move> = position.legal_moves().into_iter().filter(|mv| mv.from() == from).collect();
                if self.legal {
                    let targets: Bitboard = legal.iter().map(|mv| mv.to()).collect();
                    found.retain(|mark| targets.has(mark.to));
                }
                for &mv in &legal {
                    special(&position, mv, &mut found);
                }
            }
            None if self.legal => {
                found.retain(|mark| legal::keeps_king_safe(&self.stage, &board, from, mark.to, self.ghost));
            }
            None => {}
        }
        if let (Some(variant), true) = (self.stage.game(), self.stage.figure(piece.kind).promotes) {
            for mark in &mut found.marks {
                mark.promotes = variant.is_promotion_rank(piece.player, mark.to);
            }
        }
        // Without a King to be left in check, a move may be illegal for other reasons: the game is over, its owner is out.
        if !legal::kings(&self.stage, &board, piece.player).is_empty() {
            self.unsafe_targets = found.marks.iter().fold(pseudo, |rest, mark| rest.without(mark.to));
        }
        self.reach = found;
    }
}

/// The same position with this player to move; none if the player's turn could not follow.
fn in_turn(position: &Position, player: Player) -> Option<Position> {
    if position.turn() == player {
        return Some(position.clone());
    }
    let Position::Chess(_) = position else { return None };
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let letter = position.variant().player(player).letter.to_string();
    *fields.get_mut(1)? = &letter;
    *fields.get_mut(3)? = "-";
    Position::from_fen(position.variant(), &fields.join(" ")).ok()
}

fn moves_between(position: &Position, from: Square, to: Square) -> impl Iterator<Item = Move> {
    let variant = position.variant().clone();
    let fits = move |mv: &Move| !mv.is_pass() && mv.from() == from && coordinate::target(&variant, *mv) == to;
    position.legal_moves().into_iter().filter(fits)
}

/// Adds what the tables of moves do not know: en passant, castling, the King's leap.
fn special(position: &Position, mv: Move, found: &mut PieceReach) {
    let way = match mv.kind() {
        MoveKind::EnPassant => ReachWay::EnPassant,
        MoveKind::Castle => ReachWay::Castling,
        MoveKind::KingLeap => ReachWay::Leap,
        _ => return,
    };
    let (moves, captures) = (way != ReachWay::EnPassant, way == ReachWay::EnPassant);
    let screen = None;
    let taken = position.captured_by(mv).map(|(square, _)| square);
    let through = taken.into_iter().collect();
    // Landing on an en-passant square captures, even where the piece could also just move there.
    let to = coordinate::target(position.variant(), mv);
    found.marks.retain(|mark| mark.to != to);
    let mark = ReachMark { to, way, moves, captures, taken: false, promotes: false, through, skipped: 0, screen };
    found.marks.push(mark);
    if distance(mv.from(), mv.to()) > 1 {
        found.traces.push(ReachTrace { squares: vec![mv.from(), mv.to()], leap: way == ReachWay::Leap });
    }
}
