//! The result of a game: who has won, and why.

use menagerie_rules::{Outcome, Termination, Variant};
use serde::Serialize;
use tsify::Tsify;

use super::tree::{GameEnding, GameVerdict, StopReason};
use crate::texts::Text;

/// How a game ended.
#[derive(Serialize, Tsify)]
pub struct GameOver {
    /// Why, for programs: `checkmate`, `resignation`, `time`, `agreement`, …
    reason: &'static str,
    /// Who has won, counted from 0; nobody in a draw.
    pub winners: Vec<usize>,
    /// Who has won and why, in a sentence.
    pub text: Text,
}

/// How the game ended. Nothing while it goes on.
pub fn over(variant: &Variant, verdict: &GameVerdict) -> Option<GameOver> {
    match verdict {
        GameVerdict::Ongoing => None,
        GameVerdict::Rules(outcome) => outcome.termination().map(|reason| by_rules(variant, outcome, reason)),
        GameVerdict::Ended(ending) => Some(by_players(variant, *ending)),
    }
}

fn by_rules(variant: &Variant, outcome: &Outcome, reason: Termination) -> GameOver {
    let winners = match outcome {
        Outcome::Win { winners, .. } => winners.as_slice(),
        Outcome::Draw { .. } | Outcome::Ongoing => &[],
    };
    let names: Vec<Text> = winners.iter().map(|&winner| Text::player(variant.player(winner))).collect();
    // Most ends are always a win or always a draw; the sentences of the others say which.
    let usual = match reason {
        Termination::Checkmate | Termination::Score => !winners.is_empty(),
        Termination::Goal | Termination::Checks | Termination::Extinction => false,
        _ => winners.is_empty(),
    };
    let how = match (usual, winners.is_empty()) {
        (true, _) => "",
        (false, true) => "-draw",
        (false, false) => "-win",
    };
    let text = match names.as_slice() {
        [] => Text::new(format!("over-{}{how}", reason.id())),
        [one] => Text::new(format!("over-{}{how}", reason.id())).with("player", one.clone()),
        _ => Text::new("over-shared").with("players", names),
    };
    GameOver { reason: reason.id(), winners: winners.iter().map(|winner| winner.index()).collect(), text }
}

fn by_players(variant: &Variant, ending: GameEnding) -> GameOver {
    let GameEnding::Stopped { player, how, draw } = ending else {
        return GameOver { reason: "agreement", winners: Vec::new(), text: Text::new("over-agreement") };
    };
    let name = |index: usize| Text::player(&variant.players()[index.min(1)]);
    let other = 1 - player.min(1);
    let (reason, id) = match how {
        StopReason::Resignation => ("resignation", "over-resignation"),
        StopReason::Time if draw => ("time", "over-time-draw"),
        StopReason::Time => ("time", "over-time"),
    };
    GameOver {
        reason,
        winners: if draw { Vec::new() } else { vec![other] },
        text: Text::new(id).with("loser", name(player)).with("player", name(other)),
    }
}
