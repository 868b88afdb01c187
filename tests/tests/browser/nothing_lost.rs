//! No data of a person is lost: every store of the browser, with all operations on it.

use crate::games::{GIGACHESS, JANUS};
use crate::keeping::{list, play, reload};
use crate::storage::{FILL, catch_downloads, saved, until_note};
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check, check_whole};
use serde_json::{Value, json};

/// Data of a person besides games: the kind, its key in the storage, and a text of it.
const MADE: [(&str, &str, &str); 12] = [
    ("settings", "menagerie.settings", r#"{"board":"blue","coordinates":"off"}"#),
    ("favourites", "menagerie.favourites", r#"["chess","shako"]"#),
    ("open levels", "menagerie.levels", "5"),
    (
        "ratings and puzzles",
        "menagerie.puzzles",
        r#"{"version":1,"rating":1444,"played":12,"streak":2,"best":4,"daily":20000,"solved":{"chess":[1,5]}}"#,
    ),
    (
        "progress at school",
        "menagerie.school",
        r#"{"version":1,"games":{"chess":{"knight":{"done":["moves"],"all":4}}}}"#,
    ),
    ("own games", "menagerie.own.own-lost", r#"{"id":"own-lost","name":"Lost","pieces":[]}"#),
    ("drafts of the workshop", "menagerie.workshop", r#"{"id":"draft","name":"Half a game"}"#),
    (
        "earlier drafts of the workshop",
        "menagerie.workshop-drafts",
        r#"[{"text":"{\"name\":\"Quarter of a game\"}","date":1}]"#,
    ),
    ("the own game that is being changed", "menagerie.workshop-game", "own-lost"),
    ("the name for friends", "menagerie.name", "Ada"),
    (
        "places of live games",
        "menagerie.live.places",
        r#"{"relays":["wss://relay.example"],"finders":["stun:stun.example:3478"]}"#,
    ),
    ("what was set aside", "menagerie.damaged.broken", "{ broken"),
];

/// Other keys of the page: games, which have tests of their own, and unimportant ones.
const OTHERS: [&str; 8] = [
    "menagerie.game.",
    "menagerie.last",
    "menagerie.tour",
    "menagerie.backup",
    "menagerie.persistence",
    "menagerie.start.",
    "filling.",
    "menagerie.here",
];

/// The stores of the database.
const DATABASE: &str = "return new Promise((done, fail) => { const request = indexedDB.open('menagerie');\
    request.onerror = () => fail(request.error); request.onsuccess = () => { const names = [...request.result.objectStoreNames];\
    request.result.close(); done(names) } })";

/// Checks that every store is listed here. A new store needs a new row, which includes it in all of these tests.
async fn ensure_all_known(page: &Page) -> Result<()> {
    let keys: Vec<String> = serde_json::from_value(page.script("return Object.keys(localStorage)").await?)?;
    for key in keys {
        let is_known = |known: &str| key == known || (known.ends_with('.') && key.starts_with(known));
        let known = OTHERS.into_iter().chain(MADE.map(|(_, key, _)| key)).any(is_known)
            || ["menagerie.own.", "menagerie.damaged."].into_iter().any(is_known);
        ensure!(known, "{key} is in no list of what is kept: see MADE, and STORES in keeping/stores.js");
    }
    ensure!(
        page.script("return indexedDB.databases().then((all) => all.map((it) => it.name))").await?
            == json!(["menagerie"])
    );
    ensure!(page.script(DATABASE).await? == json!(["games"]), "a store of the database is in no list");
    Ok(())
}

/// Leaves the page, and writes data of an older version into the storage: this number of games, one with a friend, and everything else.
async fn put_older(page: &Page, games: usize) -> Result<()> {
    page.open(&JANUS.among_people()).await?;
    play(page, &[JANUS.opening]).await?;
    let text =
        page.script("return localStorage.getItem('menagerie.game.' + localStorage.getItem('menagerie.last'))").await?;
    let game: Value = serde_json::from_str(text.as_str().context("the game is kept")?)?;
    empty(page).await?;
    for index in 0..games {
        let mut kept = game.clone();
        kept["id"] = json!(format!("old{index}"));
        kept["name"] = json!(format!("Old {index}"));
        kept["date"] = json!(1_700_000_000_000_u64 + u64::try_from(index)?);
        kept["seen"] = json!({});
        if index == 1 {
            kept["friend"] = json!("turn");
            let part = r#"{"friend":{"game":"{}","player":0,"secret":"the-secret-half","sent":0},"#;
            let saved = kept["saved"].as_str().context("saved")?.replacen('{', part, 1);
            kept["saved"] = json!(saved);
        }
        write(page, &format!("menagerie.game.old{index}"), &kept.to_string()).await?;
    }
    if games > 0 {
        write(page, "menagerie.last", "old0").await?;
    }
    for (_, key, text) in MADE {
        write(page, key, text).await?;
    }
    Ok(())
}

/// Leaves the page and deletes all its data in the browser.
async fn empty(page: &Page) -> Result<()> {
    page.leave().await?;
    page.visit("css/theme.css").await?;
    page.script("localStorage.clear(); sessionStorage.clear()").await?;
    let delete = "return new Promise((done) => { const request = indexedDB.deleteDatabase('menagerie'); request.onsuccess = request.onerror = () => done(true) })";
    page.script(delete).await.map(drop)
}

async fn write(page: &Page, key: &str, text: &str) -> Result<()> {
    page.script(&format!("localStorage.setItem({}, {})", json!(key), json!(text))).await.map(drop)
}

/// The ids of the saved games in the page.
async fn kept(page: &Page) -> Result<Vec<String>> {
    let mut ids: Vec<String> =
        serde_json::from_value(page.script("return menagerie.kept().map(({ id }) => id)").await?)?;
    ids.sort();
    Ok(ids)
}

/// Waits until the database has been read, and contains every game that is not on a board.
async fn until_moved(page: &Page, games: usize) -> Result<()> {
    page.until(&format!("{games} games are kept, of which one is on the board"), async || {
        let stored = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.')).length";
        Ok(kept(page).await?.len() == games && page.script(stored).await?.as_u64() <= Some(1))
    })
    .await
}

/// Waits until the database has been read.
async fn until_read(page: &Page, games: usize) -> Result<()> {
    page.until(&format!("{games} games are known"), async || Ok(kept(page).await?.len() == games)).await
}

/// Checks that all data of an older version exists, except where the page changes it by itself.
async fn ensure_made(page: &Page, games: usize) -> Result<()> {
    for (what, key, text) in MADE {
        let found = page.script(&format!("return localStorage.getItem({})", json!(key))).await?;
        let found = found.as_str().with_context(|| format!("{what} is gone"))?;
        let same = found == text
            || matches!((serde_json::from_str::<Value>(found), serde_json::from_str::<Value>(text)), (Ok(found), Ok(text)) if contains(&found, &text));
        ensure!(same, "{what}: {found} instead of {text}");
    }
    let ids = kept(page).await?;
    for index in 0..games {
        ensure!(ids.contains(&format!("old{index}")), "game {index} is gone: {ids:?}");
    }
    let secret = "return menagerie.kept().some(({ saved }) => saved.includes('the-secret-half'))";
    ensure!(games < 2 || page.script(secret).await? == true, "the key of a game with a friend is gone");
    ensure!(page.script("return menagerie.settings.get('board')").await? == "blue", "the settings hold");
    ensure_all_known(page).await
}

/// Whether a value contains everything of another one.
fn contains(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|it| contains(it, value)))
        }
        _ => whole == part,
    }
}

