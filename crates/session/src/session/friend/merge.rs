//! What a link may add to the known game.
//!
//! A [`VerifiedRecord`] is signed by its players: a person without the key of a seat cannot act for it. These rules hold even for a person
//! with a key. A link may add actions of others. It can neither change known actions nor act for the local player.

use super::action::FriendAction;
use super::play::FriendPlay;
use super::record::FriendRecord;
use super::verification::VerifiedRecord;
use menagerie_texts::Text;

/// How a link relates to the known game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendVerdict {
    /// It adds actions.
    Added,
    /// It contains nothing new.
    Same,
    /// The known game has more actions.
    Older,
    /// It contains an offer that was made before the others received the local actions.
    Overtaken,
    /// It differs where actions are known.
    Branched,
    /// It acts for the local player.
    NotYours,
    /// It gives a seat that is taken to somebody else.
    SeatTaken,
    /// It has other rules or another start.
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

/// The result of a merge.
pub struct FriendMerge {
    pub verdict: FriendVerdict,
    /// The game after the merge.
    pub record: FriendRecord,
    /// How many of the known actions are kept. Only own offers that the others have not received are dropped.
    pub kept: usize,
}

/// Adds the actions of a link to the known game; `player` is the local player.
///
/// # Errors
/// When the rules do not allow the actions of one of them.
pub fn merge(known: &FriendRecord, link: &VerifiedRecord, player: usize) -> Result<FriendMerge, Text> {
    let link = link.record();
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
            // Names and signatures of others are those sent last; the own ones are made here.
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

/// How a link relates to the known game, when their first `kept` actions are the same.
fn judge(here: &FriendPlay, there: &FriendPlay, kept: usize, player: usize) -> FriendVerdict {
    let (known, added) = (&here.done()[kept..], &there.done()[kept..]);
    let by_others = added.iter().all(|&(who, _)| who != player);
    match (known, added) {
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
                // It counts at once, whatever was done here before it arrived.
                FriendVerdict::Added
            } else if own && by_others && offers(known) && (!offers(added) || theirs < mine) {
                // The player who was offered something moved before receiving it. Of two offers, the first player's counts.
                FriendVerdict::Added
            } else if own && by_others && offers(added) {
                FriendVerdict::Overtaken
            } else if theirs == &player && first != other && mine != &player {
                FriendVerdict::NotYours
            } else {
                FriendVerdict::Branched
            }
        }
    }
}
