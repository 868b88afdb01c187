//! What a diagram says: the messages of `diagram.ftl`, and some of the game page's, as functions. They are made by `build.rs`.

pub use menagerie_rulebook::movement::{ONLY, pick};
use menagerie_texts::Language;
use std::fmt::Display;

include!(concat!(env!("OUT_DIR"), "/said.rs"));