/// Passes a file to the dialog, as if it had been chosen.
async fn give_file(page: &Page, text: &str) -> Result<()> {
    let script = format!(
        "const data = new DataTransfer(); data.items.add(new File([{}], 'backup.json', {{ type: 'application/json' }}));\
         const box = document.querySelector('.backup input[type=file]'); box.files = data.files; box.dispatchEvent(new Event('change'))",
        json!(text)
    );
    page.script(&script).await.map(drop)
}

/// Waits until the dialog shows this text about a backup.
async fn until_message(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("the dialog says {words:?}"), async || {
        let message = page.script("return document.querySelector('.backup .message').textContent").await?;
        Ok(message.as_str().is_some_and(|message| message.contains(words)))
    })
    .await
}

/// Saves everything to a file; returns its content.
async fn backup(page: &Page) -> Result<String> {
    list(page).await?;
    catch_downloads(page).await?;
    page.script("document.querySelector('.backup summary').click()").await?;
    page.press("Save everything to a file").await?;
    let (name, text) = saved(page).await?;
    ensure!(name.starts_with("menagerie-20") && name.ends_with(".json"), "{name}");
    ensure!(page.words().await?.contains("Last backup: "), "the day is shown");
    Ok(text)
}

#[test]
fn what_an_older_version_has_kept_is_taken_over_and_outlives_reloads() -> Result<()> {
    check("", async |page| {
        put_older(&page, 250).await?;
        page.open("").await?;
        ensure!(page.moves().await? == ["e4"], "the last game is on the board");
        until_moved(&page, 250).await?;
        ensure_made(&page, 250).await?;
        reload(&page).await?;
        until_moved(&page, 250).await?;
        ensure_made(&page, 250).await?;
        // And they open, from the database.
        list(&page).await?;
        page.until("all are listed", async || {
            Ok(page.script("return document.querySelectorAll('.saved-games > li').length").await? == 250)
        })
        .await?;
        page.script("document.querySelector('.saved-games [data-game=old7] .open').click()").await?;
        page.until("it is open", async || {
            Ok(page.script("return localStorage.getItem('menagerie.last')").await? == "old7")
        })
        .await?;
        play(&page, &["e7e5"]).await?;
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4", "e5"]);
        until_moved(&page, 250).await
    })
}

