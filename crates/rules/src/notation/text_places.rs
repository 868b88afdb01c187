//! Lines and columns of offsets in a text.

/// The number of bytes between two cached places.
const STEP: usize = 1024;

/// Finds the line and the column of an offset in a text. Counting from the beginning for each offset would take quadratic time in a text
/// with many errors.
#[derive(Clone, Debug)]
pub struct TextPlaces {
    /// The line and the column, both from 1, of every offset that is a multiple of [`STEP`].
    known: Vec<(usize, usize)>,
}

impl TextPlaces {
    /// Scans a text once. Its lines end in `
    /// `.
    pub fn of(text: &str) -> TextPlaces {
        let mut place = (1, 1);
        let mut known = Vec::with_capacity(text.len() / STEP + 1);
        known.push(place);
        for part in text.as_bytes().chunks_exact(STEP) {
            place = after(place, part);
            known.push(place);
        }
        TextPlaces { known }
    }

    /// The line and the column, in characters and both from 1, of a byte offset in the same text.
    pub fn line_and_column(&self, text: &str, at: usize) -> (usize, usize) {
        let at = at.min(text.len());
        let index = (at / STEP).min(self.known.len() - 1);
        let bytes = text.as_bytes().get(index * STEP..at).unwrap_or_default();
        after(self.known[index], bytes)
    }
}

/// The place after these bytes.
fn after((line, column): (usize, usize), bytes: &[u8]) -> (usize, usize) {
    bytes.iter().fold((line, column), |(line, column), &byte| match byte {
        b'\n' => (line + 1, 1),
        // Only the first byte of a character counts.
        _ => (line, column + usize::from(byte & 0xc0 != 0x80)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_a_count_from_the_beginning() {
        let text = format!("é{}\nx\n\n{}e4", "½ ".repeat(2_000), "ab\n".repeat(1_000));
        let places = TextPlaces::of(&text);
        for (at, _) in text.char_indices().step_by(7).chain([(text.len(), ' '), (text.len() + 9, ' ')]) {
            let before = &text[..at.min(text.len())];
            let last = before.rsplit('\n').next().unwrap_or_default();
            let counted = (before.matches('\n').count() + 1, last.chars().count() + 1);
            assert_eq!(places.line_and_column(&text, at), counted, "{at}");
        }
    }
}
