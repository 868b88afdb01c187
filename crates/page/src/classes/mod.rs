//! The classes that export the crate `session` to JavaScript. Each one wraps a value of that crate and forwards its methods. They convert
//! parameters and name the return types.

#[cfg(feature = "whole")]
mod clock;
mod editor;
#[cfg(feature = "whole")]
mod explorer;
#[cfg(feature = "whole")]
mod friend;
mod given;
#[cfg(feature = "whole")]
mod levels;
#[cfg(feature = "whole")]
mod school;
mod session;
#[cfg(feature = "whole")]
mod show;
mod texts;

#[cfg(feature = "whole")]
pub use clock::Clock;
pub use editor::Editor;
#[cfg(feature = "whole")]
pub use explorer::OpeningExplorer;
#[cfg(feature = "whole")]
pub use friend::FriendGame;
#[cfg(feature = "whole")]
pub use school::School;
pub use session::{GameFile, Session};
pub use texts::Texts;
