//! Writes movements as Betza texts.
//!
//! Walks of one leg are grouped by everything but their direction, and the direction letters are found for each group. What is left are
//! moves of several legs. For such a walk, the legs that lead along it are found, and then the direction letters with which the term
//! describes most walks of the movement and no others. Each term is checked by the reader.

mod bent;
mod error;
mod letters;
mod line;
mod path;
mod remaining;
mod straight;

pub use error::BetzaWriteError;
pub use letters::direction_letters;
pub use line::{BetzaLine, Manner, Modality, write_lines};

use super::Movement;
use remaining::Remaining;

/// Writes a movement as a Betza text of few terms. The text is empty without moves.
///
/// The reader reads the same walks from the text, perhaps in another order.
///
/// ```
/// use menagerie_rules::betza::{self, Movement};
/// let written = |text: &str| betza::write(&text.parse::<Movement>().unwrap()).unwrap();
/// assert_eq!(written("FWN"), "KN");
/// assert_eq!(written("ifmnDfcFfmW"), "fmWfcFifmnD");
/// assert_eq!(written("FyaflFyafrF"), "FyafsF");
/// assert_eq!(written("cafmF"), "cafmF");
/// ```
///
/// # Errors
///
/// If no term was found for a walk, or if the text is too long for the reader.
pub fn write(movement: &Movement) -> Result<String, BetzaWriteError> {
    let mut remaining = Remaining::new(movement);
    let mut text = write_lines(&straight::lines(movement.walks(), &mut remaining));
    while let Some(number) = remaining.first() {
        match bent::best(number, &remaining) {
            Some(found) => {
                text.push_str(&found.term);
                remaining.write(&found.walks);
            }
            None => return Err(refusal(movement, number)),
        }
    }
    let is_read = text.is_empty() || remaining.found(&text).is_some();
    if is_read { Ok(text) } else { Err(BetzaWriteError::TooLong) }
}

fn refusal(movement: &Movement, number: usize) -> BetzaWriteError {
    let plain = movement.walks();
    let multi_leg = movement.multi_leg();
    match (plain.get(number), number.checked_sub(plain.len()).and_then(|number| multi_leg.get(number))) {
        (Some(walk), _) => BetzaWriteError::Walk(Box::new(walk.clone())),
        (None, Some(walk)) => BetzaWriteError::MultiLeg(Box::new(walk.clone())),
        (None, None) => BetzaWriteError::TooLong,
    }
}
