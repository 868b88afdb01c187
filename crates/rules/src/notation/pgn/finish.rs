//! What can be told only of a whole game: its result, draws that nobody claimed, castling that has two names.

use super::reader::Reader;
use super::words::result_at;
use super::{PgnFault, PgnFaultKind, PgnGame, result};
use crate::notation::tidy::tidy;
use crate::{Family, Outcome, Square, Termination};

impl Reader<'_> {
    /// The game, with what can be told only of the whole of it; `castling` tells how its names were read, where there is something to
    /// tell.
    pub(super) fn finish(mut self, castling: Option<fn(String, Square) -> PgnFaultKind>) -> PgnGame {
        if let (Some(fault), Some((name, at, to))) = (castling, self.castling.take()) {
            self.tell_of_game(at, fault(name, to));
        }
        let tag = self.game.tag("Result").map(|tag| tidy(tag.trim()).to_string());
        let is_open = |result: &str| matches!(result, "" | "*" | "?");
        let of_tag = tag.filter(|tag| !is_open(tag)).and_then(|tag| {
            let usual = result_at(&tag).filter(|(length, _)| *length == tag.len()).map(|(_, result)| result);
            if usual.is_none() && !self.game.warnings.iter().any(|it| it.fault == PgnFaultKind::Result(tag.clone())) {
                self.tell_of_game(self.end.as_ref().map_or(0, |(_, at)| *at), PgnFaultKind::Result(tag));
            }
            usual
        });
        let end = self.end.take();
        if let (Some(tag), Some((end, at))) = (&of_tag, &end)
            && tag != end
            && end != "*"
        {
            self.tell_of_game(*at, PgnFaultKind::Results { tag: tag.clone(), end: end.clone() });
        }
        let (said, at) = match (end, of_tag) {
            (Some((end, at)), tag) if end == "*" => (tag.unwrap_or(end), at),
            (Some((end, at)), _) => (end, at),
            (None, tag) => (tag.unwrap_or_else(|| "*".to_string()), 0),
        };
        let (result, told) = self.game.conclusion(&said);
        for (node, fault) in told {
            self.tell_of_game(node.map_or(at, |node| self.game.nodes[node].at), fault);
        }
        self.game.result = result;
        if self.guessed && self.game.start().variant().variant_tag().is_some() {
            let variant = self.game.start().variant();
            let (id, name) = (variant.id().to_string(), variant.name().to_string());
            self.game.warnings.insert(0, PgnFault { line: 1, column: 1, fault: PgnFaultKind::Guessed { id, name } });
        }
        self.game.warnings.sort_by_key(|warning| (warning.line, warning.column));
        if let Some((count, first)) = self.left_out {
            self.tell_of_game(first, PgnFaultKind::More(count));
        }
        self.game
    }
}

impl PgnGame {
    /// The result of a game whose text says what its result is, and what there is to tell of it, each of a move by its index or of the
    /// result: draws that nobody claimed, and another result by the rules.
    pub fn conclusion(&self, said: &str) -> (String, Vec<(Option<usize>, PgnFaultKind)>) {
        let mut told: Vec<(Option<usize>, PgnFaultKind)> =
            self.drawn().into_iter().map(|(node, reason)| (Some(node), PgnFaultKind::Drawn(reason))).collect();
        let outcome = self.outcome();
        let last = self.main_line().last().copied().unwrap_or(0);
        let rules = result(&outcome, &self.nodes[last].position);
        // Players and arbiters may see a draw by rule otherwise, mate and stalemate they may not.
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
            return (rules, told);
        }
        if may_differ {
            return (said.to_string(), told);
        }
        if said != rules {
            told.push((None, PgnFaultKind::RulesResult { text: said.to_string(), rules: rules.clone() }));
        }
        (rules, told)
    }
}
