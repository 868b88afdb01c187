//! The practice of the day: a new piece, a small game, its mistakes; the streak, and the mistakes of all games as puzzles.

use anyhow::{Result, ensure};
use e2e::{EnglishWords, Page, Role, check};

/// A clock that shows noon of a day, which is kept in the tab.
const CLOCK: &str = "Date.now = () => Number(sessionStorage.getItem('test-day') ?? 20000) * 86400000 + 43200000";

/// Opens a page of the practice.
async fn open(page: &Page, query: &str) -> Result<()> {
    page.visit(query).await?;
    page.until("the page is there", async || {
        Ok(page.script("return document.querySelectorAll('.today-path li').length === 3").await? == true)
    })
    .await
}

async fn on_day(page: &Page, day: u32, query: &str) -> Result<()> {
    page.script(&format!("sessionStorage.setItem('test-day', '{day}')")).await?;
    open(page, query).await
}

async fn says(page: &Page, words: &str) -> Result<()> {
    page.until(words, async || Ok(page.words().await?.contains(words))).await
}

/// A part of what is kept.
async fn kept(page: &Page, what: &str) -> Result<serde_json::Value> {
    page.script(&format!("return JSON.parse(localStorage.getItem('menagerie.week')).{what} ?? null")).await
}

/// Opens today's small game, plays a move, and gives up.
async fn lose(page: &Page) -> Result<()> {
    let address = page
        .script("return document.querySelector('.today-path li:nth-child(2) a').getAttribute('href').slice(2)")
        .await?;
    page.open(address.as_str().unwrap_or_default()).await?;
    page.until("the game has begun", async || {
        Ok(page.script("return Boolean(window.menagerie?.game?.store.begun && menagerie.game.data.strength)").await?
            == true)
    })
    .await?;
    let played = "const { move } = menagerie.game.data.session.legalMoves()[0]; return menagerie.game.turns.play(move)";
    ensure!(page.script(played).await? == true, "no move could be played");
    page.until("the computer has answered", async || {
        Ok(page.script("return menagerie.game.data.session.record().moves.length").await? == 2)
    })
    .await?;
    page.until("the end is heard", async || {
        page.script("menagerie.game.ending.resign()").await?;
        Ok(page.words().await?.contains("You lost. The next opponent is a little weaker."))
    })
    .await
}

#[test]
fn a_chess_player_begins_with_the_first_piece_that_is_new() -> Result<()> {
    check("", async |page| {
        open(&page, "?today=janus&knows=chess").await?;
        says(&page, "A new piece: Janus").await?;
        says(&page, "6 of 7 learned").await?;
        let learned = page.script("return document.querySelectorAll('.school-tile.learned').length").await?;
        ensure!(learned == 6, "{learned}");
        // The knowledge counts in other games, too.
        open(&page, "?today=capablanca").await?;
        says(&page, "6 of 8 learned").await
    })
}

#[test]
fn a_newcomer_says_that_chess_is_known_and_gets_another_piece() -> Result<()> {
    check("", async |page| {
        open(&page, "?today=janus").await?;
        says(&page, "0 of 7 learned").await?;
        page.press("I know chess").await?;
        says(&page, "A new piece: Janus").await?;
        ensure!(!page.shows(Role::Button, "I know chess").await?);
        Ok(())
    })
}

#[test]
fn the_day_leads_from_the_small_game_to_its_mistakes() -> Result<()> {
    check("", async |page| {
        page.before_scripts(CLOCK).await?;
        open(&page, "?today=janus&knows=chess").await?;
        ensure!(kept(&page, "opponents").await? == serde_json::json!({}));
        lose(&page).await?;
        let strength = kept(&page, "opponents.janus.strength").await?.as_u64();
        ensure!(strength.is_some_and(|it| it < 140), "{strength:?}");
        ensure!(kept(&page, "opponents.janus.played").await? == 1);
        ensure!(kept(&page, "streak.count").await? == 1);
        page.press("Find better moves").await?;
        page.until("a mistake, or none", async || {
            let words = page.words().await?;
            Ok(words.contains("In your game you played") || words.contains("found no mistake"))
        })
        .await?;
        // The solution counts as well: it was asked for.
        let back = "const link = document.querySelector('.puzzle-acts a'); if (link.hidden) return false; link.click(); return true";
        while page.script(back).await? != true {
            if page.shows(Role::Button, "Solution").await? {
                page.press("Solution").await?;
            }
            if page.shows(Role::Button, "Next puzzle").await? {
                page.press("Next puzzle").await?;
            }
        }
        page.until("the page is there", async || {
            Ok(page.script("return document.querySelectorAll('.today-path li.done').length").await? == 2)
        })
        .await?;
        says(&page, "You lost.").await
    })
}

