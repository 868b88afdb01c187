//! The games and the networks that there are: `build.rs` lists their folders.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
