//! Long games: nothing gets slow or grows without limit.

use crate::games::{GIGACHESS, Game as Played, JANUS};
use crate::keeping::reload;
use anyhow::{Context, Result, ensure};
use e2e::{Page, check, in_chromium};
use menagerie_rules::{Game, Options, Outcome, Variant};
use serde_json::Value;
use std::time::{Duration, Instant};

/// A script that opens the game of a text at once. The text is a JavaScript literal.
pub fn open_script(text: &str) -> String {
    format!("menagerie.game.loader.fileOf({text}).then((file) => menagerie.game.loader.openFrom(file, 0))")
}

/// Moves of each side.
const MOVES: u64 = 600;

/// More plies than a game between computers at the first level usually has.
const MAX_PLIES: usize = 300;

/// A random game with this number of plies, as text.
fn long_game(of: &Played, plies: usize) -> Result<String> {
    let variant = Variant::by_id(of.id, &Options::none())?;
    let mut game = Game::new(&variant);
    let mut chance: u64 = 1;
    while game.plies().len() < plies {
        let moves = game.position().legal_moves();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = moves[(chance >> 33) as usize % moves.len()];
        game.play(mv)?;
        if game.outcome() != Outcome::Ongoing {
            // That would end it: another one.
            game.undo();
            game.undo();
        }
    }
    Ok(game.to_text(&[]))
}

/// Does something with the page and waits until the change is drawn. Returns how much of the page has changed: added and removed
/// elements, and others with new attributes or text.
async fn changed(page: &Page, act: &str) -> Result<u64> {
    let script = format!(
        "let changed = 0; const size = (nodes) => [...nodes].reduce((sum, node) => sum + 1 + (node.querySelectorAll?.('*').length ?? 0), 0);\
         const count = (records) => records.forEach(({{ addedNodes, removedNodes, type }}) =>\
             changed += type === 'childList' ? size(addedNodes) + size(removedNodes) : 1);\
         const observer = new MutationObserver(count);\
         observer.observe(document.body, {{ subtree: true, childList: true, attributes: true, characterData: true }});\
         const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));\
         {act}; return drawn().then(() => {{ count(observer.takeRecords()); observer.disconnect(); return changed }})"
    );
    page.script(&script).await?.as_u64().context("a number")
}

/// The largest change by any of these steps in the game.
async fn most_changed(page: &Page, steps: &[&str]) -> Result<u64> {
    let mut most = 0;
    for step in steps {
        most = most.max(changed(page, &format!("menagerie.game.navigation.{step}")).await?);
    }
    Ok(most)
}

/// A script that repeats something, each time after the page has been drawn.
fn each_drawn(times: usize, act: &str) -> String {
    format!(
        "const drawn = () => new Promise((done) => requestAnimationFrame(done));\
         return (async () => {{ for (let at = 0; at < {times}; at++) {{ {act}; await drawn() }} }})()"
    )
}

async fn count(page: &Page) -> Result<u64> {
    page.script("return document.querySelectorAll('#moves [data-node]').length").await?.as_u64().context("a number")
}

/// Opens a random game with this number of moves, plays in it and steps through it. Returns the amounts of change by opening, by jumping
/// from one end to the other, and by single steps.
async fn opened_and_played_on(page: &Page, plies: u64) -> Result<[u64; 3]> {
    let text = serde_json::to_string(&long_game(&GIGACHESS, usize::try_from(plies)?)?)?;
    let opened = changed(page, &open_script(&text)).await?;
    ensure!(count(page).await? == plies);
    let far = most_changed(page, &["walk('first')", "walk('last')"]).await?;
    let near = most_changed(page, &["undo()", "undo()", "redo()", "redo()", "walk('back')", "walk('forward')"]).await?;
    ensure!(count(page).await? == plies);
    Ok([opened, far, near])
}

#[test]
fn a_game_of_six_hundred_moves_is_opened_and_played_on() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        let (few, many) = (MOVES / 10, 2 * MOVES);
        let short = opened_and_played_on(&page, few).await?;
        let long = opened_and_played_on(&page, many).await?;
        let seen = "const [list, move] = [document.getElementById('moves'), document.querySelector('#moves [aria-current]')]\
            .map((it) => it.getBoundingClientRect()); return move.top >= list.top - 1 && move.bottom <= list.bottom + 1";
        ensure!(page.script(seen).await? == true, "the last move is in sight");
        reload(&page).await?;
        ensure!(count(&page).await? == many);
        println!("changed by opening, from end to end, by a step: {short:?} in {few} moves, {long:?} in {many}");
        // The changes on opening and on jumps may grow with the number of moves. A single step changes only its move and the board.
        let growth = [many / few, many / few, 2];
        ensure!((0..3).all(|it| long[it] <= short[it] * growth[it]), "{short:?} in {few} moves, {long:?} in {many}");
        Ok(())
    })
}

