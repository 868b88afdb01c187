//! Messages when the program or the computer cannot be loaded or run: no part stays blank, no data is lost.

use crate::games::JANUS;
use crate::keeping::{play, reload};
use crate::thinking::think_endlessly;
use anyhow::{Result, bail, ensure};
use e2e::{Copy, Page, Role, check_whole};
use std::{io, thread};
use xtask::files;

const PROGRAM: &str = "page_bg.wasm";
const WORKER: &str = "js/worker.js";

/// The number of pages without a module that are tested together.
const LANES: usize = 4;

/// The message in the place of the board.
async fn until_said(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("it says {words:?}"), async || Ok(page.words().await?.contains(words))).await
}

/// Checks that the page shows these words, in both languages, and that it starts when the fault is repaired and somebody tries again.
async fn said_and_mended(page: &Page, site: &Copy, file: &str, english: &str, french: &str) -> Result<()> {
    page.visit("").await?;
    until_said(page, english).await?;
    let words = page.words().await?;
    ensure!(words.contains(french) && words.contains("Your games are not touched"), "{words}");
    ensure!(page.shows(Role::Button, "Try again · Réessayer").await?);
    site.mend(file)?;
    page.press("Try again · Réessayer").await?;
    page.until("it starts", async || Ok(!page.position().await?.is_empty())).await?;
    // The last that it loads: where the server is gone before, the browser complains.
    page.script("return navigator.serviceWorker.ready.then(() => true)").await?;
    // Messages of the console on the failure are expected.
    page.console_errors().await?;
    Ok(())
}

#[test]
fn a_program_that_is_missing_is_said() -> Result<()> {
    let site = Copy::new()?;
    site.remove(PROGRAM)?;
    site.browse(async |page, site| {
        said_and_mended(&page, &site, PROGRAM, "cannot be loaded", "ne peut être chargé").await
    })
}

#[test]
fn a_program_that_is_something_else_is_said() -> Result<()> {
    let site = Copy::new()?;
    site.write(PROGRAM, "<!DOCTYPE html><p>Not found</p>")?;
    site.browse(async |page, site| {
        said_and_mended(&page, &site, PROGRAM, "cannot be loaded", "ne peut être chargé").await
    })
}

#[test]
fn a_policy_that_blocks_the_program_is_said() -> Result<()> {
    let site = Copy::new()?;
    site.replace("index.html", " 'wasm-unsafe-eval'", "")?;
    site.browse(async |page, site| {
        said_and_mended(&page, &site, "index.html", "does not allow WebAssembly", "ne permet pas WebAssembly").await
    })
}

#[test]
fn scripts_that_are_missing_are_said() -> Result<()> {
    // The entry names all others that the page begins with.
    let entry = files::read(&Copy::new()?.folder().join("js/entry.js"))?;
    let quoted = entry.split('"').filter_map(|quoted| quoted.strip_prefix("./"));
    let mut loaded: Vec<String> = quoted.filter_map(|address| address.split('?').next()).map(str::to_owned).collect();
    // One of those that only others import stands for all of them.
    loaded.retain(|name| name == "main.js" || name.starts_with("chunk-"));
    loaded.sort_unstable();
    loaded.dedup();
    ensure!(loaded.len() > 2, "{loaded:?}");
    let loaded = [loaded[0].as_str(), "entry.js", "main.js"];
    // The page is waited for most of the time: several are looked at together.
    thread::scope(|scope| {
        let look = |lane: usize| {
            let names = loaded.iter().skip(lane).step_by(LANES);
            let look = || names.copied().try_for_each(is_missed);
            thread::Builder::new().name(format!("starting::scripts_that_are_missing_{lane}")).spawn_scoped(scope, look)
        };
        let lanes = (0..LANES).map(look).collect::<io::Result<Vec<_>>>()?;
        lanes.into_iter().try_for_each(|lane| lane.join().unwrap_or_else(|_| bail!("a lane panicked")))
    })
}

/// Checks that the page reports a missing file, without this module.
fn is_missed(name: &str) -> Result<()> {
    let site = Copy::new()?;
    site.remove(&format!("js/{name}"))?;
    site.browse(async |page, _| {
        page.visit("").await?;
        page.until("it says so", async || {
            let seen = "return getComputedStyle(document.getElementById('starting')).opacity > 0.9";
            Ok(page.script(seen).await? == true)
        })
        .await?;
        until_said(&page, "a file is missing or blocked").await?;
        until_said(&page, "un fichier manque ou est bloqué").await?;
        page.console_errors().await?;
        Ok(())
    })
}

