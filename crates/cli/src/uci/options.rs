//! The UCI options: `setoption`.

use super::eval_file::{self, EvalFile};
use super::{CommandError, memory};
use crate::definition_file::DefinitionFile;
use crate::games;
use crate::start::ChosenStart;
use menagerie_engine::levels::{self, Level};
use menagerie_engine::{Network, SearchParts};
use menagerie_matches::baselines::SearchMethod;
use menagerie_rules::{Game, OptionDefinition, Options, Position, Variant};
use std::sync::Arc;

/// The maximum size of the transposition table, in megabytes.
const MAX_HASH: u64 = 4_096;
/// The maximum MultiPV.
const MAX_LINES: u64 = 256;
/// The default of `UCI_Elo`.
const DEFAULT_ELO: u32 = 1_500;

/// The values of all options.
#[derive(Clone, Debug)]
pub struct EngineOptions {
    /// `Hash`: megabytes of the transposition table.
    pub hash: usize,
    /// `MultiPV`: the number of best lines.
    pub lines: u32,
    /// `Level`; `None` for full strength.
    level: Option<Level>,
    /// `UCI_LimitStrength`: whether it plays at `elo`, whatever the level.
    limits_strength: bool,
    /// `UCI_Elo`: the rating.
    elo: u32,
    /// The seed of the levels with random errors.
    pub seed: u64,
    /// `Move Overhead`: milliseconds that are subtracted from every time limit.
    pub overhead: u64,
    /// The search algorithm of four-player games.
    pub method: SearchMethod,
    /// The parts of the two-player search that are switched off.
    pub without: SearchParts,
    /// The parts that are switched on where the board's weights disable them.
    pub with: SearchParts,
    /// The variant, with castling as in Chess960 if `UCI_Chess960` is set.
    pub variant: Arc<Variant>,
    /// The variant as chosen, without the effect of `UCI_Chess960`.
    chosen: Arc<Variant>,
    /// `UCI_Chess960`: whether King and Rook castle from any squares, written as the King's move to the Rook's square.
    chess960: bool,
    /// `Start`: the FEN of the start position that `startpos` means; `None` for the standard one.
    start: Option<String>,
    /// Notes about the file of the variant, to be printed once.
    pub notes: Vec<String>,
    /// The options of all variants.
    switches: Options,
    /// `VariantPath`: files with definitions.
    files: Vec<DefinitionFile>,
    /// `EvalFile`: the network for the evaluation.
    eval_file: EvalFile,
    /// The network of the variant.
    network: Option<Arc<Network>>,
}

/// What the caller has to do after a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionEffect {
    /// Nothing needs to be done.
    Value,
    /// Resize the transposition table.
    Hash,
    /// Clear everything that the engine has learned.
    Clear,
    /// Begin a new game with other rules.
    Variant,
    /// Print this note: the value takes effect later.
    Later(String),
}

impl EngineOptions {
    /// The default values.
    ///
    /// # Errors
    /// If the first game cannot be compiled.
    pub fn new() -> Result<EngineOptions, CommandError> {
        let switches = Options::none();
        let variant = built_in("chess", &switches)?;
        Ok(EngineOptions {
            hash: 16,
            lines: 1,
            level: None,
            limits_strength: false,
            elo: DEFAULT_ELO,
            seed: 0,
            overhead: 5,
            method: SearchMethod::default(),
            without: SearchParts::default(),
            with: SearchParts::default(),
            chosen: Arc::clone(&variant),
            variant,
            chess960: false,
            start: None,
            notes: Vec::new(),
            switches,
            files: Vec::new(),
            eval_file: EvalFile::default(),
            network: None,
        })
    }

    /// The names of the variants: built-in ones, then those in files.
    pub fn games(&self) -> Vec<String> {
        let in_files = self.files.iter().flat_map(|file| file.names.iter());
        games::ids().map(str::to_string).chain(in_files.map(|name| name.replace(' ', "_"))).collect()
    }

