//! Which game a section of a text is, and in which way it names castling.

use super::lexer::TokenKind;
use super::reader::Reader;
use super::sections::PgnSection;
use super::{Pgn, PgnFault, PgnFaultKind, PgnGame};
use crate::notation::tidy::is_space;
use crate::notation::{CastlingNames, PositionNote};
use crate::{Options, Position, PositionError, Square, Variant, VariantError};
use std::sync::Arc;

/// Words in tags of games that programs with the other names of castling have written.
const WRITERS_OF_OTHER_NAMES: [&str; 3] = ["pychess.org", "pychess-variants", "fairy-stockfish"];

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
    /// Reads the game or position of this index. A text that does not say which game it is of is read as one of `usual`, if that
    /// is given and fits. Castling is read in the way that fits the whole game best, unless it is `forced`.
    ///
    /// # Errors
    /// If there is no such game, it does not begin with a position, it is too long, or there is nothing to read.
    pub fn read(
        &self,
        index: usize,
        usual: Option<&Arc<Variant>>,
        forced: Option<CastlingNames>,
    ) -> Result<PgnGame, PgnFault> {
        let Some(section) = self.sections.get(index) else {
            return Err(self.fault(0, PgnFaultKind::Nothing(String::new())));
        };
        let tags = self.tags(section);
        let beginnings = self.beginnings(section, &tags, usual)?;
        // Of games that a text may be of, the first that all of its moves fit.
        let mut best: Option<PgnGame> = None;
        for beginning in beginnings {
            let game = self.read_from(section, &tags, beginning, forced)?;
            let whole = !game.stopped();
            if best.as_ref().is_none_or(|best| whole && best.stopped()) {
                best = Some(game);
            }
            if whole {
                break;
            }
        }
        best.ok_or_else(|| self.fault(section.body.start, PgnFaultKind::Nothing(String::new())))
    }

    /// A fault at a place, in bytes from the beginning of the text.
    pub(super) fn fault(&self, at: usize, fault: PgnFaultKind) -> PgnFault {
        let before = &self.text[..at.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        PgnFault { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1, fault }
    }

    /// The tags of a section, with their places.
    fn tags(&self, section: &PgnSection) -> Vec<(String, String, usize)> {
        self.tokens(section)
            .filter_map(|token| match token.kind {
                TokenKind::Tag { name, value, .. } => Some((name.to_string(), value, token.at)),
                _ => None,
            })
            .collect()
    }

    /// What a section may begin with, the likeliest first.
    fn beginnings(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        usual: Option<&Arc<Variant>>,
    ) -> Result<Vec<Beginning>, PgnFault> {
        let tag = |wanted: &str| tags.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted));
        let named = tag("Variant").filter(|(_, value, _)| !matches!(value.trim(), "" | "?" | "-"));
        let candidates = match named {
            Some((_, name, at)) => {
                let options = tag("VariantOptions").map_or("", |(_, value, _)| value).split_whitespace();
                let options: Options = options
                    .map(|text| text.parse::<Options>().map_err(|error| self.fault(*at, PgnFaultKind::Option(error))))
                    .collect::<Result<_, _>>()?;
                vec![Candidate::Known(
                    self.variant(name, &options).map_err(|error| self.fault(*at, PgnFaultKind::Game(error)))?,
                )]
            }
            None => candidates(usual, !tags.is_empty()),
        };
        let fen = tag("FEN").filter(|(_, value, _)| !value.trim_matches(is_space).is_empty());
        let (text, at) = match fen {
            Some((_, value, at)) => (value.as_str(), *at),
            None => (&self.text[section.position.clone()], section.position.start),
        };
        let guessed = |variant: &Arc<Variant>| named.is_none() && usual.is_none_or(|usual| usual.id() != variant.id());
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
        match (lossy, of_usual.or(fault)) {
            (Some(beginning), Some(error)) if usual.is_none() || error.is_of_another_board() => Ok(vec![beginning]),
            (Some(beginning), None) => Ok(vec![beginning]),
            (_, fault) => {
                Err(self.fault(at, fault.map_or(PgnFaultKind::Nothing(text.to_string()), PgnFaultKind::Position)))
            }
        }
    }

    /// A built-in game by its name. Each is compiled once for the whole text: there may be thousands of games.
    fn variant(&self, name: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
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

    /// Reads the moves, in the way of naming castling that fits them best.
    fn read_from(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        beginning: Beginning,
        forced: Option<CastlingNames>,
    ) -> Result<PgnGame, PgnFault> {
        let of = |names: CastlingNames| Reader::read(self, section, tags, &beginning, names);
        let variant = beginning.start.variant();
        let has_other_names = variant.castling().iter().any(|castle| castle.other_san.is_some());
        let known = || {
            let says = |value: &str| WRITERS_OF_OTHER_NAMES.iter().any(|writer| value.to_lowercase().contains(writer));
            tags.iter().any(|(_, value, _)| says(value)).then_some(CastlingNames::Other)
        };
        if !has_other_names {
            return of(CastlingNames::Usual).map(|read| read.finish(None));
        }
        let (usual, other) = (of(CastlingNames::Usual)?, of(CastlingNames::Other)?);
        if usual.castling.is_none() && other.castling.is_none() {
            return Ok(usual.finish(None));
        }
        let both = !usual.failed && !other.failed;
        let chosen = forced.or(known().filter(|_| !other.failed)).unwrap_or(if usual.failed && !other.failed {
            CastlingNames::Other
        } else {
            CastlingNames::Usual
        });
        let is_known = forced.is_some() || known().is_some();
        let (mut read, fault): (Reader<'_>, fn(String, Square) -> PgnFaultKind) = match chosen {
            CastlingNames::Usual => (usual, |castling, to| PgnFaultKind::Castling { castling, to }),
            CastlingNames::Other => (other, |castling, to| PgnFaultKind::OtherCastling { castling, to }),
        };
        read.game.castles_both_ways = both;
        let tell = if is_known { None } else { Some(fault).filter(|_| both || chosen == CastlingNames::Other) };
        Ok(read.finish(tell))
    }
}

impl PgnGame {
    /// Whether some of its main line could not be read.
    fn stopped(&self) -> bool {
        self.warnings
            .iter()
            .any(|warning| matches!(warning.fault, PgnFaultKind::Move { .. } | PgnFaultKind::NullMove(_)))
    }
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
