//! The lines of XBoard's commands.

use crate::text_place::Place;
use crate::{FormatNote, Message, NoteKind};

/// What the lines say.
#[derive(Debug, Default)]
pub(super) struct Commands {
    /// What `variant` tells.
    pub variant: Option<String>,
    /// What stands behind `setup`.
    pub setup: Option<(String, Place)>,
    pub pieces: Vec<PieceCommand>,
    /// What stands behind `choice`: what Pawns promote to.
    pub choice: Option<String>,
}

/// `piece LETTER MOVES`.
#[derive(Debug)]
pub(super) struct PieceCommand {
    /// The letter as it is written, without `&`.
    pub letter: String,
    /// Whether it is told of both sides.
    pub both: bool,
    pub moves: String,
    /// Where the letter stands.
    pub at: Place,
    /// Where the moves stand.
    pub moves_at: Place,
}

/// Commands that say nothing of the rules.
const OTHERS: &[&str] = &[
    "accepted", "analyze", "black", "computer", "cores", "easy", "egtpath", "feature", "force", "go", "hard", "hover",
    "level", "lift", "memory", "name", "new", "nopost", "option", "ping", "pong", "post", "protover", "put", "quit",
    "random", "rating", "rejected", "sd", "st", "telluser", "tellics", "undo", "usermove", "white", "xboard",
];

impl Commands {
    /// What the game is called.
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

/// Whether a line is a comment, blank, or a command that XBoard has.
pub(super) fn is_known(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or("#");
    is_command(line) || word.starts_with('#') || matches!(word, "variant" | "choice") || OTHERS.contains(&word)
}

/// Reads all lines, and notes those that say nothing of the rules or cannot be read.
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

/// In which column of a line a part of it stands.
fn column(line: &str, part: &str) -> usize {
    // An empty part may lie elsewhere.
    let before = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..before).map_or(0, |before| before.chars().count()) + 1
}
