//! Keys in WebDriver's notation.

#![allow(missing_docs, reason = "the names say it")]

pub const BACKSPACE: &str = "\u{e003}";
pub const TAB: &str = "\u{e004}";
pub const SHIFT: &str = "\u{e008}";
pub const ENTER: &str = "\u{e007}";
pub const ESCAPE: &str = "\u{e00c}";
pub const LEFT: &str = "\u{e012}";
pub const UP: &str = "\u{e013}";
pub const RIGHT: &str = "\u{e014}";
pub const DOWN: &str = "\u{e015}";
pub const DELETE: &str = "\u{e017}";
