//! Game texts: PGN (Edwards 1994) with tags, variations, comments and annotations. The four-player games use the same shape, with
//! a number before each round and the four scores as the result.
//!
//! A text is read as leniently as can be: what can be used is used, what cannot is kept as a comment, and both are told with line
//! and column. [`decode`] makes a text of a file's bytes, [`Pgn`] finds the games and positions in it, and each becomes a
//! [`PgnGame`], which can be written again.

mod beginning;
mod decode;
mod fault;
mod finish;
mod lexer;
mod line;
mod move_notation;
mod named_games;
mod read;
mod reader;
mod sections;
mod unread;
mod words;
mod write;

pub use decode::decode;
pub use fault::{PgnFault, PgnFaultKind};
pub use move_notation::MoveNotation;
use move_notation::meaning_in;
pub use named_games::{GameKey, MissingGames};
pub use sections::{Headline, Pgn, PgnKind};

pub use write::MoveWord;

use super::{CastlingNames, coordinate};
use std::collections::HashMap;

use crate::{Game, GameError, Move, Outcome, Player, Position, Termination, outcome_of_line};

/// The tag of a text that carries the definition of its game: packed letters, which only a program that has written them reads.
pub const DEFINITION_TAG: &str = "VariantDefinition";
/// The most moves that are read of one game, those of its variations among them: far more than anybody plays.
pub const MOST_MOVES: usize = 10_000;
/// The most notes on what stands in a game. How many more there would be is one note.
pub const MOST_NOTES: usize = 100;
/// The most variations within variations that are read.
pub const DEEPEST: usize = 64;

/// A game out of a text, or to be made one, with everything that is written in it.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// Whether the text is of a game or of a position alone.
    pub sort: PgnKind,
    /// The tags in the order of the text, names first.
    pub tags: Vec<(String, String)>,
    /// Every position of the game: the start, then each after the one it was reached from.
    pub nodes: Vec<PgnNode>,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, `*`; in four-player games the scores.
    pub result: String,
    /// How castling was read.
    pub castling: CastlingNames,
    /// Whether castling could also be read in the other way, and then means something else.
    pub castles_both_ways: bool,
    /// What there is to tell, in the order of the text.
    pub warnings: Vec<PgnFault>,
}

/// A position of a game and what led to it.
#[derive(Clone, Debug)]
pub struct PgnNode {
    /// The index of the position before; none for the start.
    pub parent: Option<usize>,
    /// The indices of what was played from here, the main line first.
    pub children: Vec<usize>,
    /// What led here.
    pub step: PgnStep,
    /// The number of the move; four players' moves are numbered by rounds.
    pub number: u32,
    /// The position.
    pub position: Position,
    /// Comments before the move; those of the start stand after it.
    pub before: Vec<String>,
    /// Comments after the move, with their commands such as `[%clk 0:05:00]` and `[%cal Ge2e4]`.
    pub after: Vec<String>,
    /// Annotations by their numbers: 1 is `!`, 2 is `?`.
    pub nags: Vec<u16>,
    /// Where it stands in the text, in bytes.
    at: usize,
}

/// What led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnStep {
    /// The game began with it.
    Start,
    /// A move.
    Move(Move),
    /// One of four players left the game, see [`leave`](crate::chaturaji::ChaturajiPosition::leave).
    Leave(Player, Leaving),
}

impl PgnStep {
    /// The move, if it was one.
    pub const fn mv(&self) -> Option<Move> {
        match self {
            PgnStep::Move(mv) => Some(*mv),
            PgnStep::Start | PgnStep::Leave(..) => None,
        }
    }
}

/// Why one of four players left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The player gave up.
    Resignation,
    /// The player's time was up.
    Time,
}

/// What is written for a player who left, after the player's letter.
const LEAVES: [(&str, Leaving); 2] = [("-resigns", Leaving::Resignation), ("-time", Leaving::Time)];

impl PgnGame {
    /// A game that has no moves yet.
    pub fn new(start: Position, tags: Vec<(String, String)>) -> PgnGame {
        PgnGame {
            sort: PgnKind::Game,
            tags,
            nodes: vec![PgnNode::new(None, PgnStep::Start, 0, start)],
            result: "*".to_string(),
            castling: CastlingNames::Usual,
            castles_both_ways: false,
            warnings: Vec::new(),
        }
    }

    /// A played game.
    pub fn of(game: &Game, tags: &[(String, String)]) -> PgnGame {
        let mut text = PgnGame::new(game.start().clone(), tags.to_vec());
        let mut at = 0;
        for ply in game.plies() {
            at = text.add(at, PgnStep::Move(ply.mv), ply.position.clone());
        }
        text.result = result(&game.outcome(), game.position());
        text
    }

    /// Where the game begins.
    pub fn start(&self) -> &Position {
        &self.nodes[0].position
    }

    /// The first tag with this name, in small or capital letters.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The indices of the main line, the start left out.
    pub fn main_line(&self) -> Vec<usize> {
        let next = |&at: &usize| self.nodes[at].children.first().copied();
        std::iter::successors(next(&0), next).collect()
    }

    /// The moves of the main line in coordinates.
    pub fn coordinates(&self) -> Vec<String> {
        let variant = self.start().variant();
        let step = |at: usize| match self.nodes[at].step {
            PgnStep::Move(mv) => Some(coordinate::write(variant, mv)),
            PgnStep::Start | PgnStep::Leave(..) => None,
        };
        self.main_line().into_iter().filter_map(step).collect()
    }

