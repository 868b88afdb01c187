//! Finds the place of a value in a JSON text.

/// The line and the column, from 1, of the value at this path of field names and indices. None where the text is not JSON or has no such
/// value.
pub(crate) fn place_of(text: &str, path: &[&str]) -> Option<(usize, usize)> {
    let mut reader = Reader { text, at: 0 };
    reader.space();
    for step in path {
        reader.enter(step)?;
    }
    let before = text.get(..reader.at)?;
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    Some((line, column))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn next(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while self.next().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Skips this byte, if it is the next.
    fn pass(&mut self, wanted: u8) -> Option<()> {
        self.space();
        (self.next()? == wanted).then(|| self.at += 1)?;
        self.space();
        Some(())
    }

    /// Moves from the beginning of an object or a list to the value of a field or of a row.
    fn enter(&mut self, step: &str) -> Option<()> {
        let is_list = self.next()? == b'[';
        self.pass(if is_list { b'[' } else { b'{' })?;
        for row in 0_usize.. {
            let name = if is_list {
                row.to_string()
            } else {
                let start = self.at;
                self.skip()?;
                let name: String = serde_json::from_str(self.text.get(start..self.at)?).ok()?;
                self.pass(b':')?;
                name
            };
            if name == step {
                return Some(());
            }
            self.skip()?;
            self.pass(b',')?;
        }
        None
    }

    /// Skips a value.
    fn skip(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.next()? {
                b'"' => self.skip_text()?,
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    depth = depth.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                byte if byte.is_ascii_whitespace() => self.at += 1,
                _ => {
                    let word = |byte: u8| !b"{}[],:\"".contains(&byte) && !byte.is_ascii_whitespace();
                    while self.next().is_some_and(word) {
                        self.at += 1;
                    }
                }
            }
            if depth == 0 {
                return Some(());
            }
        }
    }

    fn skip_text(&mut self) -> Option<()> {
        self.at += 1;
        loop {
            match self.next()? {
                b'"' => break,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_path() {
        let text = "{\n  \"name\": \"a \\\" {\",\n  \"pieces\": [ { \"x\": [1, 2] },\n    { \"betza\": \"Q?\" } ]\n}";
        assert_eq!(place_of(text, &["name"]), Some((2, 11)));
        assert_eq!(place_of(text, &["pieces", "1", "betza"]), Some((4, 16)));
        assert_eq!(place_of(text, &["pieces", "2"]), None);
        assert_eq!(place_of(text, &["nothing"]), None);
        assert_eq!(place_of("[variant]\nking = k", &["pieces"]), None);
        assert_eq!(place_of("", &["pieces"]), None);
    }
}
