//! Storage that is blocked, full, or has unreadable data: nothing is lost, and it is reported.

use crate::games::{GIGACHESS, JANUS};
use crate::keeping::{list, play};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};
use serde_json::{Value, json};

/// A browser without storage: any access throws.
const BLOCKED: &str = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {\
    get() { throw new DOMException('The operation is insecure.', 'SecurityError') } });";

/// A browser whose storage exists and refuses everything.
const REFUSES: &str = "for (const name of ['getItem', 'setItem', 'removeItem', 'key']) Storage.prototype[name] = () => {\
    throw new DOMException('no', 'SecurityError') };";

/// Leaves as little room as possible.
pub const FILL: &str = "let text = 'x'.repeat(1 << 20), at = 0; while (text) {\
    try { localStorage.setItem(`filling.${at++}`, text) } catch { text = text.slice(0, text.length >> 1) } }";

/// The texts of the notes over the page.
async fn notes(page: &Page) -> Result<String> {
    let words = page.script("return document.querySelector('.notes').innerText").await?;
    Ok(words.as_str().unwrap_or_default().to_owned())
}

pub async fn until_note(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("a note says {words:?}"), async || Ok(notes(page).await?.contains(words))).await
}

/// Files that the page offers for download, recorded instead of saved: `[name, content]` each.
pub async fn catch_downloads(page: &Page) -> Result<()> {
    let script = "window.saved = []; const made = new Map(); const real = URL.createObjectURL;\
        URL.createObjectURL = (blob) => { const url = real.call(URL, blob); made.set(url, blob); return url };\
        HTMLAnchorElement.prototype.click = function () {\
        made.get(this.href).text().then((text) => saved.push([this.download, text])) }";
    page.script(script).await?;
    Ok(())
}

/// The only file that was saved.
pub async fn saved(page: &Page) -> Result<(String, String)> {
    page.until("a file is saved", async || Ok(page.script("return saved.length").await? == 1)).await?;
    let file = page.script("return saved.pop()").await?;
    let part = |index: usize| file[index].as_str().map(str::to_owned).context("a file");
    Ok((part(0)?, part(1)?))
}

/// Puts a game with this text into storage, as the last one, and opens the page.
async fn open_with(page: &Page, kept: &str) -> Result<()> {
    let kept = serde_json::to_string(kept)?;
    let script = format!(
        "localStorage.clear(); sessionStorage.clear();\
         localStorage.setItem('menagerie.game.x', {kept}); localStorage.setItem('menagerie.last', 'x')"
    );
    // The page would keep its own game again when it is left.
    page.leave().await?;
    page.visit("css/theme.css").await?;
    page.script(&script).await?;
    page.visit("").await?;
    page.until("the page is ready", async || Ok(!page.position().await?.is_empty())).await
}

/// A saved game of Janus Chess after e4.
async fn a_kept_game(page: &Page) -> Result<Value> {
    page.open(&JANUS.among_people()).await?;
    play(page, &[JANUS.opening]).await?;
    let text =
        page.script("return localStorage.getItem('menagerie.game.' + localStorage.getItem('menagerie.last'))").await?;
    let mut game: Value = serde_json::from_str(text.as_str().context("the game is kept")?)?;
    game["id"] = json!("x");
    Ok(game)
}

