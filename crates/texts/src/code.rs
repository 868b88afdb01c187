//! Generates Rust code from the catalogues at build time: a function for each message, so that a program contains the words and no Fluent
//! parser.

use crate::Language;
use crate::read::{CatalogueEntry, GappedText, TextPart, messages};
use std::fmt::Write as _;

/// A message in every language.
pub type TranslatedMessage = Vec<CatalogueEntry>;

/// The messages of a file, in every language.
///
/// # Errors
/// When a file cannot be read, or the languages do not have the same messages.
pub fn in_all(file: &str, wanted: impl Fn(&str) -> bool) -> Result<Vec<TranslatedMessage>, String> {
    let mut all: Vec<TranslatedMessage> = Vec::new();
    for language in Language::ALL {
        let found = messages(language, file, &wanted)?;
        if all.is_empty() {
            all = found.into_iter().map(|message| vec![message]).collect();
            continue;
        }
        if found.len() != all.len() {
            return Err(format!("{file} of “{}” has more messages, or fewer", language.tag()));
        }
        for (known, message) in all.iter_mut().zip(found) {
            let same_forms = |other: &CatalogueEntry| {
                other.forms.iter().map(|(name, _)| name).eq(message.forms.iter().map(|(name, _)| name))
            };
            if known[0].id != message.id || !same_forms(&known[0]) {
                return Err(format!("{file} of “{}”: {} is not like {}", language.tag(), message.id, known[0].id));
            }
            known.push(message);
        }
    }
    Ok(all)
}

/// Generates a function for each message, which returns its words in a language. Placeholders become arguments, in their order. A message
/// that has only attributes becomes a list of them. `prefix` is removed from the names. The module with the code must have a function
/// `pick`, which chooses a language's value among several, and `ONLY`, the language of a program with a single one.
pub fn said(code: &mut String, all: &[TranslatedMessage], prefix: &str) {
    for message in all {
        let english = &message[0];
        let name = identifier(english.id.strip_prefix(prefix).unwrap_or(&english.id));
        if !english.forms.is_empty() && english.text.is_none() {
            function(
                code,
                &name,
                &message.iter().map(|it| array(&it.forms, &[])).collect::<Vec<_>>(),
                english.forms.len(),
            );
            continue;
        }
        let mut gaps = english.gaps();
        for gap in message.iter().flat_map(CatalogueEntry::gaps) {
            if !gaps.contains(&gap) {
                gaps.push(gap);
            }
        }
        if gaps.is_empty() {
            let texts: Vec<String> =
                message.iter().map(|it| literal(it.text.as_deref().unwrap_or_default(), &[])).collect();
            function(code, &name, &texts, 0);
            continue;
        }
        let arguments: String = gaps.iter().map(|gap| format!(", {}: impl Display", identifier(gap))).collect();
        let _ = writeln!(code, "/// {}\n#[inline(always)]", shown(english));
        let _ = writeln!(code, "pub fn {name}(language: Language{arguments}) -> String {{");
        let _ = writeln!(code, "    match ONLY.unwrap_or(language).index() {{");
        for (number, message) in message.iter().enumerate() {
            let text = message.text.as_deref().unwrap_or_default();
            let value = match message.gaps().is_empty() {
                true => format!("{}.to_string()", literal(text, &[])),
                false => format!("format!({})", format_string(text)),
            };
            // The last one stands for whatever there is not.
            let pattern = if number + 1 == Language::COUNT { "_".to_string() } else { number.to_string() };
            let _ = writeln!(code, "        {pattern} => {value},");
        }
        code.push_str("    }\n}\n");
    }
}

/// Makes the message begin with a small letter, unless it begins with a placeholder.
pub fn begin_small(message: &mut CatalogueEntry) {
    if let Some(TextPart::Words(words)) = message.text.as_mut().and_then(|text| text.first_mut()) {
        let mut letters = words.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
        *words = first + letters.as_str();
    }
}

/// Generates a function that returns the messages of a language in the order of their ids, for [`crate::MessageTable`].
pub fn table(code: &mut String, name: &str, all: &[TranslatedMessage]) {
    let mut rows: Vec<&TranslatedMessage> = all.iter().collect();
    rows.sort_unstable_by_key(|message| &message[0].id);
    let _ = writeln!(code, "/// The messages of a language, in the order of their ids.\n#[inline(always)]");
    let _ =
        writeln!(code, "pub fn {name}(language: Language) -> &'static [MessageRow] {{\n    match language.index() {{");
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let pattern = if number + 1 == Language::COUNT { "_".to_string() } else { number.to_string() };
        let tag = language.tag().to_uppercase().replace('-', "_");
        let _ = writeln!(code, "        {pattern} => {{\n            static {tag}: &[MessageRow] = &[");
        for message in rows.iter().filter_map(|message| message.get(number)) {
            let gaps = message.gaps();
            let words = literal(message.text.as_deref().unwrap_or_default(), &gaps);
            let _ = writeln!(code, "MessageRow {{ id: {:?}, gaps: &{gaps:?}, words: {words} }},", message.id);
        }
        let _ = writeln!(code, "            ];\n            {tag}\n        }}");
    }
    code.push_str("    }\n}\n");
}

