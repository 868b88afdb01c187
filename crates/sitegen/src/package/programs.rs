//! The programs of the npm package, as modules: packed with LZMA, in base64. A bundler need not find a file beside a module, and nothing is
//! fetched. Base64 of what is packed takes a third more, which the compression of a server takes away again.

use crate::bindings::{self, BindingTarget};
use crate::site::{library, program, small};
use anyhow::{Context, Result};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use menagerie_engine::levels::{self, Level};
use menagerie_games::library::ids;
use menagerie_texts::Language;
use menagerie_texts::read::game_catalogue;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::thread;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::target_folder;
use xtask::tools::WASM_TARGET;

/// The folder of the programs among the sources.
const FOLDER: &str = "programs";

/// The programs that are parts of the page's: their names, and the features of the crate `page`.
const PARTS: [(&str, &str); 2] = [("rules", "game"), ("board", "board")];

/// Writes all programs and the data beside them as modules into the sources of the package.
///
/// # Errors
/// When a program cannot be compiled, or a file cannot be read or written.
pub fn write(site: &Path, sources: &Path, node: &NodeJs) -> Result<()> {
    let folder = sources.join(FOLDER);
    // While one is compiled, the other is optimised.
    let parts = thread::scope(|scope| {
        let mut started = Vec::new();
        for (name, features) in PARTS {
            let program = part(name, features)?;
            let folder = &folder;
            started.push(scope.spawn(move || {
                bindings::write(&program, BindingTarget::Package, name, folder)?;
                let bound = folder.join(format!("{name}_bg.wasm"));
                small::shrink(&bound, node)?;
                write_packed(&folder.join(name), &program::packed(&files::read_bytes(&bound)?)?)
            }));
        }
        let join = |it: thread::ScopedJoinHandle<'_, Result<()>>| {
            it.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        started.into_iter().try_for_each(join)
    });
    parts?;
    // Those of the site, which are optimised already.
    bind(&small::compiled("importer"), "importer", &folder)?;
    let bytes = |name: &str| files::read_bytes(&site.join(name));
    write_packed(&folder.join("importer"), &program::packed(&bytes("importer_bg.wasm")?)?)?;
    bind(&target_folder().join(WASM_TARGET).join("worker/menagerie_worker.wasm"), "worker", sources)?;
    write_packed(&folder.join("computer"), &program::packed(&bytes("worker_bg.wasm")?)?)?;
    for (language, name) in program::all() {
        let folder = sources.join("diagram").join(language);
        bind(&program::compiled(language, name), name, &folder)?;
        write_packed(&folder.join(name), &bytes(&format!("diagram/{language}/{name}.lzma"))?)?;
    }
    write_data(&folder)
}

/// Compiles a part of the page's program; returns where it is.
fn part(name: &str, features: &str) -> Result<PathBuf> {
    let kept = small::target().join("package").join(name).with_extension("wasm");
    files::copy(&small::compile("page", None, &["--no-default-features", "--features", features])?, &kept)?;
    Ok(kept)
}

/// Writes the module that starts a program, without the program.
fn bind(program: &Path, name: &str, folder: &Path) -> Result<()> {
    bindings::write(program, BindingTarget::Package, name, folder)?;
    let bound = folder.join(format!("{name}_bg.wasm"));
    std::fs::remove_file(&bound).with_context(|| format!("cannot remove {}", bound.display()))
}

/// Writes `NAME.packed.js`, the module of packed bytes.
fn write_packed(name: &Path, packed: &[u8]) -> Result<()> {
    files::write(
        &name.with_extension("packed.js"),
        &format!("export default \"{}\";\n", BASE64_STANDARD.encode(packed)),
    )
}

/// Messages that only the page says: the lines about pieces, the names of levels, the paragraphs about games.
const OF_THE_PAGE: [&str; 3] = ["line-", "level-", "about-"];

/// The messages of a catalogue that a game says, without the comments for translators.
fn said(catalogue: &str) -> String {
    let (mut kept, mut is_said) = (String::new(), true);
    for line in catalogue.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        // What is indented belongs to the message before, and so does the end of a choice.
        if !line.starts_with([' ', '}']) {
            is_said = !OF_THE_PAGE.iter().any(|start| line.starts_with(start));
        }
        if is_said {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Writes the catalogues, the definitions of the library and the list of levels.
fn write_data(folder: &Path) -> Result<()> {
    let mut catalogues = Map::new();
    for language in Language::ALL {
        let catalogue = game_catalogue(language).map_err(|error| anyhow::anyhow!(error))?;
        catalogues.insert(language.tag().to_owned(), said(&catalogue).into());
    }
    let languages: Vec<Value> = Language::ALL.iter().map(|it| json!({ "id": it.tag(), "name": it.name() })).collect();
    let packed = BASE64_STANDARD.encode(program::packed(Value::from(catalogues).to_string().as_bytes())?);
    let module = format!("export const languages = {};\nexport default \"{packed}\";\n", Value::from(languages));
    files::write(&folder.join("catalogues.js"), &module)?;
    let games = ids().map(|id| Ok((id.to_owned(), library::value(id)?))).collect::<Result<Map<_, _>>>()?;
    write_packed(&folder.join("library"), &program::packed(Value::from(games).to_string().as_bytes())?)?;
    let describe =
        |level: &Level| json!({ "level": level.number(), "name": level.name(), "isDefault": *level == levels::NORMAL });
    let levels: Vec<Value> = levels::ALL.iter().map(describe).collect();
    files::write(&folder.join("levels.js"), &format!("export default {};\n", Value::from(levels)))
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn what_only_the_page_says_is_left_out() {
        let text = "# Words.\npiece-king = King\n    .plural = Kings\n\nline-king = One step\n    .x = y\ncount = { $n ->\n    [one] a\n}\n";
        assert_eq!(said(text), "piece-king = King\n    .plural = Kings\ncount = { $n ->\n    [one] a\n}\n");
    }
}