#[test]
fn where_storage_is_blocked_one_can_play_and_is_reported() -> Result<()> {
    for kind in [BLOCKED, REFUSES] {
        check("", async move |page| {
            page.before_scripts(kind).await?;
            page.open(&JANUS.among_people()).await?;
            ensure!(notes(&page).await?.is_empty(), "nothing is to be kept yet");
            play(&page, &["e2e4", "e7e5"]).await?;
            until_note(&page, "keeps nothing").await?;
            catch_downloads(&page).await?;
            page.press("Download this game").await?;
            let (name, text) = saved(&page).await?;
            ensure!(name == "janus.pgn" && text.contains("1. e4 e5"), "{name}: {text}");
            play(&page, &["d2d4"]).await?;
            ensure!(notes(&page).await?.is_empty(), "it is said once");
            page.press("Settings").await?;
            page.choose("Board", "Blue").await?;
            page.press("Close").await?;
            ensure!(list(&page).await?.is_empty());
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn what_was_set_aside_is_said_listed_and_can_be_taken_away() -> Result<()> {
    check("", async |page| {
        let kept = a_kept_game(&page).await?;
        let older = kept["saved"].as_str().context("saved")?.replacen("\"version\":1", "\"version\":0", 1);
        let mut old = kept.clone();
        old["saved"] = json!(older);
        for damaged in ["{ this is no game".to_owned(), old.to_string()] {
            open_with(&page, &damaged).await?;
            until_note(&page, "has been set aside").await?;
            page.press("My games").await?;
            ensure!(page.words().await?.contains("could not be read"));
            catch_downloads(&page).await?;
            page.press("Download").await?;
            let (name, text) = saved(&page).await?;
            ensure!(name == "menagerie-x.json" && text == damaged, "as it was found: {text}");
            page.press("Delete").await?;
            page.press("Put it back").await?;
            let aside = page.script("return localStorage.getItem('menagerie.damaged.x')").await?;
            ensure!(aside == damaged.as_str(), "{aside}");
        }
        Ok(())
    })
}

#[test]
fn what_is_set_aside_replaces_nothing() -> Result<()> {
    check("", async |page| {
        for (damaged, key) in [("one", "x"), ("two", "x.2"), ("two", "x.2"), ("three", "x.3")] {
            let script = format!(
                "localStorage.setItem('menagerie.game.x', '{damaged}'); localStorage.setItem('menagerie.last', 'x'); sessionStorage.clear()"
            );
            page.script(&script).await?;
            page.leave().await?;
            page.open("").await?;
            page.until("it is set aside", async || {
                Ok(page.script(&format!("return localStorage.getItem('menagerie.damaged.{key}')")).await? == damaged)
            })
            .await?;
        }
        ensure!(page.script("return localStorage.getItem('menagerie.damaged.x')").await? == "one");
        Ok(())
    })
}

#[test]
fn without_room_to_set_it_aside_it_stays_where_it_was() -> Result<()> {
    check("", async |page| {
        let damaged = format!("{{ damaged {}", "y".repeat(10_000));
        page.script(&format!(
            "localStorage.setItem('menagerie.game.x', '{damaged}'); localStorage.setItem('menagerie.last', 'x')"
        ))
        .await?;
        page.script(FILL).await?;
        page.leave().await?;
        page.visit("").await?;
        page.until("the page is ready", async || Ok(!page.position().await?.is_empty())).await?;
        until_note(&page, "cannot be read").await?;
        ensure!(page.script("return localStorage.getItem('menagerie.game.x')").await? == damaged.as_str());
        play(&page, &[GIGACHESS.opening]).await?;
        page.until("the game is kept in the database", async || {
            Ok(page.script("return menagerie.kept().length").await? == 1)
        })
        .await?;
        ensure!(page.script("return localStorage.getItem('menagerie.game.x')").await? == damaged.as_str());
        Ok(())
    })
}

#[test]
fn what_a_newer_version_has_kept_is_left_to_it() -> Result<()> {
    check("", async |page| {
        let kept = a_kept_game(&page).await?;
        let saved = kept["saved"].as_str().context("saved")?;
        // The page's own version, and that of the game inside.
        for newer in [
            saved.replacen("\"version\":1", "\"version\":2", 1),
            saved.replace("\"version\":1,\"variant\"", "\"version\":9,\"variant\""),
        ] {
            ensure!(newer != saved);
            let mut game = kept.clone();
            game["saved"] = json!(newer);
            let game = game.to_string();
            open_with(&page, &game).await?;
            until_note(&page, "newer version").await?;
            ensure!(page.position().await? == GIGACHESS.start);
            page.press("My games").await?;
            let games = list(&page).await?;
            ensure!(games.len() == 1, "it is still listed");
            games[0].1.click().await?;
            page.until("it is said", async || Ok(page.words().await?.contains("It stays as it is"))).await?;
            ensure!(
                page.script("return localStorage.getItem('menagerie.game.x')").await? == game.as_str(),
                "not touched"
            );
        }
        Ok(())
    })
}

#[test]
fn a_game_with_a_damaged_description_is_still_a_game() -> Result<()> {
    check("", async |page| {
        let kept = a_kept_game(&page).await?;
        let bad = [
            ("date", json!("yesterday")),
            ("date", json!(1e300)),
            ("moves", json!({})),
            ("name", json!(["<b>"])),
            ("status", json!({ "text": 7 })),
            ("status", json!({ "text": "no-such-text", "args": 3 })),
            ("status", json!([{ "text": { "toString": 1 } }])),
            (
                "status",
                (0..100).fold(json!("over-checkmate"), |inner, _| json!([{ "text": "x", "args": { "a": inner } }])),
            ),
            ("name", json!({ "toString": 1 })),
            ("seen", json!({ "toString": 1, "constructor": "x", "valueOf": 1e300 })),
            ("thumbnail", json!("999999999 999999999 1 0 a1:king:white")),
            ("thumbnail", json!("14 14 1 0 a1:../../js/main:white")),
            ("seen", json!(3)),
            ("begun", Value::Null),
        ];
        for (key, value) in bad {
            let mut game = kept.clone();
            game[key] = value.clone();
            open_with(&page, &game.to_string()).await?;
            ensure!(page.moves().await? == ["e4"], "{key}: {value}");
            ensure!(list(&page).await?.len() <= 1, "{key}: {value}");
            ensure!(page.shows(Role::Dialog, "My games").await?, "{key}: {value}");
            page.press("Close").await?;
            play(&page, &["e7e5"]).await?;
        }
        Ok(())
    })
}

#[test]
fn a_game_with_damaged_seats_level_or_board_is_set_right_or_aside() -> Result<()> {
    check("", async |page| {
        let kept = a_kept_game(&page).await?;
        let saved = kept["saved"].as_str().context("saved")?;
        for (good, bad) in [("\"orientation\":0", "\"orientation\":7"), ("\"level\":", "\"level\":99,\"x\":")] {
            ensure!(saved.contains(good), "{saved}");
            let mut game = kept.clone();
            game["saved"] = json!(saved.replace(good, bad));
            open_with(&page, &game.to_string()).await?;
            ensure!(page.moves().await? == ["e4"], "{bad}");
        }
        for (good, bad) in [
            ("[\"human\",\"human\"]", "[\"human\"]"),
            ("{\"kind\":\"none\"}", "{\"kind\":\"sand\"}"),
            // Clocks of nobody.
            (
                "{\"kind\":\"none\"},\"clocks\":null",
                "{\"kind\":\"sudden-death\",\"minutes\":5},\"clocks\":{\"version\":1,\"sides\":[]}",
            ),
        ] {
            ensure!(saved.contains(good), "{saved}");
            let mut game = kept.clone();
            game["saved"] = json!(saved.replace(good, bad));
            open_with(&page, &game.to_string()).await?;
            until_note(&page, "has been set aside").await?;
            ensure!(page.position().await? == GIGACHESS.start);
        }
        // A move that is not legal is kept in a comment.
        let mut game = kept.clone();
        game["saved"] = json!(saved.replace("e2e4", "e2e5"));
        open_with(&page, &game.to_string()).await?;
        until_note(&page, "Move 1, e2e5, is not legal").await?;
        ensure!(page.moves().await?.is_empty());
        Ok(())
    })
}

#[test]
fn damaged_settings_are_set_aside_and_newer_ones_kept() -> Result<()> {
    check("", async |page| {
        page.script("localStorage.setItem('menagerie.settings', '{ damaged')").await?;
        page.open("?").await?;
        ensure!(page.script("return localStorage.getItem('menagerie.damaged.settings')").await? == "{ damaged");
        let newer = r#"{"board":"glass","pieces":"letters","smell":"roses"}"#;
        page.script(&format!("localStorage.setItem('menagerie.settings', '{newer}')")).await?;
        page.open("?").await?;
        page.press("Settings").await?;
        ensure!(page.chosen("Board").await? == "Wood" && page.chosen("Pieces").await? == "Letters");
        page.choose("Coordinates", "Off").await?;
        let text = page.script("return localStorage.getItem('menagerie.settings')").await?;
        ensure!(text.as_str().is_some_and(|text| text.contains("roses") && text.contains("\"off\"")), "{text}");
        Ok(())
    })
}

#[test]
fn settings_of_any_kind_let_the_page_start() -> Result<()> {
    check("", async |page| {
        let odd = [
            r#"{"toString":1}"#,
            r#"{"__proto__":{"page":"dark"},"board":"green"}"#,
            r#"{"valueOf":"x","constructor":1,"hasOwnProperty":null}"#,
            r#"{"board":["wood"],"language":{"toString":1},"sound":"yes"}"#,
            "[[1]]",
            "null",
            "7",
        ];
        for settings in odd {
            page.script(&format!("localStorage.setItem('menagerie.settings', '{settings}')")).await?;
            page.open("?").await?;
            page.press("Settings").await?;
            ensure!(page.chosen("Page").await? == "As the system", "{settings}");
            page.choose("Board", "Blue").await?;
            let text = page.script("return localStorage.getItem('menagerie.settings')").await?;
            ensure!(text.as_str().is_some_and(|text| text.contains("blue")), "{settings}: {text}");
        }
        Ok(())
    })
}

#[test]
fn one_damaged_game_hides_no_other() -> Result<()> {
    check("", async |page| {
        let kept = a_kept_game(&page).await?;
        let put = "for (const [id, text] of Object.entries(all)) localStorage.setItem(`menagerie.game.${id}`, text)";
        let mut all = serde_json::Map::new();
        for (id, key) in [("a", "variant"), ("b", "saved"), ("c", "id")] {
            let mut game = kept.clone();
            game["id"] = json!(id);
            game[key] = json!({ "toString": 1 });
            all.insert(id.to_owned(), json!(game.to_string()));
        }
        all.insert("deep".to_owned(), json!(format!("{{\"id\":{}{}}}", "[".repeat(9000), "]".repeat(9000))));
        page.script(&format!("const all = {}; {put}", Value::Object(all))).await?;
        ensure!(list(&page).await?.len() == 1, "the good one is listed");
        ensure!(page.script("return document.querySelectorAll('.set-aside-list li').length").await? == 4);
        Ok(())
    })
}
