//! Lessons on the pieces of any game, made from its definition.
//!
//! A [`Lesson`] is about one kind of piece. It has four steps: see the piece move, find every square it can reach, reach the stars in few
//! moves, take the piece that nothing protects. Then come its special moves: its first move, en passant, promotion, castling, the King's
//! leap. Every answer is asked of the rules. [`LessonPlay`] is a step that somebody does, one square after the other.
//!
//! A lesson's positions are chosen with random numbers whose seed is the game and the kind, so they are the same every time.
//!
//! ```
//! use menagerie_rules::{Options, Variant};
//! use menagerie_school::{Lesson, learning_order};
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
