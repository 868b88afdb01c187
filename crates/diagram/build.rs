//! Makes Rust of the catalogues: the program has the words of its language in it, and no reader of Fluent.
//!
//! A gap of a text is a control character. What fills it is an argument of a message of `diagram.ftl`; a movement's sentences are told
//! by `words`, which knows the gaps by their names.

use menagerie_texts::Language;
use menagerie_texts::read::{GappedText, Message, TextPart, messages};
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// What diagrams say in the words of the game page.
const SHARED: [&str; 1] = ["status-check"];

/// The same inside of a sentence, where it begins with a small letter.
const REASONS: [&str; 22] = [
    "why-empty",
    "why-castling-none",
    "why-castling-elsewhere",
    "fault-option",
    "fault-unreadable",
    "fault-no-such-piece",
    "fault-off-board",
    "fault-cannot-reach",
    "fault-king-in-check",
    "fault-ambiguous",
    "fault-promotion-needed",
    "fault-wrong-promotion",
    "fault-cannot-pass",
    "position-empty",
    "position-kings",
    "position-kings-four",
    "position-turn-two",
    "position-turn-four",
    "position-turn-of-out",
    "position-opponent-in-check",
    "position-ranks",
    "position-width",
];

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", menagerie_texts::read::folder(language).display());
    }
    let out = std::env::var("OUT_DIR")?;
    let mut code = String::new();
    said(&mut code, &in_all("diagram.ftl", |_| true)?, "diagram-");
    said(&mut code, &in_all("game.ftl", |id| SHARED.contains(&id))?, "");
    let mut reasons = in_all("game.ftl", |id| REASONS.contains(&id))?;
    for message in reasons.iter_mut().flatten() {
        begin_small(message);
        with_article(message);
    }
    said(&mut code, &reasons, "");
    players(&mut code)?;
    games(&mut code)?;
    std::fs::write(Path::new(&out).join("said.rs"), code)?;
    std::fs::write(Path::new(&out).join("movement.rs"), movement(&in_all("movement.ftl", |_| true)?))?;
    Ok(())
}

/// A message in every language.
type Translated = Vec<Message>;

