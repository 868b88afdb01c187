//! What a link of a game with a friend holds: the rules, the seats, and what was done.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_rules::Position;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde::{Deserialize, Serialize};

use super::action::FriendAction;
use super::play::FriendPlay;
use crate::clock::ClockSettings;
use crate::session::variants;
use crate::session::{faults, limits, read_position};
use crate::texts::Text;
use menagerie_js_types::{GameOptions, games};

/// The version of the format. It changes when older programs cannot read what is written.
const VERSION: u32 = 1;
/// How hard the packer tries, 0 to 10.
const EFFORT: u8 = 10;
/// Bytes that a link unpacks to at most: more than ten thousand moves, and the definition of the game.
const LONGEST: usize = 200_000 + limits::LONGEST_DEFINITION;
/// Letters of an id, at least and at most. Each is worth 6 bits: at least 66 of them.
const ID: std::ops::RangeInclusive<usize> = 11..=44;
/// Letters of a key and of a signature: 64 bytes each.
const KEY: usize = 86;
/// Letters of a player's name at most.
pub const LONGEST_NAME: usize = 30;

/// The part of the format that no version changes.
#[derive(Deserialize)]
struct FriendVersion {
    #[serde(rename = "v")]
    version: u32,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendSeat {
    /// The player's public key (ECDSA, P-256): x and y, in base64url.
    #[serde(rename = "k")]
    pub key: String,
    /// What the player has signed last: see [`FriendRecord::message`].
    #[serde(rename = "s", default)]
    pub signature: String,
    /// What the player is called.
    #[serde(rename = "n", default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// A game with a friend.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FriendRecord {
    #[serde(rename = "v")]
    version: u32,
    /// By chance, made at the invitation.
    pub id: String,
    #[serde(rename = "g")]
    pub variant: String,
    /// Its definition as JSON, if it is somebody's own game: whoever gets the link has no other. What is signed is the id, which is
    /// made from it.
    #[serde(rename = "d", default, skip_serializing_if = "Option::is_none")]
    definition: Option<String>,
    /// The options that are on.
    #[serde(rename = "o", default, skip_serializing_if = "GameOptions::is_empty")]
    options: GameOptions,
    /// The position it begins with, if that is not the usual one.
    #[serde(rename = "f", default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// How the clocks are set, which run while the players are connected; nothing without clocks.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSettings>,
    /// By player; nothing where nobody has sat down yet.
    #[serde(rename = "p")]
    pub seats: Vec<Option<FriendSeat>>,
    /// Everything that was done, with spaces between.
    #[serde(rename = "a", default, skip_serializing_if = "String::is_empty")]
    actions: String,
}

fn damaged(what: &dyn std::fmt::Display) -> Text {
    Text::new("fault-damaged").with("what", what.to_string())
}

/// Whether a text has so many letters of base64url.
fn is_base64(text: &str, letters: std::ops::RangeInclusive<usize>) -> bool {
    letters.contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
}

impl FriendRecord {
    /// A new game from a position. `id` is made by chance.
    ///
    /// # Errors
    /// When the id is too short to be told from others.
    pub fn new(id: &str, start: &Position, clock: Option<ClockSettings>) -> Result<FriendRecord, Text> {
        if !is_base64(id, ID) {
            return Err(faults::words(format!("{id} is no id of a game with a friend")));
        }
        if let Some(error) = clock.and_then(|clock| clock.check().err()) {
            return Err(faults::words(error));
        }
        let variant = start.variant();
        Ok(FriendRecord {
            version: VERSION,
            id: id.to_string(),
            variant: variant.id().to_string(),
            definition: games::own_definition_of(variant.id()),
            options: GameOptions::of(variant).only_on(),
            start: (*start != Position::start(variant)).then(|| start.fen()),
            clock,
            seats: vec![None; variant.players().len()],
            actions: String::new(),
        })
    }

