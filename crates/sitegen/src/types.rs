//! `cargo xtask types`: the TypeScript types of the programs' JavaScript interfaces, in `web/page.d.ts`, `web/worker.d.ts`,
//! `web/types/importer.d.ts` and `web/types/menagerie_diagram.d.ts`.
//!
//! wasm-bindgen writes them beside a program's module, from the classes of its crate and the types of their methods. They are also in the
//! repository, so that editors and the type checker need no build. Building the site fails if they do not match the program.

use crate::bindings;
use crate::site::{lists, program, small};
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::{cargo, root, run, target_folder};
use xtask::tools::{WASM_TARGET, ensure_wasm_target};

/// A method of every class that TypeScript compilers do not know if they target older browsers.
const DISPOSAL: &str = "[Symbol.dispose](): void;";

/// The interface of the compiler's own names, which differ from build to build and are not used.
const EXPORTS: &str = "export interface InitOutput {";

/// A program whose types are in the repository.
#[derive(Clone, Copy)]
enum TypedProgram {
    /// The game page's.
    Page,
    /// Its worker's.
    Worker,
    /// The importer's, which reads games of other programs.
    Importer,
    /// The diagrams'. Both have the same types, in each language.
    Diagram,
}

impl TypedProgram {
    const ALL: [Self; 4] = [Self::Page, Self::Worker, Self::Importer, Self::Diagram];

    /// The file in the repository.
    fn file(self) -> &'static str {
        match self {
            Self::Page => "web/page.d.ts",
            Self::Worker => "web/worker.d.ts",
            Self::Importer => "web/types/importer.d.ts",
            Self::Diagram => "web/types/menagerie_diagram.d.ts",
        }
    }

    /// The beginning of the file.
    fn head(self) -> String {
        let (what, made_of) = match self {
            Self::Page => ("page's program", "crates/page"),
            Self::Worker => ("worker's program", "crates/worker"),
            Self::Importer => ("program that reads games of other programs", "crates/importer"),
            Self::Diagram => ("diagrams' program", "crates/diagram"),
        };
        format!(
            "// The types of the {what}. `cargo xtask types` writes this file: it is made of the Rust types in {made_of}.\n\n\
             /* eslint-disable */\n"
        )
    }

    /// The arguments to build the program only for its types.
    fn build(self) -> &'static [&'static str] {
        match self {
            Self::Page => &["build", "--package", "page", "--target", WASM_TARGET],
            Self::Worker => &["build", "--package", "worker", "--target", WASM_TARGET],
            Self::Importer => &["build", "--package", "importer", "--target", WASM_TARGET],
            Self::Diagram => {
                &["rustc", "--package", "diagram", "--lib", "--crate-type", "cdylib", "--target", WASM_TARGET]
            }
        }
    }

    /// The program made by `build`.
    fn debug(self) -> PathBuf {
        let name = match self {
            Self::Page => "menagerie_page",
            Self::Worker => "menagerie_worker",
            Self::Importer => "menagerie_importer",
            Self::Diagram => program::WHOLE,
        };
        target_folder().join(WASM_TARGET).join("debug").join(name).with_extension("wasm")
    }

    /// The program of the site.
    fn built(self) -> PathBuf {
        match self {
            Self::Page => small::compiled("page"),
            Self::Importer => small::compiled("importer"),
            Self::Worker => target_folder().join(WASM_TARGET).join("worker/menagerie_worker.wasm"),
            Self::Diagram => program::compiled(program::LANGUAGES[0], program::WHOLE),
        }
    }
}

/// Builds the programs and writes their types again, and those of the lists.
///
/// # Errors
/// When a build fails or a file cannot be written.
pub fn write() -> Result<()> {
    ensure_wasm_target()?;
    lists::write_types()?;
    for typed in TypedProgram::ALL {
        run(cargo().args(typed.build()))?;
        files::write(&root().join(typed.file()), &types_of(typed, &typed.debug())?)?;
    }
    Ok(())
}

/// Checks that the types in the repository are those of the site's programs.
///
/// # Errors
/// When they are not.
pub fn check() -> Result<()> {
    ensure!(
        files::read(&root().join(lists::TYPES))? == lists::types()?,
        "{} lacks a game or a language: run `cargo xtask types`",
        lists::TYPES
    );
    for typed in TypedProgram::ALL {
        ensure!(
            types_of(typed, &typed.built())? == files::read(&root().join(typed.file()))?,
            "{} is not made of this program: run `cargo xtask types`",
            typed.file()
        );
    }
    Ok(())
}

fn types_of(typed: TypedProgram, module: &Path) -> Result<String> {
    Ok(typed.head() + &tidy(&bindings::types(module)?))
}

/// The file without the differences from build to build: its declarations sorted by name, without the compiler's own ones and without
/// types that nothing in the file uses. The linker may include those of other crates.
fn tidy(text: &str) -> String {
    let mut all = used(declarations(text));
    all.sort_by_key(|declaration| name(declaration).to_lowercase());
    all.into_iter().map(|declaration| format!("\n{declaration}")).collect()
}

/// Each declaration with the comment before it.
fn declarations(text: &str) -> Vec<String> {
    let (mut all, mut now) = (Vec::new(), String::new());
    for line in text.lines().skip_while(|line| line.starts_with("/* ") || line.is_empty()) {
        if (now.is_empty() && line.is_empty()) || line.trim() == DISPOSAL {
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

/// The declarations that JavaScript can use: classes and functions, and the types in them, recursively.
fn used(mut rest: Vec<String>) -> Vec<String> {
    let is_type = |text: &String| {
        let declared = |what: &str| text.lines().any(|line| line.starts_with(&format!("export {what} ")));
        !text.contains(EXPORTS) && (declared("type") || declared("interface"))
    };
    let mut all: Vec<String> = rest.extract_if(.., |text| !is_type(text)).collect();
    let mut looked_at = 0;
    while let Some(user) = all.get(looked_at).cloned() {
        all.extend(rest.extract_if(.., |text| mentions(&user, name(text))));
        looked_at += 1;
    }
    all
}

/// Whether a declaration refers to a type outside its comments.
fn mentions(declaration: &str, name: &str) -> bool {
    let code = declaration.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')).any(|word| word == name)
}

/// The name of a declaration.
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
    fn declarations_are_sorted_and_the_compilers_names_and_unused_types_left_out() {
        let written = "/* tslint:disable */\n/* eslint-disable */\n/**\n * B.\n */\nexport type B = A[];\n\nexport interface A {\n    a: number;\n}\n\n\
                       export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n    readonly h1f: () => void;\n}\n";
        let written = &format!("{written}\nexport function f(): B;\n\nexport type C = \"c\";\n");
        let expected = "\nexport interface A {\n    a: number;\n}\n\n/**\n * B.\n */\nexport type B = A[];\n\n\
                        export function f(): B;\n\n\
                        export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n}\n";
        assert_eq!(tidy(written), expected);
        assert_eq!(tidy(&tidy(written)), tidy(written));
    }
}
