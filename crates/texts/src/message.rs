//! A message independent of language.

/// A message of a catalogue, by its id, with what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, MessageValue)>,
}

/// The value of a placeholder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    /// Words that are the same in every language, such as a square, a letter or a number.
    Words(String),
    /// Another message.
    Message(Message),
    /// A kind of piece: its English name, and its names in other languages by their tags.
    Piece(String, Vec<(String, String)>),
    /// A player, by the English name.
    Player(String),
    /// A game.
    Game {
        /// Its id.
        id: String,
        /// Its name in English.
        name: String,
    },
    /// Several values: “a, b and c”, or with `-separate` after the name of the placeholder “a; b; c”.
    List(Vec<MessageValue>),
}

impl Message {
    /// The message with this id, without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The same with an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<MessageValue>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// The id of the message.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Its arguments, by name.
    pub fn args(&self) -> &[(&'static str, MessageValue)] {
        &self.args
    }
}

impl From<Message> for MessageValue {
    fn from(message: Message) -> MessageValue {
        MessageValue::Message(message)
    }
}

impl<T: Into<MessageValue>> FromIterator<T> for MessageValue {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> MessageValue {
        MessageValue::List(values.into_iter().map(Into::into).collect())
    }
}

/// Implements conversions for types that look the same in every language.
macro_rules! words {
    ($($kind:ty),*) => {
        $(impl From<$kind> for MessageValue {
            fn from(value: $kind) -> MessageValue {
                MessageValue::Words(value.to_string())
            }
        })*
    };
}

words!(&str, &String, String, char, u8, u16, i32, u32, usize);
