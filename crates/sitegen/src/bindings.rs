//! Generates the JavaScript bindings of a WebAssembly module with wasm-bindgen.
//!
//! wasm-bindgen is used as a library. Its command would be compiled with a web server and a client for browser drivers, which takes two
//! more minutes on a new machine.

use anyhow::{Context, Result};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Where a module runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BindingTarget {
    /// In a page or a worker, as an ES module.
    Web,
    /// In Node, as a CommonJS module.
    Node,
    /// Wherever an ES module runs that is given the program: no address of a file is in it.
    Package,
}

/// Writes `NAME_bg.wasm` and `NAME.js` into a folder, from the module that the compiler made.
///
/// # Errors
/// When the module cannot be read, was made by another version of wasm-bindgen, or a file cannot be written.
pub fn write(module: &Path, target: BindingTarget, name: &str, folder: &Path) -> Result<()> {
    println!("Binding {} for JavaScript: some seconds.", module.display());
    let mut bindgen = Bindgen::new();
    match target {
        BindingTarget::Web | BindingTarget::Package => bindgen.web(true)?,
        BindingTarget::Node => bindgen.nodejs(true)?,
    };
    bindgen.input_path(module).out_name(name).typescript(false);
    bindgen.omit_default_module_path(target == BindingTarget::Package);
    bindgen.generate(folder).with_context(|| format!("wasm-bindgen cannot bind {}", module.display()))
}

/// The TypeScript types of a module for the web.
///
/// # Errors
/// When the module cannot be read, or was made by another version of wasm-bindgen.
pub fn types(module: &Path) -> Result<String> {
    let mut bindgen = Bindgen::new();
    let output =
        bindgen.input_path(module).web(true)?.typescript(true).omit_default_module_path(false).generate_output();
    let output = output.with_context(|| format!("wasm-bindgen cannot bind {}", module.display()))?;
    Ok(output.ts().unwrap_or_default().to_owned())
}
