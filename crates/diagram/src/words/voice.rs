//! The words and sentences of a language, from its `movement.ftl`: made by `build.rs`.

use crate::texts::pick;
use menagerie_texts::Language;

include!(concat!(env!("OUT_DIR"), "/movement.rs"));