    /// The `option` lines.
    ///
    /// # Errors
    /// If a game cannot be compiled.
    pub fn declaration(&self) -> Result<Vec<String>, CommandError> {
        let games: Vec<String> = self.games().iter().map(|name| format!(" var {name}")).collect();
        let methods: Vec<String> = SearchMethod::ALL.iter().map(|method| format!(" var {}", method.name())).collect();
        let mut lines = vec![
            format!("option name Hash type spin default 16 min 0 max {MAX_HASH}"),
            "option name Clear Hash type button".to_string(),
            "option name Ponder type check default false".to_string(),
            format!("option name MultiPV type spin default 1 min 1 max {MAX_LINES}"),
            format!("option name UCI_Variant type combo default chess{}", games.concat()),
            "option name UCI_Chess960 type check default false".to_string(),
            "option name Start type string default <empty>".to_string(),
            format!("option name EvalFile type string default {}", eval_file::SHIPPED),
            "option name VariantPath type string default <empty>".to_string(),
            format!("option name Method type combo default {}{}", SearchMethod::default().name(), methods.concat()),
            "option name Without type string default <empty>".to_string(),
            "option name With type string default <empty>".to_string(),
            format!("option name Level type spin default 0 min 0 max {}", levels::STRONGEST),
            "option name UCI_LimitStrength type check default false".to_string(),
            format!(
                "option name UCI_Elo type spin default {DEFAULT_ELO} min {} max {}",
                levels::LOWEST_ELO,
                levels::HIGHEST_ELO
            ),
            format!("option name Seed type spin default 0 min 0 max {}", u32::MAX),
            "option name Move Overhead type spin default 5 min 0 max 5000".to_string(),
        ];
        lines.extend(
            switches()?.iter().map(|(option, _)| format!("option name {} type check default false", option.id)),
        );
        Ok(lines)
    }

