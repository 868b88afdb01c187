//! Checks pages with axe-core, the accessibility checker (licence MPL-2.0; used in these tests only).

use crate::page::Page;
use anyhow::Result;
use serde_json::Value;
use std::path::PathBuf;
use xtask::files;
use xtask::node::NodeJs;

/// The findings of the checker, with their places. Parts of pictures that are neither words nor have a role are removed meanwhile: there
/// is nothing to check in them, and with thousands of shapes the checker takes minutes.
const FIND: &str = r#"
    const drawn = [...document.querySelectorAll("svg:not(.sprite):not(:has(text, title, desc, a, [role], [tabindex]))")]
        .map((picture) => [picture, [...picture.childNodes]]);
    drawn.forEach(([picture]) => picture.replaceChildren());
    const found = axe.run(document, { resultTypes: ["violations"] });
    return found.finally(() => drawn.forEach(([picture, all]) => picture.replaceChildren(...all))).then(({ violations }) => violations.map(({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.length} × ${nodes.slice(0, 3).map(({ target, any }) =>
            `${target.flat().join(" > ")} (${any[0]?.message ?? ""})`).join("; ")}`));
"#;

/// The checker's file.
fn checker() -> Result<PathBuf> {
    Ok(NodeJs::find()?.packages()?.join("axe-core/axe.min.js"))
}

impl Page {
    /// The findings of the checker on the current page.
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
