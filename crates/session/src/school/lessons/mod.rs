//! Lessons on the pieces of any game, made from its definition.
//!
//! A [`Lesson`] is about one kind of piece. It has four steps: see the piece move, find every square it can reach, reach the stars in few
//! moves, take the piece that nothing protects. Special moves follow: its first move, en passant, promotion, castling, the King's leap.
//! The rules decide every answer. [`LessonPlay`] is a step in progress, answered one square after the other.
//!
//! A lesson's positions are chosen with random numbers whose seed is the game and the kind, so they are the same every time.
//!
//! ```
//! use menagerie_rules::{Options, Variant};
//! use menagerie_session::school::{Lesson, learning_order};
//!
//! let giga = Variant::by_id("gigachess", &Options::none()).unwrap();
//! let first = learning_order(&giga)[0];
//! assert!(Lesson::new(&giga, first).steps.len() >= 4);
//! ```

mod classroom;
mod find;
mod king;
mod lesson;
mod order;
mod play;
mod special;
mod stars;
mod step;
mod take;
mod watch;

pub use lesson::Lesson;
pub use order::learning_order;
pub use play::{LessonPlay, PressReply};
pub use step::{LessonStep, LessonTask, SpecialMove};
