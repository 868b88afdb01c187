//! When a diagram starts, ends, and starts again.

use crate::{copy_element, nothing_uncaught, page as wrapped, try_out};
use anyhow::{Result, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use std::time::Duration;
use xtask::files;

const ELEMENTS: &str = r#"
<p>Far above.</p><div style="height: 6000px"></div>
<div id="here"><move-diagram id="a" game="gigachess" piece="eagle" size="300"></move-diagram></div>
<move-diagram id="b" game="gigachess" piece="lion" size="300"></move-diagram>
<move-diagram id="c" betza="N" picture="knight" size="300"></move-diagram>
"#;

#[test]
fn diagrams_begin_when_they_are_near_and_share_one_program() -> Result<()> {
    // The same element twice, from two addresses.
    let place = tempfile::tempdir()?;
    for name in ["one", "two"] {
        copy_element(&place.path().join(name))?;
    }
    let scripts = r#"src="/one/move-diagram.js"></script><script type="module" src="/two/move-diagram.js"></script>"#;
    let html = wrapped(ELEMENTS).replace(r#"src="/move-diagram.js"></script>"#, scripts);
    files::write(&place.path().join("try.html"), &html)?;
    let server = Server::new(bind(0)?, place.path())?.spawn();
    browse(server.address(), async |page| {
        let downloads = async |ending: &str| {
            let script = format!(
                "return performance.getEntriesByType('resource').filter(({{ name }}) => name.endsWith({ending:?})).length;"
            );
            anyhow::Ok(page.script(&script).await?.as_u64().unwrap_or_default())
        };
        page.visit("try.html").await?;
        page.until("both copies are loaded", async || Ok(downloads("move-diagram.js").await? == 2)).await?;
        page.until("the element is there", async || {
            Ok(page.script("return document.querySelector('#a').shadowRoot !== null;").await? == true)
        })
        .await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        ensure!(downloads(".lzma").await? == 0, "the program is loaded for a diagram out of sight");
        ensure!(page.script("return recorded.length;").await? == 0, "a diagram out of sight has begun");

        page.script("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });").await?;
        page.until("all are ready", async || {
            Ok(page.script("return recorded.filter(({ name }) => name === 'ready').length === 3;").await? == true)
        })
        .await?;
        ensure!(downloads(".lzma").await? == 1, "the program is loaded {} times", downloads(".lzma").await?);
        ensure!(page.working_diagrams().await?.len() == 3);

        // Removed and inserted again, moved, and with a changed attribute.
        let a = page.shown("#a").await?;
        page.script("window.kept = document.querySelector('#a'); kept.remove();").await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
        ensure!(page.script("return kept.position + kept.explanation + kept.targets.length;").await? == "0");
        page.script("kept.setAttribute('piece', 'lion'); document.querySelector('#here').append(kept);").await?;
        a.until(
            "root.querySelector('[part=board]').getAttribute('aria-label') === 'Lion' && diagram.targets.length > 0",
        )
        .await?;
        a.click("a1").await?;
        page.script("document.querySelector('#here').before(document.querySelector('#a'));").await?;
        a.until("diagram.targets.length > 0 && root.querySelectorAll('.pieces > *').length > 1").await?;
        a.ask("diagram.setAttribute('piece', 'ship')").await?;
        a.until("root.querySelector('[part=board]').getAttribute('aria-label') === 'Ship'").await?;
        a.ask("Object.assign(diagram, { game: 'chess', piece: null, fen: 'start', size: 200 })").await?;
        a.until("diagram.position.startsWith('rnbqkbnr/') && root.querySelector('figure').offsetWidth === 200").await?;
        a.ask("(diagram.theme = 'contrast', diagram.coordinates = 'no')").await?;
        a.until("!root.querySelector('.coordinates')").await?;
        a.until("getComputedStyle(root.querySelector('.light')).fill === 'rgb(255, 255, 255)'").await?;
        ensure!(downloads("menagerie_piece.lzma").await? == 1 && downloads("menagerie_diagram.lzma").await? == 1);
        nothing_uncaught(&page).await
    })
}

/// The names of the programs that a page has loaded, in order.
const PROGRAMS: &str = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())
    .filter((name) => name.endsWith('.lzma')).join(' ');";

#[test]
fn single_pieces_need_the_small_program_until_something_is_wrong() -> Result<()> {
    let elements = r#"<move-diagram id="a" game="gigachess" piece="eagle" board="game"></move-diagram>
<move-diagram id="b" betza="FyafsF" game="janus" board="game"></move-diagram>"#;
    try_out(elements, async |page| {
        ensure!(page.working_diagrams().await?.len() == 2);
        ensure!(page.script(PROGRAMS).await? == "menagerie_piece.lzma", "{}", page.script(PROGRAMS).await?);
        let (a, b) = (page.shown("#a").await?, page.shown("#b").await?);
        ensure!(a.ask("root.querySelectorAll('[role=row]').length").await? == 14);
        ensure!(b.ask("root.querySelectorAll('[role=row]').length").await? == 8);
        a.ask("diagram.setAttribute('piece', 'griffon')").await?;
        a.until("root.querySelector('[part=board]').getAttribute('aria-label') === 'Eagle'").await?;
        ensure!(page.script(PROGRAMS).await? == "menagerie_piece.lzma", "another name is no error");
        a.ask("diagram.setAttribute('piece', 'egle')").await?;
        a.until("root.querySelector('[part=problem]').textContent.includes('Did you mean Eagle?')").await?;
        b.ask("diagram.setAttribute('betza', 'FyafsFO2')").await?;
        b.until("root.querySelector('[part=notes]').textContent.includes('O2')").await?;
        ensure!(page.script(PROGRAMS).await? == "menagerie_piece.lzma menagerie_diagram.lzma");
        Ok(())
    })
}

#[test]
fn a_page_with_a_position_needs_the_whole_program_alone() -> Result<()> {
    let elements = r#"<move-diagram game="gigachess" piece="eagle"></move-diagram>
<move-diagram game="janus" options="" fen="start"></move-diagram>"#;
    try_out(elements, async |page| {
        ensure!(page.working_diagrams().await?.len() == 2);
        ensure!(page.script(PROGRAMS).await? == "menagerie_diagram.lzma", "{}", page.script(PROGRAMS).await?);
        Ok(())
    })
}
