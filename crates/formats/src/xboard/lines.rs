//! Parses the lines of XBoard's commands.

use crate::text_place::Place;
use crate::{FormatNote, Message, NoteKind};

/// The parsed commands.
#[derive(Debug, Default)]
pub(super) struct Commands {
    /// The argument of `variant`.
    pub variant: Option<String>,
    /// The argument of `setup`.
    pub setup: Option<(String, Place)>,
    pub pieces: Vec<PieceCommand>,
    /// The argument of `choice`: the promotions of Pawns.
    pub choice: Option<String>,
}

/// `piece LETTER MOVES`.
#[derive(Debug)]
pub(super) struct PieceCommand {
    /// The letter without `&`.
    pub letter: String,
    /// Whether it applies to both sides.
    pub both: bool,
    pub moves: String,
    /// The place of the letter.
    pub at: Place,
    /// The place of the moves.
    pub moves_at: Place,
}

/// Commands that do not affect the rules.
const OTHERS: &[&str] = &[
    "accepted", "analyze", "black", "computer", "cores", "easy", "egtpath", "feature", "force", "go", "hard", "hover",
    "level", "lift", "memory", "name", "new", "nopost", "option", "ping", "pong", "post", "protover", "put", "quit",
    "random", "rating", "rejected", "sd", "st", "telluser", "tellics", "undo", "usermove", "white", "xboard",
];

impl Commands {
    /// The name of the variant.
    pub(super) fn name(&self) -> String {
        self.variant.as_deref().map_or_else(|| "Imported game".to_string(), crate::draft::capitalised)
    }
}

/// Whether a line is a `piece` or `setup` command.
pub(super) fn is_command(line: &str) -> bool {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("setup") => words.any(|word| word.contains('/')),
        Some("piece") => {
            let letter = words.next().is_some_and(|word| {
                word.trim_start_matches('+').starts_with(|it: char| it.is_ascii_alphabetic()) && word.len() < 5
            });
            letter && words.next().is_some()
        }
        _ => false,
    }
}

/// Whether a line is a comment, blank, or a known command.
pub(super) fn is_known(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or("#");
    is_command(line) || word.starts_with('#') || matches!(word, "variant" | "choice") || OTHERS.contains(&word)
}

/// Parses all lines, and notes those that do not affect the rules or are unreadable.
pub(super) fn read(text: &str, notes: &mut Vec<FormatNote>) -> Commands {
    let mut commands = Commands::default();
    for (number, line) in text.lines().enumerate() {
        let at = |part: &str| Place { line: number + 1, column: column(line, part) };
        let trimmed = line.trim();
        let (key, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        let rest = rest.trim();
        let mut note = |kind: NoteKind, message: Message| {
            notes.push(FormatNote {
                line: number + 1,
                column: column(line, trimmed),
                key: key.to_string(),
                kind,
                message,
            });
        };
        match key {
            "" => {}
            comment if comment.starts_with('#') => {}
            "setup" => {
                if commands.setup.is_some() {
                    note(NoteKind::Unreadable, Message::new("format-xboard-start-again"));
                }
                commands.setup = Some((rest.to_string(), at(rest)));
            }
            "variant" => commands.variant = Some(rest.to_string()).filter(|name| !name.is_empty()),
            "choice" => commands.choice = Some(rest.to_string()),
            "piece" => match rest.split_once(char::is_whitespace) {
                Some((letter, moves)) => {
                    let moves = moves.trim();
                    let plain = letter.trim_end_matches('&');
                    commands.pieces.push(PieceCommand {
                        letter: plain.to_string(),
                        both: plain.len() < letter.len(),
                        moves: moves.to_string(),
                        at: at(letter),
                        moves_at: at(moves),
                    });
                }
                None => note(NoteKind::Unreadable, Message::new("format-xboard-piece-form")),
            },
            other if OTHERS.contains(&other) => {
                note(NoteKind::NotNeeded, Message::new("format-xboard-command-not-needed"))
            }
            other => {
                note(NoteKind::Unreadable, Message::new("format-xboard-unknown-command").with("command", other));
            }
        }
    }
    commands
}

/// The column of a part of a line.
fn column(line: &str, part: &str) -> usize {
    // An empty part may be a slice of another text.
    let before = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..before).map_or(0, |before| before.chars().count()) + 1
}
