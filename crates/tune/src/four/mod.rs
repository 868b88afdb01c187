//! Four-player games: positions with their winners, and weights fitted to them.

mod data;
mod fit;
mod play;

pub use fit::fit;
pub use play::play;
