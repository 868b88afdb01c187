//! The result of a game: the winner and the reason.

use menagerie_rules::{Outcome, Termination, Variant};
use serde::Serialize;

use super::tree::{GameEnding, GameVerdict, StopReason};
use crate::names;
use menagerie_texts::Text;

/// How a game ended.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct GameOver {
    /// Why, for programs: `checkmate`, `resignation`, `time`, `agreement`, …
    reason: &'static str,
    /// Who has won, counted from 0; nobody in a draw.
    pub winners: Vec<usize>,
    /// Who has won and why, in a sentence.
    pub text: Text,
}

/// How the game ended. None while it goes on.
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
    let names: Vec<Text> = winners.iter().map(|&winner| names::player(variant.player(winner))).collect();
    // Most reasons always mean a win or always a draw. The texts of the others say which it is.
    let expected = match reason {
        Termination::Checkmate | Termination::Score => !winners.is_empty(),
        Termination::Goal | Termination::Checks | Termination::Extinction => false,
        _ => winners.is_empty(),
    };
    let how = match (expected, winners.is_empty()) {
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
    let name = |index: usize| names::player(&variant.players()[index.min(1)]);
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
