//! The commands of the protocol.

use super::clock::{self, XboardClock};
use super::engine::XboardEngine;
use super::lift::LiftedPiece;
use super::{Event, ending, features, legs, setup};
use crate::lines;
use crate::uci::{CommandError, EngineOptions, OptionEffect};
use anyhow::Result;
use menagerie_rules::{Game, Player, Position};
use std::path::Path;
use std::sync::mpsc::Sender;

/// The mode of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// `force`: the computer does not play.
    Force,
    /// The computer plays for this player.
    Plays(Player),
    /// `analyze`: the computer analyses every position.
    Analysis,
}

/// The state between two commands.
pub struct XboardSession {
    /// The variant that `new` begins.
    first: String,
    settings: EngineOptions,
    game: Game,
    mode: Mode,
    clock: XboardClock,
    engine: XboardEngine,
    lifted: LiftedPiece,
    /// The reason why the last position was refused, so that there is none.
    refused: Option<String>,
    /// Whether the end of the game was announced.
    over: bool,
    /// Pings that are answered after the computer's move.
    pings: Vec<String>,
}

/// Why a command fails.
enum Trouble {
    /// The output cannot be written.
    Output(anyhow::Error),
    /// The command is refused with this line.
    Answer(String),
    /// The command is an error for this reason.
    Error(String),
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Trouble {
        Trouble::Output(error)
    }
}

impl From<CommandError> for Trouble {
    fn from(fault: CommandError) -> Trouble {
        Trouble::Error(fault.0)
    }
}

const NOT_NOW: &str = "command not legal now";

impl XboardSession {
    /// A session that begins with orthodox chess, or with the named variant of a file. The computer plays Black.
    ///
    /// # Errors
    /// If the first variant cannot be compiled, or does not have two players.
    pub fn new(events: Sender<Event>, own: Option<(&Path, &str)>) -> Result<XboardSession, CommandError> {
        let mut settings = EngineOptions::new()?;
        let mut first = "normal".to_string();
        if let Some((path, name)) = own {
            settings.set("VariantPath", path.to_str())?;
            settings.set("UCI_Variant", Some(name))?;
            if !setup::can_be_played(&settings.variant) {
                return Err(CommandError(format!("{name} is not a game of two players")));
            }
            first = name.to_string();
        }
        let game = Game::new(&settings.variant);
        let mode = Mode::Plays(second(&game));
        let (clock, engine, lifted) = (XboardClock::default(), XboardEngine::new(events), LiftedPiece::default());
        Ok(XboardSession {
            first,
            settings,
            game,
            mode,
            clock,
            engine,
            lifted,
            refused: None,
            over: false,
            pings: Vec::new(),
        })
    }

