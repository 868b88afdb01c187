//! `cargo xtask play`: from a clone to a game in the browser.

use crate::server::Server;
use crate::site::{BuildEffort, Place};
use crate::{server, site};
use anyhow::Result;
use xtask::tools::ensure_wasm_target;

/// Builds the site and serves it until the program is ended.
///
/// # Errors
/// When the port is taken, a tool cannot be installed or the build fails.
pub fn play(port: Option<u16>, place: &Place) -> Result<()> {
    // The port first, so that a port in use is reported before the build.
    let listener = match port {
        Some(port) => server::bind(port)?,
        None => server::bind_from(server::DEFAULT_PORT)?,
    };
    ensure_wasm_target()?;
    site::build(BuildEffort::Quick, place)?;
    let server = Server::new(listener, &site::built()?)?;
    println!("\nMenagerie is ready: open {}", server.address());
    println!("(Ctrl-C ends it.)");
    server.serve()
}