    /// Sets an option. The case of its name does not matter.
    ///
    /// # Errors
    /// If there is no such option, or it cannot have this value. Nothing changes then.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<OptionEffect, CommandError> {
        let wanted =
            || value.ok_or_else(|| CommandError(format!("{name} needs a value: setoption name {name} value …")));
        match name.to_ascii_lowercase().as_str() {
            "clear hash" => return Ok(OptionEffect::Clear),
            "hash" => {
                let megabytes = spin(name, wanted()?, 0, MAX_HASH)?;
                memory::find(megabytes, self.hash as u64)
                    .map_err(|why| CommandError(format!("{name} stays at {}: {why}", self.hash)))?;
                self.hash = usize::try_from(megabytes).unwrap_or(usize::MAX);
                return Ok(OptionEffect::Hash);
            }
            "multipv" => self.lines = u32::try_from(spin(name, wanted()?, 1, MAX_LINES)?).unwrap_or(u32::MAX),
            "level" => {
                let number = spin(name, wanted()?, 0, u64::from(levels::STRONGEST))?;
                self.level = u8::try_from(number).ok().and_then(Level::by_number);
            }
            "uci_limitstrength" => self.limits_strength = check(name, wanted()?)?,
            "uci_elo" => {
                let (least, most) = (u64::from(levels::LOWEST_ELO), u64::from(levels::HIGHEST_ELO));
                self.elo = u32::try_from(spin(name, wanted()?, least, most)?).unwrap_or(DEFAULT_ELO);
            }
            // The option only announces that `go ponder` may come.
            "ponder" => {
                check(name, wanted()?)?;
            }
            "seed" => self.seed = spin(name, wanted()?, 0, u64::from(u32::MAX))?,
            "move overhead" => self.overhead = spin(name, wanted()?, 0, 5_000)?,
            "method" => {
                let text = wanted()?;
                self.method = SearchMethod::by_name(&text.to_ascii_lowercase()).ok_or_else(|| {
                    let known: Vec<&str> = SearchMethod::ALL.iter().map(|method| method.name()).collect();
                    CommandError(format!("there is no method “{text}”; there are {}", known.join(", ")))
                })?;
            }
            "without" => self.without = parts(value)?,
            "with" => self.with = parts(value)?,
            "uci_variant" => {
                let game = self.game(wanted()?)?;
                self.start = None;
                return self.begin(game, self.chess960);
            }
            "start" => {
                self.start = start(value, &self.variant)?;
                return Ok(OptionEffect::Variant);
            }
            "uci_chess960" => {
                let on = check(name, wanted()?)?;
                return self.begin(Arc::clone(&self.chosen), on);
            }
            "evalfile" => {
                let (file, network) = EvalFile::read(value, &self.variant)?;
                (self.eval_file, self.network) = (file, network);
                return Ok(OptionEffect::Clear);
            }
            "variantpath" => self.files = files(value)?,
            id => return self.switch(id, name, wanted),
        }
        Ok(OptionEffect::Value)
    }

    /// A variant of a file, or a built-in one by any of its names. Notes about the file are kept.
    fn game(&mut self, name: &str) -> Result<Arc<Variant>, CommandError> {
        let found = self.files.iter().rev().find_map(|file| Some((file, file.name(name)?)));
        let Some((file, name)) = found else {
            return built_in(name, &self.switches).map_err(|fault| match self.files.as_slice() {
                [] => fault,
                _ => CommandError(format!("there is no game “{name}”; there are {}", self.games().join(", "))),
            });
        };
        let (variant, notes) = file.variant(name).map_err(|error| CommandError(format!("{name}: {error:#}")))?;
        self.notes = notes.iter().map(|note| format!("{name}: {note}")).collect();
        Ok(variant)
    }

    /// A new game from the start position that `startpos` means.
    pub fn new_game(&self) -> Game {
        let start = self.start.as_ref().and_then(|text| Position::from_fen(&self.variant, text).ok());
        start.map_or_else(|| Game::new(&self.variant), Game::from_position)
    }

    /// The seed of a move after `plies` plies.
    pub fn move_seed(&self, plies: usize) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(plies as u64)
    }

    /// The level; `None` for full strength.
    pub fn level(&self) -> Option<Level> {
        if self.limits_strength { Some(levels::at_elo(self.elo)) } else { self.level }
    }

    /// The network at a level; `None` if the variant has none, or the level does not use it.
    pub fn network(&self, level: Option<Level>) -> Option<Arc<Network>> {
        self.network.clone().filter(|_| level.is_none_or(Level::uses_network))
    }

    /// Whether this is an option of some variant.
    pub fn is_switch(&self, id: &str) -> bool {
        switches().is_ok_and(|known| known.iter().any(|(option, _)| option.id == id))
    }

    /// Switches an option of a variant on or off.
    fn switch<'a>(
        &mut self,
        id: &str,
        name: &str,
        wanted: impl Fn() -> Result<&'a str, CommandError>,
    ) -> Result<OptionEffect, CommandError> {
        let known = switches()?;
        let Some((option, games)) = known.iter().find(|(option, _)| option.id == id) else {
            return Err(CommandError(format!("there is no option “{name}”; uci lists the options")));
        };
        let on = check(name, wanted()?)?;
        let mut switches = self.switches.clone();
        switches.set(&option.id, on);
        if !games.iter().any(|game| game == self.variant.id()) || self.variant.definition().options.is_empty() {
            self.switches = switches;
            let games = games.join(", ");
            return Ok(OptionEffect::Later(format!("{} has no {id}; it is kept for {games}", self.variant.name())));
        }
        let game = built_in(self.variant.id(), &switches)?;
        self.switches = switches;
        self.begin(game, self.chess960)
    }

    /// Begins a game, with castling as in Chess960 or by the variant's own rules.
    fn begin(&mut self, game: Arc<Variant>, chess960: bool) -> Result<OptionEffect, CommandError> {
        self.variant = if chess960 { with_chess960_castling(&game)? } else { Arc::clone(&game) };
        (self.chosen, self.chess960) = (game, chess960);
        self.network = self.eval_file.network(&self.variant);
        Ok(OptionEffect::Variant)
    }
}

/// The same variant with castling as in Chess960, if it has castling.
fn with_chess960_castling(game: &Arc<Variant>) -> Result<Arc<Variant>, CommandError> {
    let mut definition = game.definition().clone();
    if definition.castling.is_empty() || definition.chess960_castling {
        return Ok(Arc::clone(game));
    }
    definition.chess960_castling = true;
    Variant::from_definition(definition, game.options())
        .map_err(|error| CommandError(format!("{} cannot castle as in Chess960: {error}", game.name())))
}

