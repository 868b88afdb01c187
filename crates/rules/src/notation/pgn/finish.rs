//! Checks that need the whole game: its result, unclaimed draws, castling that has two names.

use super::reader::Reader;
use super::words::result_at;
use super::{PgnDiagnostic, PgnDiagnosticKind, PgnGame, PgnNodeId, result};
use crate::notation::tidy::tidy;
use crate::{Family, Outcome, Square, Termination};

impl Reader<'_> {
    /// Finishes the game with the checks that need the whole of it. `castling` makes the diagnostic about the castling names, if there is
    /// one.
    pub(super) fn finish(mut self, castling: Option<fn(String, Square) -> PgnDiagnosticKind>) -> PgnGame {
        if let (Some(kind), Some((name, at, to))) = (castling, self.castling.take()) {
            self.warn_of_game(at, kind(name, to));
        }
        let tag = self.game.tag("Result").map(|tag| tidy(tag.trim()).to_string());
        let is_open = |result: &str| matches!(result, "" | "*" | "?");
        let of_tag = tag.filter(|tag| !is_open(tag)).and_then(|tag| {
            let standard = result_at(&tag).filter(|(length, _)| *length == tag.len()).map(|(_, result)| result);
            if standard.is_none()
                && !self.game.warnings.iter().any(|it| it.kind == PgnDiagnosticKind::Result(tag.clone()))
            {
                self.warn_of_game(self.end.as_ref().map_or(0, |(_, at)| *at), PgnDiagnosticKind::Result(tag));
            }
            standard
        });
        let end = self.end.take();
        if let (Some(tag), Some((end, at))) = (&of_tag, &end)
            && tag != end
            && end != "*"
        {
            self.warn_of_game(*at, PgnDiagnosticKind::Results { tag: tag.clone(), end: end.clone() });
        }
        let (said, at) = match (end, of_tag) {
            (Some((end, at)), tag) if end == "*" => (tag.unwrap_or(end), at),
            (Some((end, at)), _) => (end, at),
            (None, tag) => (tag.unwrap_or_else(|| "*".to_string()), 0),
        };
        let (result, diagnostics) = self.game.conclusion(&said);
        for (node, kind) in diagnostics {
            self.warn_of_game(node.map_or(at, |node| self.game.nodes[node].at), kind);
        }
        self.game.result = result;
        if self.guessed && self.game.start().variant().variant_tag().is_some() {
            let variant = self.game.start().variant();
            let (id, name) = (variant.id().to_string(), variant.name().to_string());
            self.game
                .warnings
                .insert(0, PgnDiagnostic { line: 1, column: 1, kind: PgnDiagnosticKind::Guessed { id, name } });
        }
        self.game.warnings.sort_by_key(|warning| (warning.line, warning.column));
        if let Some((count, first)) = self.left_out {
            self.warn_of_game(first, PgnDiagnosticKind::More(count));
        }
        self.game
    }
}

impl PgnGame {
    /// The result of a game, given the result that its text claims, with diagnostics: unclaimed draws, and a different result by the
    /// rules. Each diagnostic belongs to a move, or to the result.
    pub fn conclusion(&self, said: &str) -> (String, Vec<(Option<PgnNodeId>, PgnDiagnosticKind)>) {
        let mut diagnostics: Vec<(Option<PgnNodeId>, PgnDiagnosticKind)> =
            self.drawn().into_iter().map(|(node, reason)| (Some(node), PgnDiagnosticKind::Drawn(reason))).collect();
        let outcome = self.outcome();
        let last = self.main_line().last().copied().unwrap_or(PgnNodeId::START);
        let rules = result(&outcome, &self.nodes[last].position);
        // Players and arbiters may disagree with a draw by rule, but not with mate or stalemate.
        let may_differ = matches!(
            outcome,
            Outcome::Ongoing
                | Outcome::Win { reason: Termination::Threefold, .. }
                | Outcome::Draw {
                    reason: Termination::Threefold
                        | Termination::FiftyMove
                        | Termination::BareKings
                        | Termination::InsufficientMaterial
                }
        );
        let of_four = self.start().variant().family() == Family::Chaturaji;
        if of_four || said == "*" {
            return (rules, diagnostics);
        }
        if may_differ {
            return (said.to_string(), diagnostics);
        }
        if said != rules {
            diagnostics.push((None, PgnDiagnosticKind::RulesResult { text: said.to_string(), rules: rules.clone() }));
        }
        (rules, diagnostics)
    }
}
