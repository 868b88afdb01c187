//! Parses the attribute `moves`, a line of moves: plain, numbered, or a PGN game with tags, comments, NAGs, variations and a result. A
//! page needs only the main line and its comments. With the full PGN parser its program would be larger.

/// A parsed line of moves.
#[derive(Clone, Debug, Default)]
pub struct WrittenLine {
    /// The initial position, if there is a tag with it.
    pub fen: Option<String>,
    /// Its moves.
    pub moves: Vec<WrittenMove>,
    /// The comment before the first move.
    pub comment: String,
}

/// A parsed move.
#[derive(Clone, Debug, Default)]
pub struct WrittenMove {
    /// The move.
    pub text: String,
    /// The sign of its annotation: `!?`.
    pub mark: String,
    /// The comment after it.
    pub comment: String,
}

/// Reads a line.
pub fn read(text: &str) -> WrittenLine {
    let mut line = WrittenLine::default();
    let mut depth = 0_usize;
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while let Some(first) = rest.chars().next() {
        // The length of the next token.
        let length = match first {
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            ';' => rest.find('\n').unwrap_or(rest.len()),
            '[' => rest.find(']').map_or(rest.len(), |end| end + 1),
            '(' | ')' => 1,
            _ => rest.find([' ', '\t', '\r', '\n', '{', ';', '(', ')', '[', '\u{a0}']).unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at(length.max(first.len_utf8()));
        rest = after.trim_start_matches(|letter: char| letter <= ' ' || letter == '\u{a0}');
        match first {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '{' => line.say(word.trim_matches(['{', '}'])),
            ';' => line.say(&word[1..]),
            '[' => line.tag(word),
            '$' => line.mark(nag(&word[1..])),
            _ => line.word(word),
        }
    }
    line
}

impl WrittenLine {
    fn say(&mut self, text: &str) {
        // Commands for clocks and arrows, such as `[%clk 0:10:00]`, are for programs.
        let mut said = String::new();
        let mut rest = text;
        while let Some(start) = rest.find('[') {
            let Some(end) = rest[start..].find(']').filter(|_| rest[start..].starts_with("[%")) else { break };
            said.push_str(&rest[..start]);
            rest = &rest[start + end + 1..];
        }
        said.push_str(rest);
        let comment = self.moves.last_mut().map_or(&mut self.comment, |last| &mut last.comment);
        for word in said.split_ascii_whitespace() {
            if !comment.is_empty() {
                comment.push(' ');
            }
            comment.push_str(word);
        }
    }

    fn tag(&mut self, tag: &str) {
        let mut parts = tag.split('"');
        let name = parts.next().unwrap_or_default().trim_matches(['[', ' ']);
        if let (true, Some(value)) = (name.eq_ignore_ascii_case("fen"), parts.next()) {
            self.fen = Some(value.to_string());
        }
    }

    fn mark(&mut self, mark: &str) {
        if let Some(last) = self.moves.last_mut() {
            last.mark.push_str(mark);
        }
    }

    fn word(&mut self, word: &str) {
        // `12.`, `12...`, `12.e4`
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let text = match digits.trim_start_matches(['.', '…']) {
            after if after.len() < digits.len() => after,
            _ => word,
        };
        let (bare, mark) = text.split_at(text.trim_end_matches(['!', '?']).len());
        match bare {
            "" => self.mark(mark),
            "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" | "e.p." => {}
            _ => {
                self.moves.push(WrittenMove { text: bare.to_string(), mark: mark.to_string(), comment: String::new() })
            }
        }
    }
}

/// The signs of the NAGs that have standard ones.
fn nag(number: &str) -> &'static str {
    match number {
        "1" => "!",
        "2" => "?",
        "3" => "!!",
        "4" => "??",
        "5" => "!?",
        "6" => "?!",
        "7" => "□",
        "10" => "=",
        "13" => "∞",
        "14" => "⩲",
        "15" => "⩱",
        "16" => "±",
        "17" => "∓",
        "18" => "+−",
        "19" => "−+",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        let line = read(text);
        line.moves.iter().map(|word| [word.text.as_str(), &word.mark].concat()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_game_text_is_its_main_line() {
        let text = "[Event \"A (game)\"]\n[FEN \"8/8 w\"]\n\n{At first} 1. e4 $1 {Best [%clk 0:01] by test} (1. d4 d5 (1... f5)) 1... e5?! \
                    2.Nf3 ; to the end of the line\n 2...Nc6 $14 3. O-O 1/2-1/2";
        assert_eq!(words(text), "e4! e5?! Nf3 Nc6⩲ O-O");
        let line = read(text);
        assert_eq!(line.fen.as_deref(), Some("8/8 w"));
        assert_eq!(line.comment, "At first");
        assert_eq!(line.moves[0].comment, "Best by test");
        assert_eq!(line.moves[2].comment, "to the end of the line");
    }

    #[test]
    fn what_is_not_closed_ends_with_the_text() {
        for text in ["e4 {open", "e4 (open", "e4 [open", "e4 ) ; x", "", " ", "é {", "1.", "$", "{[%", "½-½"] {
            assert!(matches!(words(text).as_str(), "e4" | "" | "é"), "{text}");
        }
    }
}
