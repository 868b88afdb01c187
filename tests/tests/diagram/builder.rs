//! The page for writing the HTML of a diagram.

use anyhow::{Context, Result, ensure};
use e2e::{Role, browse};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde_json::json;

/// The contents of a diagram, for comparison.
const LOOK: &str = "return (({ explanation, targets, position, shadowRoot }) => [explanation, targets, position,\
                    shadowRoot.querySelector('[part=board]').getAttribute('aria-label')])(document.querySelector('move-diagram'));";

#[test]
fn what_is_chosen_is_shown_and_can_be_pasted_elsewhere() -> Result<()> {
    let blank = "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Elsewhere</title>\n<link rel=\"icon\" href=\"data:,\">\n";
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/blank.html", blank).spawn();
    browse(server.address(), async move |page| {
        let code = async || {
            let text = page.script("return document.querySelector('#code').value;").await?;
            text.as_str().map(str::to_owned).context("no code")
        };
        let until_code = async |part: &str| {
            page.until(&format!("the code holds {part}"), async || Ok(code().await?.contains(part))).await?;
            // The diagram before stays until the next one is ready.
            page.until("the diagram is there", async || {
                let there = "return document.querySelectorAll('#preview > :not(.coming)').length === 1 && !document.querySelector('.coming');";
                Ok(page.script(there).await? == json!(true))
            })
            .await?;
            page.shown("#preview move-diagram").await
        };
        page.visit("builder/").await?;
        let preview = until_code(r#"<move-diagram game="gigachess" piece="eagle"></move-diagram>"#).await?;
        ensure!(preview.named("[part=board]").await?.1 == "Eagle");

        // With the keyboard, because a choice by WebDriver itself does not cause the same events.
        page.control(Role::Combobox, "Game").await?.send_keys("Janus").await?;
        page.until("its pieces are there", async || {
            Ok(page.options("Piece").await?.iter().any(|name| name == "Janus"))
        })
        .await?;
        page.control(Role::Combobox, "Piece").await?.send_keys("Janus").await?;
        let preview = until_code(r#"game="janus" piece="janus""#).await?;
        ensure!(preview.named("[part=board]").await?.1 == "Janus");
        let first = (code().await?, page.script(LOOK).await?);

        page.script("document.querySelector('[value=betza]').click();").await?;
        ensure!(!page.shows(Role::Combobox, "Piece").await?);
        page.enter("Betza notation", "mRcpR").await?;
        page.enter("Name", "\"Cannon\" & <Co>").await?;
        page.enter("Own pieces on", "a1").await?;
        let preview = until_code(r#"friends="a1""#).await?;
        ensure!(
            code().await?.contains(r#"betza="mRcpR" name="&quot;Cannon&quot; &amp; &lt;Co>""#),
            "{}",
            code().await?
        );
        ensure!(preview.named("[part=board]").await?.1 == "\"Cannon\" & <Co>");
        let second = (code().await?, page.script(LOOK).await?);

        // An unreadable text is reported in the preview; the code still has it.
        page.enter("Betza notation", "X(").await?;
        let preview = until_code(r#"betza="X(""#).await?;
        ensure!(preview.text("[part=problem]").await?.contains("betza"));

        for (mode, part) in
            [("position", r#"fen="start""#), ("line", "<move-diagram game="), ("play", r#"play="white""#)]
        {
            page.script(&format!("document.querySelector('[value={mode}]').click();")).await?;
            let preview = until_code(part).await?;
            ensure!(preview.ask("root.querySelector('figure').checkVisibility()").await? == true, "{mode}");
            ensure!(code().await?.lines().count() == 2);
        }

        for (code, look) in [first, second] {
            page.visit("blank.html").await?;
            page.script(&format!(
                "document.open(); document.write('<!DOCTYPE html>' + {}); document.close();",
                json!(code)
            ))
            .await?;
            page.working_diagrams().await?;
            let there = page.script(LOOK).await?;
            ensure!(there == look, "{code}\nshows {there:#}\nnot {look:#}");
        }
        Ok(())
    })
}

#[test]
fn what_is_done_on_the_diagram_is_written_and_kept_in_the_address() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        let code = async |part: &str| {
            page.until(&format!("the code holds {part}"), async || {
                let text = page.script("return document.querySelector('#code').value;").await?;
                Ok(text.as_str().is_some_and(|text| text.contains(part)))
            })
            .await?;
            page.until("the diagram is there", async || {
                let there = "return document.querySelectorAll('#preview > move-diagram:not(.coming)').length === 1 && !document.querySelector('.coming');";
                Ok(page.script(there).await? == json!(true))
            })
            .await
        };
        // A board of any size, in an address.
        page.visit("builder/#mode=betza&betza=R&board=own&files=16&ranks=3&square=a1&enemies=c1").await?;
        code(r#"<move-diagram betza="R" board="16x3" square="a1" enemies="c1"></move-diagram>"#).await?;
        page.visit("builder/?language=fr#mode=line&game=chess&moves=e4+e5+Nf3").await?;
        code(r#"<move-diagram game="chess" moves="e4 e5 Nf3"></move-diagram>"#).await?;
        page.script("document.querySelector('move-diagram').go(2);").await?;
        code(r#"at="2""#).await?;
        let kept = page.script("return location.hash;").await?;
        ensure!(kept == "#mode=line&game=chess&moves=e4+e5+Nf3&at=2", "{kept}");
        let words = page.script("return [document.documentElement.lang, document.querySelector('h1').textContent, document.querySelector('#link').textContent];").await?;
        ensure!(
            words == json!(["fr", "Un diagramme de coups pour votre page", "Copier un lien vers cette page"]),
            "{words}"
        );
        let first = page.script("return document.querySelector('[name=square]').placeholder;").await?;
        ensure!(first == "au milieu", "{first}");
        // All texts exist in French: a missing one would be reported in the console.
        let missing = page.script("return import('./words.js').then(({ untranslated }) => untranslated());").await?;
        ensure!(missing == json!([]), "{missing}");
        Ok(())
    })
}

#[test]
fn the_lines_can_keep_the_version_of_the_diagrams() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        page.visit("builder/").await?;
        page.control(Role::Checkbox, "Keep this version of the diagrams").await?.click().await?;
        page.until("the code names the version", async || {
            let code = page.script("return document.querySelector('#code').value;").await?;
            Ok(code.as_str().is_some_and(|code| code.contains("/diagrams/") && code.contains("integrity=\"sha384-")))
        })
        .await
    })
}

#[test]
fn every_picture_can_be_chosen_by_its_name() -> Result<()> {
    let all = std::fs::read_dir(xtask::process::root().join("assets/pieces"))?.count();
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        for (address, label, name) in
            [("builder/", "Picture", "squirrel"), ("builder/?language=fr", "Image", "écureuil")]
        {
            page.visit(&format!("{address}#mode=betza&betza=NAD&name=Beast")).await?;
            let names = page.options(label).await?;
            // The first option is none of them: the letter.
            ensure!(names.len() == all + 1 && names.iter().any(|other| other == name), "{names:?}");
            page.control(Role::Combobox, label).await?.send_keys(name).await?;
            page.until("the picture is there", async || {
                let shown = "const it = document.querySelector('#preview > move-diagram:not(.coming)'); return it?.getAttribute('picture') === \
                             'squirrel' && Boolean(it.shadowRoot.querySelector('symbol[id=squirrel] path'));";
                Ok(page.script(shown).await? == json!(true))
            })
            .await?;
        }
        Ok(())
    })
}
