//! Parses a section of a text as each possible variant and with each set of castling names, and keeps the best result.

use super::beginning::Beginning;
use super::lexer::TokenKind;
use super::reader::Reader;
use super::sections::PgnSection;
use super::{Pgn, PgnDiagnostic, PgnDiagnosticKind, PgnGame};
use crate::notation::CastlingNames;
use crate::{Square, Variant};
use std::sync::Arc;

/// Words in tags of programs that use the other castling names.
const WRITERS_OF_OTHER_NAMES: [&str; 3] = ["pychess.org", "pychess-variants", "fairy-stockfish"];

impl Pgn {
    /// Parses the game or position with this index. A text that does not name its variant is read as `default`, if that is given and fits.
    /// The castling names that fit the whole game best are used, unless they are `forced`.
    ///
    /// # Errors
    /// If there is no such variant, the start position is invalid, the game is too long, or the text contains nothing.
    pub fn read(
        &self,
        index: usize,
        default: Option<&Arc<Variant>>,
        forced: Option<CastlingNames>,
    ) -> Result<PgnGame, PgnDiagnostic> {
        let Some(section) = self.sections.get(index) else {
            return Err(self.diagnostic(0, PgnDiagnosticKind::Nothing(String::new())));
        };
        let tags = self.tags(section);
        let beginnings = self.beginnings(section, &tags, default)?;
        // The first possible variant whose rules allow all moves.
        let mut best: Option<(PgnGame, bool)> = None;
        let mut first_error: Option<PgnDiagnostic> = None;
        for beginning in beginnings {
            let (game, whole) = match self.read_from(section, &tags, beginning, forced) {
                Ok(read) => read,
                Err(error) => {
                    first_error.get_or_insert(error);
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
            first_error
                .unwrap_or_else(|| self.diagnostic(section.body.start, PgnDiagnosticKind::Nothing(String::new())))
        })
    }

    /// A diagnostic at an offset in the text, in bytes.
    pub(super) fn diagnostic(&self, at: usize, kind: PgnDiagnosticKind) -> PgnDiagnostic {
        let (line, column) = self.places.line_and_column(&self.text, at);
        PgnDiagnostic { line, column, kind }
    }

    /// The tags of a section, with their offsets.
    fn tags(&self, section: &PgnSection) -> Vec<(String, String, usize)> {
        self.tokens(section)
            .filter_map(|token| match token.kind {
                TokenKind::Tag { name, value, .. } => Some((name.to_string(), value, token.at)),
                _ => None,
            })
            .collect()
    }

    /// Parses the moves with the castling names that fit them best, and returns whether all were legal.
    fn read_from(
        &self,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        beginning: Beginning,
        forced: Option<CastlingNames>,
    ) -> Result<(PgnGame, bool), PgnDiagnostic> {
        let done = |read: Reader<'_>, castling: Option<fn(String, Square) -> PgnDiagnosticKind>| {
            let whole = !read.failed;
            (read.finish(castling), whole)
        };
        let of = |names: CastlingNames| Reader::read(self, section, tags, &beginning, names);
        let variant = beginning.start.variant();
        let has_other_names = variant.castling().moves().iter().any(|castle| castle.other_san.is_some());
        let known = || {
            let says = |value: &str| WRITERS_OF_OTHER_NAMES.iter().any(|writer| value.to_lowercase().contains(writer));
            tags.iter().any(|(_, value, _)| says(value)).then_some(CastlingNames::Other)
        };
        if !has_other_names {
            return of(CastlingNames::Defined).map(|read| done(read, None));
        }
        let (own, other) = (of(CastlingNames::Defined)?, of(CastlingNames::Other)?);
        if own.castling.is_none() && other.castling.is_none() {
            return Ok(done(own, None));
        }
        let both = !own.failed && !other.failed;
        let chosen = forced.or(known().filter(|_| !other.failed)).unwrap_or(if own.failed && !other.failed {
            CastlingNames::Other
        } else {
            CastlingNames::Defined
        });
        let is_known = forced.is_some() || known().is_some();
        let (mut read, castling): (Reader<'_>, fn(String, Square) -> PgnDiagnosticKind) = match chosen {
            CastlingNames::Defined => (own, |castling, to| PgnDiagnosticKind::Castling { castling, to }),
            CastlingNames::Other => (other, |castling, to| PgnDiagnosticKind::OtherCastling { castling, to }),
        };
        read.game.castles_both_ways = both;
        let warning = if is_known { None } else { Some(castling).filter(|_| both || chosen == CastlingNames::Other) };
        Ok(done(read, warning))
    }
}