/// The messages of a file, in every language, as long as the languages agree.
fn in_all(file: &str, wanted: impl Fn(&str) -> bool) -> Result<Vec<Translated>, String> {
    let mut all: Vec<Translated> = Vec::new();
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
            let same_forms = |other: &Message| {
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

/// Begins the message with a small letter, unless a gap begins it.
fn begin_small(message: &mut Message) {
    if let Some(TextPart::Words(words)) = message.text.as_mut().and_then(|text| text.first_mut()) {
        let mut letters = words.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
        *words = first + letters.as_str();
    }
}

/// What fills a player's gap has its article already, where the language has one.
fn with_article(message: &mut Message) {
    for part in message.text.iter_mut().flatten() {
        if let TextPart::Gap(name) = part
            && let Some(bare) = name.strip_suffix("-the").or_else(|| name.strip_suffix("-The"))
        {
            *name = bare.to_string();
        }
    }
}

/// The names of the players, in the forms in which `phrases` asks for them. A language without these forms says the name in each.
fn players(code: &mut String) -> Result<(), Box<dyn Error>> {
    const FORMS: [&str; 4] = ["The", "the", "of", "to"];
    let english = messages(Language::English, "names.ftl", |id| id.starts_with("player-"))?;
    let mut tables = Vec::new();
    for language in Language::ALL {
        let mut table = String::new();
        let own = messages(language, "names.ftl", |id| id.starts_with("player-"))?;
        for (english, message) in english.iter().zip(own).filter(|(_, message)| !message.forms.is_empty()) {
            let mut forms = vec![literal(message.text.as_deref().unwrap_or_default(), &[])];
            for wanted in FORMS {
                let form = message.forms.iter().find(|(name, _)| name == wanted);
                let (_, form) = form.ok_or_else(|| format!("{} has no form “{wanted}”", message.id))?;
                forms.push(literal(form, &[]));
            }
            let name = literal(english.text.as_deref().unwrap_or_default(), &[]);
            let _ = write!(table, "({name}, [{}]), ", forms.join(", "));
        }
        tables.push(format!("&[{table}]"));
    }
    code.push_str("/// The players’ names: in English, and alone, “The …”, “the …”, “of …”, “to …”.\n");
    code.push_str("pub fn players(language: Language) -> &'static [(&'static str, [&'static str; 5])] {\n");
    let _ = writeln!(code, "    pick(language, [{}])\n}}", tables.join(", "));
    Ok(())
}

/// The names of the games that come with the rules, by their ids. In English the definitions have them.
fn games(code: &mut String) -> Result<(), Box<dyn Error>> {
    let mut tables = Vec::new();
    for language in Language::ALL {
        let own = messages(language, "names.ftl", |id| id.starts_with("game-") && language != Language::English)?;
        let entry = |message: &Message| {
            let id = message.id.trim_start_matches("game-");
            format!("({id:?}, {}), ", literal(message.text.as_deref().unwrap_or_default(), &[]))
        };
        tables.push(format!("&[{}]", own.iter().map(entry).collect::<String>()));
    }
    code.push_str("/// The games’ names, by their ids, where the definitions do not have them.\n");
    code.push_str("pub fn games(language: Language) -> &'static [(&'static str, &'static str)] {\n");
    let _ = writeln!(code, "    pick(language, [{}])\n}}", tables.join(", "));
    Ok(())
}

/// A function for each message, which picks its words in the language of the program.
fn said(code: &mut String, all: &[Translated], prefix: &str) {
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
        for gap in message.iter().flat_map(Message::gaps) {
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
        let _ = writeln!(code, "    match ONLY.unwrap_or(language) {{");
        for (language, message) in Language::ALL.iter().zip(message) {
            let text = message.text.as_deref().unwrap_or_default();
            let value = match message.gaps().is_empty() {
                true => format!("{}.to_string()", literal(text, &[])),
                false => format!("format!({})", format_string(text)),
            };
            let _ = writeln!(code, "        Language::{language:?} => {value},");
        }
        code.push_str("    }\n}\n");
    }
}

/// A text as `format!` reads it.
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

/// A structure with all of a movement's texts, and one of it for each language.
fn movement(all: &[Translated]) -> String {
    let mut gaps: Vec<&str> = Vec::new();
    for message in all.iter().flatten() {
        let forms = message.forms.iter().map(|(_, text)| text);
        for part in message.text.iter().chain(forms).flatten() {
            if let TextPart::Gap(name) = part
                && !gaps.contains(&name.as_str())
            {
                gaps.push(name);
            }
        }
    }
    let mut code = String::from("/// The gaps of texts, by the names of what fills them.\npub mod gap {\n");
    for (number, gap) in gaps.iter().enumerate() {
        let _ = writeln!(code, "    pub const {}: char = '{}';", identifier(gap).to_uppercase(), mark(number));
    }
    code.push_str("}\n\n/// What a language needs to tell how a piece moves.\npub struct MovementTexts {\n");
    let field = |message: &Message| identifier(message.id.strip_prefix("movement-").unwrap_or(&message.id));
    for message in all {
        let english = &message[0];
        let kind = if english.text.is_some() {
            "&'static str".to_string()
        } else {
            format!("[&'static str; {}]", english.forms.len())
        };
        let _ = writeln!(code, "    pub {}: {kind},", field(english));
    }
    code.push_str("}\n");
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let _ = writeln!(code, "\nstatic {}: MovementTexts = MovementTexts {{", language.tag().to_uppercase());
        for message in all {
            let message = &message[number];
            let value = match &message.text {
                Some(text) => literal(text, &gaps),
                None => array(&message.forms, &gaps).trim_start_matches('&').to_string(),
            };
            let _ = writeln!(code, "    {}: {value},", field(message));
        }
        code.push_str("};\n");
    }
    let tags: Vec<String> = Language::TAGS.iter().map(|tag| format!("&{}", tag.to_uppercase())).collect();
    let _ =
        writeln!(code, "\n/// The texts of a language.\npub fn texts(language: Language) -> &'static MovementTexts {{");
    let _ = writeln!(code, "    pick(language, [{}])\n}}", tags.join(", "));
    code
}

fn identifier(id: &str) -> String {
    id.replace('-', "_").to_lowercase()
}

fn mark(number: usize) -> String {
    format!("\\u{{{:x}}}", number + 1)
}

fn array(forms: &[(String, GappedText)], gaps: &[&str]) -> String {
    let texts: Vec<String> = forms.iter().map(|(_, text)| literal(text, gaps)).collect();
    format!("&[{}]", texts.join(", "))
}

/// A text as Rust writes it, its gaps as marks.
fn literal(text: &[TextPart], gaps: &[&str]) -> String {
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

/// A message as its documentation shows it.
fn shown(message: &Message) -> String {
    let part = |part: &TextPart| match part {
        TextPart::Words(words) => words.clone(),
        TextPart::Gap(name) => format!("`{name}`"),
    };
    message.text.iter().flatten().map(part).collect()
}
