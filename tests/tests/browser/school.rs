//! Lessons on the pieces: with mouse, finger and keyboard, progress, and the map.

use anyhow::{Context, Result, ensure};
use e2e::{EnglishWords, Page, Screen, check, in_chromium};

/// Opens a page of the school.
pub async fn open(page: &Page, query: &str) -> Result<()> {
    page.visit(query).await?;
    until(page, "the school is open", "return Boolean(window.menagerie?.school)").await
}

async fn until(page: &Page, what: &str, script: &str) -> Result<()> {
    page.until(what, async || Ok(page.script(script).await? == true)).await
}

async fn text(page: &Page, script: &str) -> Result<String> {
    Ok(page.script(script).await?.as_str().unwrap_or_default().to_owned())
}

/// The squares that are right now.
pub async fn answers(page: &Page) -> Result<Vec<String>> {
    Ok(serde_json::from_value(page.script("return menagerie.school.answers()").await?)?)
}

async fn is_done(page: &Page) -> Result<bool> {
    Ok(page.script("return menagerie.school.state().done").await? == true)
}

/// The current step.
async fn step(page: &Page) -> Result<String> {
    text(page, "return menagerie.school.state().step").await
}

/// Completes the current step by clicks on a board of this size.
async fn do_step(page: &Page, side: u8) -> Result<()> {
    while !is_done(page).await? {
        let square = answers(page).await?.into_iter().next().context("something is right")?;
        let before = page.script("return JSON.stringify(menagerie.school.state())").await?;
        page.board(side, side, 0).await?.click(&square).await?;
        page.until("the click was heard", async || {
            Ok(page.script("return JSON.stringify(menagerie.school.state())").await? != before)
        })
        .await?;
    }
    Ok(())
}

#[test]
fn a_lesson_is_done_to_its_end_by_clicks_and_kept() -> Result<()> {
    check("", async |page| {
        open(&page, "?learn=gigachess2&piece=cannon").await?;
        ensure!(step(&page).await? == "watch");
        ensure!(page.words().await?.contains("Moves as a Rook; captures by jumping one piece"));
        page.press("Next").await?;
        for name in ["find", "stars", "take"] {
            ensure!(step(&page).await? == name, "{} instead of {name}", step(&page).await?);
            do_step(&page, 14).await?;
            page.press("Next").await?;
        }
        ensure!(page.words().await?.contains("You know the Cannon."), "{}", page.words().await?);
        page.script("location.search = '?learn=gigachess2'").await?;
        until(&page, "the map is shown", "return document.querySelector('.school-tile.learned') !== null").await?;
        ensure!(page.words().await?.contains("1 of 25 learned"));
        let tile = "return document.querySelector('.school-tile.learned').getAttribute('aria-label')";
        ensure!(text(&page, tile).await? == "Cannon: learned");
        // Starting over deletes the progress, after a confirmation.
        page.press("Begin anew").await?;
        page.press("Forget it").await?;
        ensure!(page.words().await?.contains("0 of 25 learned"));
        Ok(())
    })
}

#[test]
fn a_wrong_square_is_reported_why_and_help_is_given() -> Result<()> {
    check("", async |page| {
        open(&page, "?learn=chess&piece=knight").await?;
        page.press("Next").await?;
        let right = answers(&page).await?;
        let state = text(&page, "return menagerie.school.state().pupil").await?;
        let wrong = ["a1", "h8", "a8", "h1"].into_iter().find(|it| !right.iter().any(|at| at == it) && *it != state);
        page.board(8, 8, 0).await?.click(wrong.context("a corner")?).await?;
        page.until("the reason is shown", async || Ok(page.status().await?.starts_with("Not that one. "))).await?;
        ensure!(!is_done(&page).await?);
        page.press("Hint").await?;
        page.until("a square is marked", async || Ok(page.status().await?.starts_with("Look at the marked square, ")))
            .await?;
        page.press("Show me").await?;
        page.until("all are marked", async || Ok(page.status().await? == "These are the squares.")).await?;
        do_step(&page, 8).await?;
        ensure!(page.status().await? == "All found. Well done!");
        // A reload continues with the remaining steps.
        page.script("location.reload()").await?;
        until(&page, "it goes on", "return window.menagerie?.school?.state().step === 'stars'").await
    })
}

