//! The check of a link's signatures. The page checks each one, because browsers can do that, and answers here. Only a record whose
//! signatures all hold can be merged.

use serde::Serialize;

use super::FriendGame;
use super::record::{FriendRecord, FriendSeat};
use crate::session::faults;
use menagerie_texts::Text;

/// Something that a player must have signed.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct FriendClaim {
    key: String,
    message: String,
    signature: String,
}

/// A record whose signatures are being checked.
pub struct PendingRecord {
    record: FriendRecord,
    /// The claims, each with the answer whether its signature holds.
    claims: Vec<(FriendClaim, Option<bool>)>,
}

/// A record whose signatures hold. Only [`PendingRecord::verified`] makes one.
pub struct VerifiedRecord(FriendRecord);

impl PendingRecord {
    /// The record of a game as it is now, with a claim for every player.
    ///
    /// # Errors
    /// When the message of a player cannot be written.
    pub fn of(game: &FriendGame) -> Result<PendingRecord, Text> {
        let FriendGame { record, play } = game;
        let mut claims = Vec::new();
        for (player, seat) in record.seats.iter().enumerate() {
            let Some(FriendSeat { key, signature, .. }) = seat else { continue };
            let message = record.message(player, play.done())?;
            claims.push((FriendClaim { key: key.clone(), message, signature: signature.clone() }, None));
        }
        Ok(PendingRecord { record: record.clone(), claims })
    }

    /// What the players must have signed.
    pub fn claims(&self) -> Vec<FriendClaim> {
        self.claims.iter().map(|(claim, _)| claim.clone()).collect()
    }

    /// Answers whether the signature of a claim, counted from 0, holds. A claim that has failed stays failed.
    ///
    /// # Errors
    /// When there is no such claim.
    pub fn answer(&mut self, claim: usize, holds: bool) -> Result<(), Text> {
        let (_, answer) =
            self.claims.get_mut(claim).ok_or_else(|| faults::words(format!("There is no claim {claim}")))?;
        *answer = Some(holds && answer.unwrap_or(true));
        Ok(())
    }

    /// The record, for a merge.
    ///
    /// # Errors
    /// When a claim has failed or is not answered.
    pub fn verified(&self) -> Result<VerifiedRecord, Text> {
        let all_hold = self.claims.iter().all(|(_, answer)| *answer == Some(true));
        if all_hold { Ok(VerifiedRecord(self.record.clone())) } else { Err(Text::new("friend-forged")) }
    }
}

impl VerifiedRecord {
    /// The record.
    pub(super) fn record(&self) -> &FriendRecord {
        &self.0
    }
}