/// The FEN of the start position in an option's value; `None` for `<empty>`.
fn start(value: Option<&str>, variant: &Variant) -> Result<Option<String>, CommandError> {
    let Some(text) = value.filter(|&text| text != "<empty>") else { return Ok(None) };
    let Ok(choice) = text.parse::<ChosenStart>();
    choice.text(variant).map(Some).map_err(|error| CommandError(error.to_string()))
}

/// The parts of the search in an option's value.
fn parts(value: Option<&str>) -> Result<SearchParts, CommandError> {
    let text = value.filter(|&text| text != "<empty>").unwrap_or_default();
    text.to_ascii_lowercase().parse().map_err(CommandError)
}

/// The options of all variants, each with the variants that have it.
fn switches() -> Result<Vec<(OptionDefinition, Vec<String>)>, CommandError> {
    let mut all: Vec<(OptionDefinition, Vec<String>)> = Vec::new();
    let built_in =
        Variant::definitions().collect::<Result<Vec<_>, _>>().map_err(|error| CommandError(error.to_string()))?;
    for definition in built_in.into_iter().chain(menagerie_games::library::definitions()) {
        for option in definition.options {
            match all.iter_mut().find(|(known, _)| known.id == option.id) {
                Some((_, games)) => games.push(definition.id.clone()),
                None => all.push((option, vec![definition.id.clone()])),
            }
        }
    }
    Ok(all)
}

/// The files of `VariantPath`, with the separator of `PATH`; empty for `<empty>`.
fn files(value: Option<&str>) -> Result<Vec<DefinitionFile>, CommandError> {
    let text = value.filter(|&text| text != "<empty>").unwrap_or_default();
    let paths = std::env::split_paths(text).filter(|path| !path.as_os_str().is_empty());
    paths.map(|path| DefinitionFile::read(&path).map_err(|error| CommandError(format!("{error:#}")))).collect()
}

/// A built-in variant by any of its names, with the switched options that it has.
fn built_in(name: &str, switches: &Options) -> Result<Arc<Variant>, CommandError> {
    let plain = games::named(name, &Options::none()).map_err(|error| CommandError(error.to_string()))?;
    let mut options = Options::none();
    for option in plain.definition().options.iter().filter(|option| switches.is_on(&option.id)) {
        options.set(&option.id, true);
    }
    games::named(plain.id(), &options).map_err(|error| CommandError(error.to_string()))
}

fn check(name: &str, text: &str) -> Result<bool, CommandError> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        other => Err(CommandError(format!("{name} must be true or false, not “{other}”"))),
    }
}