#[test]
fn two_hundred_moves_are_taken_back_and_played_again() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        let text = long_game(&GIGACHESS, 200)?;
        page.script(&format!("return {}", open_script(&serde_json::to_string(&text)?))).await?;
        let end = page.position().await?;
        let saved = "return JSON.stringify(menagerie.game.data.tree)";
        let tree = page.script(saved).await?;
        page.script(&each_drawn(200, "menagerie.game.navigation.undo()")).await?;
        page.until_position(GIGACHESS.start).await?;
        ensure!(count(&page).await? == 0);
        ensure!(page.script("return menagerie.game.navigation.canUndo").await? == false);
        page.script(&each_drawn(200, "menagerie.game.navigation.redo()")).await?;
        page.until_position(&end).await?;
        ensure!(page.script(saved).await? == tree);
        // All at once, as fast as keys repeat.
        page.script("for (let at = 0; at < 200; at++) menagerie.game.navigation.undo(); for (let at = 0; at < 200; at++) menagerie.game.navigation.redo()")
            .await?;
        page.until_position(&end).await?;
        ensure!(page.script(saved).await? == tree);
        Ok(())
    })
}

/// The memory in use, in bytes: by the page's scripts after a garbage collection, by the program of the page, and by the computer's.
async fn memory(page: &Page) -> Result<[u64; 3]> {
    page.collect_garbage().await?;
    let sizes = "return [performance.memory.usedJSHeapSize, menagerie.memorySize(), window.computerMemory ?? 0]";
    let sizes: Value = page.script(sizes).await?;
    ensure!(sizes[0] != 10_000_000, "the browser reports sizes in steps that hide what grows");
    let size = |index: usize| sizes[index].as_u64().context("a size");
    Ok([size(0)?, size(1)?, size(2)?])
}

/// Lets computers play this number of moves, game after game, and checks that the memory stops growing.
fn computers_play(moves: u64) -> Result<()> {
    if !in_chromium("it alone reports how much memory a page's scripts use")? {
        return Ok(());
    }
    check("?game=janus&white=computer&black=computer&level=1", async move |page| {
        // Each answer of the computer says how much memory it has: WebAssembly never gives any back.
        page.script(
            "const { moveSearch } = menagerie.game; const find = moveSearch.find.bind(moveSearch); window.computerMemory = 0;\
             moveSearch.find = async (...asked) => { const move = await find(...asked);\
             window.computerMemory = Math.max(window.computerMemory, moveSearch.progress?.memory ?? 0); return move }",
        )
        .await?;
        // A game longer than all that follow, or each that is longer than those before it would need more.
        let longest = serde_json::to_string(&long_game(&JANUS, MAX_PLIES)?)?;
        page.script(&format!("return {}.then(() => menagerie.game.assistant.goOn())", open_script(&longest))).await?;
        page.until("the computer has answered", async || {
            Ok(page.script("return window.computerMemory > 0").await? == true)
        })
        .await?;
        // As fast as they can, and again when a game is over.
        page.script(
            "const { game } = menagerie; window.played = 0; window.games = 0; game.assistant.setPace(0);\
             let last = 0; game.store.on('change', () => { const { state } = game.data;\
             const now = state.moves.length; if (now > last) window.played += now - last; last = now;\
             if (state.over) { window.games += 1; last = 0; setTimeout(() => game.loader.rematch()) } }); game.loader.rematch()",
        )
        .await?;
        let mut first: Option<[u64; 3]> = None;
        // A position with more moves than any before may need memory once; a leak needs it repeatedly.
        let (mut end, mut more) = (moves, 2);
        let mut looks = Vec::new();
        let begin = Instant::now();
        loop {
            tokio::time::sleep(Duration::from_millis(500)).await;
            let played = page.script("return window.played").await?.as_u64().context("a number")?;
            let now = memory(&page).await?;
            looks.push((played, now));
            // One-time allocations are made in the first fifth.
            if played * 5 >= moves && first.is_none() {
                first = Some(now);
            }
            if played >= end {
                match &mut first {
                    Some(first) if more > 0 && now[2] > first[2] => {
                        (end, more, first[2]) = (played + moves, more - 1, now[2]);
                    }
                    _ => break,
                }
            }
            ensure!(begin.elapsed() < Duration::from_secs(3600), "only {played} moves were played");
        }
        let first = first.context("a first look")?;
        // Memory of a game is freed again, so the minimum at the end is compared.
        let last = looks.iter().rev().take(looks.len() / 5 + 1).map(|(_, sizes)| *sizes);
        let last = last.reduce(|one, other| std::array::from_fn(|at| one[at].min(other[at]))).context("a last look")?;
        let games = page.script("return window.games").await?;
        println!("{moves} moves, {games} games, {:?}: {first:?} → {last:?} bytes", begin.elapsed());
        ensure!(first[2] > 0, "the computer has reported its memory");
        ensure!(last[0] <= first[0] + 4_000_000, "the page's scripts: {looks:?}");
        ensure!(last[1] <= first[1] + 4_000_000, "the program on the page: {looks:?}");
        ensure!(last[2] <= first[2], "the computer: {looks:?}");
        Ok(())
    })
}

#[test]
fn computers_that_play_for_some_time_need_no_more_memory() -> Result<()> {
    computers_play(200)
}

#[test]
#[ignore = "takes many minutes: eight hours of computers among themselves in short"]
fn computers_that_play_for_hours_need_no_more_memory() -> Result<()> {
    computers_play(2_000)
}
