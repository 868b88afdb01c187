//! `cargo xtask types`: the TypeScript types of what the programs of page and diagrams give to JavaScript.
//!
//! wasm-bindgen makes them, from the classes of the crates `wasm` and `diagram` and the types these give and take. They lie in
//! the repository, so that editors and the type checker need no build; building the site fails when they are not those of the
//! programs.

use crate::bindings;
use crate::files;
use crate::process::{cargo, root, run, target_folder};
use crate::site::program;
use crate::tools::{WASM_TARGET, ensure_wasm_target};
use anyhow::{Result, ensure};
use std::path::Path;

/// The files in the repository.
const PAGE: &str = "web/page.d.ts";
/// See [`PAGE`].
const DIAGRAM: &str = "web/types/menagerie_diagram.d.ts";

/// What the compiler's own names stand in: they differ from build to build, and nobody uses them.
const EXPORTS: &str = "export interface InitOutput {";

const HEAD: &str = "// Made of the Rust types by `cargo xtask types`.

/* eslint-disable */
";

/// Builds the programs, without optimising them, and writes their types anew.
///
/// # Errors
/// When the build fails or a file cannot be written.
pub fn write() -> Result<()> {
    ensure_wasm_target()?;
    run(cargo().args(["build", "--package", "page", "--target", WASM_TARGET]))?;
    run(cargo().args(["rustc", "--package", "diagram", "--lib", "--crate-type", "cdylib", "--target", WASM_TARGET]))?;
    let built = target_folder().join(WASM_TARGET).join("debug");
    write_one(PAGE, &built.join("menagerie_page.wasm"))?;
    write_one(DIAGRAM, &built.join(program::NAME).with_extension("wasm"))
}

fn write_one(file: &str, program: &Path) -> Result<()> {
    files::write(&root().join(file), &tidy(&bindings::types(program)?))
}

/// That the types in the repository are those of the programs that the site is built with.
///
/// # Errors
/// When they are not.
pub fn check() -> Result<()> {
    check_one(PAGE, &target_folder().join(WASM_TARGET).join("page/menagerie_page.wasm"))?;
    program::LANGUAGES.iter().try_for_each(|language| check_one(DIAGRAM, &program::compiled(language)))
}

fn check_one(file: &str, program: &Path) -> Result<()> {
    let kept = files::read(&root().join(file))?;
    ensure!(tidy(&bindings::types(program)?) == kept, "{file} is not made of this program: run `cargo xtask types`");
    Ok(())
}

/// The file without what differs from build to build: its declarations sorted by their names, without the compiler's.
fn tidy(text: &str) -> String {
    let mut all = declarations(text);
    all.sort_by_key(|declaration| name(declaration).to_lowercase());
    all.into_iter().map(|declaration| format!("\n{declaration}")).collect()
}

/// Each declaration with the comment before it.
fn declarations(text: &str) -> Vec<String> {
    let (mut all, mut now) = (Vec::new(), String::new());
    for line in text.lines().skip_while(|line| line.starts_with("/* ") || line.is_empty()) {
        if now.is_empty() && line.is_empty() {
            continue;
        }
        now += line;
        now.push('\n');
        let begins = line.starts_with("export ") && line.ends_with('{');
        if line == "}" || (line.starts_with("export ") && !begins) {
            all.push(std::mem::take(&mut now));
        }
    }
    for exports in all.iter_mut().filter(|declaration| declaration.contains(EXPORTS)) {
        *exports = format!("{EXPORTS}\n    readonly memory: WebAssembly.Memory;\n}}\n");
    }
    all
}

/// What a declaration declares.
fn name(declaration: &str) -> &str {
    let line = declaration.lines().find(|line| line.starts_with("export ")).unwrap_or_default();
    let mut words =
        line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    let kinds = ["export", "default", "class", "interface", "type", "function"];
    words.find(|word| !kinds.contains(word)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_sorted_and_the_compilers_names_left_out() {
        let written = "/* tslint:disable */\n/* eslint-disable */\n/**\n * B.\n */\nexport type B = A[];\n\nexport interface A {\n    a: number;\n}\n\n\
                       export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n    readonly h1f: () => void;\n}\n";
        let expected = "\nexport interface A {\n    a: number;\n}\n\n/**\n * B.\n */\nexport type B = A[];\n\n\
                        export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n}\n";
        assert_eq!(tidy(written), expected);
        assert_eq!(tidy(&tidy(written)), tidy(written));
    }
}
