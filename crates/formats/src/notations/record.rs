//! Builds a game from a record.

use menagerie_rules::notation::pgn::{
    MAX_MOVES, MAX_NOTES, PgnDiagnostic, PgnDiagnosticKind, PgnGame, PgnKind, PgnNodeId, PgnStep,
};
use menagerie_rules::notation::tidy::is_space;
use menagerie_rules::notation::{MoveError, PositionNote, TextPlaces};
use menagerie_rules::{Move, Player, Position};

/// The maximum number of characters that a diagnostic quotes.
const SHOWN: usize = 80;

/// The text of a record, with lines that end in `
/// `, and the places of its bytes.
pub(super) struct Source {
    pub text: String,
    places: TextPlaces,
}

impl Source {
    pub(super) fn of(text: &str) -> Source {
        let text = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
        let places = TextPlaces::of(&text);
        Source { text, places }
    }

    pub(super) fn diagnostic(&self, at: usize, kind: PgnDiagnosticKind) -> PgnDiagnostic {
        let (line, column) = self.places.line_and_column(&self.text, at);
        PgnDiagnostic { line, column, kind }
    }

    /// The error for a text without any game.
    pub(super) fn nothing(&self) -> PgnDiagnostic {
        let first = self.text.split(is_space).find(|word| !word.is_empty()).unwrap_or_default();
        self.diagnostic(0, PgnDiagnosticKind::Nothing(shown(first)))
    }

    /// The trimmed lines between two offsets, each with its offset.
    pub(super) fn lines(&self, from: usize, to: usize) -> impl Iterator<Item = (usize, &str)> {
        let mut at = from;
        self.text[from..to].split('\n').map(move |line| {
            let begins = at + line.len() - line.trim_start_matches(is_space).len();
            at += line.len() + 1;
            (begins.min(to), line.trim_matches(is_space))
        })
    }
}

/// The beginning of a text, for a diagnostic.
pub(super) fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// The ending of a game in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The player to move loses.
    Loses,
    /// The player to move wins.
    Wins,
    /// The player wins, whoever is to move.
    WonBy(Player),
    /// Nobody wins.
    Draw,
    /// The game was aborted.
    Open,
}

/// A game that is being built.
pub(super) struct Record<'a> {
    source: &'a Source,
    pub game: PgnGame,
    /// The nodes of the current line, the start first.
    line: Vec<PgnNodeId>,
    /// By node, the offset of its move.
    places: Vec<usize>,
    /// The rest of the line from the first illegal move on.
    lost: Option<String>,
    /// The number of variations so far.
    variations: usize,
    said: String,
    said_at: usize,
    left_out: Option<(usize, usize)>,
}

