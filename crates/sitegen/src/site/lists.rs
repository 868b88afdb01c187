//! The games and the languages of diagrams, as generated modules.

use anyhow::Result;
use menagerie_rules::{Definition, Options, Variant, VariantError};
use menagerie_texts::Language;
use std::fmt::Write as _;
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// The types for users of the npm package, below the root folder.
pub const TYPES: &str = "packages/npm/lists.d.ts";

/// Writes `lists.js` with the ids, and `addresses.js` with the addresses, into the folder of the diagrams' modules. `program` says in
/// JavaScript where the program with a name in a language is.
///
/// # Errors
/// When a game is wrong or a file cannot be written.
pub fn write(folder: &Path, program: impl Fn(&str, &str) -> String) -> Result<()> {
    let mut games = String::new();
    for id in Variant::ids() {
        let shape = Variant::by_id(id, &Options::none())?.board_size();
        writeln!(games, "  {id}: [{}, {}],", shape.files(), shape.ranks())?;
    }
    let lists = format!("export const GAMES = {{\n{games}}};\nexport const LANGUAGES = {:?};\n", Language::TAGS);
    files::write(&folder.join("lists.js"), &lists)?;
    // Literal addresses, so that bundlers find the files.
    let mut addresses = String::new();
    for (list, folder) in [("GAMES", "games"), ("KINDS", "kinds")] {
        writeln!(addresses, "export const {list} = {{")?;
        for id in Variant::ids() {
            writeln!(addresses, "  {id}: () => import(\"./{folder}/{id}.js\"),")?;
        }
        addresses.push_str("};\n");
    }
    addresses.push_str("export const PROGRAMS = {\n");
    for tag in Language::TAGS {
        writeln!(addresses, "  {tag}: {{")?;
        for name in super::program::NAMES {
            let key = name.trim_start_matches("menagerie_");
            writeln!(addresses, "    {key}: [() => import(\"./{tag}/{name}.js\"), {}],", program(tag, name))?;
        }
        addresses.push_str("  },\n");
    }
    files::write(&folder.join("addresses.js"), &(addresses + "};\n"))
}

/// The module of the types: the ids of games and languages.
pub fn types() -> Result<String> {
    let union = |ids: Vec<String>| ids.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(" | ");
    let definitions = Variant::definitions().collect::<Result<Vec<Definition>, VariantError>>()?;
    let games = union(definitions.into_iter().map(|definition| definition.id).collect());
    let languages = union(Language::TAGS.map(str::to_owned).to_vec());
    Ok(format!(
        "// The ids of games and languages. `cargo xtask types` writes this file.\n\n\
         /** One of the games that come with the package. */\nexport type Game = {games};\n\n\
         /** A language of diagrams. */\nexport type Language = {languages};\n"
    ))
}

/// Writes the types.
///
/// # Errors
/// When the file cannot be written.
pub fn write_types() -> Result<()> {
    files::write(&root().join(TYPES), &types()?)
}
