//! Valgrind, which counts instructions, independently of the load of the machine.

use crate::apt;
use crate::process::{find_program, program_folders};
use anyhow::{Context, Result};
use std::path::PathBuf;

/// The path of valgrind, which is installed if it is missing and that is allowed.
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
