//! Which game a section of a text is, and what it begins with.

use super::sections::PgnSection;
use super::{DEFINITION_TAG, Pgn, PgnFault, PgnFaultKind};
use crate::notation::PositionNote;
use crate::notation::tidy::is_space;
use crate::{Options, Position, PositionError, Variant, VariantError};
use std::sync::Arc;

/// A name of the game that texts are of which do not say so.
const ORTHODOX: &str = "orthodox";
/// So many names of games are remembered while a text is read.
const MOST_NAMES: usize = 32;

/// What a game begins with.
pub(super) struct Beginning {
    pub start: Position,
    pub notes: Vec<PositionNote>,
    /// Whether the text does not say which game it is.
    pub guessed: bool,
}

impl Pgn {
    /// What a section may begin with, the likeliest first.
    pub(super) fn beginnings(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        usual: Option<&Arc<Variant>>,
    ) -> Result<Vec<Beginning>, PgnFault> {
        let tag = |wanted: &str| tags.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted));
        let named = tag("Variant").filter(|(_, value, _)| names_a_game(value));
        let named = named.or_else(|| tag(DEFINITION_TAG));
        let candidates = match named {
            _ if self.only.is_some() => self.only.iter().map(|variant| Candidate::Known(Arc::clone(variant))).collect(),
            Some((_, name, at)) => {
                let options = tag("VariantOptions").map_or("", |(_, value, _)| value).split_whitespace();
                let options: Options = options
                    .map(|text| text.parse::<Options>().map_err(|error| self.fault(*at, PgnFaultKind::Option(error))))
                    .collect::<Result<_, _>>()?;
                let key = tag(DEFINITION_TAG).map_or(name, |(_, letters, _)| letters);
                let brought = self.brought.iter().find(|(known, _)| known == key).map(|(_, variant)| variant);
                vec![Candidate::Known(
                    match brought {
                        Some(variant) => Variant::from_definition(variant.definition().clone(), &options),
                        None => self.variant(name, &options),
                    }
                    .map_err(|error| self.fault(*at, PgnFaultKind::Game(error)))?,
                )]
            }
            None => {
                let brought = self.brought.iter().map(|(_, variant)| Candidate::Known(Arc::clone(variant)));
                candidates(usual, !tags.is_empty()).into_iter().chain(brought).collect()
            }
        };
        let fen = tag("FEN").filter(|(_, value, _)| !value.trim_matches(is_space).is_empty());
        let (text, at) = match fen {
            Some((_, value, at)) => (value.as_str(), *at),
            None => (&self.text[section.position.clone()], section.position.start),
        };
        let guessed = |variant: &Arc<Variant>| {
            self.only.is_none() && named.is_none() && usual.is_none_or(|usual| usual.id() != variant.id())
        };
        if text.is_empty() {
            let start = |variant: &Arc<Variant>| Beginning {
                guessed: guessed(variant),
                start: Position::start(variant),
                notes: Vec::new(),
            };
            // Without a position to tell them apart, only those are tried that are likely.
            let likely = if named.is_some() { 1 } else { 1 + usize::from(usual.is_some()) };
            let likely = candidates.iter().take(likely).filter_map(|candidate| self.candidate(candidate));
            return Ok(likely.map(|variant| start(&variant)).collect());
        }
        // A game that the position fits without loss; failing that, the usual one has the word if the board is its own.
        let (mut lossy, mut of_usual, mut fault) = (None, None, None);
        for variant in candidates.iter().filter_map(|candidate| self.candidate(candidate)) {
            match Position::read(&variant, text) {
                Ok((start, notes)) => {
                    let beginning = Beginning { guessed: guessed(&variant), start, notes };
                    if !beginning.notes.iter().any(PositionNote::is_loss) {
                        return Ok(vec![beginning]);
                    }
                    lossy.get_or_insert(beginning);
                }
                Err(error) => {
                    let is_usual = usual.is_some_and(|usual| usual.id() == variant.id());
                    if is_usual && !error.is_of_another_board() {
                        of_usual = Some(error.clone());
                    }
                    // The fewest reasons tell most about what was meant.
                    let fewer = |other: &PositionError| error.reasons().len() < other.reasons().len();
                    if fault.as_ref().is_none_or(fewer) {
                        fault = Some(error);
                    }
                }
            }
        }
        match (lossy, of_usual) {
            (_, Some(error)) => Err(self.fault(at, PgnFaultKind::Position(error))),
            (Some(beginning), None) => Ok(vec![beginning]),
            (None, None) => {
                Err(self.fault(at, fault.map_or(PgnFaultKind::Nothing(text.to_string()), PgnFaultKind::Position)))
            }
        }
    }

    /// A built-in game by its name. Each is compiled once for the whole text: there may be thousands of games.
    pub(super) fn variant(&self, name: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        let found =
            self.variants.borrow().iter().find(|(known, _)| known == name).map(|(_, variant)| Arc::clone(variant));
        if let Some(variant) = found.filter(|_| *options == Options::none()) {
            return Ok(variant);
        }
        let variant = Variant::named(name, options)?;
        let mut variants = self.variants.borrow_mut();
        if *options == Options::none() && variants.len() < MOST_NAMES {
            variants.push((name.to_string(), Arc::clone(&variant)));
        }
        Ok(variant)
    }

    fn candidate(&self, candidate: &Candidate) -> Option<Arc<Variant>> {
        match candidate {
            Candidate::Known(variant) => Some(Arc::clone(variant)),
            Candidate::Named(id) => self.variant(id, &Options::none()).ok(),
        }
    }
}

/// Whether the value of a Variant tag names a game, as against a start of its own of a game that is not named.
pub(super) fn names_a_game(value: &str) -> bool {
    let value = value.trim();
    !matches!(value, "" | "?" | "-") && !value.eq_ignore_ascii_case("From Position")
}

/// A game that a text may be of.
enum Candidate {
    Known(Arc<Variant>),
    /// A built-in one, compiled when it is needed.
    Named(&'static str),
}

/// Games that a text may be of which does not say so: with tags that is orthodox chess, as everywhere; without, the usual one.
fn candidates(usual: Option<&Arc<Variant>>, has_tags: bool) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = [ORTHODOX].into_iter().chain(Variant::ids()).map(Candidate::Named).collect();
    if let Some(usual) = usual {
        // A game without a tag of its own is the orthodox one.
        let place = usize::from(has_tags && usual.variant_tag().is_some());
        all.insert(place, Candidate::Known(Arc::clone(usual)));
    }
    all
}