    /// Executes a line. Returns false if it is the last one.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn answer(&mut self, line: &str) -> Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match self.command(&words) {
            Ok(goes_on) => return Ok(goes_on),
            Err(Trouble::Output(error)) => return Err(error),
            Err(Trouble::Answer(answer)) => lines::put(&answer)?,
            Err(Trouble::Error(why)) => lines::put(&format!("Error ({why}): {line}"))?,
        }
        Ok(true)
    }

    fn command(&mut self, words: &[&str]) -> Result<bool, Trouble> {
        match words {
            []
            | ["xboard" | "accepted" | "rejected" | "random" | "hard" | "easy" | "computer" | "hover" | "ics", ..] => {}
            ["name" | "rating" | "cores" | "nps" | "bk", ..] => {}
            ["quit"] => return Ok(false),
            ["protover", ..] => features::lines(&self.settings)?.iter().try_for_each(|line| lines::put(line))?,
            ["ping", rest @ ..] => self.ping(rest)?,
            ["new"] => self.begin(&self.first.clone())?,
            ["variant", name @ ..] => self.begin(&name.join(" "))?,
            ["setboard", fen @ ..] => self.set_board(&fen.join(" "))?,
            ["force" | "exit"] => {
                self.engine.drop_search()?;
                self.mode = Mode::Force;
            }
            ["result", ..] => {
                self.engine.drop_search()?;
                (self.mode, self.over) = (Mode::Force, true);
            }
            ["go"] => self.play(self.game.position().turn())?,
            ["playother"] => {
                let turn = self.game.position().turn();
                let other = self.game.variant().turn_order().find(|player| *player != turn);
                self.play(other.unwrap_or(turn))?;
            }
            ["analyze"] => {
                self.ready()?;
                self.mode = Mode::Analysis;
                self.go_on()?;
            }
            ["?"] => self.engine.hurry(),
            ["."] => lines::put(&self.engine.standing().ok_or_else(|| Trouble::Error(NOT_NOW.to_string()))?)?,
            ["level", rest @ ..] => self.clock.level(rest)?,
            ["st", rest @ ..] => self.clock.per_move(rest)?,
            ["sd", rest @ ..] => self.clock.depth(rest)?,
            ["time", rest @ ..] => self.clock.own(rest)?,
            ["otim", rest @ ..] => clock::centiseconds(rest).map(|_| ())?,
            ["post"] => self.engine.post(true),
            ["nopost"] => self.engine.post(false),
            ["draw"] => {
                if self.engine.would_take_a_draw() {
                    lines::put("offer draw")?;
                }
            }
            ["hint"] => self.hint()?,
            ["undo"] => self.undo(1)?,
            ["remove"] => self.undo(2)?,
            ["memory", megabytes] => self.set("Hash", Some((*megabytes).to_string()))?,
            ["option", rest @ ..] => {
                let text = rest.join(" ");
                let (name, value) = features::chosen(&text, &self.settings);
                self.set(name, value)?;
            }
            ["lift", square] => {
                let square = square.parse().map_err(|error| Trouble::Error(format!("{error}")))?;
                lines::put(&self.lifted.lift(self.game.position(), square))?;
            }
            ["put", square] => {
                let square =
                    square.trim_end_matches(',').parse().map_err(|error| Trouble::Error(format!("{error}")))?;
                if let Some(answer) = self.lifted.put(self.game.position(), square) {
                    lines::put(&answer)?;
                }
            }
            ["usermove", text] => self.take_move(text)?,
            // Without the feature `usermove` a move has no prefix.
            [text] if is_move(text) => self.take_move(text)?,
            _ => return Err(Trouble::Error("unknown command".to_string())),
        }
        Ok(true)
    }

    /// Makes the move of the finished search with this number.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn done(&mut self, number: u64) -> Result<()> {
        if let Some(found) = self.engine.finish(number)? {
            let texts = legs::write(self.game.position(), found.best_move);
            match self.game.play_on(found.best_move) {
                Ok(_) => texts.iter().try_for_each(|text| lines::put(&format!("move {text}")))?,
                Err(error) => lines::put(&format!("tellusererror {error}"))?,
            }
            self.announce()?;
        }
        if !self.engine.is_busy() {
            for number in std::mem::take(&mut self.pings) {
                lines::put(&format!("pong {number}"))?;
            }
        }
        Ok(())
    }

    /// Stops the current search. Its move is still printed.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn end(mut self) -> Result<()> {
        self.engine.hurry();
        if let Some(number) = self.engine.number() {
            self.done(number)?;
        }
        self.engine.drop_search()
    }

    /// `ping`: answered after the computer's move, if it is thinking about one.
    fn ping(&mut self, words: &[&str]) -> Result<()> {
        let number = words.join(" ");
        if self.engine.is_busy() {
            self.pings.push(number);
            return Ok(());
        }
        lines::put(format!("pong {number}").trim_end())
    }

    /// `new` and `variant`: a new game, the computer playing second.
    fn begin(&mut self, name: &str) -> Result<(), Trouble> {
        let mut settings = self.settings.clone();
        let found = settings.set("UCI_Variant", Some(name));
        if found.is_err() || !setup::can_be_played(&settings.variant) {
            let known = setup::names(&self.settings).join(", ");
            return Err(Trouble::Error(format!("there is no game of two players “{name}”; there are {known}")));
        }
        self.engine.drop_search()?;
        self.settings = settings;
        self.engine.forget();
        for note in std::mem::take(&mut self.settings.notes) {
            lines::put(&format!("# {note}"))?;
        }
        self.clock.begin();
        self.set_game(Game::new(&self.settings.variant));
        self.mode = Mode::Plays(second(&self.game));
        Ok(setup::lines(&self.settings.variant).iter().try_for_each(|line| lines::put(line))?)
    }

    fn set_game(&mut self, game: Game) {
        self.game = game;
        (self.refused, self.over, self.lifted) = (None, false, LiftedPiece::default());
    }

    /// `setboard`. After a refused position there is none, so that nobody plays on from the old one.
    fn set_board(&mut self, text: &str) -> Result<(), Trouble> {
        self.engine.drop_search()?;
        match Position::read(&self.settings.variant, text) {
            Ok((position, notes)) => {
                notes.iter().try_for_each(|note| lines::put(&format!("# {note}")))?;
                self.set_game(Game::from_position(position));
                if self.mode == Mode::Analysis {
                    self.go_on()?;
                }
                Ok(())
            }
            Err(error) => {
                let why = format!("there is no position: {error}");
                (self.refused, self.mode) = (Some(why), Mode::Force);
                Err(Trouble::Answer(format!("tellusererror Illegal position: {error}")))
            }
        }
    }

    fn ready(&self) -> Result<(), Trouble> {
        match &self.refused {
            Some(why) => Err(Trouble::Error(why.clone())),
            None => Ok(()),
        }
    }

    /// `go` and `playother`.
    fn play(&mut self, player: Player) -> Result<(), Trouble> {
        self.ready()?;
        if self.over {
            return Err(Trouble::Error(NOT_NOW.to_string()));
        }
        self.engine.drop_search()?;
        self.mode = Mode::Plays(player);
        if !self.announce()? {
            self.go_on()?;
        }
        Ok(())
    }

    /// Begins the search for the present mode.
    fn go_on(&mut self) -> Result<()> {
        match self.mode {
            Mode::Plays(player) if player == self.game.position().turn() && !self.over => {
                let made = self.game.plies().len() as u32 / 2;
                self.engine.move_for(&self.game, &self.settings, &self.clock.go(player, made))
            }
            Mode::Analysis => self.engine.analyse(&self.game, &self.settings),
            _ => Ok(()),
        }
    }

    /// Announces the end of the game. Returns whether the game has ended. In `force` mode, as when a game is loaded, players may go on
    /// after a draw by rule.
    fn announce(&mut self) -> Result<bool> {
        let outcome = self.game.outcome();
        let playing = matches!(self.mode, Mode::Plays(_));
        let line = ending::announcement(self.game.variant(), &outcome);
        let Some(line) = line.filter(|_| playing || self.game.position().legal_moves().is_empty()) else {
            return Ok(false);
        };
        self.over = true;
        lines::put(&line)?;
        Ok(true)
    }

    fn take_move(&mut self, text: &str) -> Result<(), Trouble> {
        let illegal = |why: &str| Trouble::Answer(format!("Illegal move ({why}): {text}"));
        if let Some(why) = &self.refused {
            return Err(illegal(why));
        }
        if self.over {
            return Err(illegal("the game is over"));
        }
        if self.mode == Mode::Plays(self.game.position().turn()) && self.engine.is_busy() {
            return Err(illegal("it is the computer's turn"));
        }
        let mv = legs::read(self.game.position(), text).map_err(|error| illegal(&error.to_string()))?;
        self.engine.drop_search()?;
        self.game.play_on(mv).map_err(|error| illegal(&error.to_string()))?;
        self.lifted = LiftedPiece::default();
        if !self.announce()? {
            self.go_on()?;
        }
        Ok(())
    }

    fn undo(&mut self, plies: usize) -> Result<(), Trouble> {
        self.ready()?;
        if self.game.plies().len() < plies {
            return Err(Trouble::Error(NOT_NOW.to_string()));
        }
        self.engine.drop_search()?;
        for _ in 0..plies {
            self.game.undo();
        }
        (self.over, self.lifted) = (false, LiftedPiece::default());
        if self.mode == Mode::Analysis {
            self.go_on()?;
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Trouble> {
        self.ready()?;
        let Some(mv) = self.engine.hint(&self.game) else { return Err(Trouble::Error(NOT_NOW.to_string())) };
        Ok(lines::put(&format!("Hint: {}", legs::write(self.game.position(), mv).concat()))?)
    }

    /// `memory` and `option`. A change of the rules takes effect with the next game.
    fn set(&mut self, name: &str, value: Option<String>) -> Result<(), Trouble> {
        let analysis = self.mode == Mode::Analysis;
        if self.engine.is_busy() {
            return Err(Trouble::Error(NOT_NOW.to_string()));
        }
        self.engine.drop_search()?;
        match self.settings.set(name, value.as_deref())? {
            OptionEffect::Value => {}
            OptionEffect::Hash => self.engine.replace_engine(),
            OptionEffect::Clear => self.engine.forget(),
            OptionEffect::Variant => lines::put("# this holds from the next game on")?,
            OptionEffect::Later(why) => lines::put(&format!("# {why}"))?,
        }
        if analysis {
            self.go_on()?;
        }
        Ok(())
    }
}

/// The player who moves second.
fn second(game: &Game) -> Player {
    let first = game.position().turn();
    game.variant().turn_order().find(|player| *player != first).unwrap_or(first)
}

/// Whether a line looks like a move in coordinates: a file, a rank, a file, a rank.
fn is_move(text: &str) -> bool {
    let mut kinds: Vec<bool> = text.bytes().map(|byte| byte.is_ascii_digit()).collect();
    kinds.dedup();
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && kinds.starts_with(&[false, true, false, true])
}
