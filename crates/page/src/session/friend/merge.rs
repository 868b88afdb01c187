//! What a link may add to a game that is known here.
//!
//! Signatures are checked before, by the page: who has no key cannot speak for its seat. The rules here hold even for somebody who
//! has one. A link may add what others have done; it can neither change what is known nor speak for the player who sits here.

use super::action::FriendAction;
use super::play::FriendPlay;
use super::record::FriendRecord;
use crate::texts::Text;

/// What a link is to the game that is known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendVerdict {
    /// It adds something.
    Added,
    /// It tells nothing new.
    Same,
    /// More is known here.
    Older,
    /// Others have offered something before they heard of what was done here.
    Overtaken,
    /// It tells something else where something is known.
    Branched,
    /// It speaks for the player who sits here.
    NotYours,
    /// Somebody else has a seat that is taken here.
    SeatTaken,
    /// Its rules or its start are others.
    AnotherGame,
}

impl FriendVerdict {
    /// Its name, for the page.
    pub fn id(self) -> &'static str {
        match self {
            FriendVerdict::Added => "added",
            FriendVerdict::Same => "same",
            FriendVerdict::Older => "older",
            FriendVerdict::Overtaken => "overtaken",
            FriendVerdict::Branched => "branched",
            FriendVerdict::NotYours => "not-yours",
            FriendVerdict::SeatTaken => "seat-taken",
            FriendVerdict::AnotherGame => "another-game",
        }
    }
}

/// What comes of a link.
pub struct FriendMerge {
    pub verdict: FriendVerdict,
    /// The game as it is known now.
    pub record: FriendRecord,
    /// How much of what was known still stands: all of it, but for own offers that the others have not heard of.
    pub kept: usize,
}

/// Adds what a link tells to what is known; `player` sits here.
///
/// # Errors
/// When the rules do not allow what one of them tells.
pub fn merge(known: &FriendRecord, link: &FriendRecord, player: usize) -> Result<FriendMerge, Text> {
    let (here, there) = (known.play()?, link.play()?);
    let refused = |verdict| FriendMerge { verdict, record: known.clone(), kept: here.done().len() };
    if !known.is_same_game(link) {
        return Ok(refused(FriendVerdict::AnotherGame));
    }
    let mut record = known.clone();
    let mut newcomers = false;
    for (seat, new) in record.seats.iter_mut().zip(&link.seats) {
        match (&seat, new) {
            (Some(old), Some(new)) if old.key != new.key => return Ok(refused(FriendVerdict::SeatTaken)),
            (None, Some(new)) => {
                *seat = Some(new.clone());
                newcomers = true;
            }
            _ => {}
        }
    }
    let kept = here.done().iter().zip(there.done()).take_while(|(old, new)| old == new).count();
    let mut verdict = judge(&here, &there, kept, player);
    if verdict == FriendVerdict::Added {
        record.set_actions(there.done());
        for (at, (seat, new)) in record.seats.iter_mut().zip(&link.seats).enumerate() {
            // Names and signatures of others are as they were sent last; the own ones are made here.
            if at != player && new.is_some() {
                seat.clone_from(new);
            }
        }
    } else if newcomers && verdict == FriendVerdict::Same {
        verdict = FriendVerdict::Added;
    } else if matches!(verdict, FriendVerdict::Branched | FriendVerdict::NotYours) {
        return Ok(refused(verdict));
    }
    let kept = if verdict == FriendVerdict::Added { kept } else { here.done().len() };
    Ok(FriendMerge { verdict, record, kept })
}

/// What a link is to what is known, of which the first `kept` actions are the same.
fn judge(here: &FriendPlay, there: &FriendPlay, kept: usize, player: usize) -> FriendVerdict {
    let (known, told) = (&here.done()[kept..], &there.done()[kept..]);
    let by_others = told.iter().all(|&(who, _)| who != player);
    match (known, told) {
        ([], []) => FriendVerdict::Same,
        (_, []) => FriendVerdict::Older,
        ([], _) if by_others => FriendVerdict::Added,
        ([], _) => FriendVerdict::NotYours,
        ([(mine, first), ..], [(theirs, other), ..]) => {
            let own = known.iter().all(|&(who, _)| who == player);
            let offers = |all: &[(usize, FriendAction)]| all.iter().all(|(_, action)| action.is_offer());
            if here.is_over() {
                FriendVerdict::Older
            } else if own && by_others && matches!(other, FriendAction::Resign(_) | FriendAction::Time(_)) {
                // It counts at once, whatever was done here before it was heard of.
                FriendVerdict::Added
            } else if own && by_others && offers(known) && (!offers(told) || theirs < mine) {
                // Who was offered something has moved without having heard of it; of two offers, the first player's stands.
                FriendVerdict::Added
            } else if own && by_others && offers(told) {
                FriendVerdict::Overtaken
            } else if theirs == &player && first != other && mine != &player {
                FriendVerdict::NotYours
            } else {
                FriendVerdict::Branched
            }
        }
    }
}