fn spin(name: &str, text: &str, least: u64, most: u64) -> Result<u64, CommandError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| CommandError(format!("{name} must be a whole number from {least} to {most}, not “{text}”")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> EngineOptions {
        EngineOptions::new().expect("the first game is there")
    }

    #[test]
    fn numbers_are_kept_within_their_bounds() {
        let mut settings = settings();
        assert_eq!(settings.set("Hash", Some("64")), Ok(OptionEffect::Hash));
        assert_eq!(settings.hash, 64);
        for (name, value) in [("Hash", "-1"), ("Hash", "5000"), ("Hash", "much"), ("MultiPV", "0"), ("Level", "9")] {
            let fault = settings.set(name, Some(value)).expect_err("out of bounds");
            assert!(fault.0.contains(name) && fault.0.contains(value), "{}", fault.0);
        }
        assert!(settings.set("Hash", None).is_err());
        assert_eq!(settings.hash, 64);
        assert_eq!(settings.set("Hash", Some("0")), Ok(OptionEffect::Hash));
        assert_eq!(settings.hash, 0);
    }

    #[test]
    fn names_are_read_in_any_case() {
        let mut settings = settings();
        assert_eq!(settings.set("multipv", Some("3")), Ok(OptionEffect::Value));
        assert_eq!(settings.set("clear hash", None), Ok(OptionEffect::Clear));
        assert_eq!(settings.lines, 3);
    }

    #[test]
    fn games_are_known_by_any_of_their_names() {
        let mut settings = settings();
        settings.set("king-leap", Some("true")).expect("kept");
        for (name, id) in [("Janus", "janus"), ("JANUS CHESS", "janus"), ("gigachess-ii", "gigachess2")] {
            assert_eq!(settings.set("uci_variant", Some(name)), Ok(OptionEffect::Variant), "{name}");
            assert_eq!((settings.variant.id(), settings.variant.king_leap()), (id, id == "gigachess2"));
        }
    }

    #[test]
    fn castling_as_in_chess960_comes_and_goes_with_its_option() {
        let mut settings = settings();
        assert!(!settings.variant.chess960_castling());
        assert_eq!(settings.set("UCI_Chess960", Some("true")), Ok(OptionEffect::Variant));
        assert!(settings.variant.chess960_castling());
        // The setting also applies to variants chosen later; one without castling stays as it is.
        settings.set("UCI_Variant", Some("janus")).expect("a game");
        assert!(settings.variant.chess960_castling());
        settings.set("UCI_Variant", Some("gigachess")).expect("a game");
        assert!(!settings.variant.chess960_castling());
        settings.set("UCI_Variant", Some("chess")).expect("a game");
        assert_eq!(settings.set("UCI_Chess960", Some("false")), Ok(OptionEffect::Variant));
        assert!(!settings.variant.chess960_castling());
        assert!(settings.set("UCI_Chess960", Some("perhaps")).is_err());
    }

    #[test]
    fn level_nought_is_none() {
        let mut settings = settings();
        settings.set("Level", Some("3")).expect("a level");
        assert_eq!(settings.level().map(Level::number), Some(3));
        settings.set("Level", Some("0")).expect("none");
        assert_eq!(settings.level(), None);
    }

    #[test]
    fn a_rating_counts_where_strength_is_limited() {
        let mut settings = settings();
        settings.set("Level", Some("7")).expect("a level");
        let least = levels::LOWEST_ELO.to_string();
        settings.set("UCI_Elo", Some(&least)).expect("a rating");
        assert_eq!(settings.level().map(Level::number), Some(7));
        settings.set("UCI_LimitStrength", Some("true")).expect("limited");
        assert_eq!(settings.level().map(Level::number), Some(1));
        assert!(settings.set("UCI_Elo", Some("1")).is_err());
        settings.set("UCI_LimitStrength", Some("false")).expect("not limited");
        assert_eq!(settings.level().map(Level::number), Some(7));
    }

    #[test]
    fn an_option_of_a_game_waits_for_its_game() {
        let mut settings = settings();
        assert!(matches!(settings.set("king-leap", Some("true")), Ok(OptionEffect::Later(_))));
        assert_eq!(settings.set("UCI_Variant", Some("gigachess2")), Ok(OptionEffect::Variant));
        assert!(settings.variant.king_leap());
        assert_eq!(settings.set("king-leap", Some("false")), Ok(OptionEffect::Variant));
        assert!(!settings.variant.king_leap());
        assert!(settings.set("king-leap", Some("perhaps")).is_err());
    }

    #[test]
    fn parts_of_the_search_are_left_out_and_put_back() {
        let mut settings = settings();
        settings.set("With", Some("futility")).expect("a part");
        settings.set("Without", Some("Null-Move+killers")).expect("two parts");
        assert_eq!(settings.without.to_string(), "null-move+killers");
        assert!(settings.set("Without", Some("luck")).expect_err("no part").0.contains("aspiration"));
        for nothing in [None, Some("<empty>")] {
            settings.set("Without", Some("killers")).expect("a part");
            settings.set("Without", nothing).expect("nothing");
            assert_eq!(
                (settings.without.to_string(), settings.with.to_string()),
                (String::new(), "futility".to_string())
            );
        }
    }

    #[test]
    fn what_is_not_there_is_refused() {
        let mut settings = settings();
        assert!(settings.set("UCI_Variant", Some("bridge")).is_err());
        assert!(settings.set("Method", Some("dice")).is_err());
        assert!(settings.set("Contempt", Some("5")).is_err());
        assert_eq!(settings.variant.id(), "chess");
    }
}
