//! Foreign content never becomes part of the page, and large content does not stop it.

use crate::games::{ALL, JANUS};
use crate::keeping::{list, play};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, browse, check_whole};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site::{self, policy};
use std::cell::Cell;
use std::time::Duration;
use xtask::files;

/// Texts that would run if they became part of the page.
const HOSTILE: &str =
    "<img src=x onerror=\"window.caught=1\"><script>window.caught=1</script><svg onload=\"window.caught=1\">";

/// Counts violations of the page's policy.
const WATCH: &str = "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>\
    violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`));";

#[test]
fn every_page_has_the_policy_and_nothing_inline() -> Result<()> {
    let site = site::built()?;
    let pages = policy::pages(&site)?;
    ensure!(pages.len() >= 10, "{pages:?}");
    for page in pages {
        let text = files::read(&page)?;
        let name = page.display();
        // The frame that connects the browsers of a live game may do nothing else.
        let wanted = if page.ends_with(policy::LIVE_PAGE) { policy::LIVE_POLICY } else { policy::POLICY };
        ensure!(text.matches("Content-Security-Policy").count() == 1 && text.contains(wanted), "{name}: the policy");
        let at = |words: &str| text.find(words);
        ensure!(
            ["<link", "<script"].into_iter().filter_map(at).all(|place| at("Content-Security-Policy") < Some(place)),
            "{name}: too late"
        );
        ensure!(
            !text.contains("<style") && !text.contains(" style=") && !text.contains("javascript:"),
            "{name}: a style"
        );
        for script in text.split("<script").skip(1) {
            let (tag, content) = script.split_once('>').context("a script ends")?;
            ensure!(tag.contains(" src=\"") && content.starts_with("</script>"), "{name}: a script is inline");
        }
        let handler = text.match_indices(" on").find(|(at, _)| {
            let word: String = text[at + 1..].chars().take_while(|letter| letter.is_ascii_lowercase()).collect();
            text[at + 1 + word.len()..].starts_with("=\"")
        });
        ensure!(handler.is_none(), "{name}: a handler is inline: {handler:?}");
    }
    Ok(())
}

async fn no_violations(page: &Page) -> Result<()> {
    let violations = page.script("return window.violations").await?;
    ensure!(violations.as_array().is_some_and(Vec::is_empty), "{violations}");
    Ok(())
}

#[test]
fn the_policy_forbids_nothing_that_the_page_does() -> Result<()> {
    check_whole("", async |page| {
        page.before_scripts(WATCH).await?;
        page.script("localStorage.clear()").await?;
        for game in &ALL {
            page.open(&game.against_computers()).await?;
            page.enter("Enter a move", game.opening).await?;
            page.until("all have moved", async || Ok(page.moves().await?.len() >= game.players.len())).await?;
            no_violations(&page).await?;
        }
        page.open(&JANUS.among_people()).await?;
        play(&page, &["e2e4"]).await?;
        for (button, close) in [("New game", true), ("Settings", true), ("Share", true)] {
            page.press(button).await?;
            if close {
                page.press("Close").await?;
            }
        }
        page.press("Hint").await?;
        page.until_status("Hint:").await?;
        page.press("Analysis").await?;
        page.script("document.getElementById('tab-pieces').click()").await?;
        page.until("lines are shown", async || {
            Ok(page.script("return menagerie.game.analysis.news !== null").await? == true)
        })
        .await?;
        page.until("the games are listed", async || Ok(list(&page).await?.len() >= 4)).await?;
        page.press("Close").await?;
        page.press("Menu").await?;
        page.press("Position editor").await?;
        page.press("Play from here").await?;
        no_violations(&page).await
    })
}

#[test]
fn the_policy_forbids_nothing_that_the_written_pages_do() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        page.before_scripts(WATCH).await?;
        for place in [
            "rules/",
            "rules/gigachess/",
            "rules/chaturaji/",
            "rules/janus/card/",
            "builder/",
            "embed/?game=janus&piece=janus",
        ] {
            page.visit(place).await?;
            page.until("it is there", async || Ok(page.script("return document.readyState").await? == "complete"))
                .await?;
            page.script("scrollTo(0, document.body.scrollHeight)").await?;
            tokio::time::sleep(Duration::from_millis(500)).await;
            no_violations(&page).await?;
        }
        Ok(())
    })
}

#[test]
fn the_policy_stops_what_comes_in_by_other_ways() -> Result<()> {
    check_whole("", async |page| {
        let tried = page
            .script(
                "try { document.body.insertAdjacentHTML('beforeend', '<b id=in></b>'); } catch {}\
                 const script = document.createElement('script');\
                 try { script.textContent = 'window.caught = 1'; document.body.append(script); } catch {}\
                 return [document.getElementById('in') === null || !window.trustedTypes, window.caught === undefined]",
            )
            .await?;
        ensure!(tried == serde_json::json!([true, true]), "{tried}");
        let strict = page.script("return 'trustedTypes' in window").await? == true;
        // Each violation is reported some time later.
        let errors = Cell::new(0);
        page.until("the console reports what was tried", async || {
            errors.set(errors.get() + page.console_errors().await?.len());
            Ok(errors.get() == if strict { 2 } else { 1 })
        })
        .await
    })
}

/// Checks that nothing hostile has run or become an element.
async fn is_harmless(page: &Page, what: &str) -> Result<()> {
    let caught = page
        .script("return [window.caught ?? 0, document.querySelectorAll('[onerror], [onload], main script').length]")
        .await?;
    ensure!(caught == serde_json::json!([0, 0]), "{what}: {caught}");
    Ok(())
}

