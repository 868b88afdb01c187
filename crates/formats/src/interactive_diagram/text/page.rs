//! Extracts the text of a web page without tags, and the diagram to which each part belongs.

use super::entity::entity;

/// The letters of one line that belong to the same diagram, or to none.
#[derive(Debug)]
pub(super) struct Run {
    pub line: usize,
    /// The letters, with their columns.
    pub letters: Vec<(char, usize)>,
    /// The number of the surrounding tag of the class `idiagram`.
    pub diagram: Option<usize>,
}

/// Tags that do not separate words.
const WITHIN_WORDS: &[&str] = &["a", "b", "code", "em", "font", "i", "kbd", "span", "strong", "sub", "sup", "tt", "u"];

/// The maximum length of a tag.
const MAX_TAG_LEN: usize = 2000;

/// The letters of a text, line by line and diagram by diagram.
pub(super) fn runs(text: &str) -> Vec<Run> {
    let decoded = decoded(text);
    let letters: Vec<char> = decoded.as_deref().unwrap_or(text).chars().collect();
    let mut page = Page { runs: Vec::new(), line: 1, column: 0, found: 0, within: None };
    page.next_run();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let rest = &letters[at..];
        let length = match letter {
            '<' if starts(rest, "<!--") => {
                page.put(' ');
                4
            }
            '-' if starts(rest, "-->") => {
                page.put(' ');
                3
            }
            '<' if rest.get(1).is_some_and(|next| next.is_ascii_alphabetic() || *next == '/') => {
                match rest.iter().take(MAX_TAG_LEN).position(|&letter| letter == '>') {
                    Some(end) => {
                        let tag: String = rest[1..end].iter().collect();
                        page.tag(&tag);
                        end + 1
                    }
                    None => 0,
                }
            }
            '&' => entity(rest).map_or(0, |(meant, length)| {
                page.put(meant);
                length
            }),
            _ => 0,
        };
        if length == 0 {
            // A byte-order mark at the beginning of a file.
            page.put(if letter == '\u{feff}' { ' ' } else { letter });
        }
        for &passed in &rest[..length.max(1)] {
            page.pass(passed);
        }
        at += length.max(1);
    }
    page.runs.retain(|run| !run.letters.is_empty());
    page.runs
}

/// Decodes a text whose tags are escaped, as a page shows them.
fn decoded(text: &str) -> Option<String> {
    let shown = text.contains("&lt;") && text.contains("idiagram");
    shown.then(|| text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

fn starts(letters: &[char], with: &str) -> bool {
    with.chars().enumerate().all(|(place, letter)| letters.get(place) == Some(&letter))
}

/// The state of the parser.
struct Page {
    runs: Vec<Run>,
    line: usize,
    /// The number of letters of the line so far.
    column: usize,
    /// The number of diagrams so far.
    found: usize,
    /// The tag that contains the present diagram, and the number of open tags with its name.
    within: Option<(String, usize)>,
}

impl Page {
    fn put(&mut self, letter: char) {
        let column = self.column + 1;
        if let Some(last) = self.runs.last_mut()
            && letter != '\n'
        {
            last.letters.push((letter, column));
        }
    }

    fn pass(&mut self, letter: char) {
        self.column += 1;
        if letter == '\n' {
            self.line += 1;
            self.column = 0;
            self.next_run();
        }
    }

    fn next_run(&mut self) {
        let diagram = self.within.as_ref().map(|_| self.found);
        self.runs.push(Run { line: self.line, letters: Vec::new(), diagram });
    }

    fn tag(&mut self, tag: &str) {
        let closes = tag.starts_with('/');
        let name: String = tag
            .trim_start_matches('/')
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        if !WITHIN_WORDS.contains(&name.as_str()) {
            self.put(' ');
        }
        match &mut self.within {
            _ if !closes && tag.contains("idiagram") => {
                self.found += 1;
                self.within = Some((name, 1));
                self.next_run();
            }
            Some((opened, open)) if *opened == name => {
                *open = if closes { open.saturating_sub(1) } else { *open + 1 };
                if *open == 0 {
                    self.within = None;
                    self.next_run();
                }
            }
            _ => {}
        }
    }
}
