//! The languages and their texts: the catalogues in `assets/texts`.
//!
//! A catalogue is a folder of Project Fluent files, one file a subject. The folder's name is the language's tag; its `language.json`
//! has the language's own name, and what stands before decimals. Nothing that a
//! reader or a player sees is written anywhere else, except what is written about the rules of games, in `games/ID/rules` and `web/rules`:
//!
//! | file | used by |
//! |---|---|
//! | `names.ftl` | everybody: pieces, players, games, levels |
//! | all in `page` | the npm package, of which it contains `game.ftl`, and the game page, which fetches them in its language, with `names.ftl`, `errors.ftl` and `pgn.ftl`, and reads them while it runs |
//! | `errors.ftl` | errors of the rules, such as a move that is not legal: every program |
//! | `pgn.ftl` | notes on the texts of games and positions: every program but the diagrams' |
//! | `movement.ftl` | how a piece moves: diagrams and rules in words |
//! | `diagram.ftl` | the diagrams' program, which is compiled with them |
//! | `rulebook.ftl` | the rules of any game in words: `menagerie check`, the page's dialog for own games, the rules pages |
//! | `formats.ftl` | notes on games read from other programs' files: the terminal, the page, the workshop |
//! | `element.ftl` | the diagrams' element, outside its program |
//! | `embed.ftl` | the dialog for embedding a game in other pages, and the embedded page |
//! | `builder.ftl` | the page that writes a diagram's HTML |
//! | `pictures.ftl` | pages with a choice of pictures: the drawings that are not pieces of `names.ftl` |
//! | `rules.ftl` | the rules pages |
//! | `trial.ftl` | the trial panel, on any page |
//! | `start.ftl` | the gallery, which is generated with them |
//! | `workshop.ftl` | the workshop page |
//!
//! The game page contains a Fluent parser, because it needs plurals and the gender of names. A diagram must be small: the texts of its
//! program are read at build time and become functions with arguments, see the modules `read` and `code`. A message that is created in
//! one place and shown in another is a [`Message`], whose words are in a [`MessageTable`]: each error describes itself as a message. The game page's program returns a [`Text`], which is
//! passed to JavaScript and put into words when it is shown.

#![forbid(unsafe_code)]

#[cfg(feature = "read")]
pub mod code;
mod language;
mod message;
#[cfg(feature = "read")]
pub mod pseudo;
#[cfg(feature = "read")]
pub mod read;
mod table;
mod text;

pub use language::Language;
pub use message::{Message, MessageValue};
pub use table::{MessageRow, MessageTable, NameRow};
pub use text::{Text, TextArgument, TextArguments, grouped, slug};
