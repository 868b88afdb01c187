//! The games' definitions as modules, for pages that load only the games that they show, and their pieces alone, for the program for
//! single pieces.

use crate::site::library;
use anyhow::{Context, Result};
use menagerie_diagram::GamePieces;
use menagerie_rules::{Options, Variant};
use std::path::Path;
use xtask::files;

/// Writes two modules for each game that comes with the rules: its definition, `export default {…};`, and its pieces as a text.
///
/// # Errors
/// When a definition cannot be read or a file cannot be written.
pub fn write(variants: &Path, definitions: &Path, kinds: &Path) -> Result<()> {
    for id in Variant::ids() {
        let file = variants.join(id).with_extension("json");
        let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        // Parsed by the rules, so that a wrong definition stops the build.
        let variant =
            Variant::from_json(&text, &Options::none()).with_context(|| format!("{} is wrong", file.display()))?;
        let pieces = serde_json::to_string(&GamePieces::of(&variant).write())?;
        files::write(&kinds.join(id).with_extension("js"), &format!("export default {pieces};\n"))?;
        let mut value: serde_json::Value = serde_json::from_str(&text)?;
        library::add_names(&mut value)?;
        // No diagram shows the inventor or the values of pieces, and every byte is downloaded.
        value.as_object_mut().and_then(|definition| definition.remove("inventor"));
        for piece in value["pieces"].as_array_mut().into_iter().flatten() {
            piece.as_object_mut().and_then(|piece| piece.remove("value"));
        }
        files::write(&definitions.join(id).with_extension("js"), &format!("export default {value};\n"))?;
    }
    Ok(())
}
