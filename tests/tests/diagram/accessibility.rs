//! All pages are judged by axe-core, the accessibility checker (licence MPL-2.0; used in this test only).

use anyhow::{Result, ensure};
use e2e::browse;
use serde_json::json;
use std::path::PathBuf;
use xtask::files;
use xtask::node::Node;
use xtask::process::{run, target_folder};
use xtask::server::{Server, bind};
use xtask::site;

const AXE: &str = "axe-core@4.14.1";

const PAGES: [&str; 11] = [
    "",
    "rules/",
    "rules/gigachess/",
    "rules/gigachess2/",
    "rules/janus/",
    "rules/chaturaji/",
    "rules/gigachess/card/",
    "rules/gigachess2/card/",
    "rules/janus/card/",
    "rules/chaturaji/card/",
    "builder/",
];

/// What the checker finds, and where.
const FIND: &str = r#"
    return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.length} × ${nodes.slice(0, 3).map(({ target, any }) =>
            `${target.flat().join(" > ")} (${any[0]?.message ?? ""})`).join("; ")}`));
"#;

/// The checker's file; it is fetched once.
fn checker() -> Result<PathBuf> {
    let folder = target_folder().join("e2e").join(AXE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        files::write(&folder.join("package.json"), r#"{ "name": "checker", "private": true }"#)?;
        run(Node::find()?.npm().current_dir(&folder).args(["install", "--prefer-offline", "--ignore-scripts", AXE]))?;
    }
    Ok(file)
}

#[test]
fn the_accessibility_checker_finds_nothing() -> Result<()> {
    let checker = files::read(&checker()?)?;
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        let mut found = Vec::new();
        for scheme in ["light", "dark"] {
            page.prefer(scheme).await?;
            let preferred = format!("return matchMedia('(prefers-color-scheme: {scheme})').matches;");
            ensure!(page.script(&preferred).await? == true, "the browser does not know {scheme} colours");
            for path in PAGES {
                page.visit(path).await?;
                if page.script("return document.querySelector('move-diagram, #preview') !== null;").await? == true {
                    page.diagrams().await?;
                }
                if path.is_empty() {
                    // With everything that it can show: lines, their number, and the evaluation.
                    page.open("").await?;
                    page.press("Analysis").await?;
                    page.until("lines are shown", async || {
                        Ok(page.script("return document.querySelector('#best-lines b') !== null;").await? == true)
                    })
                    .await?;
                }
                page.script(&checker).await?;
                let violations = page.script(FIND).await?;
                if violations != json!([]) {
                    found.push(format!("/{path}, {scheme}: {violations:#}"));
                }
            }
        }
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}
