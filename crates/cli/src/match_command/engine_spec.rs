//! The value of `--engine`: this program with settings, or another UCI engine.

use crate::uci::EngineOptions;
use menagerie_matches::arena::EngineConfig;
use std::str::FromStr;

/// The settings of `ours`, and the corresponding UCI options.
const OURS: [(&str, &str); 7] = [
    ("level", "Level"),
    ("hash", "Hash"),
    ("method", "Method"),
    ("without", "Without"),
    ("with", "With"),
    ("seed", "Seed"),
    ("overhead", "Move Overhead"),
];

/// An engine as given on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSpec {
    /// The name in tables.
    pub name: String,
    /// The program and its arguments; `None` for this program.
    pub command: Option<Vec<String>>,
    /// UCI options and their values.
    pub options: Vec<(String, String)>,
}

impl EngineSpec {
    /// The engine for a match.
    ///
    /// # Errors
    /// If the path of this program is unknown.
    pub fn config(&self) -> anyhow::Result<EngineConfig> {
        let command = match &self.command {
            Some(words) => words.clone(),
            None => {
                let program = std::env::current_exe()?;
                let program = program
                    .to_str()
                    .ok_or_else(|| anyhow::anyhow!("the path {} cannot be written as a text", program.display()))?;
                vec![program.to_string(), "uci".to_string()]
            }
        };
        let mut config = EngineConfig { name: self.name.clone(), command, ..EngineConfig::default() };
        config.options.clone_from(&self.options);
        Ok(config)
    }
}

impl FromStr for EngineSpec {
    type Err = String;

    /// Parses `ours`, `ours:level=3,hash=32` or `cmd:program arguments`.
    fn from_str(text: &str) -> Result<EngineSpec, String> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "ours" => ours(rest),
            "cmd" => {
                let words = shell_words::split(rest).map_err(|error| format!("“{rest}”: {error}"))?;
                let program = words.first().ok_or("write the program after cmd:, such as cmd:/usr/games/stockfish")?;
                let name = program.rsplit(['/', '\\']).next().unwrap_or(program).to_string();
                Ok(EngineSpec { name, command: Some(words), options: Vec::new() })
            }
            _ => Err(format!("“{text}” is not an engine: write ours, ours:level=3 or cmd:/path/to/program")),
        }
    }
}

fn ours(settings: &str) -> Result<EngineSpec, String> {
    let mut name = None;
    let mut options = Vec::new();
    for setting in settings.split(',').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (key, value) =
            setting.split_once('=').ok_or_else(|| format!("“{setting}” is not of the form name=value"))?;
        if key == "name" {
            name = Some(value.to_string());
        } else if let Some((_, option)) = OURS.iter().find(|(known, _)| *known == key) {
            // An engine ignores a wrong option, so the option is checked before the match.
            EngineOptions::new().and_then(|mut settings| settings.set(option, Some(value))).map_err(|fault| fault.0)?;
            options.push(((*option).to_string(), value.to_string()));
        } else {
            let known: Vec<&str> = OURS.iter().map(|(known, _)| *known).chain(["name"]).collect();
            return Err(format!("ours has no setting “{key}”; it has {}", known.join(", ")));
        }
    }
    let spec = if settings.is_empty() { "ours".to_string() } else { format!("ours:{settings}") };
    Ok(EngineSpec { name: name.unwrap_or(spec), command: None, options })
}

/// Parses a UCI option as `Name=Value`.
///
/// # Errors
/// If there is no `=`.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("“{text}” is not of the form Name=Value"))?;
    Ok((name.trim().to_string(), value.trim().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ours_has_settings() {
        let read: EngineSpec = "ours:level=3,hash=32,name=old".parse().expect("an engine");
        assert_eq!((read.name.as_str(), read.command.as_ref()), ("old", None));
        let config = read.config().expect("this program has a path");
        assert!(config.sets("Level") && config.sets("hash") && config.command.ends_with(&["uci".to_string()]));
        let plain: EngineSpec = "ours".parse().expect("an engine");
        assert!(plain.name == "ours" && plain.options.is_empty());
    }

    #[test]
    fn any_program_with_arguments() {
        let read: EngineSpec = "cmd:/usr/bin/engine --quiet 'a b'".parse().expect("an engine");
        assert_eq!(read.command, Some(["/usr/bin/engine", "--quiet", "a b"].map(String::from).to_vec()));
        assert_eq!(read.name, "engine");
        assert_eq!(option("Skill Level=3"), Ok(("Skill Level".to_string(), "3".to_string())));
    }

    #[test]
    fn errors_are_named() {
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
            let error = text.parse::<EngineSpec>().expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