#[test]
fn games_stay_where_they_were_as_long_as_the_database_does_not_give_them_back() -> Result<()> {
    // It takes them and forgets them.
    const FORGETS: &str = "IDBObjectStore.prototype.put = function () { return this.get('nothing') }";
    check("", async |page| {
        put_older(&page, 5).await?;
        page.leave().await?;
        page.before_scripts(FORGETS).await?;
        page.open("").await?;
        list(&page).await?;
        // Longer than it waits until the page rests.
        tokio::time::sleep(std::time::Duration::from_secs(4)).await;
        let stored = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.')).length";
        ensure!(page.script(stored).await? == 5, "they were taken away");
        ensure_made(&page, 5).await
    })
}

#[test]
fn what_was_played_is_there_after_a_crash() -> Result<()> {
    // A page that crashes hears of nothing.
    const DEAF: &str = "for (const name of ['pagehide', 'beforeunload', 'visibilitychange', 'freeze'])\
        addEventListener(name, (event) => event.stopImmediatePropagation(), true)";
    check("", async |page| {
        put_older(&page, 3).await?;
        page.leave().await?;
        page.before_scripts(DEAF).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        // In one script: the reload does not wait for asynchronous work.
        page.script(
            "menagerie.game.turns.play('e7e5'); menagerie.settings.set('pieces', 'letters'); window.old = true; location.reload()",
        )
        .await?;
        page.until("the page is there again", async || {
            Ok(page.script("return !window.old && (window.menagerie?.game.data.state.moves.length ?? 0)").await? == 2)
        })
        .await?;
        ensure!(page.script("return menagerie.settings.get('pieces')").await? == "letters");
        until_moved(&page, 3).await?;
        ensure_made(&page, 3).await
    })
}

#[test]
fn another_tab_sees_what_is_deleted_and_put_back() -> Result<()> {
    check_whole("", async |page| {
        put_older(&page, 8).await?;
        page.open("").await?;
        until_moved(&page, 8).await?;
        let first = page.tab().await?;
        let second = page.new_tab().await?;
        page.open("").await?;
        until_moved(&page, 8).await?;
        list(&page).await?;
        page.show_tab(&first).await?;
        list(&page).await?;
        page.script("document.querySelector('.saved-games [data-game=old3] [data-text-label=delete]').click()").await?;
        page.until("it is gone", async || Ok(kept(&page).await?.len() == 7)).await?;
        page.show_tab(&second).await?;
        page.until("it is gone here", async || Ok(kept(&page).await?.len() == 7)).await?;
        page.until("the list shows it", async || {
            Ok(page.script("return document.querySelector('.saved-games [data-game=old3]') === null").await? == true)
        })
        .await?;
        page.show_tab(&first).await?;
        page.press("Put it back").await?;
        page.show_tab(&second).await?;
        page.until("it is back here", async || Ok(kept(&page).await?.len() == 8)).await?;
        ensure_made(&page, 8).await
    })
}

