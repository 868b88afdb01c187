//! A game that is being put together out of a record.

use menagerie_rules::notation::pgn::{MOST_MOVES, MOST_NOTES, PgnFault, PgnFaultKind, PgnGame, PgnKind, PgnStep};
use menagerie_rules::notation::tidy::is_space;
use menagerie_rules::notation::{MoveError, PositionNote, TextPlaces};
use menagerie_rules::{Move, Player, Position};

/// So many characters of a text are shown in a note on it.
const SHOWN: usize = 80;

/// A text of records, its lines ending in `\n`, and where its bytes stand.
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

    pub(super) fn fault(&self, at: usize, fault: PgnFaultKind) -> PgnFault {
        let (line, column) = self.places.line_and_column(&self.text, at);
        PgnFault { line, column, fault }
    }

    /// What is said of a text without any game.
    pub(super) fn nothing(&self) -> PgnFault {
        let first = self.text.split(is_space).find(|word| !word.is_empty()).unwrap_or_default();
        self.fault(0, PgnFaultKind::Nothing(shown(first)))
    }

    /// The lines between two places, each with the place where it begins and without the blanks around it.
    pub(super) fn lines(&self, from: usize, to: usize) -> impl Iterator<Item = (usize, &str)> {
        let mut at = from;
        self.text[from..to].split('\n').map(move |line| {
            let begins = at + line.len() - line.trim_start_matches(is_space).len();
            at += line.len() + 1;
            (begins.min(to), line.trim_matches(is_space))
        })
    }
}

/// The beginning of a text, for a note.
pub(super) fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// How a record says that a game ended.
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
    /// It was broken off.
    Open,
}

/// A game of a record, as far as it has been read.
pub(super) struct Record<'a> {
    source: &'a Source,
    pub game: PgnGame,
    /// The positions of the line that is being read, the start first.
    line: Vec<usize>,
    /// By position, where its move stands.
    places: Vec<usize>,
    /// What could not be played of the line, from its first such move on.
    lost: Option<String>,
    /// How many variations have been begun.
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
            line: vec![0],
            places: vec![0],
            lost: None,
            variations: 0,
            said: "*".to_string(),
            said_at: 0,
            left_out: None,
        }
    }

    /// Tells what was done with the position that the game begins with.
    pub(super) fn tell_of_start(&mut self, at: usize, notes: Vec<PositionNote>) {
        for note in notes {
            self.tell(at, PgnFaultKind::PositionNote(note));
        }
    }

    pub(super) fn tell(&mut self, at: usize, fault: PgnFaultKind) {
        if self.game.warnings.len() < MOST_NOTES {
            self.game.warnings.push(self.source.fault(at, fault));
        } else {
            let (count, first) = self.left_out.unwrap_or((0, at));
            self.left_out = Some((count + 1, first));
        }
    }

    fn reached(&self) -> usize {
        self.line.last().copied().unwrap_or(0)
    }

    /// Adds a tag, unless there is one of this name.
    pub(super) fn tag(&mut self, name: &str, value: &str) {
        if self.variations == 0 && self.game.tag(name).is_none() {
            self.game.tags.push((name.to_string(), value.to_string()));
        }
    }

    /// The position reached.
    pub(super) fn position(&self) -> &Position {
        &self.game.nodes[self.reached()].position
    }

    /// The move that led to the position reached, and whose it was.
    pub(super) fn last_move(&self) -> Option<Move> {
        self.game.nodes[self.reached()].step.mv()
    }

    /// Plays a move as it is written in a place. After one that cannot be played, those of the same line are kept as a comment.
    ///
    /// # Errors
    /// If the game has too many moves.
    pub(super) fn play(
        &mut self,
        at: usize,
        text: &str,
        read: impl FnOnce(&Position) -> Result<Move, MoveError>,
    ) -> Result<(), PgnFault> {
        if let Some(lost) = &mut self.lost {
            lost.push(' ');
            lost.push_str(text);
            return Ok(());
        }
        if self.game.nodes.len() > MOST_MOVES {
            return Err(self.source.fault(at, PgnFaultKind::Long(MOST_MOVES)));
        }
        let mut position = self.position().clone();
        let played = read(&position).and_then(|mv| position.play(mv).map(|()| mv).map_err(|_| MoveError::NoMoves));
        match played {
            Ok(mv) => {
                let node = self.game.add(self.reached(), PgnStep::Move(mv), position);
                self.places.resize(node + 1, at);
                self.line.push(node);
            }
            Err(error) => {
                self.tell(at, PgnFaultKind::Move { text: shown(text), error });
                self.lost = Some(text.to_string());
            }
        }
        Ok(())
    }

    /// Whether a move of this line could not be played.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// Adds a comment to the position reached.
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

    /// Keeps a text that means nothing here as a comment, and tells so.
    pub(super) fn other(&mut self, at: usize, text: &str) {
        self.tell(at, PgnFaultKind::Word(shown(text)));
        self.comment(text);
    }

    fn end_line(&mut self) {
        if let Some(lost) = self.lost.take() {
            self.comment(&lost);
        }
    }

    /// Begins a variation that takes the place of the move of this number, from 1, in the line read last. Nothing is begun and false
    /// is told where there is no such move.
    pub(super) fn begin_variation(&mut self, number: usize) -> bool {
        self.end_line();
        let fits = number >= 1 && number <= self.line.len();
        if fits {
            self.line.truncate(number);
            self.variations += 1;
        }
        fits
    }

    /// Notes how the game ended. Only the main line's end is its result.
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

    /// The game, with what can be told only of the whole of it.
    pub(super) fn finish(mut self) -> PgnGame {
        self.end_line();
        let (result, told) = self.game.conclusion(&self.said);
        for (node, fault) in told {
            let at = node.map_or(self.said_at, |node| self.places[node]);
            self.game.warnings.push(self.source.fault(at, fault));
        }
        self.game.result = result;
        if self.game.nodes.len() == 1 && self.game.tags.is_empty() && self.said == "*" {
            self.game.sort = PgnKind::Position;
        }
        self.game.warnings.sort_by_key(|warning| (warning.line, warning.column));
        if let Some((count, first)) = self.left_out {
            self.game.warnings.push(self.source.fault(first, PgnFaultKind::More(count)));
        }
        self.game
    }
}
