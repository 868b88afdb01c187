//! Announcements of the end of a game: `1-0 {White mates}`.

use menagerie_rules::{Outcome, Termination, Variant};

/// The line that announces the end; `None` while the game goes on.
pub fn announcement(variant: &Variant, outcome: &Outcome) -> Option<String> {
    match outcome {
        Outcome::Ongoing => None,
        Outcome::Win { winners, reason } => {
            let names: Vec<&str> = winners.iter().map(|&player| variant.player(player).name.as_str()).collect();
            let result = if winners.iter().any(|player| player.index() == 0) { "1-0" } else { "0-1" };
            let how = if *reason == Termination::Checkmate { "mates" } else { "wins" };
            Some(format!("{result} {{{} {how}}}", names.join(" and ")))
        }
        Outcome::Draw { reason } => {
            let why = match reason {
                Termination::Stalemate => "Stalemate",
                Termination::Threefold => "Draw by repetition",
                Termination::FiftyMove => "Draw by fifty-move rule",
                Termination::BareKings | Termination::InsufficientMaterial => "Draw by insufficient material",
                _ => "Draw",
            };
            Some(format!("1/2-1/2 {{{why}}}"))
        }
    }
}
