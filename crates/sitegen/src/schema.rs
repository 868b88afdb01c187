//! `cargo xtask schema`: the JSON Schema of the definitions of games, in `assets/schema/definition.json`, and their TypeScript types in
//! `packages/npm/definition.d.ts`.
//!
//! The schema is generated from the Rust types that read definitions, and the TypeScript types from the schema. Both are in the
//! repository, so that editors need no build. The site and the npm package contain them.

mod typescript;

use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::process::root;

/// The place in the site and in the npm package.
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

/// The file of the TypeScript types in the repository.
pub fn types_file() -> PathBuf {
    root().join("packages/npm/definition.d.ts")
}

/// The same as TypeScript types.
///
/// # Errors
/// If the schema cannot be written as JSON.
pub fn types() -> Result<String> {
    Ok(typescript::types(&serde_json::to_value(menagerie_rules::definition_schema())?))
}

/// Both files with their expected contents.
fn all() -> Result<[(PathBuf, String); 2]> {
    Ok([(file(), text()?), (types_file(), types()?)])
}

/// Writes the files.
///
/// # Errors
/// If one cannot be written.
pub fn write() -> Result<()> {
    for (file, text) in all()? {
        files::write(&file, &text)?;
        println!("Written: {}", file.display());
    }
    Ok(())
}

/// Checks that the files match the current types.
///
/// # Errors
/// If one is not.
pub fn check() -> Result<()> {
    for (file, text) in all()? {
        let current = files::read(&file).is_ok_and(|found| found == text);
        ensure!(current, "{} is not made of today's definitions: run `cargo xtask schema`", file.display());
    }
    Ok(())
}
