//! Pages are judged by axe-core, the accessibility checker (licence MPL-2.0; used in these tests only).

use crate::page::Page;
use anyhow::Result;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{run, target_folder};

const AXE: &str = "axe-core@4.14.1";

/// Tests that begin at the same time fetch the checker once.
static FETCHING: Mutex<()> = Mutex::new(());

/// What the checker finds, and where. What pictures are drawn with goes away meanwhile, where it is neither words nor has a role:
/// there is nothing to judge in it, and with the thousands of shapes in the pictures of the games the checker takes minutes.
const FIND: &str = r#"
    const drawn = [...document.querySelectorAll("svg:not(.sprite):not(:has(text, title, desc, a, [role], [tabindex]))")]
        .map((picture) => [picture, [...picture.childNodes]]);
    drawn.forEach(([picture]) => picture.replaceChildren());
    const found = axe.run(document, { resultTypes: ["violations"] });
    return found.finally(() => drawn.forEach(([picture, all]) => picture.replaceChildren(...all))).then(({ violations }) => violations.map(({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.length} × ${nodes.slice(0, 3).map(({ target, any }) =>
            `${target.flat().join(" > ")} (${any[0]?.message ?? ""})`).join("; ")}`));
"#;

/// The checker's file; it is fetched once.
fn checker() -> Result<PathBuf> {
    let _guard = FETCHING.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = target_folder().join("e2e").join(AXE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        files::write(&folder.join("package.json"), r#"{ "name": "checker", "private": true }"#)?;
        run(NodeJs::find()?.npm().current_dir(&folder).args(["install", "--prefer-offline", "--ignore-scripts", AXE]))?;
    }
    Ok(file)
}

impl Page {
    /// What the checker finds on the page as it is.
    ///
    /// # Errors
    /// When the checker cannot be fetched or run.
    pub async fn violations(&self) -> Result<Vec<String>> {
        if self.script("return window.axe === undefined").await? == Value::Bool(true) {
            self.script(&files::read(&checker()?)?).await?;
        }
        Ok(serde_json::from_value(self.script(FIND).await?)?)
    }
}