/// Plays against a computer that cannot start: it is reported, people can play without it, and it starts when the fault is repaired.
fn without_the_computer(site: Copy, broken: &'static str) -> Result<()> {
    site.browse(async move |page, site| {
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Try again").await?;
        page.choose("Black", "Human").await?;
        play(&page, &["e7e5", "d2d4"]).await?;
        page.choose("Black", "Computer").await?;
        page.until_status("Try again").await?;
        site.mend(broken)?;
        page.press("Try again").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 4)).await?;
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn a_worker_that_is_missing_is_said_and_can_be_tried_again() -> Result<()> {
    let site = Copy::new()?;
    site.remove(WORKER)?;
    without_the_computer(site, WORKER)
}

#[test]
fn a_worker_that_is_something_else_is_said_and_can_be_tried_again() -> Result<()> {
    let site = Copy::new()?;
    site.write(WORKER, "<!DOCTYPE html><p>Not found</p>")?;
    without_the_computer(site, WORKER)
}

#[test]
fn a_policy_that_blocks_workers_leaves_people_their_game() -> Result<()> {
    let site = Copy::new()?;
    site.replace("index.html", "worker-src 'self'", "worker-src 'none'")?;
    site.browse(async |page, _| {
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Try again").await?;
        page.choose("Black", "Human").await?;
        play(&page, &["e7e5", "d2d4"]).await?;
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4", "e5", "d4"]);
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn a_browser_that_knows_no_workers_leaves_people_their_game() -> Result<()> {
    check_whole("", async |page| {
        page.before_scripts("window.Worker = class { constructor() { throw new Error('no workers here') } }").await?;
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("no workers here").await?;
        page.press("Undo").await?;
        page.choose("Black", "Human").await?;
        play(&page, &["e2e4", "e7e5"]).await
    })
}

#[test]
fn a_worker_that_comes_late_is_waited_for() -> Result<()> {
    check_whole("", async |page| {
        // As over a slow network: messages to it arrive with a delay.
        let slow = "const send = Worker.prototype.postMessage; Worker.prototype.postMessage = function (...all) {\
            setTimeout(() => send.apply(this, all), 4000) }";
        page.before_scripts(slow).await?;
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("being started").await?;
        page.press("Flip board").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await
    })
}

#[test]
fn a_reload_in_mid_thought_goes_on_thinking() -> Result<()> {
    check_whole("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=human&black=computer&level=8").await?;
        page.enter("Enter a move", "e4e6").await?;
        page.until_status("thinking").await?;
        reload(&page).await?;
        page.until_status("thinking").await?;
        page.until("it can be stopped", async || page.shows(Role::Button, "Stop").await).await?;
        page.press("Stop").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await
    })
}

/// Answers requests for addresses with this ending by this expression.
fn answered(ending: &str, answer: &str) -> String {
    format!(
        "{{ const real = window.fetch; window.fetch = (what, ...more) =>\
         new URL(what.url ?? what, location.href).pathname.endsWith('{ending}') ? {answer} : real(what, ...more) }}"
    )
}

#[test]
fn a_program_that_breaks_off_on_its_way_is_a_fault_of_the_network() -> Result<()> {
    check_whole("", async |page| {
        let broken = "Promise.resolve(new Response(new ReadableStream({ start(stream) {\
            stream.enqueue(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); stream.error(new TypeError('network error')) } }),\
            { headers: { 'Content-Type': 'application/wasm' } }))";
        page.before_scripts(&answered(PROGRAM, broken)).await?;
        page.visit("?again").await?;
        until_said(&page, "cannot be loaded").await?;
        ensure!(page.shows(Role::Button, "Try again · Réessayer").await?);
        page.console_errors().await?;
        Ok(())
    })
}

/// Errors of WebAssembly in a browser, the messages in both languages, and the named feature.
const TROUBLES: [(&str, &str, &str, &str); 5] = [
    ("delete globalThis.WebAssembly", "this browser is too old", "ce navigateur est trop ancien", "WebAssembly"),
    (
        "WebAssembly.validate = () => false",
        "this browser is too old",
        "ce navigateur est trop ancien",
        "WebAssembly SIMD",
    ),
    (
        "for (const name of ['compile', 'compileStreaming'])\
         WebAssembly[name] = () => Promise.reject(new WebAssembly.CompileError('at offset 9'))",
        "cannot compile it",
        "ne peut le compiler",
        "at offset 9",
    ),
    (
        "for (const name of ['compile', 'compileStreaming']) WebAssembly[name] = () => Promise.reject(new Error('Out of memory'))",
        "no memory left",
        "n’a plus de mémoire",
        "Out of memory",
    ),
    (
        "WebAssembly.instantiate = () => Promise.reject(new WebAssembly.RuntimeError('Out of memory: cannot allocate Wasm memory'))",
        "no memory left",
        "n’a plus de mémoire",
        "cannot allocate",
    ),
];

#[test]
fn each_trouble_of_webassembly_has_words_of_its_own() -> Result<()> {
    for (trouble, english, french, named) in TROUBLES {
        check_whole("", async move |page| {
            page.before_scripts(trouble).await?;
            page.visit("?game=chess").await?;
            until_said(&page, english).await?;
            let words = page.words().await?;
            ensure!(words.contains(french) && words.contains(named), "{trouble}: {words}");
            ensure!(!words.contains("network"), "{trouble}: the network is blamed: {words}");
            page.console_errors().await?;
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn modules_that_a_browser_cannot_read_are_said() -> Result<()> {
    let site = Copy::new()?;
    site.write("js/entry.js", "a newer kind of script")?;
    site.browse(async |page, _| {
        page.visit("?game=chess").await?;
        until_said(&page, "this browser is too old").await?;
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn pictures_that_are_broken_or_do_not_come_stop_nothing() -> Result<()> {
    check_whole("", async |page| {
        page.before_scripts(&answered("/sets/janus.json", "Promise.reject(new TypeError('no'))")).await?;
        page.before_scripts(&answered("/king.svg", "new Promise(() => {})")).await?;
        page.before_scripts(&answered("/rook.svg", "Promise.resolve(new Response('<p>no</p>'))")).await?;
        page.before_scripts(&answered("/queen.svg", "Promise.reject(new TypeError('no'))")).await?;
        page.open(&JANUS.among_people()).await?;
        play(&page, &["e2e4"]).await?;
        page.control(Role::Tab, "Pieces").await?.click().await?;
        let discs = "return [...document.querySelectorAll('.piece-list .piece text')].map((it) => it.textContent).sort().join('')";
        page.until("letters stand for them", async || Ok(page.script(discs).await? == "KQR")).await
    })
}

#[test]
fn nothing_is_shown_before_it_is_styled() -> Result<()> {
    let page = files::read(&menagerie_sitegen::site::built()?.join("index.html"))?;
    let (head, body) = page.split_once("<body>").unwrap_or_default();
    ensure!(head.contains("<link rel=\"stylesheet\" href=\"css/start.css"), "the style is not in the head");
    ensure!(body.contains("Menagerie is being loaded") && body.contains("Menagerie se charge"));
    ensure!(body.contains("<svg aria-hidden=\"true\""), "the first board is no part of the page");
    check_whole("", async |page| {
        // The program never comes: a new game shows its position, without words that something is wrong, and then those words.
        page.before_scripts(&answered(PROGRAM, "new Promise(() => {})")).await?;
        page.visit("?game=janus").await?;
        let there = "return document.querySelector('#awaited > span')?.shadowRoot.querySelector('svg').viewBox.baseVal.width === 1000";
        page.until("the board is shown", async || Ok(page.script(there).await? == true)).await?;
        let shape = "const { width, height } = document.getElementById('awaited').getBoundingClientRect(); return Math.round(10 * width / height)";
        ensure!(page.script(shape).await? == 13, "it is not as wide as it should be");
        let late = "return getComputedStyle(document.getElementById('starting')).animationDelay";
        ensure!(page.script(late).await? == "5s");
        page.until("the words come", async || {
            Ok(page.script("return getComputedStyle(document.getElementById('starting')).opacity > 0.9").await? == true)
        })
        .await?;
        // Nothing is known of the position of other addresses.
        page.visit("?game=janus&black=human&white=computer").await?;
        ensure!(page.script("return document.getElementById('awaited').checkVisibility()").await? == false);
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn the_first_move_can_be_made_before_the_program_is_there() -> Result<()> {
    const LATE: &str = "new Promise((done) => { window.letIn = done; }).then(() => real(what, ...more))";
    /// Presses the square with a pointer, or drags from one to another.
    const PRESS: &str = "const place = document.getElementById('awaited'); const { left, top, width, height } = place.getBoundingClientRect(); \
        const [from, to] = arguments[0].split('-').map((square) => ({ bubbles: true, pointerId: 1, button: 0, \
            clientX: left + width * (square.charCodeAt(0) - 96.5) / 10, clientY: top + height * (8.5 - square.slice(1)) / 8 })); \
        place.setPointerCapture = () => {}; \
        place.dispatchEvent(new PointerEvent('pointerdown', from)); \
        if (to) place.dispatchEvent(new PointerEvent('pointermove', to)); \
        place.dispatchEvent(new PointerEvent('pointerup', to ?? from)); \
        return place.dataset.move ?? ''";
    check_whole("", async |page| {
        page.before_scripts(&answered(PROGRAM, LATE)).await?;
        for (presses, moves) in
            [(vec!["e2", "e4"], vec!["e4"]), (vec!["b1-c3"], vec!["Jc3"]), (vec!["e2", "e5", "e7-e5"], Vec::new())]
        {
            page.leave().await?;
            page.visit("?game=janus&black=human").await?;
            let there = "return document.querySelector('#awaited.movable') !== null && window.letIn !== undefined";
            page.until("the board is shown", async || Ok(page.script(there).await? == true)).await?;
            let mut made = String::new();
            for press in presses {
                let shown = page.script(&format!("return ((...arguments) => {{ {PRESS} }})('{press}')")).await?;
                made = shown.as_str().unwrap_or_default().to_owned();
            }
            ensure!(made.is_empty() == moves.is_empty(), "{made:?}");
            page.script("window.letIn()").await?;
            page.until("the program is there", async || Ok(page.script("return 'menagerie' in window").await? == true))
                .await?;
            page.until("the move is played", async || Ok(page.moves().await? == moves)).await?;
            ensure!(page.script("return document.getElementById('awaited')").await?.is_null());
        }
        Ok(())
    })
}