#[test]
fn where_the_storage_is_full_the_database_has_room() -> Result<()> {
    check("", async |page| {
        put_older(&page, 3).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        page.script(FILL).await?;
        play(&page, &["e7e5", "d2d4"]).await?;
        page.until("the game is kept", async || {
            let found = "return menagerie.kept().some(({ id, saved }) => id === 'old0' && saved.includes('d2d4'))";
            Ok(page.script(found).await? == true)
        })
        .await?;
        let notes = page.script("return document.querySelector('.notes').innerText").await?;
        ensure!(notes == "", "nothing is wrong: {notes}");
        page.until("it has left the storage", async || {
            Ok(page.script("return localStorage.getItem('menagerie.game.old0')").await?.is_null())
        })
        .await?;
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4", "e5", "d4"]);
        until_read(&page, 3).await?;
        ensure_made(&page, 3).await
    })
}

#[test]
fn where_both_are_full_it_is_reported_and_nothing_is_lost() -> Result<()> {
    const REFUSES: &str =
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }";
    check("", async |page| {
        put_older(&page, 3).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        page.script(FILL).await?;
        page.script(REFUSES).await?;
        play(&page, &["e7e5"]).await?;
        until_note(&page, "no room").await?;
        let before =
            "return menagerie.kept().length === 3 && localStorage.getItem('menagerie.game.old0').includes('e2e4')";
        ensure!(page.script(before).await? == true, "what was there is there");
        page.script(
            "for (const key of Object.keys(localStorage)) if (key.startsWith('filling.')) localStorage.removeItem(key)",
        )
        .await?;
        play(&page, &["d2d4"]).await?;
        page.until("the note is gone", async || {
            Ok(page.script("return document.querySelector('.notes').innerText").await? == "")
        })
        .await?;
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4", "e5", "d4"]);
        until_read(&page, 3).await?;
        ensure_made(&page, 3).await
    })
}

#[test]
fn without_a_database_games_are_kept_in_the_storage_and_it_is_said() -> Result<()> {
    const NONE: &str = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }";
    check("", async |page| {
        put_older(&page, 4).await?;
        page.leave().await?;
        page.before_scripts(NONE).await?;
        page.open("").await?;
        list(&page).await?;
        page.until("it is said", async || Ok(page.words().await?.contains("gives the page no database"))).await?;
        ensure!(kept(&page).await?.len() == 4);
        page.press("Close").await?;
        page.open(&GIGACHESS.among_people()).await?;
        play(&page, &[GIGACHESS.opening]).await?;
        reload(&page).await?;
        list(&page).await?;
        ensure!(kept(&page).await?.len() == 5);
        let stored = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.')).length";
        ensure!(page.script(stored).await? == 5);
        Ok(())
    })
}

#[test]
fn where_the_database_does_not_answer_the_storage_is_used() -> Result<()> {
    // A transaction that never ends: all later ones wait for it.
    const SILENT: &str = "return new Promise((done) => { \
        indexedDB.open('menagerie').onsuccess = ({ target }) => { \
            const store = target.result.transaction('games', 'readwrite').objectStore('games'); \
            const again = () => { store.get('none').onsuccess = () => { done(true); again(); }; }; \
            again(); \
        }; \
    })";
    check("", async |page| {
        put_older(&page, 3).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        list(&page).await?;
        page.script(SILENT).await?;
        page.script("document.querySelector('[data-game=old1] [data-text-label=delete]').click()").await?;
        page.until("it is gone", async || Ok(kept(&page).await?.len() == 2)).await?;
        page.press("Put it back").await?;
        page.until("it is back", async || Ok(kept(&page).await?.len() == 3)).await?;
        page.until("it is said", async || Ok(page.words().await?.contains("gives the page no database"))).await?;
        ensure!(page.script("return localStorage.getItem('menagerie.game.old1') !== null").await? == true);
        Ok(())
    })
}

