//! Finds the variant of a section of a text, and its start position.

use super::sections::PgnSection;
use super::{DEFINITION_TAG, Pgn, PgnDiagnostic, PgnDiagnosticKind};
use crate::notation::PositionNote;
use crate::notation::tidy::is_space;
use crate::{Options, Position, PositionError, Variant, VariantError};
use std::sync::Arc;

/// The name of the default game of texts that name none.
const ORTHODOX: &str = "orthodox";
/// The maximum number of variant names that are cached while a text is read.
const MAX_NAMES: usize = 32;

/// The variant and the start position of a game.
pub(super) struct Beginning {
    pub start: Position,
    pub notes: Vec<PositionNote>,
    /// Whether the text does not name its variant.
    pub guessed: bool,
}

impl Pgn {
    /// The possible beginnings of a section, the most likely first.
    pub(super) fn beginnings(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        default: Option<&Arc<Variant>>,
    ) -> Result<Vec<Beginning>, PgnDiagnostic> {
        let tag = |wanted: &str| tags.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted));
        let named = tag("Variant").filter(|(_, value, _)| names_a_game(value));
        let named = named.or_else(|| tag(DEFINITION_TAG));
        let candidates = match named {
            _ if self.only.is_some() => self.only.iter().map(|variant| Candidate::Known(Arc::clone(variant))).collect(),
            Some((_, name, at)) => {
                let options = tag("VariantOptions").map_or("", |(_, value, _)| value).split_whitespace();
                let options: Options = options
                    .map(|text| {
                        text.parse::<Options>().map_err(|error| self.diagnostic(*at, PgnDiagnosticKind::Option(error)))
                    })
                    .collect::<Result<_, _>>()?;
                let key = tag(DEFINITION_TAG).map_or(name, |(_, letters, _)| letters);
                let added = self.added.iter().find(|(known, _)| known == key).map(|(_, variant)| variant);
                vec![Candidate::Known(
                    match added {
                        Some(variant) => Variant::from_definition(variant.definition().clone(), &options),
                        None => self.variant(name, &options),
                    }
                    .map_err(|error| self.diagnostic(*at, PgnDiagnosticKind::Game(error)))?,
                )]
            }
            None => {
                let added = self.added.iter().map(|(_, variant)| Candidate::Known(Arc::clone(variant)));
                candidates(default, !tags.is_empty()).into_iter().chain(added).collect()
            }
        };
        let fen = tag("FEN").filter(|(_, value, _)| !value.trim_matches(is_space).is_empty());
        let (text, at) = match fen {
            Some((_, value, at)) => (value.as_str(), *at),
            None => (&self.text[section.position.clone()], section.position.start),
        };
        let guessed = |variant: &Arc<Variant>| {
            self.only.is_none() && named.is_none() && default.is_none_or(|default| default.id() != variant.id())
        };
        if text.is_empty() {
            let start = |variant: &Arc<Variant>| Beginning {
                guessed: guessed(variant),
                start: Position::start(variant),
                notes: Vec::new(),
            };
            // Without a position that distinguishes them, only likely variants are tried.
            let likely = if named.is_some() { 1 } else { 1 + usize::from(default.is_some()) };
            let likely = candidates.iter().take(likely).filter_map(|candidate| self.candidate(candidate));
            return Ok(likely.map(|variant| start(&variant)).collect());
        }
        // Prefers a variant that the position fits without loss. Otherwise the errors of the default variant are reported if the board is
        // its own.
        let (mut lossy, mut of_default, mut closest) = (None, None, None);
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
                    let is_default = default.is_some_and(|default| default.id() == variant.id());
                    if is_default && !error.is_of_another_board() {
                        of_default = Some(error.clone());
                    }
                    // The shortest list of reasons is the most helpful.
                    let fewer = |other: &PositionError| error.reasons().len() < other.reasons().len();
                    if closest.as_ref().is_none_or(fewer) {
                        closest = Some(error);
                    }
                }
            }
        }
        match (lossy, of_default) {
            (_, Some(error)) => Err(self.diagnostic(at, PgnDiagnosticKind::Position(error))),
            (Some(beginning), None) => Ok(vec![beginning]),
            (None, None) => Err(self.diagnostic(
                at,
                closest.map_or(PgnDiagnosticKind::Nothing(text.to_string()), PgnDiagnosticKind::Position),
            )),
        }
    }

    /// A built-in variant by its name. Each is compiled once for the whole text, which may contain thousands of games.
    pub(super) fn variant(&self, name: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        let found =
            self.variants.borrow().iter().find(|(known, _)| known == name).map(|(_, variant)| Arc::clone(variant));
        if let Some(variant) = found.filter(|_| *options == Options::none()) {
            return Ok(variant);
        }
        let variant = Variant::named(name, options)?;
        let mut variants = self.variants.borrow_mut();
        if *options == Options::none() && variants.len() < MAX_NAMES {
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

/// Whether the value of a Variant tag names a variant, and not just a custom start position.
pub(super) fn names_a_game(value: &str) -> bool {
    let value = value.trim();
    !matches!(value, "" | "?" | "-") && !value.eq_ignore_ascii_case("From Position")
}

/// A variant to which a text may belong.
enum Candidate {
    Known(Arc<Variant>),
    /// A built-in one, compiled when needed.
    Named(&'static str),
}

/// The possible variants of a text that names none. With tags it is orthodox chess by convention; without tags it is the default variant.
fn candidates(default: Option<&Arc<Variant>>, has_tags: bool) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = [ORTHODOX].into_iter().chain(Variant::ids()).map(Candidate::Named).collect();
    if let Some(default) = default {
        // A variant without a tag of its own is orthodox chess.
        let place = usize::from(has_tags && default.variant_tag().is_some());
        all.insert(place, Candidate::Known(Arc::clone(default)));
    }
    all
}
