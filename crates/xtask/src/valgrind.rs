//! Valgrind, which counts instructions: the same on a busy machine.

use crate::apt;
use crate::process::{find_program, program_folders};
use anyhow::{Context, Result};
use std::path::PathBuf;

/// Where valgrind is. Where it is missing and may be installed, it is.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn valgrind() -> Result<PathBuf> {
    let find = || find_program("valgrind", &program_folders());
    if find().is_none() && apt::may_install() {
        apt::install("valgrind", &["valgrind"])?;
    }
    find().context("valgrind is missing, which counts instructions (Debian and Ubuntu: `apt-get install valgrind`)")
}