#[test]
fn a_backup_brings_everything_to_an_empty_browser_once() -> Result<()> {
    check("", async |page| {
        put_older(&page, 12).await?;
        page.open("").await?;
        until_moved(&page, 12).await?;
        play(&page, &["e7e5"]).await?;
        let file = backup(&page).await?;
        empty(&page).await?;
        page.open(&GIGACHESS.among_people()).await?;
        ensure!(kept(&page).await?.is_empty());
        list(&page).await?;
        give_file(&page, &file).await?;
        until_message(&page, "12 games were added.").await?;
        ensure_made(&page, 12).await?;
        let played = "return menagerie.kept().some(({ id, saved }) => id === 'old0' && saved.includes('e7e5'))";
        ensure!(page.script(played).await? == true, "the running game is among them");
        give_file(&page, &file).await?;
        until_message(&page, "is here already").await?;
        reload(&page).await?;
        until_moved(&page, 12).await?;
        ensure_made(&page, 12).await
    })
}

#[test]
fn a_backup_replaces_nothing_that_is_here() -> Result<()> {
    check("", async |page| {
        put_older(&page, 3).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        let file = backup(&page).await?;
        // Here it went another way, which neither knows of the other.
        let here = "const request = indexedDB.open('menagerie'); request.onsuccess = () => {\
            const store = request.result.transaction('games', 'readwrite').objectStore('games'), get = store.get('old2');\
            get.onsuccess = () => store.put({ ...get.result, saved: get.result.saved.replaceAll('e2e4', 'd2d4'), name: 'Mine' });\
            store.transaction.oncomplete = () => { request.result.close(); window.done = true } }";
        page.script(here).await?;
        page.until("it is written", async || Ok(page.script("return window.done ?? false").await? == true)).await?;
        page.script("localStorage.setItem('menagerie.name', 'Bea'); localStorage.setItem('menagerie.favourites', '[\"xiangqi\"]'); localStorage.setItem('menagerie.levels', '7')")
            .await?;
        reload(&page).await?;
        until_moved(&page, 3).await?;
        list(&page).await?;
        give_file(&page, &file).await?;
        until_message(&page, "both are kept").await?;
        let names = page.script("return menagerie.kept().map(({ name }) => name).sort()").await?;
        ensure!(names == json!(["Mine", "Old 0", "Old 1", "Old 2 (2)"]), "{names}");
        ensure!(page.script("return localStorage.getItem('menagerie.name')").await? == "Bea");
        ensure!(page.script("return localStorage.getItem('menagerie.levels')").await? == "7");
        let both = page.script("return localStorage.getItem('menagerie.favourites')").await?;
        ensure!(both == r#"["xiangqi","chess","shako"]"#, "{both}");
        give_file(&page, &file).await?;
        page.until("nothing is added a second time", async || Ok(kept(&page).await?.len() == 4)).await
    })
}

#[test]
fn a_damaged_backup_is_refused_and_changes_nothing() -> Result<()> {
    check("", async |page| {
        put_older(&page, 3).await?;
        page.open("").await?;
        until_moved(&page, 3).await?;
        let file = backup(&page).await?;
        empty(&page).await?;
        page.open(&JANUS.among_people()).await?;
        list(&page).await?;
        let before = page.script("return JSON.stringify(localStorage)").await?;
        let damaged = [
            file[..file.len() / 2].to_owned(),
            file.replacen("Old 1", "Odd 1", 1),
            file.replacen("\"games\":[", "\"games\":[7,", 1),
            "{}".to_owned(),
            "hello".to_owned(),
        ];
        for damaged in damaged {
            page.script("document.querySelector('.backup .message').textContent = ''").await?;
            give_file(&page, &damaged).await?;
            until_message(&page, "it is damaged. Nothing was changed.").await?;
        }
        give_file(&page, &file.replacen("\"version\":1", "\"version\":2", 1)).await?;
        until_message(&page, "newer version").await?;
        ensure!(kept(&page).await?.is_empty());
        ensure!(page.script("return JSON.stringify(localStorage)").await? == before);
        // The whole one is read.
        give_file(&page, &file).await?;
        until_message(&page, "3 games were added.").await
    })
}

/// Types into the box over the list of games.
async fn search(page: &Page, words: &str) -> Result<()> {
    let script = format!(
        "const box = document.querySelector('.games-filter input'); box.value = {}; box.dispatchEvent(new Event('input'))",
        json!(words)
    );
    page.script(&script).await.map(drop)
}

/// Waits until this number of games is listed.
async fn shown(page: &Page, count: usize) -> Result<()> {
    page.until(&format!("{count} games are listed"), async || {
        Ok(page.script("return document.querySelectorAll('.saved-games > li[data-game]').length").await? == count)
    })
    .await
}

#[test]
fn games_are_searched_and_several_are_deleted_and_put_back() -> Result<()> {
    check("", async |page| {
        put_older(&page, 12).await?;
        page.open("").await?;
        until_moved(&page, 12).await?;
        list(&page).await?;
        search(&page, "old 10").await?;
        shown(&page, 1).await?;
        ensure!(page.words().await?.contains("1 of 12 games"));
        search(&page, "").await?;
        shown(&page, 12).await?;
        let pick = "for (const id of ['old2', 'old5', 'old9']) document.querySelector(`[data-game=${id}] .pick input`).click()";
        page.script(pick).await?;
        page.press("Delete selected (3)").await?;
        page.until("they are gone", async || Ok(kept(&page).await?.len() == 9)).await?;
        ensure!(page.words().await?.contains("3 games are deleted."));
        page.press("Put them back").await?;
        page.until("they are back", async || Ok(kept(&page).await?.len() == 12)).await?;
        for (words, count) in [("janus", 12), ("2023", 12), ("zebra", 0), ("", 12)] {
            search(&page, words).await?;
            shown(&page, count).await?;
        }
        page.choose("Show", "Finished").await?;
        shown(&page, 0).await?;
        page.choose("Show", "Unfinished").await?;
        shown(&page, 12).await?;
        ensure_made(&page, 12).await
    })
}

#[test]
fn statistics_count_the_games_of_the_database() -> Result<()> {
    check("", async |page| {
        put_older(&page, 6).await?;
        page.open("").await?;
        until_moved(&page, 6).await?;
        page.press("Menu").await?;
        page.press("Statistics").await?;
        // The game with a friend that this test has made up cannot be read.
        page.until("they are counted", async || Ok(page.words().await?.contains("5 games"))).await?;
        ensure!(page.shows(Role::Dialog, "Statistics").await?);
        ensure_made(&page, 6).await
    })
}

#[test]
fn a_move_that_waits_for_its_turn_is_there_after_a_reload() -> Result<()> {
    check("", async |page| {
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.script("menagerie.game.engine.think = () => new Promise(() => {})").await?;
        play(&page, &["e2e4"]).await?;
        page.script("menagerie.game.selection.premove('d2', 'd4')").await?;
        page.script("window.old = true; location.reload()").await?;
        // The computer moves, and then the move that has waited is played.
        page.until("it is played", async || {
            Ok(page.script("return !window.old && menagerie.game.data.session.record().moves[2]").await? == "d2d4")
        })
        .await
    })
}

#[test]
fn a_move_that_waits_before_the_first_move_is_there_after_a_reload() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=computer&black=human&level=8").await?;
        page.board(14, 14, 2).await?.drag("e11", "e9").await?;
        let waiting = async || page.script("return !window.old && menagerie.game.premoves.list").await;
        ensure!(waiting().await? == json!([{ "from": "e11", "to": "e9" }]), "it waits");
        page.script("window.old = true; location.reload()").await?;
        page.until("it waits again", async || Ok(waiting().await?[0]["to"] == "e9")).await?;
        page.until("the computer can be stopped", async || page.shows(Role::Button, "Stop").await).await?;
        page.press("Stop").await?;
        page.until("it is played", async || Ok(page.moves().await?.get(1).is_some_and(|text| text == "e9"))).await
    })
}

#[test]
fn the_text_of_a_game_has_its_day_and_its_players() -> Result<()> {
    check("", async |page| {
        page.script("localStorage.setItem('menagerie.name', 'Ada')").await?;
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.script("menagerie.game.engine.think = () => new Promise(() => {})").await?;
        play(&page, &["e2e4"]).await?;
        page.script("menagerie.game.data.begun = new Date(2024, 1, 3).getTime()").await?;
        let text = page.script("return menagerie.text()").await?;
        let text = text.as_str().context("a text")?;
        for tag in ["[Date \"2024.02.03\"]", "[White \"Ada\"]", "[Black \"Menagerie, level 1\"]"] {
            ensure!(text.contains(tag), "{tag} is not in {text}");
        }
        Ok(())
    })
}
