//! Scripts that run before those of a page, for a browser whose driver cannot add them: the server puts them before the first script of
//! the game page.

use crate::emulation::LISTEN;
use anyhow::Result;
use menagerie_sitegen::server::Server;
use menagerie_sitegen::site;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use xtask::files;

/// The first script of the game page.
const FIRST: &str = "js/first.js";

/// The scripts to put before it, by the address of the server: each test has one of its own.
static BEGINNINGS: LazyLock<Mutex<HashMap<String, Arc<Mutex<String>>>>> = LazyLock::new(Mutex::default);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same server, with a game page that collects console messages, and runs the scripts added for its address first.
///
/// # Errors
/// When the site has not been built.
pub(crate) fn begun(server: Server) -> Result<Server> {
    let first = files::read(&site::built()?.join(FIRST))?;
    let added = Arc::new(Mutex::new(LISTEN.to_owned()));
    locked(&BEGINNINGS).insert(server.address(), Arc::clone(&added));
    // The page names it twice.
    let text = move || format!("if (!window.heardByTests) {{ {} }}\n{first}", locked(&added));
    Ok(server.with_changing_page(&format!("/{FIRST}"), text))
}

/// Adds a script to the beginning of the game page of the server at this address. Returns whether that is possible.
pub(crate) fn add(address: &str, source: &str) -> bool {
    let beginnings = locked(&BEGINNINGS);
    let found = beginnings.get(address);
    if let Some(all) = found {
        locked(all).push_str(&format!("(() => {{ {source} }})();\n"));
    }
    found.is_some()
}