#[test]
fn hostile_words_stay_words() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        let quoted = serde_json::to_string(HOSTILE)?;
        let coded = page.script(&format!("return encodeURIComponent({quoted})")).await?;
        let coded = coded.as_str().context("an address")?;
        for query in [
            format!("?game={coded}"),
            format!("?game=janus&white={coded}&level={coded}&{coded}=1"),
            format!("?game=janus&fen={coded}"),
            format!("?game=gigachess2&king-leap={coded}"),
        ] {
            page.open(&query).await?;
            let status = page.status().await?;
            ensure!(status.contains("<img") || status.contains("not a position"), "it is said as it is: {status}");
            is_harmless(&page, &query).await?;
        }
        page.open(&JANUS.among_people()).await?;
        page.enter("Enter a move", HOSTILE).await?;
        page.until_status("<img").await?;
        page.script("menagerie.game.loader.start(menagerie.game.data.variant, { seats: ['human', 'human'] })").await?;
        let text =
            format!("[White \"{}\"]\n[Variant \"Janus\"]\n\n1. e4 {{{HOSTILE}}} e5 *", HOSTILE.replace('"', "'"));
        page.script(&format!("return {}", crate::long::open_script(&serde_json::to_string(&text)?))).await?;
        is_harmless(&page, "a game text").await?;
        play(&page, &["d2d4"]).await?;
        page.script("document.querySelector('#open-games').click()").await?;
        page.script("document.querySelector('.saved-games [data-text-label=rename]').click()").await?;
        page.enter("Name of the game", HOSTILE).await?;
        page.until("it is renamed", async || Ok(page.words().await?.contains("<img src=x"))).await?;
        is_harmless(&page, "a name").await?;
        let stored = format!(
            "const key = 'menagerie.game.' + localStorage.getItem('menagerie.last'); const game = JSON.parse(localStorage.getItem(key));\
             Object.assign(game, {{ id: 'y', status: {quoted}, thumbnail: '8 8 1 0 a1:king:\"><script>', variant: {quoted}, date: {quoted} }});\
             localStorage.setItem('menagerie.game.y', JSON.stringify(game)); localStorage.setItem('menagerie.game.' + {quoted}, '{{');"
        );
        page.script(&stored).await?;
        page.press("Close").await?;
        ensure!(list(&page).await?.len() >= 1);
        is_harmless(&page, "what is kept").await
    })
}

/// Does something with the page, and checks that it is refused with a message that a size check causes, and that the game continues.
async fn is_refused(page: &Page, what: &str, act: &str, words: &str) -> Result<()> {
    page.script(act).await.with_context(|| what.to_owned())?;
    page.until(&format!("{what}: it is refused"), async || Ok(page.words().await?.contains(words))).await?;
    ensure!(page.position().await? == JANUS.start, "{what}");
    Ok(())
}

#[test]
fn what_is_far_too_large_is_refused_for_its_size() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        let limit = "at most 2,000,000 letters";
        let drop = "const dataTransfer = new DataTransfer(); const large = 'e4 '.repeat(50e6 / 3);";
        let dropped =
            "document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))";
        is_refused(&page, "a text", &format!("{drop} dataTransfer.setData('text/plain', large); {dropped}"), limit)
            .await?;
        page.script("menagerie.game.selection.select(null)").await?;
        let file = format!("{drop} dataTransfer.items.add(new File([large], 'game.pgn')); {dropped}");
        is_refused(&page, "a file", &file, limit).await?;
        page.script("menagerie.game.selection.select(null)").await?;
        let paste = format!(
            "{drop} dataTransfer.setData('text/plain', large);\
             const paste = new Event('paste', {{ bubbles: true, cancelable: true }}); paste.clipboardData = dataTransfer;\
             document.getElementById('entry').dispatchEvent(paste)"
        );
        is_refused(&page, "a text pasted where moves are entered", &paste, limit).await?;
        page.press("Share").await?;
        let boxed = paste.replace("getElementById('entry')", "querySelector('dialog[open] textarea:not([readonly])')");
        is_refused(&page, "a text pasted where games are", &boxed, limit).await?;
        page.press("Close").await?;
        play(&page, &["e2e4"]).await
    })
}

#[test]
fn links_that_hold_too_much_are_refused_for_it() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        // Fifty million spaces, deflated: as a link the size of a picture.
        let bomb = "const packed = new Response(new Blob([' '.repeat(50e6)]).stream().pipeThrough(new CompressionStream('deflate-raw')));\
            return packed.arrayBuffer().then((bytes) => { let text = '';\
            for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);\
            location.hash = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') })";
        is_refused(&page, "a bomb", bomb, "at most 2\u{202f}000\u{202f}000 letters").await?;
        page.script("menagerie.game.selection.select(null)").await?;
        is_refused(&page, "a long link", "location.hash = 'A'.repeat(900_000)", "damaged").await?;
        page.script("menagerie.game.selection.select(null)").await?;
        let many = "const nodes = Array.from({ length: 60_000 }, (_, at) => ({ m: at % 2 ? 'b1c3' : 'e2e4', p: 0 }));\
            const json = JSON.stringify({ version: 1, variant: 'janus', nodes, current: 0, tip: 0 });\
            const packed = new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw')));\
            return packed.arrayBuffer().then((bytes) => { location.hash = btoa(String.fromCharCode(...new Uint8Array(bytes)))\
            .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') })";
        is_refused(&page, "many moves", many, "at most 10\u{202f}000 moves").await?;
        ensure!(page.shows(Role::Textbox, "Enter a move").await?);
        play(&page, &["e2e4"]).await
    })
}
