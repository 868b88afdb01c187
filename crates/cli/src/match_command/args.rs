//! The arguments of `menagerie match`.

use super::engine_spec::{self, EngineSpec};
use crate::game_args::GameArgs;
use anyhow::{Result, bail};
use menagerie_matches::arena::{DrawRule, EngineConfig, MoveLimits, ResignRule, Sprt, TimeControl, number_equal_names};
use std::path::PathBuf;
use std::time::Duration;

/// How a match is played.
#[derive(clap::Args)]
pub struct MatchArgs {
    /// Which game.
    #[command(flatten)]
    pub game: GameArgs,
    /// An engine: ours, ours:level=3,hash=32,method=maxn,without=killers+check-extension,with=null-move,seed=1,name=new, or
    /// cmd:'/path/to/program arguments' for any that speaks UCI. Two, or four for a four-player game; with two, the first plays there against three of the second
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    pub engines: Vec<EngineSpec>,
    /// Games to play, each opening with every distribution of the seats
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Games at a time; more than the processor has cores spoils the results
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub concurrency: u16,
    /// What limits the moves of every engine without limits of its own.
    #[command(flatten)]
    pub limit: LimitArgs,
    /// How much later than allowed a move may come, in milliseconds; after that the engine forfeits the game
    #[arg(long, default_value_t = 500, value_name = "MS")]
    pub grace: u64,
    /// Openings from a file: a position or moves on each line
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// Random plies of an opening, without a file [default: 6, with four players 8]
    #[arg(long, value_name = "N")]
    pub random_plies: Option<u32>,
    /// The greatest score for either side after the random plies, in hundredths of a Pawn [default: 80, on boards of more than 100 squares 150]
    #[arg(long, value_name = "SCORE")]
    pub balance: Option<i32>,
    /// The seed of everything random: openings, and the levels that make mistakes
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Adjudicate a win if both engines report SCORE hundredths of a Pawn for so many MOVES of each
    #[arg(long, value_name = "SCORExMOVES")]
    pub resign: Option<ResignRule>,
    /// Adjudicate a draw if both engines report a score within SCORE for so many MOVES of each, from PLY on
    #[arg(long, value_name = "SCORExMOVES@PLY")]
    pub draw: Option<DrawRule>,
    /// Plies after which a game is a draw, with four players decided on points [default: 400, with four players 1000]
    #[arg(long, value_name = "N", visible_alias = "draw-after")]
    pub max_plies: Option<usize>,
    /// Stop as soon as a sequential probability ratio test has decided between two differences in Elo
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// Write every game to a file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    /// The first engine's own settings.
    #[command(flatten)]
    pub first: Own1,
    /// The second engine's own settings.
    #[command(flatten)]
    pub second: Own2,
    /// The third engine's own settings.
    #[command(flatten)]
    pub third: Own3,
    /// The fourth engine's own settings.
    #[command(flatten)]
    pub fourth: Own4,
}

/// What limits moves.
#[derive(clap::Args, Clone, Copy)]
pub struct LimitArgs {
    /// Milliseconds for each move
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Nodes to search
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Search depth, in plies
    #[arg(long, value_name = "PLIES")]
    depth: Option<u32>,
    /// A clock: seconds for the game and for each move, such as 10+0.1
    #[arg(long, value_name = "SECONDS+SECONDS")]
    tc: Option<TimeControl>,
}

impl LimitArgs {
    fn limits(&self) -> MoveLimits {
        let movetime = self.movetime.map(Duration::from_millis);
        MoveLimits { depth: self.depth, nodes: self.nodes, movetime, clock: self.tc }
    }
}

/// The settings of one engine only. Their names end in its number.
macro_rules! own {
    ($struct:ident, $number:literal) => {
        /// Settings of one engine only.
        #[derive(clap::Args, Clone)]
        #[command(next_help_heading = concat!("Only for engine ", $number))]
        pub struct $struct {
            /// Its name in tables
            #[arg(id = concat!("name", $number), long = concat!("name", $number), value_name = "NAME")]
            name: Option<String>,
            /// A UCI option, such as Hash=64
            #[arg(id = concat!("option", $number), long = concat!("option", $number), value_name = "NAME=VALUE", value_parser = engine_spec::option)]
            options: Vec<(String, String)>,
            /// Milliseconds for each move
            #[arg(id = concat!("movetime", $number), long = concat!("movetime", $number), value_name = "MS")]
            movetime: Option<u64>,
            /// Nodes to search
            #[arg(id = concat!("nodes", $number), long = concat!("nodes", $number), value_name = "N")]
            nodes: Option<u64>,
            /// Search depth, in plies
            #[arg(id = concat!("depth", $number), long = concat!("depth", $number), value_name = "PLIES")]
            depth: Option<u32>,
            /// A clock
            #[arg(id = concat!("tc", $number), long = concat!("tc", $number), value_name = "SECONDS+SECONDS")]
            tc: Option<TimeControl>,
        }

        impl $struct {
            fn apply(&self, engine: &mut EngineConfig) {
                if let Some(name) = &self.name {
                    engine.name.clone_from(name);
                }
                engine.options.extend(self.options.iter().cloned());
                let Self { movetime, nodes, depth, tc, .. } = *self;
                engine.limits = LimitArgs { movetime, nodes, depth, tc }.limits();
            }

            fn is_used(&self) -> bool {
                let limit = LimitArgs { movetime: self.movetime, nodes: self.nodes, depth: self.depth, tc: self.tc };
                self.name.is_some() || !self.options.is_empty() || !limit.limits().is_none()
            }
        }
    };
}

own!(Own1, "1");
own!(Own2, "2");
own!(Own3, "3");
own!(Own4, "4");

impl MatchArgs {
    /// The engines, each with its own settings or the common ones. `seats` is the number of players of the variant.
    ///
    /// # Errors
    /// If there are too few or too many engines, or one has no limit.
    pub fn engines(&self, seats: usize) -> Result<Vec<EngineConfig>> {
        let mut all = self.engines.iter().map(EngineSpec::config).collect::<Result<Vec<EngineConfig>>>()?;
        if !(all.len() == 2 || (all.len() == 4 && seats == 4)) {
            let wanted = if seats == 4 { "two engines, or four" } else { "two engines" };
            bail!("this game needs {wanted}, not {}: --engine … --engine …", all.len());
        }
        let used = [self.first.is_used(), self.second.is_used(), self.third.is_used(), self.fourth.is_used()];
        if let Some(number) = (all.len()..used.len()).find(|&number| used[number]) {
            bail!("there are settings for engine {}, but only {} engines", number + 1, all.len());
        }
        for (place, engine) in all.iter_mut().enumerate() {
            match place {
                0 => self.first.apply(engine),
                1 => self.second.apply(engine),
                2 => self.third.apply(engine),
                _ => self.fourth.apply(engine),
            }
            if engine.limits.is_none() {
                engine.limits = self.limit.limits();
            }
            if engine.limits.is_none() && !has_level(engine) {
                bail!(
                    "nothing limits the moves of “{}”: say --movetime, --nodes, --depth or --tc, or a level of ours",
                    engine.name
                );
            }
        }
        for (engine, spec) in all.iter_mut().zip(&self.engines) {
            engine.new_seed_each_game = spec.command.is_none() && !engine.sets("Seed");
        }
        number_equal_names(&mut all);
        Ok(all)
    }
}

/// Whether the engine plays at a level, which limits its search.
fn has_level(engine: &EngineConfig) -> bool {
    engine.options.iter().any(|(name, value)| name.eq_ignore_ascii_case("level") && value != "0")
}
