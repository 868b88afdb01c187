//! Reads a section of a text as each game that it may be of, and in each way of naming castling; the best is kept.

use super::beginning::Beginning;
use super::lexer::TokenKind;
use super::reader::Reader;
use super::sections::PgnSection;
use super::{Pgn, PgnFault, PgnFaultKind, PgnGame};
use crate::notation::CastlingNames;
use crate::{Square, Variant};
use std::sync::Arc;

/// Words in tags of games that programs with the other names of castling have written.
const WRITERS_OF_OTHER_NAMES: [&str; 3] = ["pychess.org", "pychess-variants", "fairy-stockfish"];

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
        let mut best: Option<(PgnGame, bool)> = None;
        let mut first_fault: Option<PgnFault> = None;
        for beginning in beginnings {
            let (game, whole) = match self.read_from(section, &tags, beginning, forced) {
                Ok(read) => read,
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                    continue;
                }
            };
            if best.as_ref().is_none_or(|(_, before)| whole && !before) {
                best = Some((game, whole));
            }
            if whole {
                break;
            }
        }
        best.map(|(game, _)| game).ok_or_else(|| {
            first_fault.unwrap_or_else(|| self.fault(section.body.start, PgnFaultKind::Nothing(String::new())))
        })
    }

    /// A fault at a place, in bytes from the beginning of the text.
    pub(super) fn fault(&self, at: usize, fault: PgnFaultKind) -> PgnFault {
        let (line, column) = self.places.line_and_column(&self.text, at);
        PgnFault { line, column, fault }
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

    /// Reads the moves, in the way of naming castling that fits them best, and tells whether all could be read.
    fn read_from(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        beginning: Beginning,
        forced: Option<CastlingNames>,
    ) -> Result<(PgnGame, bool), PgnFault> {
        let done = |read: Reader<'_>, castling: Option<fn(String, Square) -> PgnFaultKind>| {
            let whole = !read.failed;
            (read.finish(castling), whole)
        };
        let of = |names: CastlingNames| Reader::read(self, section, tags, &beginning, names);
        let variant = beginning.start.variant();
        let has_other_names = variant.castling().iter().any(|castle| castle.other_san.is_some());
        let known = || {
            let says = |value: &str| WRITERS_OF_OTHER_NAMES.iter().any(|writer| value.to_lowercase().contains(writer));
            tags.iter().any(|(_, value, _)| says(value)).then_some(CastlingNames::Other)
        };
        if !has_other_names {
            return of(CastlingNames::Usual).map(|read| done(read, None));
        }
        let (usual, other) = (of(CastlingNames::Usual)?, of(CastlingNames::Other)?);
        if usual.castling.is_none() && other.castling.is_none() {
            return Ok(done(usual, None));
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
        Ok(done(read, tell))
    }
}
