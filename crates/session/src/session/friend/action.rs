//! The actions of the players of a game with a friend, as the link writes them: moves, offers, answers, resignations, claims that time is
//! up.

use std::fmt;

/// What a player may offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendOffer {
    /// A draw.
    Draw,
    /// To take back the own last move, and the moves after it.
    TakeBack,
}

/// An action of a player. Players are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FriendAction {
    /// The player to move plays this move, in coordinates.
    Move(String),
    /// A player offers something.
    Offer(usize, FriendOffer),
    /// A player accepts the other's offer, or declines it.
    Answer(usize, bool),
    /// A player resigns.
    Resign(usize),
    /// A player claims that the time of the player to move is up: their own, or another's.
    Time(usize),
}

const DRAW: char = '=';
const TAKE_BACK: char = '~';
const ACCEPT: char = '+';
const DECLINE: char = '-';
const RESIGN: char = '#';
const TIME: char = '!';

impl FriendAction {
    /// Reads what `Display` writes; none for any other text. A move is only checked when it is played.
    pub fn read(text: &str) -> Option<FriendAction> {
        let sign = text.chars().next()?;
        let player = || {
            let digits = &text[sign.len_utf8()..];
            let player: usize = digits.parse().ok()?;
            // There is only one spelling, because the text is signed.
            (player.to_string() == digits).then_some(player)
        };
        match sign {
            DRAW => Some(FriendAction::Offer(player()?, FriendOffer::Draw)),
            TAKE_BACK => Some(FriendAction::Offer(player()?, FriendOffer::TakeBack)),
            ACCEPT => Some(FriendAction::Answer(player()?, true)),
            DECLINE => Some(FriendAction::Answer(player()?, false)),
            RESIGN => Some(FriendAction::Resign(player()?)),
            TIME => Some(FriendAction::Time(player()?)),
            _ => Some(FriendAction::Move(text.to_string())),
        }
    }

    /// Whether it is an offer, which the others may not have received.
    pub fn is_offer(&self) -> bool {
        matches!(self, FriendAction::Offer(..))
    }
}

impl fmt::Display for FriendAction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FriendAction::Move(text) => out.write_str(text),
            FriendAction::Offer(player, FriendOffer::Draw) => write!(out, "{DRAW}{player}"),
            FriendAction::Offer(player, FriendOffer::TakeBack) => write!(out, "{TAKE_BACK}{player}"),
            FriendAction::Answer(player, true) => write!(out, "{ACCEPT}{player}"),
            FriendAction::Answer(player, false) => write!(out, "{DECLINE}{player}"),
            FriendAction::Resign(player) => write!(out, "{RESIGN}{player}"),
            FriendAction::Time(player) => write!(out, "{TIME}{player}"),
        }
    }
}
