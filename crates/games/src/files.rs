//! The available games and networks, listed by `build.rs`.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
