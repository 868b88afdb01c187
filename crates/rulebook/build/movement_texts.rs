//! Rust of `movement.ftl`: the program has the words of its language in it, and no reader of Fluent. A gap of a text is a control
//! character; the sentences know the gaps by their names.

use menagerie_texts::Language;
use menagerie_texts::code::{TranslatedMessage, array, identifier, literal, mark};
use menagerie_texts::read::TextPart;
use std::fmt::Write as _;

/// A structure with all of a movement's texts, and one of it for each language.
pub fn code(all: &[TranslatedMessage]) -> String {
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
    let field = |message: &menagerie_texts::read::CatalogueEntry| {
        identifier(message.id.strip_prefix("movement-").unwrap_or(&message.id))
    };
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
