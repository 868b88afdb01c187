//! The command line's arguments.

use crate::book::BookArgs;
use crate::bundle::BundleArgs;
use crate::convert::Written;
use crate::export::ExportForm;
use crate::game_args::DefinitionArgs;
use crate::game_args::GameArgs;
use crate::levels_command::LevelArgs;
use crate::match_command::args::MatchArgs;
use crate::random_match::RandomMatchArgs;
use crate::start::StartArgs;
use crate::trial::TrialArgs;
use crate::{definition_file, games};
use anyhow::Result;
use clap::{Parser, Subcommand};
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use std::path::PathBuf;
use std::sync::Arc;

/// Large and fairy chess in a terminal.
#[derive(Parser)]
#[command(version)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Count the lines of play from each position on standard input, or from the start if there is none
    Perft {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
        /// Count from the start of this number.
        #[command(flatten)]
        start: StartArgs,
        /// Length of the lines, in plies
        #[arg(long, value_parser = clap::value_parser!(u32).range(0..=i64::from(crate::uci::MAX_PLIES)))]
        depth: u32,
    },
    /// List the legal moves of each position on standard input, or of the start if there is none
    Moves {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
        /// List those of the start of this number.
        #[command(flatten)]
        start: StartArgs,
    },
    /// Print the start position of a number, or the number of each position on standard input
    Start {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
        /// Which start.
        #[command(flatten)]
        start: StartArgs,
    },
    /// Play the moves of each JSON object {"start": …, "moves": […]} on standard input; print positions and outcome
    Replay {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
    },
    /// Print, as a JSON object for each line START | MOVE MOVE … on standard input, all that is known of its positions
    #[command(hide = true)]
    Trace {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
    },
    /// Read a file that describes a game, in any known form, and print its definition as JSON
    Import {
        /// The file: JSON, a Fairy-Stockfish ini file, the text of an Interactive Diagram, or XBoard's piece and setup commands; - is standard input
        file: PathBuf,
        /// Which game of the file, where it describes several
        #[arg(long)]
        name: Option<String>,
        /// The language of the notes on the file: en or fr
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
        language: Language,
    },
    /// Write the game of a file in another form
    Export {
        /// The file, in any form that `import` reads; - is standard input
        file: PathBuf,
        /// The form
        #[arg(long, value_name = "FORM")]
        to: ExportForm,
        /// Which game of the file, where it describes several
        #[arg(long)]
        name: Option<String>,
        /// The language of the notes on the file, and on what the form cannot say: en or fr
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
        language: Language,
    },
    /// Say what is read of each game and position in files, as the page reads them, and what the game of a definition is
    Check {
        /// Files with games (PGN), positions (FEN, EPD) or definitions of games; - is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// One line of JSON for each game
        #[arg(long)]
        json: bool,
        /// The game of texts that do not say which they are of.
        #[command(flatten)]
        game: DefaultGameArgs,
        /// The language of the rules of a definition, and of the notes on the file: en or fr
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
        language: Language,
    },
    /// Write the games of a file in another notation
    Convert {
        /// A file with games or positions, as check reads them; - is standard input
        file: PathBuf,
        /// The notation
        #[arg(long, value_name = "NOTATION")]
        to: Written,
        /// The game of texts that do not say which they are of.
        #[command(flatten)]
        game: DefaultGameArgs,
        /// The language of the notes on the file: en or fr
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
        language: Language,
    },
    /// Write a game as one file: a page that opens without the site and without a network, with the computer, the rules and diagrams
    Bundle(BundleArgs),
    /// Make an opening book by self-play, and write it to standard output
    Book(BookArgs),
    /// Measure how much the moves of levels lose, with a stronger search
    Levels(LevelArgs),
    /// List the games
    Variants,
    /// Speak UCI on standard input and output, for chess programs and graphical interfaces
    Uci,
    /// Speak the XBoard protocol on standard input and output, for XBoard and WinBoard
    Xboard {
        /// The game that is played from the beginning.
        #[command(flatten)]
        definition: DefinitionArgs,
    },
    /// Let engines play each other, and tell how much stronger one is
    Match(Box<MatchArgs>),
    /// Make puzzles from games that the engine plays against itself; goes on with a file that is there already
    Puzzles {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
        /// How many puzzles the file is to have
        #[arg(long, default_value_t = 250)]
        count: usize,
        /// Where chance begins; a file that is there already keeps its own
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Let the engine play against random moves, and fail if it does not win every game
    RandomMatch(RandomMatchArgs),
    /// Let the engine play quick games against itself, and tell whether the game is any good: scores, lengths, idle pieces, values
    Trial(TrialArgs),
    /// Play in the terminal
    Play {
        /// Which game.
        #[command(flatten)]
        game: GameArgs,
        /// Seats the computer takes, such as black, or green,blue,yellow; none for people only [default: all but the first]
        #[arg(long = "computer", value_name = "SEATS")]
        seats: Option<String>,
        /// The computer's level: 1 is the weakest
        #[arg(long, default_value_t = menagerie_engine::levels::NORMAL.number(), value_parser = clap::value_parser!(u8).range(1..=i64::from(menagerie_engine::levels::STRONGEST)))]
        level: u8,
        /// Begin from this position instead of the start
        #[arg(long, value_name = "POSITION", conflicts_with = "start")]
        from: Option<String>,
        /// Begin from the start of this number, or of one drawn by chance.
        #[command(flatten)]
        start: StartArgs,
    },
}

/// Parses the tag of a language.
fn language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).ok_or_else(|| format!("the languages here are {}", Language::TAGS.join(" and ")))
}

/// The game of texts that do not say which they are of.
#[derive(clap::Args)]
pub struct DefaultGameArgs {
    /// The game of texts that do not say which they are of
    #[arg(long, value_name = "NAME", conflicts_with = "definition")]
    pub variant: Option<String>,
    /// A file that describes this game
    #[arg(long, value_name = "FILE")]
    pub definition: Option<PathBuf>,
    /// Which game of a file that describes several
    #[arg(long)]
    pub name: Option<String>,
}

impl DefaultGameArgs {
    /// The variant; `None` if none is given.
    ///
    /// # Errors
    /// If there is no such variant, or its file cannot be read.
    pub fn find(&self) -> Result<Option<Arc<Variant>>> {
        Ok(match (&self.variant, &self.definition) {
            (Some(name), _) => Some(games::named(name, &Options::none())?),
            (None, Some(file)) => Some(definition_file::variant(file, self.name.as_deref(), &Options::none())?),
            (None, None) => None,
        })
    }
}
