//! A game with a friend, exchanged as a link: the actions of each player, with their signatures, and the merge of another link into it.
//! The page makes the keys and checks the signatures, because browsers can do that. This module defines what is signed and what it means,
//! and merges only a [`VerifiedRecord`].
//! For the use see `docs/friend.md`.

mod action;
mod follow;
mod merge;
mod play;
mod record;
mod verification;

#[cfg(test)]
mod tests;

use serde::Serialize;

use super::Session;
use super::tree::NodeStep;
use crate::clock::ClockSettings;
use crate::names;
use action::{FriendAction, FriendOffer};
use menagerie_js_types::GameOptions;
use menagerie_texts::Text;
use play::FriendPlay;
use record::{FriendRecord, FriendSeat};
pub use verification::{FriendClaim, PendingRecord, VerifiedRecord};

/// A game with a friend.
pub struct FriendGame {
    record: FriendRecord,
    play: FriendPlay,
}

/// How a game with a friend stands.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FriendState {
    /// The player to move, counted from 0; nobody once it is over.
    turn: Option<usize>,
    over: bool,
    /// What is offered and not answered yet.
    offer: Option<FriendOfferInfo>,
    /// Who sits on each seat; nobody where it is free.
    seats: Vec<Option<FriendSeatInfo>>,
    /// How much was done since the beginning.
    actions: usize,
    /// Whether the last that was done is a move.
    moved: bool,
    /// Whose flags have fallen, in this order.
    times: Vec<FriendTimeInfo>,
}

/// A flag that has fallen.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct FriendTimeInfo {
    /// Whose time was up.
    player: usize,
    /// Who has said so.
    by: usize,
}

/// An offer that is not answered yet.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FriendOfferInfo {
    /// Whose it is.
    player: usize,
    /// Whether it is a draw that is offered; otherwise a move is to be taken back.
    draw: bool,
}

/// Who sits on a seat.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct FriendSeatInfo {
    /// What the player is called; may be empty.
    name: String,
    key: String,
    /// How much the player has done.
    done: usize,
}

/// What has come of a link.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct FriendUpdate {
    /// What it is to the game that is known here: `added`, `same`, `older`, `overtaken`, `branched`, `not-yours`, `seat-taken`,
    /// `another-game`. The last four are refused.
    verdict: String,
    /// What was done, for people.
    news: Vec<Text>,
    /// Whether something that was done here has become void.
    withdrawn: bool,
}

impl FriendGame {
    /// A new game from the position on the board of a session. `id` is made by chance. With a clock, it is played live.
    pub fn invite(id: &str, session: &Session, clock: Option<ClockSettings>) -> Result<FriendGame, Text> {
        FriendGame::of(FriendRecord::new(id, session.tree.position(), clock)?)
    }

    /// The game of a link.
    pub fn from_link(letters: &str) -> Result<FriendGame, Text> {
        FriendGame::of(FriendRecord::from_link(letters)?)
    }

    /// The game that `saved` has written.
    pub fn from_saved(saved: &str) -> Result<FriendGame, Text> {
        FriendGame::of(FriendRecord::from_json(saved.as_bytes())?)
    }

    /// The game, for `from_saved`.
    pub fn saved(&self) -> Result<String, Text> {
        self.record.json()
    }

    /// The text of its link. Local actions must be signed first.
    pub fn link(&self) -> Result<String, Text> {
        self.record.link()
    }

    /// What the game is called in every link of it.
    pub fn id(&self) -> String {
        self.record.id.clone()
    }

    /// The id of its rules: `janus`.
    pub fn variant(&self) -> String {
        self.record.variant.clone()
    }

    /// The options of its rules.
    pub fn options(&self) -> GameOptions {
        GameOptions::of(self.play.tree().variant())
    }

    /// The game for the board.
    pub fn session(&self) -> Result<Session, Text> {
        Ok(Session::of(self.record.play()?.into_tree()))
    }

    /// How its clocks are set, if it has any.
    pub fn clock(&self) -> Option<ClockSettings> {
        self.record.clock
    }

    /// Whether it is over.
    pub fn over(&self) -> bool {
        self.play.is_over()
    }

    /// How it stands.
    pub fn state(&self) -> FriendState {
        let done = |player: usize| self.play.done().iter().filter(|(who, _)| *who == player).count();
        let seat = |(player, seat): (usize, &Option<FriendSeat>)| {
            seat.as_ref().map(|seat| FriendSeatInfo {
                name: seat.name.clone(),
                key: seat.key.clone(),
                done: done(player),
            })
        };
        FriendState {
            turn: self.play.turn(),
            over: self.play.is_over(),
            offer: self
                .play
                .offer()
                .map(|(player, offer)| FriendOfferInfo { player, draw: offer == FriendOffer::Draw }),
            seats: self.record.seats.iter().enumerate().map(seat).collect(),
            actions: self.play.done().len(),
            moved: matches!(self.play.done().last(), Some((_, FriendAction::Move(_)))),
            times: self.play.times().iter().map(|&(by, player)| FriendTimeInfo { player, by }).collect(),
        }
    }

