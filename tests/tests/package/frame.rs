//! The page that shows one diagram in a frame: in pages of another origin without scripts, under a strict policy, and in a sandbox.

use anyhow::{Context, Result, ensure};
use e2e::{Page, browse};
use menagerie_sitegen::server::{RunningServer, Server, bind};
use menagerie_sitegen::site;

/// A host page that may only have frames of this origin: no script, and no style except that of the snippet.
fn policy(origin: &str) -> String {
    format!("default-src 'none'; frame-src {origin}; style-src 'unsafe-inline'")
}

/// A host on another origin with these frames.
fn host(frames: &str) -> String {
    format!("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Host</title>\n{frames}\n")
}

struct Servers {
    _site: RunningServer,
    hosts: RunningServer,
}

impl Servers {
    /// `frames` are made for the origin of the site.
    fn start(frames: impl Fn(&str) -> String) -> Result<Self> {
        let site = Server::new(bind(0)?, &site::built()?)?.spawn();
        let origin = site.address().trim_end_matches('/').to_owned();
        let empty = tempfile::tempdir()?;
        let hosts = Server::new(bind(0)?, empty.path())?
            .with_header("Content-Security-Policy", &policy(&origin))?
            .with_page("/host.html", &host(&frames(&origin)))
            .with_page("/favicon.ico", "")
            .spawn();
        Ok(Self { hosts, _site: site })
    }
}

/// The diagram in the frame with this number, queried in the frame; then the host page is the target again.
async fn in_frame(page: &Page, number: u16, question: &str) -> Result<serde_json::Value> {
    page.enter_frame(Some(number)).await?;
    let answer = page.script(question).await;
    page.enter_frame(None).await?;
    answer
}

/// The diagram of a frame, once it is loaded: the name of its board, and whether all of it is visible without scrolling.
async fn until_shown(page: &Page, number: u16) -> Result<String> {
    const LOOK: &str = "const board = document.querySelector('move-diagram')?.shadowRoot.querySelector('[part=board]');\
        return board?.checkVisibility() && !board.querySelector('.unseen-yet') ? board.getAttribute('aria-label') : '';";
    page.until(&format!("frame {number} shows its diagram"), async || {
        Ok(in_frame(page, number, LOOK).await?.as_str().is_some_and(|name| !name.is_empty()))
    })
    .await?;
    in_frame(page, number, LOOK).await?.as_str().map(str::to_owned).context("a name")
}

#[test]
fn a_host_without_scripts_shows_diagrams_in_frames() -> Result<()> {
    let servers = Servers::start(|origin| {
        let style = "style=\"aspect-ratio:480/760;width:100%;max-width:480px;border:0\"";
        format!(
            "<iframe src=\"{origin}/embed/?game=janus&amp;piece=janus\" title=\"Janus\" {style}></iframe>\n\
             <iframe sandbox=\"allow-scripts\" src=\"{origin}/embed/?game=shatranj&amp;fen=start\" title=\"Shatranj\" {style}></iframe>\n\
             <iframe src=\"{origin}/embed/?fen=start#d=AAAA\" title=\"Damaged\" {style}></iframe>"
        )
    })?;
    browse(servers.hosts.address(), async |page| {
        page.visit("host.html").await?;
        ensure!(until_shown(&page, 0).await? == "Janus");
        // It fills its frame, and all of the board is in it.
        let fits = in_frame(
            &page,
            0,
            "const { bottom, width } = document.querySelector('move-diagram').shadowRoot.querySelector('[part=board]').getBoundingClientRect();\
             return bottom <= innerHeight && width > innerWidth / 2 && document.documentElement.scrollWidth <= innerWidth;",
        )
        .await?;
        ensure!(fits == true, "the board fits into the frame");
        // A frame without an origin asks for everything as a stranger.
        ensure!(until_shown(&page, 1).await?.contains("Shatranj"));
        page.until("the damage is reported", async || {
            let trouble = in_frame(&page, 2, "return document.getElementById('trouble').textContent;").await?;
            Ok(trouble.as_str().is_some_and(|words| words.contains("damaged")))
        })
        .await?;
        // The browser reports what the policies forbid, as expected.
        page.console_errors().await.map(drop)
    })
}

#[test]
fn a_host_with_a_script_hears_how_high_the_frame_would_be() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?;
    let page = host(
        "<script>addEventListener('message', ({ data }) => data.type === 'menagerie-size' && (window.height = data.height));</script>\n\
         <iframe src=\"/embed/?game=gigachess&amp;piece=eagle\" title=\"Eagle\" style=\"width:400px;height:300px;border:0\"></iframe>",
    );
    let server = server.with_page("/host.html", &page).spawn();
    browse(server.address(), async |page| {
        page.visit("host.html").await?;
        page.until("the host hears", async || Ok(page.script("return window.height > 400;").await? == true)).await?;
        page.script("document.querySelector('iframe').style.height = `${window.height}px`").await?;
        page.until("all of it is seen", async || {
            let whole = "const { body } = document.querySelector('iframe').contentDocument; return body.scrollHeight <= body.parentElement.clientHeight + 1;";
            Ok(page.script(whole).await? == true)
        })
        .await
    })
}

#[test]
fn the_code_of_a_game_comes_back_as_it_was_and_a_bomb_does_not() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/blank.html", &host("")).spawn();
    browse(server.address(), async |page| {
        page.visit("blank.html").await?;
        let results = page
            .script(
                "return import('/js/snippets.js').then(async ({ packDefinition, unpackDefinition }) => {\
                 const text = JSON.stringify({ name: 'É <王> 𝄞', rows: Array.from({ length: 3000 }, (_, row) => row) });\
                 const failure = (code) => unpackDefinition(code).then(() => '', ({ name }) => name);\
                 const code = await packDefinition(text);\
                 return [/^[\\w-]+$/.test(code), (await unpackDefinition(code)) === text, await failure(await packDefinition('0'.repeat(5e6))),\
                     (await failure(code.slice(0, -9))) !== '', (await failure('a b')) !== ''] })",
            )
            .await?;
        ensure!(results == serde_json::json!([true, true, "RangeError", true, true]), "{results}");
        Ok(())
    })
}
