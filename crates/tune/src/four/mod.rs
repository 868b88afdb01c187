//! The four-player game: positions with who won, and weights that tell it best.

mod data;
mod fit;
mod play;

pub use fit::fit;
pub use play::play;
