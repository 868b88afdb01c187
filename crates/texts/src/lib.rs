//! The languages there are, and what is said in each: the catalogues in `assets/texts`.
//!
//! A catalogue is a folder of Project Fluent files, one file a subject. The folder's name is the language's tag. Nothing that a
//! reader or a player sees is written anywhere else, except the long pages of rules in `web/rules`:
//!
//! | file | who says it |
//! |---|---|
//! | `names.ftl` | everybody: pieces, players, games, levels |
//! | `game.ftl`, `page.ftl`, `board.ftl`, `friend.ftl`, `puzzles.ftl`, `joys.ftl` | the game page, which reads them while it runs |
//! | `movement.ftl` | how a piece moves: diagrams and rules in words |
//! | `diagram.ftl` | the diagrams' program, into which it is compiled |
//! | `rulebook.ftl` | the rules of any game in words: `menagerie check`, the page's dialog of a brought game, the rules pages |
//! | `formats.ftl` | notes on games that were read from other programs' files: the terminal, the page, the page on which games are made |
//! | `element.ftl` | the diagrams' element, before and around its program |
//! | `embed.ftl` | the dialog that shows a game in pages elsewhere, and the page in a frame |
//! | `builder.ftl` | the page that writes a diagram's HTML |
//! | `pictures.ftl` | pages on which a picture is chosen: the drawings that are no piece of `names.ftl` |
//! | `rules.ftl` | the rules pages |
//! | `trial.ftl` | the panel of quick games, on any page |
//! | `start.ftl` | the gallery, into which it is built |
//!
//! The game page has plurals, and sentences that ask for a name's gender; it carries a reader of Fluent. A diagram must be small. What
//! its program says is read when it is built, and becomes functions with the gaps as arguments: modules `read` and `code`. Where a
//! message is made in one place and said in another, it is a [`Message`], and its words stand in a table.

#![forbid(unsafe_code)]

#[cfg(feature = "read")]
pub mod code;
mod language;
mod message;
#[cfg(feature = "read")]
pub mod read;

pub use language::Language;
pub use message::{Message, MessageRow, MessageValue};
