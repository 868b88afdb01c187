//! Moves of pieces, and the Betza notation that they are read from and written in.
//!
//! Notation: Ralph Betza's “funny notation”, with H. G. Muller's `a` for a move in several legs and `y` for a slide that begins
//! with a step. A text is a row of terms, each an atom with its modifiers before it and its range behind it. The dialect:
//!
//! **Atoms.** `W` (0,1) `F` (1,1) `D` (0,2) `N` (1,2) `A` (2,2) `H` (0,3) `C` or `L` (1,3) `Z` or `J` (2,3) `G` (3,3);
//! longer ones with a second letter: `WX` (0,4) `FX` (1,4) `DX` (0,5) `NX` (1,5) `AX` (2,5) `HX` (0,6) `CX` (1,6) `ZX` (2,6)
//! `GX` (3,6) `DY` (2,4) `NY` (3,4) `AY` (4,4) `CY` (3,5) `ZY` (4,5); or any pair of numbers, `(1,4)`.
//! `R` = endless `W`, `B` = endless `F`, `Q` = `RB`, `K` = `WF`, each with all its modifiers.
//!
//! **Range**, behind an atom: a number of steps, `0` or the doubled atom for endless: `W3`, `R4`, `N0` = `NN`.
//!
//! **Directions**, before an atom: `f`orward, `b`ack, `l`eft, `r`ight, `s`ideways, `v`ertical. On diagonals a letter is a half, and
//! letters of both dimensions intersect: `fF` two squares, `flF` one, `rlbF` the two at the back. On oblique leaps a letter alone is the
//! two or four leaps that lead most in that direction, and `h` behind it makes it a half: `fN` = `ffN` two squares, `fhN` four, `fsN` the
//! two wide forward ones, `frN` the one of these to the right, `rfN` the narrow one; `hrN` and `hlN` are the four that turn one way, as a
//! pinwheel. `K` and `Q` have the directions of both their atoms: `fK` is three squares.
//!
//! **Other modifiers.** `m` only moves. `c` only captures (`ce`, also en passant, is read as `c`). `i` moves only from the squares where
//! the piece starts.
//! `n` is lame: all squares that a leap passes must be empty. An orthogonal or diagonal leap passes the squares in between. An oblique
//! leap goes straight first and ends diagonally, so `nN` passes its orthogonal neighbour (Mao), `nC` two squares straight ahead, and `nZ`
//! one straight and one diagonal. Riders can be lame: `nNN`.
//! `j` on a leap over one square must leap over a piece; on a slide it skips the first square, which may be occupied: `jR`.
//! `p` hops over exactly one piece, the screen, and may go on; `g` hops and lands right behind the screen.
//! `z` is crooked, turning a right angle to and fro at each step: `zB`, `zR`, `zNN`. `q` on an oblique leap is circular, turning the same
//! way at each leap: `qN` is the Rose.
//!
//! **Several legs.** `a` ends a leg and begins the next, whose directions are relative to the last step: `f` straight on, `fl` and `fr`
//! half right angles (on oblique leaps, the neighbouring leap), `l` and `r` right angles, `bl`, `br`, `b` back, `s` either side, `z` the
//! other side and `q` the same side as the turn before. Without letters it is straight on or a right angle; for `K`, `Q` and oblique leaps
//! it is every direction but back. A slide in a leg before the last may stop and turn on any square: `mRasR` is the Hook mover. `y` in a
//! leg turns the steps after it into slides, or slides into steps: `FyafsF` is the Griffon, one diagonal step, then away from it like a
//! Rook. Squares on the way must be empty. With `mp` they may be anything (`mpafW` is `D`), even outside the board. With `p` in the first
//! of two steps there must be a piece (`pafW` is `jD`).
//!
//! **Captures on the way.** A leg before the last with `c` ends on an enemy, which is captured; with `mc` it ends on an empty square or on
//! an enemy. Only one leg may capture in this way: `caK` captures next to the piece and goes on, perhaps capturing again. `cabK` captures
//! without moving (igui). `cafmF` is a capture in checkers. `cyafmR` captures the first piece on a Rook's line and lands right behind it.
//! `mabK` goes to an empty square and back: it passes the turn.
//!
//! **Refused**, with an error that names it: more than one capture on the way, own pieces (`d`), unloading (`u`), cylinders (`o`), `t`,
//! `w`, `x`, `k`, castling (`O`), chains in brackets, repeated legs in parentheses.
//!
//! **Written texts.** [`write()`] writes a movement with few terms, first those of one leg, then those of several. The modifiers stand in
//! the order `i`, directions, `m` or `c`, others. `K` and `Q` are written for moves in all their directions, or in those of `f`, `b`, `l`
//! or `r`. A leap of more than three squares is written as two numbers. A movement for which no text is found is refused with an error
//! that names a walk.

