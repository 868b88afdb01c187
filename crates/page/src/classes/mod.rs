//! The classes that export the crate `session` to JavaScript. Each one wraps a value of that crate and forwards its methods. They convert
//! parameters and name the return types.

mod clock;
mod editor;
mod explorer;
mod friend;
mod given;
mod levels;
mod school;
mod session;
mod show;
mod texts;

pub use clock::Clock;
pub use editor::Editor;
pub use explorer::OpeningExplorer;
pub use friend::FriendGame;
pub use school::School;
pub use session::{GameFile, Session};
pub use texts::Texts;