    /// Reads the letters of a link.
    ///
    /// # Errors
    /// When they are damaged, or of a newer version.
    pub fn from_link(letters: &str) -> Result<FriendRecord, Text> {
        limits::check_length(letters.len())?;
        let bytes = URL_SAFE_NO_PAD.decode(letters.trim_end_matches('=')).map_err(|error| damaged(&error))?;
        let json = decompress_to_vec_with_limit(&bytes, LONGEST).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::too_long(),
            _ => damaged(&error),
        })?;
        FriendRecord::from_json(&json)
    }

    /// Reads what `json` has written.
    ///
    /// # Errors
    /// When it is damaged, or of a newer version.
    pub fn from_json(json: &[u8]) -> Result<FriendRecord, Text> {
        let FriendVersion { version } = serde_json::from_slice(json).map_err(|error| damaged(&error))?;
        match version {
            VERSION => {}
            newer if newer > VERSION => return Err(Text::new("fault-newer")),
            older => return Err(damaged(&format!("version {older}"))),
        }
        let record: FriendRecord = serde_json::from_slice(json).map_err(|error| damaged(&error))?;
        let is_signed = |seat: &FriendSeat| {
            is_base64(&seat.key, KEY..=KEY) && (seat.signature.is_empty() || is_base64(&seat.signature, KEY..=KEY))
        };
        let is_named = |seat: &FriendSeat| is_name(&seat.name);
        if !is_base64(&record.id, ID) || !record.seats.iter().flatten().all(|seat| is_signed(seat) && is_named(seat)) {
            return Err(damaged(&"seats"));
        }
        if record.clock.is_some_and(|clock| clock.check().is_err()) {
            return Err(damaged(&"clock"));
        }
        Ok(record)
    }

    /// The record as JSON.
    pub fn json(&self) -> String {
        // It has nothing that could not be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The record in letters that may stand in an address.
    pub fn link(&self) -> String {
        URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(self.json().as_bytes(), EFFORT))
    }

    /// What was done, in the words of the link.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.actions.split(' ').filter(|word| !word.is_empty())
    }

    /// Puts what was done in the place of what stood there.
    pub fn set_actions(&mut self, done: &[(usize, FriendAction)]) {
        let words: Vec<String> = done.iter().map(|(_, action)| action.to_string()).collect();
        self.actions = words.join(" ");
    }

    /// Replays the game.
    ///
    /// # Errors
    /// When the rules do not allow what it tells.
    pub fn play(&self) -> Result<FriendPlay, Text> {
        if let Some(definition) = &self.definition
            && variants::bring(definition)?.id() != self.variant
        {
            return Err(damaged(&"definition"));
        }
        let variant = variants::find(&self.variant, &self.options)?;
        let start = match &self.start {
            None => Position::start(&variant),
            Some(fen) => read_position(&variant, fen)?,
        };
        if self.seats.len() != variant.players().len() {
            return Err(damaged(&"seats"));
        }
        limits::check_moves(self.actions().count())?;
        let mut play = FriendPlay::new(start);
        for word in self.actions() {
            play.act(FriendAction::read(word).ok_or_else(|| damaged(&word))?)?;
        }
        if self.clock.is_none() && !play.times().is_empty() {
            return Err(damaged(&"clock"));
        }
        let signed = |player: usize| self.seats[player].as_ref().is_some_and(|seat| !seat.key.is_empty());
        if let Some((player, _)) = play.done().iter().find(|(player, _)| !signed(*player)) {
            return Err(damaged(&format!("player {player}")));
        }
        Ok(play)
    }

    /// Whether another record is of the same game: the same rules, from the same position.
    pub fn is_same_game(&self, other: &FriendRecord) -> bool {
        let rules = |record: &FriendRecord| {
            let FriendRecord { id, variant, options, start, clock, seats, .. } = record;
            (id.clone(), variant.clone(), options.clone(), start.clone(), *clock, seats.len())
        };
        rules(self) == rules(other)
    }

    /// What a player signs: which game it is, who the player is, and everything that was done up to the player's last action.
    /// Who has the link can then change nothing of it that the player has done or answered.
    pub fn message(&self, player: usize, done: &[(usize, FriendAction)]) -> String {
        let last = done.iter().rposition(|&(who, _)| who == player).map_or(0, |last| last + 1);
        let words: Vec<String> = done[..last].iter().map(|(_, action)| action.to_string()).collect();
        let name = self.seats.get(player).and_then(|seat| seat.as_ref()).map_or("", |seat| seat.name.as_str());
        let parts = ("menagerie friend", self.version, &self.id, &self.variant, &self.options, &self.start);
        let words = words.join(" ");
        match self.clock {
            None => serde_json::to_string(&(parts, player, name, words)),
            Some(clock) => serde_json::to_string(&(parts, clock, player, name, words)),
        }
        .unwrap_or_default()
    }
}

/// Whether a text may be a player's name: short, and of one line.
pub fn is_name(name: &str) -> bool {
    name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control)
}
