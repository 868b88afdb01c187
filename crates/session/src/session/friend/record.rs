//! The content of a link of a game with a friend: the rules, the seats, and the actions.

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
use menagerie_js_types::{GameOptions, games};
use menagerie_texts::Text;

/// The version of the format. It changes when older programs cannot read the new one.
const VERSION: u32 = 1;
/// The compression level, 0 to 10.
const EFFORT: u8 = 10;
/// The most bytes that a link unpacks to: more than ten thousand moves, and the definition of the game.
const MAX_UNPACKED_BYTES: usize = 200_000 + limits::MAX_DEFINITION_LEN;
/// The allowed lengths of an id in characters. Each character has 6 bits, so an id has at least 66.
const ID: std::ops::RangeInclusive<usize> = 11..=44;
/// The length of a key and of a signature in characters: 64 bytes each.
const KEY: usize = 86;
/// The most characters of a player's name.
pub const MAX_NAME_LEN: usize = 30;

/// The part of the format that no version changes.
#[derive(Deserialize)]
struct FriendVersion {
    #[serde(rename = "v")]
    version: u32,
}

/// The player on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendSeat {
    /// The player's public key (ECDSA, P-256): x and y, in base64url.
    #[serde(rename = "k")]
    pub key: String,
    /// The player's last signature: see [`FriendRecord::message`].
    #[serde(rename = "s", default)]
    pub signature: String,
    /// The player's name.
    #[serde(rename = "n", default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// A game with a friend.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FriendRecord {
    #[serde(rename = "v")]
    version: u32,
    /// Random, chosen at the invitation.
    pub id: String,
    #[serde(rename = "g")]
    pub variant: String,
    /// Its definition as JSON, if it is an own game, which only the link contains. The id, which is made from the definition, is signed.
    #[serde(rename = "d", default, skip_serializing_if = "Option::is_none")]
    definition: Option<String>,
    /// The options that are on.
    #[serde(rename = "o", default, skip_serializing_if = "GameOptions::is_empty")]
    options: GameOptions,
    /// The initial position, if it is not the standard one.
    #[serde(rename = "f", default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The settings of the clocks, which run while the players are connected; none without clocks.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSettings>,
    /// By player; none where a seat is free.
    #[serde(rename = "p")]
    pub seats: Vec<Option<FriendSeat>>,
    /// The actions, separated by spaces.
    #[serde(rename = "a", default, skip_serializing_if = "String::is_empty")]
    actions: String,
}

fn damaged(what: &dyn std::fmt::Display) -> Text {
    Text::new("fault-damaged").with("what", what.to_string())
}

/// Whether a text is base64url with this number of characters.
fn is_base64(text: &str, letters: std::ops::RangeInclusive<usize>) -> bool {
    letters.contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
}

impl FriendRecord {
    /// A new game from a position. `id` is random.
    ///
    /// # Errors
    /// When the id is too short to be unique.
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

    /// Reads the text of a link.
    ///
    /// # Errors
    /// When they are damaged, or of a newer version.
    pub fn from_link(letters: &str) -> Result<FriendRecord, Text> {
        limits::check_length(letters.len())?;
        let bytes = URL_SAFE_NO_PAD.decode(letters.trim_end_matches('=')).map_err(|error| damaged(&error))?;
        let json = decompress_to_vec_with_limit(&bytes, MAX_UNPACKED_BYTES).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::too_long(),
            _ => damaged(&error),
        })?;
        FriendRecord::from_json(&json)
    }

    /// Reads what `json` wrote.
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
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn json(&self) -> Result<String, Text> {
        serde_json::to_string(self).map_err(faults::words)
    }

    /// The record as a text for an address.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn link(&self) -> Result<String, Text> {
        Ok(URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(self.json()?.as_bytes(), EFFORT)))
    }

    /// The actions, as the link writes them.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.actions.split(' ').filter(|word| !word.is_empty())
    }

    /// Replaces the actions.
    pub fn set_actions(&mut self, done: &[(usize, FriendAction)]) {
        let words: Vec<String> = done.iter().map(|(_, action)| action.to_string()).collect();
        self.actions = words.join(" ");
    }

    /// Replays the game.
    ///
    /// # Errors
    /// When the rules do not allow its actions.
    pub fn play(&self) -> Result<FriendPlay, Text> {
        if let Some(definition) = &self.definition
            && variants::register(definition)?.id() != self.variant
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

    /// The message that a player signs: which game it is, the player, and all actions up to the player's last one. Nobody can then change
    /// the actions of the player, or those that the player has seen.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn message(&self, player: usize, done: &[(usize, FriendAction)]) -> Result<String, Text> {
        let last = done.iter().rposition(|&(who, _)| who == player).map_or(0, |last| last + 1);
        let words: Vec<String> = done[..last].iter().map(|(_, action)| action.to_string()).collect();
        let name = self.seats.get(player).and_then(|seat| seat.as_ref()).map_or("", |seat| seat.name.as_str());
        let parts = ("menagerie friend", self.version, &self.id, &self.variant, &self.options, &self.start);
        let words = words.join(" ");
        match self.clock {
            None => serde_json::to_string(&(parts, player, name, words)),
            Some(clock) => serde_json::to_string(&(parts, clock, player, name, words)),
        }
        .map_err(faults::words)
    }
}

/// Whether a text may be a player's name: short, and of one line.
pub fn is_name(name: &str) -> bool {
    name.chars().count() <= MAX_NAME_LEN && !name.chars().any(char::is_control)
}
