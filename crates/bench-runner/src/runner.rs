//! Our own builds: the same work natively and in WebAssembly.

use super::runtime::Runtime;
use super::talk::{LineProcess, on_one_core};
use anyhow::{Context, Result};
use menagerie_bench::{Answer, Task};
use menagerie_sitegen::bindings::{self, BindingTarget};
use std::path::PathBuf;
use std::process::Command;
use xtask::files;
use xtask::process::{cargo, root, run, target_folder};
use xtask::tools::WASM_TARGET;

/// The script for Node: reads tasks, passes them to the module and prints its answers.
const SCRIPT: &str = include_str!("runner.cjs");

/// Both builds, as last made.
#[derive(Debug, Clone)]
pub struct Builds {
    native: PathBuf,
    script: PathBuf,
}

impl Builds {
    /// The locations of both builds.
    pub fn here() -> Builds {
        let native = target_folder().join("release").join(format!("menagerie-bench{}", std::env::consts::EXE_SUFFIX));
        Builds { native, script: target_folder().join("bench/runner.cjs") }
    }

    /// Builds the work natively and in WebAssembly, with the settings of releases.
    ///
    /// # Errors
    /// When a build fails.
    pub fn make(&self) -> Result<()> {
        let folder = target_folder().join("bench");
        run(cargo().args(["build", "--quiet", "--release", "--package", "bench"]))?;
        // Not both kinds of library at once: cargo would disable link-time optimisation. The flags are those of the game page, from
        // `.cargo/config.toml`.
        run(cargo()
            .args(["rustc", "--quiet", "--release", "--package", "bench", "--lib", "--crate-type", "cdylib"])
            .args(["--target", WASM_TARGET]))?;
        let module = target_folder().join(WASM_TARGET).join("release/menagerie_bench.wasm");
        bindings::write(&module, BindingTarget::Node, "bench", &folder)?;
        files::write(&self.script, SCRIPT)
    }

    /// The native program.
    pub fn native_program(&self) -> &PathBuf {
        &self.native
    }

    /// Starts the native program.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn native(&self) -> Result<Runner> {
        Ok(Runner(LineProcess::start(on_one_core(&self.native).current_dir(root()))?))
    }

    /// Starts the module in Node. It may use every core for compiling, as a browser does.
    ///
    /// # Errors
    /// When Node cannot be started.
    pub fn wasm_on_all_cores(&self, runtime: &Runtime) -> Result<Runner> {
        Ok(Runner(LineProcess::start(Command::new(runtime.program()).arg(&self.script))?))
    }

    /// Starts the module in Node.
    ///
    /// # Errors
    /// When Node cannot be started.
    pub fn wasm(&self, runtime: &Runtime) -> Result<Runner> {
        Ok(Runner(LineProcess::start(on_one_core(runtime.program()).arg(&self.script))?))
    }
}

/// Executes tasks in a process of its own.
pub struct Runner(LineProcess);

impl Runner {
    /// Executes a task.
    ///
    /// # Errors
    /// When the task fails; the process has printed the reason.
    pub fn run(&mut self, task: &Task) -> Result<Answer> {
        let task = serde_json::to_string(task)?;
        self.0.say(&task)?;
        let answer = self.0.hear().with_context(|| format!("{task} could not be done"))?;
        serde_json::from_str(&answer).with_context(|| format!("{task}: {answer} is no answer"))
    }
}
