//! A page of another origin that contains the two lines of the README: nothing in it moves when the diagram is loaded.

use anyhow::{Result, ensure};
use e2e::{Screen, browse, in_chromium};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde_json::json;

const KINDS: [&str; 6] = [
    r#"game="gigachess" piece="eagle""#,
    r#"betza="mRcpR" name="Cannon" size="300""#,
    r#"game="janus" fen="start" select="b1""#,
    r#"game="chess" moves="e4 e5 Nf3 Nc6 Bb5""#,
    r#"game="chaturaji" fen="start""#,
    r#"game="chess" fen="nonsense""#,
];

/// The cumulative layout shift, as browsers measure it.
const WATCH: &str = "window.moved = 0;\nnew PerformanceObserver((list) => {\n\
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value;\n\
    }).observe({ type: 'layout-shift', buffered: true });\n";

#[test]
fn nothing_moves_when_a_diagram_comes() -> Result<()> {
    if !in_chromium("Firefox does not report layout shifts")? {
        return Ok(());
    }
    let diagrams = Server::new(bind(0)?, &site::built()?)?.spawn();
    let origin = diagrams.address().trim_end_matches('/').to_owned();
    let empty = tempfile::tempdir()?;
    let policy = format!(
        "default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; connect-src {origin}; style-src 'self'"
    );
    let mut server = Server::new(bind(0)?, empty.path())?
        .with_header("Content-Security-Policy", &policy)?
        .with_page("/watch.js", WATCH)
        .with_page("/favicon.ico", "");
    let words = "<p>Words that would move.</p>\n".repeat(40);
    for (index, attributes) in KINDS.iter().enumerate() {
        let page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>Elsewhere</title>\n<script src=\"/watch.js\"></script>\n<p>Before.</p>\n\
             <script src=\"{origin}/diagrams.js\"></script>\n<move-diagram {attributes}></move-diagram>\n{words}"
        );
        server = server.with_page(&format!("/{index}.html"), &page);
    }
    let server = server.spawn();
    browse(server.address(), async move |page| {
        for width in [390, 1366] {
            page.show_on(Screen { width, height: 800, ratio: 1.0 }).await?;
            for (index, attributes) in KINDS.iter().enumerate() {
                page.visit(&format!("{index}.html")).await?;
                page.diagrams().await?;
                page.script("requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = true)));").await?;
                page.until("it is drawn", async || Ok(page.script("return window.drawn === true;").await? == true))
                    .await?;
                let moved = page.script("return moved;").await?;
                println!("{moved} of the page {width} wide has moved: {attributes}");
                ensure!(moved.as_f64().is_some_and(|moved| moved < 0.02), "{attributes}, {width} wide: {moved}");
            }
        }
        ensure!(page.script("return typeof moved;").await? == json!("number"));
        Ok(())
    })
}