#[test]
fn the_streak_forgives_one_missed_day() -> Result<()> {
    check("", async |page| {
        page.before_scripts(CLOCK).await?;
        on_day(&page, 20_000, "?today=chess&knows=chess").await?;
        lose(&page).await?;
        on_day(&page, 20_002, "?today=chess").await?;
        says(&page, "Streak: 1").await?;
        ensure!(
            kept(&page, "plans.length").await? == 1 && kept(&page, "plans[0].result").await? == "",
            "a new day has a new plan"
        );
        lose(&page).await?;
        ensure!(kept(&page, "streak.count").await? == 2);
        on_day(&page, 20_004, "?today=chess").await?;
        says(&page, "Streak: 2").await?;
        on_day(&page, 20_005, "?today=chess").await?;
        says(&page, "Streak: 0").await?;
        page.visit_gallery().await?;
        ensure!(page.script("return document.getElementById('today-streak').hidden").await? == true);
        Ok(())
    })
}

#[test]
fn a_game_of_the_library_is_practised_too() -> Result<()> {
    check("", async |page| {
        open(&page, "?today=shako&knows=chess").await?;
        says(&page, "Pieces of Shako").await?;
        let address = page.script("return document.querySelector('.today-path li:nth-child(2) a').href").await?;
        ensure!(
            address.as_str().is_some_and(|it| it.contains("game=shako") && it.contains("strength=140")),
            "{address}"
        );
        Ok(())
    })
}

#[test]
fn days_that_cannot_be_read_are_set_aside() -> Result<()> {
    check("", async |page| {
        page.script("localStorage.setItem('menagerie.week', '{broken')").await?;
        open(&page, "?today=chess").await?;
        let aside = page.script("return localStorage.getItem('menagerie.damaged.week')").await?;
        ensure!(aside == "{broken", "{aside}");
        Ok(())
    })
}

/// White can take an unprotected Queen; a Rook was moved instead.
const MISTAKE: &str = r#"localStorage.setItem('menagerie.mistakes', JSON.stringify({ version: 1, all: [{
    game: 'chess', options: {}, position: '4k3/8/8/3q4/8/2N5/PPP2PPP/R3K3 w - - 0 1', played: 'Rb1', best: 'c3d5', from: 'test', date: 1, solved: false }] }))"#;

#[test]
fn a_mistake_of_a_game_is_a_puzzle() -> Result<()> {
    check("", async |page| {
        page.script(MISTAKE).await?;
        page.open("?puzzles=mine").await?;
        says(&page, "In your game you played Rb1 here. Find a better move.").await?;
        page.until("it is there", async || {
            Ok(page.script("return Boolean(menagerie.game.data.practice)").await? == true)
        })
        .await?;
        page.script("return menagerie.game.turns.play('a1b1')").await?;
        says(&page, "Rb1 is not the move").await?;
        page.until("it is taken back", async || {
            Ok(page.script("return menagerie.game.data.session.record().moves.length").await? == 0)
        })
        .await?;
        page.until("the right move is taken", async || {
            page.script("return menagerie.game.turns.play('c3d5')").await.map(|played| played == true)
        })
        .await?;
        says(&page, "Solved!").await?;
        let rating = page.script("return localStorage.getItem('menagerie.puzzles')").await?;
        ensure!(rating.is_null(), "one's own mistakes have no rating: {rating}");
        Ok(())
    })
}

#[test]
fn the_practice_is_french_too() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
        page.script(MISTAKE).await?;
        for query in ["?today=janus&knows=chess", "?today=chaturaji"] {
            open(&page, query).await?;
            english.none_on(&page, query).await?;
        }
        page.open("?puzzles=mine").await?;
        says(&page, "vous avez joué").await?;
        english.none_on(&page, "a mistake").await
    })
}
