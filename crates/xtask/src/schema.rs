//! `cargo xtask schema`: the JSON Schema of the definitions of games, in `assets/schema/definition.json`.
//!
//! It is made of the Rust types that read definitions. It lies in the repository so that editors need no build; the site and the npm
//! package carry it.

use crate::files;
use crate::process::root;
use anyhow::{Result, ensure};
use std::path::PathBuf;

/// Where the site and the npm package have it.
pub const PUBLISHED: &str = "schema/definition.json";

/// The file in the repository.
pub fn file() -> PathBuf {
    root().join("assets").join(PUBLISHED)
}

/// The schema as a text.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn text() -> Result<String> {
    Ok(serde_json::to_string_pretty(&menagerie_rules::definition_schema())? + "\n")
}

/// Writes the file.
///
/// # Errors
/// If it cannot be written.
pub fn write() -> Result<()> {
    files::write(&file(), &text()?)?;
    println!("Written: {}", file().display());
    Ok(())
}

/// Checks that the file is the schema of today's types.
///
/// # Errors
/// If it is not.
pub fn check() -> Result<()> {
    let current = files::read(&file()).is_ok_and(|found| text().is_ok_and(|text| text == found));
    ensure!(
        current,
        "assets/schema/definition.json is not the schema of today's definitions: run `cargo xtask schema`"
    );
    Ok(())
}