#[test]
fn a_lesson_is_done_by_keyboard_alone() -> Result<()> {
    check("", async |page| {
        open(&page, "?learn=chess&piece=rook").await?;
        page.press("Next").await?;
        page.script("document.querySelector('#school .square-grid').focus()").await?;
        while !is_done(&page).await? {
            let to = answers(&page).await?.into_iter().next().context("something is right")?;
            let at = text(
                &page,
                "const grid = document.querySelector('#school .square-grid');\
                 return document.getElementById(grid.getAttribute('aria-activedescendant')).dataset.square",
            )
            .await?;
            let place = |square: &str| (i32::from(square.as_bytes()[0]), square[1..].parse::<i32>().unwrap_or(0));
            let ((file, rank), (to_file, to_rank)) = (place(&at), place(&to));
            let keys = |count: i32, more: &str, less: &str| {
                if count > 0 { more.repeat(count as usize) } else { less.repeat(-count as usize) }
            };
            let way = keys(to_file - file, "\u{e014}", "\u{e012}") + &keys(to_rank - rank, "\u{e013}", "\u{e015}");
            page.board(8, 8, 0).await?.keys(&(way + "\u{e007}")).await?;
        }
        let named =
            text(&page, "return document.querySelector('#school [role=gridcell]').getAttribute('aria-label')").await?;
        ensure!(named.starts_with("a8") || named.starts_with("a1"), "{named}");
        Ok(())
    })
}

#[test]
fn a_finger_does_a_lesson_on_a_phone() -> Result<()> {
    if !in_chromium("Firefox's driver has no touch screen")? {
        return Ok(());
    }
    check("", async |page| {
        page.touch_on(Screen { width: 360, height: 740, ratio: 2.0 }).await?;
        open(&page, "?learn=gigachess2&piece=eagle").await?;
        page.press("Next").await?;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        ensure!(page.script(wide).await? == true, "nothing is cut off");
        while !is_done(&page).await? {
            let square = answers(&page).await?.into_iter().next().context("something is right")?;
            page.board(14, 14, 0).await?.tap(&square).await?;
            page.until("it was heard", async || Ok(is_done(&page).await? || !answers(&page).await?.contains(&square)))
                .await?;
        }
        Ok(())
    })
}

#[test]
fn every_step_of_every_lesson_is_french_for_a_french_reader() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
        for game in ["gigachess2", "chaturaji", "chess"] {
            open(&page, &format!("?learn={game}")).await?;
            english.none_on(&page, &format!("the map of {game}")).await?;
            let kinds: Vec<String> =
                serde_json::from_value(page.script("return menagerie.school.pieces().map(({ kind }) => kind)").await?)?;
            for kind in kinds.iter().rev().take(4) {
                open(&page, &format!("?learn={game}&piece={kind}")).await?;
                let steps = page.script("return document.querySelectorAll('.lesson-steps button').length").await?;
                for step in 1..=steps.as_u64().unwrap_or_default() {
                    page.script(&format!("document.querySelectorAll('.lesson-steps button')[{}].click()", step - 1))
                        .await?;
                    english.none_on(&page, &format!("{game}, {kind}, step {step}")).await?;
                }
            }
        }
        Ok(())
    })
}

#[test]
fn the_accessibility_checker_finds_nothing() -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere")? {
        return Ok(());
    }
    check("", async |page| {
        for (width, height) in [(1366, 768), (360, 740)] {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            for query in ["?learn=gigachess", "?learn=gigachess&piece=lion", "?learn=nonsense"] {
                page.visit(query).await?;
                until(&page, "the school is open", "return document.querySelector('#school h1') !== null").await?;
                let found = page.violations().await?;
                ensure!(found.is_empty(), "{query}: {found:#?}");
            }
            page.script("localStorage.clear()").await?;
            open(&page, "?learn=chess&piece=pawn").await?;
            page.press("Next").await?;
            page.board(8, 8, 0).await?.click("a1").await?;
            let found = page.violations().await?;
            ensure!(found.is_empty(), "a wrong square: {found:#?}");
        }
        Ok(())
    })
}

#[test]
fn an_address_that_names_no_piece_or_no_game_says_so() -> Result<()> {
    check("", async |page| {
        open(&page, "?learn=chess&piece=lion").await?;
        ensure!(page.words().await?.contains("There is no piece called “lion” in this game."));
        page.visit("?learn=nothing").await?;
        until(&page, "games are listed", "return document.querySelector('.school-games a') !== null").await?;
        ensure!(page.words().await?.contains("There is no game called “nothing”."));
        ensure!(page.words().await?.contains("Gigachess II"));
        Ok(())
    })
}

#[test]
fn what_is_kept_and_cannot_be_read_is_set_aside() -> Result<()> {
    check("", async |page| {
        page.script("localStorage.setItem('menagerie.school', '{\"games\":3')").await?;
        open(&page, "?learn=chess").await?;
        let aside = "return localStorage.getItem('menagerie.damaged.school')";
        ensure!(text(&page, aside).await? == "{\"games\":3");
        // Fields of later versions are ignored.
        let later = r#"{"version":9,"games":{"chess":{"rook":{"done":["watch","find","stars","take"],"all":4,"more":1}}},"other":[]}"#;
        page.script(&format!("localStorage.setItem('menagerie.school', '{later}')")).await?;
        open(&page, "?learn=chess").await?;
        ensure!(page.words().await?.contains("1 of 6 learned"), "{}", page.words().await?);
        Ok(())
    })
}
