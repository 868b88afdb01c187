//! Not needed for anything; without it, the build dependencies would not be built.

fn main() {}
