//! The catalogue of one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::text::{Text, TextArgument};
use menagerie_js_types::games;
use menagerie_texts::Language;

/// Texts are put into texts no deeper than this: a text that contains itself would have no end.
const DEPTH: u8 = 4;

/// The forms of a name that texts ask for.
const FORMS: [&str; 6] = ["the", "of", "to", "a", "plural", "e"];

/// All texts in one language.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The texts in a language. What its files have wrong, which a test finds, is left out.
    pub fn of(language: Language) -> Catalogue {
        let name: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![name]);
        // The page has one direction of writing, and marks for it would be copied along with the texts.
        bundle.set_use_isolating(false);
        for source in language.page_catalogue() {
            let resource = FluentResource::try_new((*source).to_string()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Catalogue { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
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
            return self.brought(text.id()).unwrap_or_else(|| text.id().to_string());
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Puts a value in. A text with attributes brings these along: `$piece` has `$piece-the` beside it where the text of
    /// the piece has an attribute `.the`. Without it that is the text itself, so that no language needs the attributes
    /// of another.
    fn put(&self, args: &mut FluentArgs<'_>, name: &str, value: &TextArgument, depth: u8) {
        if let TextArgument::Text(text) = value
            && let Some(message) = self.bundle.get_message(text.id())
        {
            for attribute in message.attributes() {
                let words = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
                args.set(format!("{name}-{}", attribute.id()), words);
            }
        }
        // Names that a definition has brought have no other forms than the one.
        if let TextArgument::Text(text) = value
            && !self.bundle.has_message(text.id())
            && let Some(words) = self.brought(text.id())
        {
            for form in FORMS {
                args.set(format!("{name}-{form}"), words.clone());
            }
        }
        let value: FluentValue<'_> = match value {
            TextArgument::Number(number) => (*number).into(),
            other => self.show(other, depth).into(),
        };
        args.set(name.to_string(), value);
    }

    /// The words of a definition that was brought. The name of a game from a link or a file has a mark, as it may be written like that
    /// of a game which everybody has.
    fn brought(&self, id: &str) -> Option<String> {
        let words = games::words(id, self.language.tag())?;
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
        let mut all: Vec<String> = values.iter().map(|value| self.show(value, depth)).collect();
        let Some(last) = all.pop() else { return String::new() };
        if all.is_empty() {
            return last;
        }
        let text = Text::new("list").with("first", all.join(", ")).with("last", last);
        self.words(&text, 1)
    }
}
