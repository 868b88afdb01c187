//! How a piece moves, read from Betza notation.
//!
//! Notation: Ralph Betza's “funny notation”, with H. G. Muller's `a` for a move in several legs and `y` for a slide that begins
//! with a step. The dialect read here:
//!
//! * **atoms** `W` (0,1) `F` (1,1) `D` (0,2) `N` (1,2) `A` (2,2) `H` (0,3) `C` or `L` (1,3) `Z` or `J` (2,3) `G` (3,3);
//!   `R` = endless `W`, `B` = endless `F`, `Q` = `RB`, `K` = `WF`;
//! * **range** after an atom: a number of steps, `0` or the doubled letter for endless (`W3`, `N0` = `NN`);
//! * **modifiers** before an atom: `m` only moves, `c` only captures; `f` `b` `l` `r` `s` `v` and their pairs choose
//!   directions; `n` lame (what it would leap over must be empty); `j` must leap over something; `p` hops over exactly one
//!   piece, the screen, and may go on; `g` hops and lands right behind the screen; `i` only from where the piece starts;
//! * **`a`** ends one leg and begins the next, whose directions are relative to the leg before; `y` in a leg makes the legs
//!   after it endless. `FyafsF` is the Griffon: one diagonal step, then away from it like a Rook.

mod directions;
mod parse;

pub use parse::BetzaError;

use std::str::FromStr;

/// A step: files to the right and ranks forward, as the piece's owner sees the board.
pub type Step = (i8, i8);

/// How a piece moves: all its [`Walk`]s.
///
/// ```
/// use menagerie_rules::betza::Movement;
/// let knight: Movement = "N".parse().unwrap();
/// assert_eq!(knight.walks().len(), 8);
/// assert!("Nx".parse::<Movement>().unwrap_err().to_string().contains("x"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    walks: Vec<Walk>,
}

impl Movement {
    /// One walk for each direction of each atom, in the order of the text.
    pub fn walks(&self) -> &[Walk] {
        &self.walks
    }
}

impl FromStr for Movement {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Movement, BetzaError> {
        parse::walks(text).map(|walks| Movement { walks })
    }
}

/// One way to move: in one direction, or along one bent line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Single steps made before the last leg. Each must end on an empty square, and the piece may not stop there.
    pub bends: Vec<Step>,
    /// The step of the last leg.
    pub step: Step,
    /// How often it may be repeated; `None` as often as the board allows.
    pub range: Option<u8>,
    /// The square a lame leap passes, which must be empty: steps from the origin.
    pub passes: Vec<Step>,
    /// Whether the walk may end on an empty square.
    pub moves: bool,
    /// Whether the walk may end on an enemy.
    pub captures: bool,
    /// What must stand in between.
    pub hop: Hop,
    /// Only from the squares where the piece stands in the start position.
    pub initial: bool,
}

/// What a walk needs to find in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hop {
    /// Nothing: every square before the last must be empty.
    No,
    /// Exactly one piece of either side, the screen, anywhere in between (`p`: Cannon, Bow).
    Over,
    /// Exactly one piece, right before the last square (`g`: Grasshopper; `j` on a leap over one square).
    Behind,
}