    /// The main line as a game; of a game that a player left, from there on.
    ///
    /// # Errors
    /// Not for a game that was read: its moves are legal.
    pub fn main_game(&self) -> Result<Game, GameError> {
        let mut game = Game::from_position(self.start().clone());
        for at in self.main_line() {
            match self.nodes[at].step {
                PgnStep::Move(mv) => {
                    game.play_on(mv)?;
                }
                PgnStep::Start | PgnStep::Leave(..) => game = Game::from_position(self.nodes[at].position.clone()),
            }
        }
        Ok(game)
    }

    /// Adds what was played from a position, after all else that was, and gives its index. A variation may repeat a move: it is
    /// one of its own all the same.
    pub fn add(&mut self, parent: usize, step: PgnStep, position: Position) -> usize {
        let index = self.nodes.len();
        let number = self.number_of(parent, step);
        self.nodes.push(PgnNode::new(Some(parent), step, number, position));
        self.nodes[parent].children.push(index);
        index
    }

    /// The number of what is played from a position. Four players' moves are numbered by rounds: a new one begins when the turn
    /// has come round the table.
    fn number_of(&self, parent: usize, step: PgnStep) -> u32 {
        let before = match &self.nodes[parent].position {
            Position::Chess(position) => return position.fullmove_number(),
            Position::Chaturaji(position) => position,
        };
        let mut upwards = std::iter::successors(Some(parent), |&at| self.nodes[at].parent);
        let last = upwards.find(|&at| matches!(self.nodes[at].step, PgnStep::Move(_)));
        match (last.and_then(|last| self.nodes[last].parent.map(|before| (last, before))), step) {
            (None, PgnStep::Move(_)) => before.ply().div_ceil(4),
            (None, _) => 1,
            (Some((last, _)), PgnStep::Leave(..)) => self.nodes[last].number,
            (Some((last, earlier)), _) => {
                let comes_round = before.turn() <= self.nodes[earlier].position.turn();
                self.nodes[last].number + u32::from(comes_round)
            }
        }
    }

    /// For each rule that had drawn the game before a move of the main line: the index of the first such move, and the rule.
    pub fn drawn(&self) -> Vec<(usize, Termination)> {
        let mut drawn = Vec::new();
        let mut times: HashMap<Option<u64>, usize> = HashMap::new();
        let mut before = 0;
        for at in self.main_line() {
            let position = &self.nodes[before].position;
            let key = position.repetition_key();
            let times = times.entry(key).or_default();
            *times += usize::from(key.is_some());
            let reason = position.draw_by_rule(*times);
            if let Some(reason) = reason.filter(|reason| !drawn.iter().any(|(_, known)| known == reason)) {
                drawn.push((at, reason));
            }
            before = at;
        }
        drawn
    }

    /// How the rules see the end of the main line.
    pub fn outcome(&self) -> Outcome {
        let line = self.main_line();
        let last = line.last().copied().unwrap_or(0);
        let key = self.nodes[last].position.repetition_key();
        let same = |at: &usize| key.is_some() && self.nodes[*at].position.repetition_key() == key;
        let times = std::iter::once(0).chain(line).filter(same).count();
        let upwards = std::iter::successors(Some(last), |&it| self.nodes[it].parent);
        let played = upwards.map(|it| (&self.nodes[it].position, self.nodes[it].step.mv()));
        outcome_of_line(times, played)
    }
}

impl PgnNode {
    fn new(parent: Option<usize>, step: PgnStep, number: u32, position: Position) -> PgnNode {
        PgnNode {
            parent,
            children: Vec::new(),
            step,
            number,
            position,
            before: Vec::new(),
            after: Vec::new(),
            nags: Vec::new(),
            at: 0,
        }
    }
}

/// `1-0`, `0-1`, `1/2-1/2`, `*`; in four-player games the scores.
pub fn result(outcome: &Outcome, position: &Position) -> String {
    match (outcome, position) {
        (Outcome::Ongoing, _) => "*".to_string(),
        (_, Position::Chaturaji(position)) => position.scores().map(|score| score.to_string()).join("-"),
        (Outcome::Draw { .. }, _) => "1/2-1/2".to_string(),
        (Outcome::Win { winners, .. }, _) if *winners == [Player(0)] => "1-0".to_string(),
        (Outcome::Win { .. }, _) => "0-1".to_string(),
    }
}

/// Reads the first game or position of a text; see [`Pgn`] for the others.
///
/// # Errors
/// If there is none: no such game, no such position, or nothing at all.
///
/// ```
/// use menagerie_rules::notation::pgn;
/// let game = pgn::read("[Variant \"Janus\"]\n\n1. e4 e5 2. e6 *").unwrap();
/// assert_eq!(game.main_line().len(), 2);
/// assert_eq!((game.warnings[0].line, game.warnings[0].column), (3, 13));
/// ```
pub fn read(text: &str) -> Result<PgnGame, PgnFault> {
    Pgn::new(text).read(0, None, None)
}

impl Game {
    /// The game as a text, with these tags.
    pub fn to_text(&self, tags: &[(String, String)]) -> String {
        PgnGame::of(self, tags).to_text()
    }
}