mod atom;
mod atoms;
mod bent;
mod directions;
mod error;
mod parse;
mod straight;
mod term;
mod walks;
mod write;

pub use atoms::{ATOMS, NamedAtom};
pub use error::{BetzaError, BetzaErrorKind, UnsupportedBetza};
pub use write::{BetzaLine, BetzaWriteError, Manner, Modality, direction_letters, write, write_lines};

use std::str::FromStr;

/// A step: files to the right and ranks forward, from the point of view of the piece's owner.
pub type Leap = (i8, i8);

/// The moves of a piece: a list of [`Walk`]s.
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
    multi_leg: Vec<MultiLegWalk>,
}

impl Movement {
    /// No move at all.
    pub const fn none() -> Movement {
        Movement { walks: Vec::new(), multi_leg: Vec::new() }
    }

    #[cfg(feature = "edit")]
    /// The movement of these walks. [`write()`] says whether it has a text.
    pub const fn of(walks: Vec<Walk>, multi_leg: Vec<MultiLegWalk>) -> Movement {
        Movement { walks, multi_leg }
    }

    /// Whether there is no move at all. A piece may have moves of several legs only:
    ///
    /// ```
    /// use menagerie_rules::betza::Movement;
    /// let locust: Movement = "cafmF".parse().unwrap();
    /// assert!(locust.walks().is_empty() && !locust.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.walks.is_empty() && self.multi_leg.is_empty()
    }

    /// One walk for each direction of each atom, in the order of the text and without duplicates.
    pub fn walks(&self) -> &[Walk] {
        &self.walks
    }

    /// The walks that capture on the way or return to their start square.
    pub fn multi_leg(&self) -> &[MultiLegWalk] {
        &self.multi_leg
    }
}

impl FromStr for Movement {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Movement, BetzaError> {
        parse::movement(text)
    }
}

/// One way to move: in one direction, or along one bent line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    // The first field, because walks are compared often and differ most in it.
    /// The step of the last leg.
    pub step: Leap,
    /// The steps and leaps before the last leg. Each must end on an empty square, where the piece may not stop.
    pub legs: Vec<Leap>,
    /// A jump right before the last leg. The square where it ends may be occupied, and the piece may not stop there.
    pub jump: Option<Leap>,
    /// The steps that alternate with `step` on a crooked or circular line; empty on a straight line.
    pub cycle: Vec<Leap>,
    /// The maximum number of steps in the last leg; `None` if only the board limits it.
    pub range: Option<u8>,
    /// The squares that a lame leap passes, which must be empty, or the square of a leap's screen; relative to the origin.
    pub lame_squares: Vec<Leap>,
    /// Whether the walk may end on an empty square.
    pub moves: bool,
    /// Whether the walk may end on an enemy.
    pub captures: bool,
    /// Which pieces must stand in between.
    pub hop: Hop,
    /// Whether the walk is limited to the squares where the piece stands in the start position.
    pub initial: bool,
}

impl Walk {
    /// Whether it hops over a screen.
    pub fn is_hopper(&self) -> bool {
        self.hop != Hop::None
    }

    /// Whether it ends right behind its screen.
    pub fn is_grasshopper(&self) -> bool {
        self.hop == Hop::Grasshopper
    }
}

/// A walk that captures on its way, as a locust capture does, or that goes to a square and back to pass the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MultiLegWalk {
    /// The legs. The steps of a walk that returns add up to zero.
    pub walk: Walk,
    /// The index of the walk's [leg](Walk::legs) that ends on an enemy, which is captured; `None` if the walk passes the turn.
    pub takes: Option<usize>,
}

/// Which pieces must stand between the start and the end of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hop {
    /// None: every square before the last must be empty.
    None,
    /// Exactly one piece of either side, the screen, anywhere in between (`p`: Cannon, Bow).
    Cannon,
    /// Exactly one piece, right before the last square (`g`: Grasshopper; `j` on a leap over one square).
    Grasshopper,
}
