//! `cargo xtask types`: the TypeScript types of what the page's program gives to JavaScript, in `web/page.d.ts`.
//!
//! wasm-bindgen writes them beside the program's module, from the classes of the crate `wasm` and the types they give and
//! take. They lie in the repository as well, so that editors and the type checker need no build; building the site fails
//! when they are not those of the program.

use crate::bindings;
use crate::files;
use crate::process::{cargo, root, run, target_folder};
use crate::tools::{WASM_TARGET, ensure_wasm_target};
use anyhow::{Result, ensure};
use std::path::PathBuf;

/// What the compiler's own names stand in: they differ from build to build, and nobody uses them.
const EXPORTS: &str = "export interface InitOutput {";

const HEAD: &str = "// The types of the page's program. `cargo xtask types` writes this file: it is made of the Rust types in crates/wasm.

/* eslint-disable */
";

/// The file in the repository.
fn kept() -> PathBuf {
    root().join("web/page.d.ts")
}

/// Builds the program and writes its types anew.
///
/// # Errors
/// When the build fails or the file cannot be written.
pub fn write() -> Result<()> {
    ensure_wasm_target()?;
    run(cargo().args(["build", "--package", "page", "--target", WASM_TARGET]))?;
    files::write(&kept(), &types_of("debug")?)
}

/// That the types in the repository are those of the program that the site is built with.
///
/// # Errors
/// When they are not.
pub fn check() -> Result<()> {
    ensure!(
        types_of("page")? == files::read(&kept())?,
        "web/page.d.ts is not made of this program: run `cargo xtask types`"
    );
    Ok(())
}

/// The types of the program that was built with a profile.
fn types_of(profile: &str) -> Result<String> {
    let program = target_folder().join(WASM_TARGET).join(profile).join("menagerie_page.wasm");
    Ok(tidy(&bindings::types(&program)?))
}

/// The file without what differs from build to build: its declarations sorted by their names, without the compiler's.
fn tidy(text: &str) -> String {
    let mut all = declarations(text);
    all.sort_by_key(|declaration| name(declaration).to_lowercase());
    HEAD.to_string() + &all.into_iter().map(|declaration| format!("\n{declaration}")).collect::<String>()
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
        assert_eq!(tidy(written), format!("{HEAD}{expected}"));
        assert_eq!(tidy(&tidy(written).replacen(HEAD, "", 1)), tidy(written));
    }
}