impl<'a> Record<'a> {
    pub(super) fn new(source: &'a Source, start: Position, tags: Vec<(String, String)>) -> Record<'a> {
        Record {
            source,
            game: PgnGame::new(start, tags),
            line: vec![PgnNodeId::START],
            places: vec![0],
            lost: None,
            variations: 0,
            said: "*".to_string(),
            said_at: 0,
            left_out: None,
        }
    }

    /// Adds warnings for notes about the start position.
    pub(super) fn warn_of_start(&mut self, at: usize, notes: Vec<PositionNote>) {
        for note in notes {
            self.warn(at, PgnDiagnosticKind::PositionNote(note));
        }
    }

    pub(super) fn warn(&mut self, at: usize, kind: PgnDiagnosticKind) {
        if self.game.warnings.len() < MAX_NOTES {
            self.game.warnings.push(self.source.diagnostic(at, kind));
        } else {
            let (count, first) = self.left_out.unwrap_or((0, at));
            self.left_out = Some((count + 1, first));
        }
    }

    fn reached(&self) -> PgnNodeId {
        self.line.last().copied().unwrap_or(PgnNodeId::START)
    }

    /// Adds a tag, unless there is one with this name.
    pub(super) fn tag(&mut self, name: &str, value: &str) {
        if self.variations == 0 && self.game.tag(name).is_none() {
            self.game.tags.push((name.to_string(), value.to_string()));
        }
    }

    /// The current position.
    pub(super) fn position(&self) -> &Position {
        &self.game.nodes[self.reached()].position
    }

    /// The last move of the current line, with its player.
    pub(super) fn last_move(&self) -> Option<Move> {
        self.game.nodes[self.reached()].step.mv()
    }

    /// Plays the move of a word at an offset. After an illegal move the rest of the line is kept as a comment.
    ///
    /// # Errors
    /// If the game has too many moves.
    pub(super) fn play(
        &mut self,
        at: usize,
        text: &str,
        read: impl FnOnce(&Position) -> Result<Move, MoveError>,
    ) -> Result<(), PgnDiagnostic> {
        if let Some(lost) = &mut self.lost {
            lost.push(' ');
            lost.push_str(text);
            return Ok(());
        }
        if self.game.nodes.len() > MAX_MOVES {
            return Err(self.source.diagnostic(at, PgnDiagnosticKind::Long(MAX_MOVES)));
        }
        let mut position = self.position().clone();
        let played = read(&position).and_then(|mv| position.play(mv).map(|()| mv).map_err(|_| MoveError::NoMoves));
        match played {
            Ok(mv) => {
                let node = self.game.add(self.reached(), PgnStep::Move(mv), position);
                self.places.resize(node.index() + 1, at);
                self.line.push(node);
            }
            Err(error) => {
                self.warn(at, PgnDiagnosticKind::Move { text: shown(text), error });
                self.lost = Some(text.to_string());
            }
        }
        Ok(())
    }

    /// Whether a move of this line was illegal.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// Adds a comment to the current position.
    pub(super) fn comment(&mut self, text: &str) {
        let text = text.trim_matches(is_space).replace(['{', '}'], "|");
        if let Some(lost) = &mut self.lost {
            lost.push(' ');
            lost.push_str(&text);
        } else if !text.is_empty() {
            let node = self.reached();
            self.game.nodes[node].after.push(text);
        }
    }

    /// Keeps a meaningless text as a comment, with a warning.
    pub(super) fn other(&mut self, at: usize, text: &str) {
        self.warn(at, PgnDiagnosticKind::Word(shown(text)));
        self.comment(text);
    }

    fn end_line(&mut self) {
        if let Some(lost) = self.lost.take() {
            self.comment(&lost);
        }
    }

    /// Begins a variation that replaces the move with this number, from 1, in the last line. Returns false if there is no such move.
    pub(super) fn begin_variation(&mut self, number: usize) -> bool {
        self.end_line();
        let fits = number >= 1 && number <= self.line.len();
        if fits {
            self.line.truncate(number);
            self.variations += 1;
        }
        fits
    }

    /// Sets the ending. Only the main line's ending is the result of the game.
    pub(super) fn end(&mut self, at: usize, ending: Ending) {
        if self.variations > 0 || self.said != "*" || self.lost.is_some() {
            return;
        }
        let turn = self.position().turn();
        let won_by = |player: Player| if player == Player::FIRST { "1-0" } else { "0-1" };
        let other = turn.other();
        let said = match ending {
            Ending::Loses => won_by(other),
            Ending::Wins => won_by(turn),
            Ending::WonBy(player) => won_by(player),
            Ending::Draw => "1/2-1/2",
            Ending::Open => "*",
        };
        (self.said, self.said_at) = (said.to_string(), at);
    }

    /// Finishes the game with the checks that need the whole of it.
    pub(super) fn finish(mut self) -> PgnGame {
        self.end_line();
        let (result, diagnostics) = self.game.conclusion(&self.said);
        for (node, kind) in diagnostics {
            let at = node.map_or(self.said_at, |node| self.places[node.index()]);
            self.game.warnings.push(self.source.diagnostic(at, kind));
        }
        self.game.result = result;
        if self.game.nodes.len() == 1 && self.game.tags.is_empty() && self.said == "*" {
            self.game.sort = PgnKind::Position;
        }
        self.game.warnings.sort_by_key(|warning| (warning.line, warning.column));
        if let Some((count, first)) = self.left_out {
            self.game.warnings.push(self.source.diagnostic(first, PgnDiagnosticKind::More(count)));
        }
        self.game
    }
}
