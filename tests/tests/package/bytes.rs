//! What a page with a diagram downloads.

use anyhow::{Context, Result, ensure};
use e2e::browse;
use xtask::server::{Server, bind};
use xtask::site;

/// The most that a page with one diagram may download, compressed, in bytes.
const LIMIT: u64 = 120_000;

const PAGE: &str = r#"<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>One diagram</title>
<link rel="icon" href="data:,">
<script type="module" src="/move-diagram.js"></script>
<move-diagram game="gigachess" piece="eagle"></move-diagram>
"#;

#[test]
fn a_page_with_one_diagram_is_light() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/one.html", PAGE).spawn();
    browse(server.address(), async |page| {
        page.visit("one.html").await?;
        page.working_diagrams().await?;
        let entries = page
            .script(
                r#"return performance.getEntriesByType("resource")
                    .filter(({ name }) => name.startsWith(location.origin))
                    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);"#,
            )
            .await?;
        let mut sum = 0;
        for entry in entries.as_array().context("a list of files")? {
            let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
            ensure!(size > 0, "{path} came without its size");
            println!("{size:>8} B  {path}");
            sum += size;
        }
        println!("{sum:>8} B  one diagram, compressed (at most {LIMIT})");
        ensure!(sum <= LIMIT, "a page with one diagram downloads {sum} bytes, more than {LIMIT}");
        Ok(())
    })
}
