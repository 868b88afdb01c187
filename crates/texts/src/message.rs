//! A message in no language yet, and the table that has its words in each.

use crate::Language;

/// A message of a catalogue, by its id, with what fills its gaps.
///
/// ```
/// use menagerie_texts::{Language, Message, MessageRow};
/// let table = [MessageRow { id: "letter", gaps: &["what"], words: ["“\u{1}”", "« \u{1} »"] }];
/// let message = Message::new("letter").with("what", 'e');
/// assert_eq!(message.words(&table, Language::English), "“e”");
/// assert_eq!(message.words(&table, Language::French), "« e »");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, MessageValue)>,
}

/// What fills a gap of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    /// Words that are the same in every language, such as a square, a letter or a number.
    Words(String),
    /// Another message.
    Message(Message),
}

/// A message in every language.
#[derive(Clone, Copy, Debug)]
pub struct MessageRow {
    /// Its id.
    pub id: &'static str,
    /// The names of its gaps.
    pub gaps: &'static [&'static str],
    /// Its words, in the order of the languages. The first gap is the character 1, the second the character 2.
    pub words: [&'static str; Language::ALL.len()],
}

impl Message {
    /// The message with this id and nothing in its gaps.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The same with a gap filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<MessageValue>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// Which message it is.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// What fills its gaps, by their names.
    pub fn args(&self) -> &[(&'static str, MessageValue)] {
        &self.args
    }

    /// What it says in a language, by a table whose ids stand in their order. A message that the table has not says its id.
    pub fn words(&self, table: &[MessageRow], language: Language) -> String {
        let Ok(place) = table.binary_search_by_key(&self.id, |row| row.id) else { return self.id.to_string() };
        let row = table[place];
        let mut said = String::new();
        for letter in row.words[language as usize].chars() {
            let gap = (letter as usize).checked_sub(1).and_then(|number| row.gaps.get(number));
            match gap {
                Some(gap) => match self.args.iter().find(|(name, _)| name == gap) {
                    Some((_, MessageValue::Words(words))) => said.push_str(words),
                    Some((_, MessageValue::Message(message))) => said.push_str(&message.words(table, language)),
                    None => {}
                },
                None => said.push(letter),
            }
        }
        said
    }
}

impl From<Message> for MessageValue {
    fn from(message: Message) -> MessageValue {
        MessageValue::Message(message)
    }
}

/// Words of what writes itself alike in every language.
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
