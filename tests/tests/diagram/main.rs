//! Move diagrams in Chromium: with mouse and keyboard, in pages of all kinds; the pages that are written with them, and the builder.

mod accessibility;
mod builder;
mod errors;
mod french;
mod keyboard;
mod lazy;
mod moves;
mod pointer;
mod rules;
mod speed;
mod still;
mod style;
mod texts;

use anyhow::{Result, ensure};
use e2e::{Page, browse};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde_json::{Value, json};
use std::path::Path;
use xtask::files;

/// A page with these elements. It records events of the diagrams, and uncaught errors.
fn page(elements: &str) -> String {
    format!(
        r#"<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Diagrams</title>
<link rel="icon" href="data:,">
<script>
window.recorded = [];
window.uncaught = [];
for (const name of ["select", "move", "error", "ready"]) {{
  addEventListener(name, ({{ target, detail }}) => {{
    if (target.localName === "move-diagram") recorded.push({{ id: target.id, name, detail: detail ?? null }});
  }}, true);
}}
addEventListener("error", ({{ message }}) => message && uncaught.push(message));
addEventListener("unhandledrejection", ({{ reason }}) => uncaught.push(String(reason)));
</script>
<script type="module" src="/move-diagram.js"></script>
{elements}
"#
    )
}

/// Runs a test on a page with these elements, which loads the diagrams from the built site.
fn try_out(elements: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/try.html", &page(elements)).spawn();
    browse(server.address(), async move |page| {
        page.visit("try.html").await?;
        test(page.clone()).await?;
        nothing_uncaught(&page).await
    })
}

async fn nothing_uncaught(page: &Page) -> Result<()> {
    let uncaught = page.script("return uncaught;").await?;
    ensure!(uncaught == json!([]), "the page got errors: {uncaught:#}");
    Ok(())
}

/// The events of the diagrams with this name since the last query.
async fn take_events(page: &Page, id: &str, name: &str) -> Result<Vec<Value>> {
    let found = page
        .script(&format!(
            "const its = (one) => one.id === {} && one.name === {};\
             const found = recorded.filter(its); recorded = recorded.filter((one) => !its(one)); return found.map(({{ detail }}) => detail);",
            json!(id),
            json!(name)
        ))
        .await?;
    Ok(found.as_array().cloned().unwrap_or_default())
}

/// Copies the element with all its files.
fn copy_element(folder: &Path) -> Result<()> {
    let site = site::built()?;
    for name in ["move-diagram.js", "diagrams.js"] {
        files::copy(&site.join(name), &folder.join(name))?;
    }
    files::copy_folder(&site.join("diagram"), &folder.join("diagram"))
}