/// A text as a format string.
fn format_string(text: &[TextPart]) -> String {
    let part = |part: &TextPart| match part {
        TextPart::Words(words) => {
            words.replace('\\', "\\\\").replace('"', "\\\"").replace('{', "{{").replace('}', "}}")
        }
        TextPart::Gap(name) => format!("{{{}}}", identifier(name)),
    };
    format!("\"{}\"", text.iter().map(part).collect::<String>())
}

fn function(code: &mut String, name: &str, texts: &[String], forms: usize) {
    let kind = if forms == 0 { "&'static str".to_string() } else { format!("&'static [&'static str; {forms}]") };
    let _ = writeln!(code, "/// {}", texts[0].replace('\n', " "));
    let _ = writeln!(code, "#[inline(always)]\npub fn {name}(language: Language) -> {kind} {{");
    let _ = writeln!(code, "    pick(language, [{}])\n}}", texts.join(", "));
}

/// An id of the catalogue as a Rust identifier.
pub fn identifier(id: &str) -> String {
    id.replace('-', "_").to_lowercase()
}

/// The control character of a placeholder, as a Rust escape.
pub fn mark(number: usize) -> String {
    format!("\\u{{{:x}}}", number + 1)
}

/// Texts as a Rust array, with marks for placeholders.
pub fn array(forms: &[(String, GappedText)], gaps: &[&str]) -> String {
    let texts: Vec<String> = forms.iter().map(|(_, text)| literal(text, gaps)).collect();
    format!("&[{}]", texts.join(", "))
}

/// A text as a Rust literal, with marks for placeholders.
pub fn literal(text: &[TextPart], gaps: &[&str]) -> String {
    let mut code = String::from("\"");
    for part in text {
        match part {
            TextPart::Words(words) => code.push_str(&words.escape_debug().to_string().replace("\\'", "'")),
            TextPart::Gap(name) => {
                let number = gaps.iter().position(|gap| gap == name).expect("the languages have the same gaps");
                code.push_str(&mark(number));
            }
        }
    }
    code.push('"');
    code
}

/// The documentation of a message.
fn shown(message: &CatalogueEntry) -> String {
    let part = |part: &TextPart| match part {
        TextPart::Words(words) => words.clone(),
        TextPart::Gap(name) => format!("`{name}`"),
    };
    message.text.iter().flatten().map(part).collect()
}

/// Generates a table of the names with this prefix in `names.ftl`: in English, and in another language with these forms. A form that a
/// language has of none of these names is the name itself. The English table has no names that lack a form.
///
/// # Errors
/// When a file cannot be read.
pub fn names(code: &mut String, table: &str, prefix: &str, forms: &[&str]) -> Result<(), String> {
    let wanted = |id: &str| id.starts_with(prefix);
    let english = messages(Language::EN, "names.ftl", wanted)?;
    let mut tables = Vec::new();
    for language in Language::ALL {
        let mut entries = String::new();
        let all = messages(language, "names.ftl", wanted)?;
        let has = |form: &str| all.iter().any(|message| message.forms.iter().any(|(name, _)| name == form));
        let text = |message: &CatalogueEntry| literal(message.text.as_deref().unwrap_or_default(), &[]);
        for (english, message) in english.iter().zip(&all) {
            let form = |wanted: &&str| {
                let own = message.forms.iter().find(|(name, _)| name == wanted).map(|(_, form)| literal(form, &[]));
                let is_bare = language != Language::EN && !has(wanted);
                own.or_else(|| is_bare.then(|| text(message)))
            };
            let Some(own) = forms.iter().map(form).collect::<Option<Vec<_>>>() else { continue };
            let _ = write!(entries, "({}, [{}, {}]), ", text(english), text(message), own.join(", "));
        }
        tables.push(format!("&[{entries}][..]"));
    }
    let count = forms.len() + 1;
    let _ = writeln!(code, "/// Names: in English, and alone and in the forms {}.", forms.join(", "));
    let _ = writeln!(
        code,
        "#[inline(always)]\npub fn {table}(language: Language) -> &'static [(&'static str, [&'static str; {count}])] {{"
    );
    let _ = writeln!(code, "    pick(language, [{}])\n}}", tables.join(", "));
    Ok(())
}
