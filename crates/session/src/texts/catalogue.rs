//! The catalogue of one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use menagerie_js_types::games;
use menagerie_texts::{Text, TextArgument};

/// The deepest nesting of texts, as a text that contains itself would never end.
const DEPTH: u8 = 8;

/// The forms of a name that texts use.
const FORMS: [&str; 6] = ["the", "of", "to", "a", "plural", "e"];

/// All texts in one language.
pub struct Catalogue {
    language: String,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The texts of a catalogue, in Fluent. What it has wrong, which a test finds, is left out.
    pub fn new(language: &str, source: &str) -> Catalogue {
        // With a malformed tag, numbers get the plural forms of no language.
        let name: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![name]);
        // The page has one writing direction, and isolation marks would be copied along with the texts.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Catalogue { language: language.to_string(), bundle }
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The words of a text; its id if there are none.
    pub fn say(&self, text: &Text) -> String {
        self.words(text, DEPTH)
    }

    fn words(&self, text: &Text, depth: u8) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in text.args() {
            self.put(&mut args, name, value, depth);
        }
        let Some(pattern) = self.bundle.get_message(text.id()).and_then(|message| message.value()) else {
            return match (self.registered(text.id()), text.args().get(Text::OTHERWISE)) {
                (Some(words), _) => words,
                (None, Some(other)) if depth > 0 => self.show(other, depth),
                (None, _) => text.id().to_string(),
            };
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Sets an argument. The attributes of a text become arguments too: `$piece` is accompanied by `$piece-the` if the text of the piece
    /// has an attribute `.the`. Without one, the argument is the text itself, so that no language needs the attributes of another.
    fn put(&self, args: &mut FluentArgs<'_>, name: &str, value: &TextArgument, depth: u8) {
        if let TextArgument::Text(text) = value
            && let Some(message) = self.bundle.get_message(text.id())
        {
            for attribute in message.attributes() {
                let words = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
                args.set(format!("{name}-{}", attribute.id()), words);
            }
        }
        // Names from a definition have no other forms.
        if let TextArgument::Text(text) = value
            && !self.bundle.has_message(text.id())
            && let Some(words) = self.registered(text.id())
        {
            for form in FORMS {
                args.set(format!("{name}-{form}"), words.clone());
            }
        }
        if let TextArgument::List(list) = value {
            let separator = self.words(&Text::new("list-separate"), 1);
            args.set(format!("{name}-separate"), self.each(list, depth).join(&separator));
        }
        let value: FluentValue<'_> = match value {
            TextArgument::Number(number) => (*number).into(),
            other => self.show(other, depth).into(),
        };
        args.set(name.to_string(), value);
    }

    /// The words of an own definition. The name of a game from a link or a file has a mark, as it may be written like that
    /// of a game which everybody has.
    fn registered(&self, id: &str) -> Option<String> {
        let words = games::words(id, &self.language)?;
        let is_own_game = id.strip_prefix("game-").is_some_and(games::is_own);
        let marked = self.bundle.get_message("own-name").and_then(|message| message.value()).filter(|_| is_own_game);
        let Some(pattern) = marked else { return Some(words) };
        let mut args = FluentArgs::new();
        args.set("name", words);
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    fn show(&self, value: &TextArgument, depth: u8) -> String {
        match value {
            TextArgument::Number(number) => number.to_string(),
            TextArgument::Words(words) => words.clone(),
            TextArgument::Text(_) if depth == 0 => String::new(),
            TextArgument::Text(text) => self.words(text, depth - 1),
            TextArgument::List(_) if depth == 0 => String::new(),
            TextArgument::List(list) => self.list(list, depth - 1),
        }
    }

    /// “a”, “a and b”, “a, b and c”.
    fn list(&self, values: &[TextArgument], depth: u8) -> String {
        let mut all = self.each(values, depth);
        let Some(last) = all.pop() else { return String::new() };
        if all.is_empty() {
            return last;
        }
        all.join(", ") + &self.words(&Text::new("list-and"), 1) + &last
    }

    fn each(&self, values: &[TextArgument], depth: u8) -> Vec<String> {
        values.iter().map(|value| self.show(value, depth)).collect()
    }
}
