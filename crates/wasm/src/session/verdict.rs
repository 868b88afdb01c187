//! How a game ended: who has won, and why, in words.

use menagerie_rules::{Outcome, Reason, Variant};
use serde::Serialize;

use super::tree::{Ending, How, Verdict};
use crate::texts::Text;

/// How a game ended.
#[derive(Serialize)]
pub struct Over {
    /// Why, for programs: `checkmate`, `resignation`, `time`, `agreement`, …
    reason: &'static str,
    /// Who has won, counted from 0; nobody in a draw.
    pub winners: Vec<usize>,
    /// Who has won and why, in a sentence.
    pub text: Text,
}

/// How the game ended; nothing as long as it goes on.
pub fn over(variant: &Variant, verdict: &Verdict) -> Option<Over> {
    match verdict {
        Verdict::Ongoing => None,
        Verdict::Rules(outcome) => outcome.reason().map(|reason| by_rules(variant, outcome, reason)),
        Verdict::Ended(ending) => Some(by_players(variant, *ending)),
    }
}

fn by_rules(variant: &Variant, outcome: &Outcome, reason: Reason) -> Over {
    let winners = match outcome {
        Outcome::Win { winners, .. } => winners.as_slice(),
        Outcome::Draw { .. } | Outcome::Ongoing => &[],
    };
    let names: Vec<Text> = winners.iter().map(|&winner| Text::player(variant.player(winner))).collect();
    let text = match names.as_slice() {
        [] => Text::new(format!("over-{}", reason.id())),
        [one] => Text::new(format!("over-{}", reason.id())).with("player", one.clone()),
        _ => Text::new("over-shared").with("players", names),
    };
    Over { reason: reason.id(), winners: winners.iter().map(|winner| winner.index()).collect(), text }
}

fn by_players(variant: &Variant, ending: Ending) -> Over {
    let Ending::Stopped { player, how, draw } = ending else {
        return Over { reason: "agreement", winners: Vec::new(), text: Text::new("over-agreement") };
    };
    let name = |index: usize| Text::player(&variant.players()[index.min(1)]);
    let other = 1 - player.min(1);
    let (reason, id) = match how {
        How::Resignation => ("resignation", "over-resignation"),
        How::Time if draw => ("time", "over-time-draw"),
        How::Time => ("time", "over-time"),
    };
    Over {
        reason,
        winners: if draw { Vec::new() } else { vec![other] },
        text: Text::new(id).with("loser", name(player)).with("player", name(other)),
    }
}
