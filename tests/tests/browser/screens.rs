//! The board fits every screen and is crisp on it.

use crate::french::speak_french;
use crate::games::{ALL, Game};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Screen, check, in_chromium};
use serde_json::Value;

const SCREENS: [Screen; 7] = [
    Screen { width: 320, height: 640, ratio: 2.0 },
    Screen { width: 390, height: 844, ratio: 3.0 },
    Screen { width: 1280, height: 720, ratio: 1.0 },
    Screen { width: 1440, height: 900, ratio: 1.5 },
    Screen { width: 3840, height: 2160, ratio: 1.0 },
    // The CSS size of 1280×1024 at 400 %, and less.
    Screen { width: 320, height: 256, ratio: 4.0 },
    Screen { width: 256, height: 144, ratio: 4.0 },
];

/// Width and height of the board in CSS pixels and in its own, and how far the page extends beyond the right edge of the window.
async fn measure(page: &Page) -> Result<[f64; 5]> {
    let text = "const c = document.querySelector('canvas'), r = c.getBoundingClientRect(), e = document.documentElement;\
                return [r.width, r.height, c.width, c.height, e.scrollWidth - e.clientWidth]";
    let value = page.script(text).await?;
    let numbers: Vec<f64> = value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    numbers.try_into().ok().context("the board has no size")
}

async fn fits(page: &Page, game: &Game, screen: Screen) -> Result<()> {
    let (wide, high) = (f64::from(screen.width), f64::from(screen.height));
    page.until(&format!("{} is crisp on {screen:?}", game.name), async || {
        let [width, height, own_width, own_height, beyond] = measure(page).await?;
        let near = |own: f64, css: f64| (own - css * screen.ratio).abs() <= 1.0;
        // A scroll bar of the new size takes its space a moment later.
        Ok(width >= 1.0 && near(own_width, width) && near(own_height, height) && beyond <= 0.0)
    })
    .await?;
    let [width, height, _, _, beyond] = measure(page).await?;
    let at = format!("{} on {screen:?}: {width} × {height}", game.name);
    ensure!(width <= wide && height <= high, "the board is larger than the screen: {at}");
    ensure!(beyond <= 0.0, "the page is {beyond} wider than the window: {at}");
    // As large as possible, except for the elements beside it.
    ensure!(width.max(height) >= 0.6 * wide.min(high), "the board is small: {at}");
    Ok(())
}

#[test]
fn the_board_fits_every_screen() -> Result<()> {
    check("", async |page| {
        for game in &ALL {
            page.new_game(game.name).await?;
            page.until_position(game.start).await?;
            for screen in SCREENS {
                page.show_on(screen).await?;
                fits(&page, game, screen).await?;
            }
        }
        Ok(())
    })
}

#[test]
fn a_phone_can_be_played_on() -> Result<()> {
    check("?game=gigachess&white=human&black=human", async |page| {
        page.show_on(SCREENS[0]).await?;
        let board = page.board(14, 14, 0).await?;
        board.tap("e4").await?;
        board.tap("e6").await?;
        page.until("the move is listed", async || Ok(page.moves().await? == ["e6"])).await
    })
}

#[test]
fn a_finger_that_carries_a_piece_does_not_scroll_the_page() -> Result<()> {
    if !in_chromium("the touches of its driver scroll no page")? {
        return Ok(());
    }
    check("?game=gigachess&white=human&black=human", async |page| {
        page.show_on(Screen { width: 320, height: 500, ratio: 2.0 }).await?;
        let board = page.board(14, 14, 0).await?;
        let scrolled = async || anyhow::Ok(page.script("return scrollY").await?.as_f64());
        let before = scrolled().await?;
        board.swipe("e4", "e13").await?;
        ensure!(scrolled().await? == before, "the page moved under the finger");
        board.swipe_below(8).await?;
        page.until("the page has scrolled", async || Ok(scrolled().await? > before)).await
    })
}

#[test]
fn a_piece_in_the_hand_survives_another_window_and_another_screen() -> Result<()> {
    check("?game=gigachess&white=human&black=human", async |page| {
        page.show_on(SCREENS[2]).await?;
        page.board(14, 14, 0).await?.grab("e4").await?;
        page.board(14, 14, 0).await?.carry("e5").await?;
        // A smaller window, more pixels, a window on its side: the piece is put down where it is seen to be put down.
        for screen in [SCREENS[3], SCREENS[1], Screen { width: 900, height: 500, ratio: 1.25 }] {
            page.show_on(screen).await?;
            fits(&page, &ALL[0], screen).await?;
            page.board(14, 14, 0).await?.carry("e5").await?;
        }
        let board = page.board(14, 14, 0).await?;
        board.carry("e6").await?;
        board.let_go().await?;
        page.until("the move is listed", async || Ok(page.moves().await? == ["e6"])).await?;
        let board = page.board(14, 14, 0).await?;
        board.grab("e11").await?;
        board.carry("e10").await?;
        page.show_on(SCREENS[2]).await?;
        fits(&page, &ALL[0], SCREENS[2]).await?;
        let board = page.board(14, 14, 0).await?;
        board.carry("g12").await?;
        board.let_go().await?;
        ensure!(page.moves().await?.len() == 1, "put down where it may not go, it is not played");
        board.drag("e11", "e9").await?;
        page.until("the move is listed", async || Ok(page.moves().await?.len() == 2)).await
    })
}

#[test]
fn the_head_has_the_same_places_in_every_game() -> Result<()> {
    const PLACES: &str = "return ['.head', '#brand', '#game-name', '#new', '#open-share', '#open-settings', '#open-menu'].map((which) => {\
        const { left, right, top, bottom } = document.querySelector(which).getBoundingClientRect();\
        return which === '.head' ? [left, right, top, bottom] : which === '#game-name' ? [left] : [left, top] })";
    check("", async |page| {
        speak_french(&page).await?;
        for (width, height) in [(390, 844), (1366, 768), (1920, 1080)] {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            let mut first = None;
            for game in ["chess", "gigachess", "janus", "chaturaji", "gigachess2&king-leap=on"] {
                for players in ["", "&white=human&black=human"] {
                    if game == "chaturaji" && !players.is_empty() {
                        continue;
                    }
                    page.open(&format!("?game={game}{players}")).await?;
                    let places = page.script(PLACES).await?;
                    let wanted = first.get_or_insert_with(|| places.clone());
                    ensure!(*wanted == places, "{game} at {width}×{height}: {places} instead of {wanted}");
                    let cut = page.script("const { scrollHeight, clientHeight } = document.querySelector('#game-name'); return scrollHeight > clientHeight + 1").await?;
                    ensure!(cut == false, "the name of {game} is whole");
                }
            }
        }
        Ok(())
    })
}
