//! The words of messages in one language, made of its catalogue at build time.

use crate::{Message, MessageValue};

/// A message in a language.
#[derive(Clone, Copy, Debug)]
pub struct MessageRow {
    /// Its id.
    pub id: &'static str,
    /// The names of its placeholders.
    pub gaps: &'static [&'static str],
    /// Its words. The first gap is the character 1, the second the character 2.
    pub words: &'static str,
}

/// A name in a language: the English one, and its forms in the order of [`MessageTable::FORMS`].
pub type NameRow = (&'static str, [&'static str; MessageTable::FORMS.len()]);

/// The words of a program in one language.
///
/// ```
/// use menagerie_texts::{Message, MessageRow, MessageTable};
/// let rows = [MessageRow { id: "letter", gaps: &["what"], words: "“\u{1}”" }];
/// let table = MessageTable { tag: "en", rows: &[&rows], names: &[] };
/// assert_eq!(table.words(&Message::new("letter").with("what", 'e')), "“e”");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MessageTable<'a> {
    /// The tag of the language.
    pub tag: &'static str,
    /// The messages: several lists, each in the order of the ids.
    pub rows: &'a [&'a [MessageRow]],
    /// The names of players that are not the English ones.
    pub names: &'a [NameRow],
}

impl MessageTable<'_> {
    /// The forms of a name: alone, and after the suffixes that placeholders have, such as `player-the`.
    pub const FORMS: [&'static str; 5] = ["", "The", "the", "of", "to"];

    /// The words of a message. A message that is not in the table is shown as its id.
    pub fn words(&self, message: &Message) -> String {
        let mut said = String::new();
        self.say(message, &mut said);
        said
    }

    fn say(&self, message: &Message, said: &mut String) {
        let Some(row) = self.rows.iter().find_map(|rows| {
            let place = rows.binary_search_by_key(&message.id(), |row| row.id).ok()?;
            rows.get(place)
        }) else {
            said.push_str(message.id());
            return;
        };
        for letter in row.words.chars() {
            match (letter as usize).checked_sub(1).and_then(|number| row.gaps.get(number)) {
                Some(gap) => self.fill(message, gap, said),
                None => said.push(letter),
            }
        }
    }

    /// Writes the value of a gap, whose name may have a suffix.
    fn fill(&self, message: &Message, gap: &str, said: &mut String) {
        let whole = message.args().iter().find(|(name, _)| *name == gap).map(|(_, value)| (value, ""));
        let with_form = || {
            let (name, form) = gap.rsplit_once('-')?;
            message.args().iter().find(|(other, _)| *other == name).map(|(_, value)| (value, form))
        };
        if let Some((value, form)) = whole.or_else(with_form) {
            self.show(value, form, said);
        }
    }

    fn show(&self, value: &MessageValue, form: &str, said: &mut String) {
        match value {
            MessageValue::Words(words) => said.push_str(words),
            MessageValue::Message(message) => self.say(message, said),
            MessageValue::Piece(name, others) => {
                let own = others.iter().find(|(tag, _)| tag == self.tag);
                said.push_str(own.map_or(name, |(_, own)| own));
            }
            MessageValue::Game { name, .. } => said.push_str(name),
            MessageValue::Player(name) => said.push_str(self.name(name, form)),
            MessageValue::List(values) => {
                for (number, value) in values.iter().enumerate() {
                    match number {
                        0 => {}
                        _ if form == "separate" => self.say(&Message::new("list-separate"), said),
                        last if last + 1 == values.len() => self.say(&Message::new("list-and"), said),
                        _ => said.push_str(", "),
                    }
                    self.show(value, form, said);
                }
            }
        }
    }

    /// A player's name in a form. A name that is not in the table stays as it is.
    pub fn name<'n>(&'n self, name: &'n str, form: &str) -> &'n str {
        let known = self.names.iter().find(|(english, _)| *english == name);
        let forms = known.and_then(|(_, forms)| {
            let place = Self::FORMS.iter().position(|known| *known == form).unwrap_or_default();
            forms.get(place)
        });
        forms.copied().unwrap_or(name)
    }
}