    /// A player sits down on a free seat, with a public key and perhaps a name.
    pub fn sit(&mut self, player: usize, key: String, name: &str) -> Result<(), Text> {
        let name: String =
            name.trim().chars().filter(|letter| !letter.is_control()).take(record::MAX_NAME_LEN).collect();
        match self.record.seats.get_mut(player) {
            Some(seat @ None) => {
                *seat = Some(FriendSeat { key, signature: String::new(), name });
                Ok(())
            }
            _ => Err(Text::new("friend-seat-taken")),
        }
    }

    /// What a player signs before the link is sent.
    pub fn message(&self, player: usize) -> Result<String, Text> {
        self.record.message(player, self.play.done())
    }

    /// Puts a player's signature of that in.
    pub fn sign(&mut self, player: usize, signature: String) {
        if let Some(Some(seat)) = self.record.seats.get_mut(player) {
            seat.signature = signature;
        }
    }

    /// Whether a player may offer a draw now.
    pub fn may_offer_draw(&self, player: usize) -> bool {
        self.play.may_offer(player, FriendOffer::Draw)
    }

    /// Whether a player may ask to take a move back now.
    pub fn may_ask_back(&self, player: usize) -> bool {
        self.play.may_offer(player, FriendOffer::TakeBack)
    }

    /// Whether a player may resign now.
    pub fn may_resign(&self, player: usize) -> bool {
        self.play.may_resign(player)
    }

    /// A player offers a draw.
    pub fn offer_draw(&mut self, player: usize) -> Result<(), Text> {
        self.act(FriendAction::Offer(player, FriendOffer::Draw))
    }

    /// A player asks to take back their last move, with what was played after it.
    pub fn ask_back(&mut self, player: usize) -> Result<(), Text> {
        self.act(FriendAction::Offer(player, FriendOffer::TakeBack))
    }

    /// A player accepts what the other has offered, or declines it.
    pub fn answer(&mut self, player: usize, yes: bool) -> Result<(), Text> {
        self.act(FriendAction::Answer(player, yes))
    }

    /// A player resigns.
    pub fn resign(&mut self, player: usize) -> Result<(), Text> {
        self.act(FriendAction::Resign(player))
    }

    /// A player claims that the time of the player to move is up.
    pub fn time_is_up(&mut self, player: usize) -> Result<(), Text> {
        if self.record.clock.is_none() {
            return Err(Text::new("friend-not-now"));
        }
        self.act(FriendAction::Time(player))
    }

    /// Takes down the move that a session has just played at the end of its line.
    pub fn follow(&mut self, session: &Session) -> Result<(), Text> {
        let text = follow::last_move(&session.tree).ok_or_else(|| Text::new("friend-not-now"))?;
        self.act(FriendAction::Move(text))
    }

    /// Lets a session show what was done. What was said of the moves that stand stays.
    pub fn show(&self, session: &mut Session) {
        follow::catch_up(&mut session.tree, self.play.tree());
    }

    /// Merges the actions of a link; `player` is the local player.
    pub fn merge(&mut self, link: &VerifiedRecord, player: usize) -> Result<FriendUpdate, Text> {
        let merged = merge::merge(&self.record, link, player)?;
        let withdrawn = merged.kept < self.play.done().len();
        self.play = merged.record.play()?;
        self.record = merged.record;
        let news = if merged.verdict == merge::FriendVerdict::Added { self.news(merged.kept) } else { Vec::new() };
        Ok(FriendUpdate { verdict: merged.verdict.id().to_string(), news, withdrawn })
    }
}

impl FriendGame {
    fn of(record: FriendRecord) -> Result<FriendGame, Text> {
        let play = record.play()?;
        Ok(FriendGame { record, play })
    }

    fn act(&mut self, action: FriendAction) -> Result<(), Text> {
        self.play.act(action)?;
        self.record.set_actions(self.play.done());
        Ok(())
    }

    /// The actions after the first `from`, as sentences, without the end of the game.
    fn news(&self, from: usize) -> Vec<Text> {
        let tree = self.play.tree();
        let name = |player: usize| names::player(&tree.variant().players()[player]);
        let taken_back = self.play.done()[..from]
            .last()
            .is_some_and(|(_, action)| matches!(action, FriendAction::Offer(_, FriendOffer::TakeBack)));
        let mut moves: Vec<&str> = tree
            .played()
            .filter(|node| matches!(node.step, NodeStep::Move(_)))
            .map(|node| node.text.as_str())
            .collect();
        let mut news = Vec::new();
        for (player, action) in self.play.done()[from..].iter().rev() {
            let id = match action {
                FriendAction::Move(_) => {
                    let Some(text) = moves.pop() else { continue };
                    news.push(Text::new("friend-news-move").with("player", name(*player)).with("move", text));
                    continue;
                }
                FriendAction::Answer(_, true) if taken_back => "friend-news-back-yes",
                FriendAction::Answer(_, false) if taken_back => "friend-news-back-no",
                FriendAction::Answer(_, false) => "friend-news-draw-no",
                // The page asks about an offer, and shows an end with the result.
                FriendAction::Answer(_, true)
                | FriendAction::Offer(..)
                | FriendAction::Resign(_)
                | FriendAction::Time(_) => continue,
            };
            news.push(Text::new(id).with("player", name(*player)));
        }
        news.reverse();
        news
    }
}
