//! Who plays: this program with settings, or any other that speaks UCI.

use super::limit::Limit;
use crate::uci::Settings;
use std::str::FromStr;

/// The settings of `ours`, and what UCI calls them.
const OURS: [(&str, &str); 7] = [
    ("level", "Level"),
    ("hash", "Hash"),
    ("method", "Method"),
    ("without", "Without"),
    ("with", "With"),
    ("seed", "Seed"),
    ("overhead", "Move Overhead"),
];

/// An engine as described on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The name in tables.
    pub name: String,
    /// The program and its arguments; none for this program itself.
    pub command: Option<Vec<String>>,
    /// UCI options and their values.
    pub options: Vec<(String, String)>,
    /// What limits its moves.
    pub limit: Limit,
}

impl Contestant {
    /// Whether this option is set, its name in capitals or not.
    pub fn sets(&self, name: &str) -> bool {
        self.options.iter().any(|(known, _)| known.eq_ignore_ascii_case(name))
    }

    /// Whether its moves are limited, be it by a level.
    pub fn is_limited(&self) -> bool {
        let has_level = |(name, value): &(String, String)| name.eq_ignore_ascii_case("level") && value != "0";
        !self.limit.is_none() || self.options.iter().any(has_level)
    }
}

impl FromStr for Contestant {
    type Err = String;

    /// Reads `ours`, `ours:level=3,hash=32` or `cmd:program arguments`.
    fn from_str(text: &str) -> Result<Contestant, String> {
        let (sort, rest) = text.split_once(':').unwrap_or((text, ""));
        match sort {
            "ours" => ours(rest),
            "cmd" => {
                let words = shell_words::split(rest).map_err(|error| format!("“{rest}”: {error}"))?;
                let program = words.first().ok_or("write the program after cmd:, such as cmd:/usr/games/stockfish")?;
                let name = program.rsplit(['/', '\\']).next().unwrap_or(program).to_string();
                Ok(Contestant { name, command: Some(words), options: Vec::new(), limit: Limit::default() })
            }
            _ => Err(format!("“{text}” is not an engine: write ours, ours:level=3 or cmd:/path/to/program")),
        }
    }
}

fn ours(settings: &str) -> Result<Contestant, String> {
    let mut name = None;
    let mut options = Vec::new();
    for setting in settings.split(',').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (key, value) =
            setting.split_once('=').ok_or_else(|| format!("“{setting}” is not of the form name=value"))?;
        if key == "name" {
            name = Some(value.to_string());
        } else if let Some((_, option)) = OURS.iter().find(|(known, _)| *known == key) {
            // A program that is told an option it cannot have goes on without, so it is tried before the match.
            Settings::new().and_then(|mut settings| settings.set(option, Some(value))).map_err(|fault| fault.0)?;
            options.push(((*option).to_string(), value.to_string()));
        } else {
            let known: Vec<&str> = OURS.iter().map(|(known, _)| *known).chain(["name"]).collect();
            return Err(format!("ours has no setting “{key}”; it has {}", known.join(", ")));
        }
    }
    let told = if settings.is_empty() { "ours".to_string() } else { format!("ours:{settings}") };
    Ok(Contestant { name: name.unwrap_or(told), command: None, options, limit: Limit::default() })
}

/// `Name=Value`, an option as it is set for a program.
///
/// # Errors
/// If there is no `=`.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("“{text}” is not of the form Name=Value"))?;
    Ok((name.trim().to_string(), value.trim().to_string()))
}

/// Numbers engines that bear the same name.
pub fn tell_apart(contestants: &mut [Contestant]) {
    let names: Vec<String> = contestants.iter().map(|it| it.name.clone()).collect();
    for (place, contestant) in contestants.iter_mut().enumerate() {
        if names.iter().filter(|name| **name == contestant.name).count() > 1 {
            contestant.name = format!("{} #{}", contestant.name, place + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ours_has_settings() {
        let read: Contestant = "ours:level=3,hash=32,name=old".parse().expect("an engine");
        assert_eq!((read.name.as_str(), read.command.as_ref()), ("old", None));
        assert!(read.sets("Level") && read.sets("hash") && read.is_limited());
        let plain: Contestant = "ours".parse().expect("an engine");
        assert!(plain.name == "ours" && !plain.is_limited());
    }

    #[test]
    fn any_program_with_arguments() {
        let read: Contestant = "cmd:/usr/bin/engine --quiet 'a b'".parse().expect("an engine");
        assert_eq!(read.command, Some(["/usr/bin/engine", "--quiet", "a b"].map(String::from).to_vec()));
        assert_eq!(read.name, "engine");
        assert_eq!(option("Skill Level=3"), Ok(("Skill Level".to_string(), "3".to_string())));
    }

    #[test]
    fn faults_are_named() {
        for (text, reason) in [
            ("stockfish", "not an engine"),
            ("cmd:", "program"),
            ("ours:x=1", "“x”"),
            ("ours:level", "name=value"),
            ("ours:level=99", "“99”"),
            ("ours:hash=much", "“much”"),
            ("ours:method=dice", "“dice”"),
            ("ours:without=luck", "“luck”"),
        ] {
            let fault = text.parse::<Contestant>().expect_err(text);
            assert!(fault.contains(reason), "{text}: {fault}");
        }
    }

    #[test]
    fn equal_names_are_numbered() {
        let mut both: Vec<Contestant> = ["ours", "ours"].iter().filter_map(|text| text.parse().ok()).collect();
        tell_apart(&mut both);
        assert_eq!([both[0].name.as_str(), both[1].name.as_str()], ["ours #1", "ours #2"]);
    }
}
