//! The `feature` commands, which also declare the UCI options.

use super::setup;
use crate::uci::{CommandError, EngineOptions};

/// The UCI options that are not declared: XBoard has other commands for them, or does not need them.
const OTHERWISE: [&str; 3] = ["Hash", "MultiPV", "UCI_Variant"];

/// The answer to `protover`.
///
/// # Errors
/// If a game cannot be compiled.
pub fn lines(settings: &EngineOptions) -> Result<Vec<String>, CommandError> {
    let mut lines = vec![
        // More features follow, until `done=1`.
        "feature done=0".to_string(),
        concat!("feature myname=\"Menagerie ", env!("CARGO_PKG_VERSION"), "\"").to_string(),
        "feature ping=1 setboard=1 playother=1 usermove=1 san=0 time=1 draw=1 analyze=1 memory=1 smp=0".to_string(),
        "feature sigint=0 sigterm=0 reuse=1 colors=0 ics=0 name=1 nps=0 debug=1 highlight=1".to_string(),
        format!("feature variants=\"{}\"", setup::names(settings).join(",")),
    ];
    for declared in settings.declaration()? {
        if let Some(option) = option(&declared).filter(|(name, _)| !OTHERWISE.contains(name)) {
            lines.push(format!("feature option=\"{} {}\"", option.0, option.1));
        }
    }
    lines.push("feature done=1".to_string());
    Ok(lines)
}

/// The name and the type of an option from its UCI declaration: `option name Level type spin default 0 min 0 max 8`.
fn option(declared: &str) -> Option<(&str, String)> {
    let (name, kind) = declared.strip_prefix("option name ")?.split_once(" type ")?;
    let words: Vec<&str> = kind.split(' ').collect();
    let kind = match words.as_slice() {
        ["spin", "default", value, "min", least, "max", most] => format!("-spin {value} {least} {most}"),
        ["check", "default", value] => format!("-check {}", u8::from(*value == "true")),
        ["string", "default", value] => format!("-string {}", if *value == "<empty>" { "" } else { value }),
        ["combo", "default", value, choices @ ..] => {
            let choices = choices.iter().filter(|word| **word != "var");
            let marked = choices.map(|word| if word == value { format!("*{word}") } else { (*word).to_string() });
            format!("-combo {}", marked.collect::<Vec<_>>().join(" /// "))
        }
        ["button"] => "-button".to_string(),
        _ => return None,
    };
    Some((name, kind.trim_end().to_string()))
}

/// The name and the value of `option NAME=VALUE`, as UCI writes them.
pub fn chosen<'a>(text: &'a str, settings: &EngineOptions) -> (&'a str, Option<String>) {
    let Some((name, value)) = text.split_once('=') else { return (text, None) };
    let is_switch = settings.is_switch(name);
    let value = match value {
        "1" if is_switch => "true",
        "0" if is_switch => "false",
        other => other,
    };
    (name, Some(value.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_declared_as_xboard_reads_them() {
        for (declared, kind) in [
            ("option name X type spin default 5 min 0 max 50", "-spin 5 0 50"),
            ("option name X type check default false", "-check 0"),
            ("option name X type string default <empty>", "-string"),
            ("option name X type combo default b var a var b", "-combo a /// *b"),
            ("option name X type button", "-button"),
        ] {
            assert_eq!(option(declared), Some(("X", kind.to_string())));
        }
        assert_eq!(option("option name X"), None);
        let all = EngineOptions::new().and_then(|settings| settings.declaration()).expect("options");
        assert!(all.iter().all(|declared| option(declared).is_some()), "{all:#?}");
    }
}
