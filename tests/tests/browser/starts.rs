//! Games with several starts, and the choice between them.

use crate::friend;
use crate::keeping::{play, reload};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check, check_together};
use std::collections::BTreeSet;

/// The start of chess, which is one of those of Chess960.
const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The first of all.
const FIRST: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR";

/// The number of the start of the game on the board.
async fn number(page: &Page) -> Result<u64> {
    let number = page.script("return menagerie.game.data.session.startNumber ?? -1").await?;
    number.as_u64().context("a start with a number")
}

/// The placement of the pieces.
async fn placement(page: &Page) -> Result<String> {
    Ok(page.position().await?.split(' ').next().unwrap_or_default().to_owned())
}

/// Waits until the game has begun from a start, which the head shows.
async fn until_start(page: &Page, start: u64, placed: &str) -> Result<()> {
    page.until(&format!("start {start}"), async || Ok(placement(page).await? == placed)).await?;
    ensure!(number(page).await? == start);
    ensure!(page.shows(Role::Button, &format!("Chess960, start {start}")).await?);
    Ok(())
}

/// Writes into the field for the number of a start.
async fn write(page: &Page, number: &str) -> Result<()> {
    let script = "const box = document.querySelector('dialog[open] .start-fields input[type=number]');";
    page.script(&format!("{script} box.value = '{number}'; box.dispatchEvent(new Event('input'))")).await.map(drop)
}

/// Whether the dialog has the field for the number of a start.
async fn asks(page: &Page) -> Result<bool> {
    page.shows(Role::Combobox, "Start position").await
}

#[test]
fn a_new_game_begins_by_chance_by_default_or_by_its_number() -> Result<()> {
    check("?game=chess960&start=518&black=human", async |page| {
        until_start(&page, 518, STANDARD).await?;
        page.press("New game").await?;
        ensure!(
            page.options("Start position").await?
                == ["By chance, one of 960", "The default one, number 518", "By its number"]
        );
        ensure!(page.chosen("Start position").await? == "By chance, one of 960");
        page.choose("Start position", "By its number").await?;
        for wrong in ["960", "-1", "1.5", ""] {
            write(&page, wrong).await?;
            page.press("Play").await?;
            page.until("it is said", async || Ok(page.words().await?.contains("Write a whole number from 0 to 959.")))
                .await?;
            ensure!(page.shows(Role::Dialog, "New game").await?, "{wrong}");
        }
        write(&page, "0").await?;
        ensure!(!page.words().await?.contains("Write a whole number"));
        page.press("Play").await?;
        until_start(&page, 0, FIRST).await?;
        // With one piece less, the standard start has no number.
        page.press("New game").await?;
        page.choose("Start", "Handicap: without Queen").await?;
        ensure!(!asks(&page).await?);
        page.choose("Start", "Whole army").await?;
        page.choose("Start position", "The default one, number 518").await?;
        page.press("Play").await?;
        until_start(&page, 518, STANDARD).await?;
        // Random starts: the same one five times has a chance of less than one in eight hundred thousand million.
        let mut drawn = BTreeSet::new();
        for _ in 0..5 {
            page.press("New game").await?;
            page.choose("Start position", "By chance, one of 960").await?;
            page.press("Play").await?;
            drawn.insert(number(&page).await?);
        }
        ensure!(drawn.len() > 1, "{drawn:?}");
        // Where nothing is shuffled, nothing is asked.
        page.press("New game").await?;
        page.control(Role::Radio, "Chess").await?.click().await?;
        ensure!(!asks(&page).await?);
        page.press("Play").await?;
        page.until(
            "chess is there",
            async || Ok(page.script("return menagerie.game.data.variant.id").await? == "chess"),
        )
        .await
    })
}

/// The start of Metamachy in the diagram of its rules.
const METAMACHY: &str = "cm3qk3mc/ernbilgibnre/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/ERNBILGIBNRE/CM3QK3MC";

#[test]
fn a_start_that_players_choose_is_made_by_letting_pieces_change_places() -> Result<()> {
    check("?game=metamachy&black=human", async |page| {
        // Nobody has chosen, and chance does not choose.
        page.until("the standard start", async || Ok(placement(&page).await? == METAMACHY)).await?;
        ensure!(page.shows(Role::Button, "Metamachy").await?);
        page.press("New game").await?;
        ensure!(page.chosen("Start position").await?.starts_with("The default one, number "));
        page.choose("Start position", "By its number").await?;
        let press = |file: u8, rank: u8| {
            format!(
                "const picture = document.querySelector('dialog[open] .start-board svg'); const box = picture.getBoundingClientRect();
                picture.dispatchEvent(new MouseEvent('click', {{ bubbles: true, clientX: box.left + box.width * ({file} + 0.5) / 12,
                clientY: box.top + box.height * (12 - {rank} + 0.5) / 12 }}))"
            )
        };
        // Queen and King, f1 and g1.
        page.script(&press(5, 1)).await?;
        page.script(&press(6, 1)).await?;
        page.press("Play").await?;
        let swapped = METAMACHY.replace("3qk3", "3kq3").replace("3QK3", "3KQ3");
        page.until("Queen and King have changed places", async || Ok(placement(&page).await? == swapped)).await?;
        let number = number(&page).await?;
        ensure!(page.shows(Role::Button, &format!("Metamachy, start {number}")).await?);
        // The King keeps its leap.
        play(&page, &["f1d1"]).await?;
        page.open("?game=metamachy&start=24").await?;
        page.until_status("Metamachy has no start “24”: the starts are 0 to 23, or random.").await
    })
}

#[test]
fn a_number_that_is_not_asked_for_any_more_keeps_nobody_from_playing() -> Result<()> {
    check("?game=chess960&start=0&black=human", async |page| {
        page.press("New game").await?;
        page.choose("Start position", "By its number").await?;
        write(&page, "5000").await?;
        page.choose("Start", "Handicap: without Queen").await?;
        page.press("Play").await?;
        page.until("a Queen is missing", async || Ok(!placement(&page).await?.contains('Q'))).await
    })
}

#[test]
fn an_address_names_a_start_or_leaves_it_to_chance() -> Result<()> {
    check("?game=chess960&start=0&black=human", async |page| {
        until_start(&page, 0, FIRST).await?;
        let mut drawn = BTreeSet::new();
        for query in ["?game=chess960", "?game=chess960&start=random"] {
            for _ in 0..3 {
                page.open(&format!("{query}&black=human")).await?;
                drawn.insert(number(&page).await?);
            }
        }
        ensure!(drawn.len() > 1, "{drawn:?}");
        for (query, words) in [
            ("?game=chess960&start=960", "Chess960 has no start “960”: the starts are 0 to 959, or random."),
            ("?game=chess960&start=default", "Chess960 has no start “default”"),
            ("?game=janus&start=3", "The address says “start”, which Janus Chess does not have."),
        ] {
            page.open(query).await?;
            page.until_status(words).await?;
        }
        page.open("?game=chess960&start=3&fen=4k3/8/8/8/8/8/8/R3K3+w+-+-+0+1").await?;
        page.until_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await?;
        page.until_status("The address gives a position: its start is left out.").await
    })
}

#[test]
fn a_rematch_draws_anew_what_was_drawn_also_after_a_reload() -> Result<()> {
    check("?game=chess960&start=0&black=human", async |page| {
        let rematch = "menagerie.game.loader.rematch()";
        page.script(rematch).await?;
        until_start(&page, 0, FIRST).await?;
        page.open("?game=chess960&black=human").await?;
        play(&page, &["a4"]).await?;
        let first = number(&page).await?;
        reload(&page).await?;
        page.until("it goes on", async || Ok(page.moves().await?.len() == 1)).await?;
        ensure!(number(&page).await? == first, "the game is the same");
        let mut drawn = BTreeSet::from([first]);
        for _ in 0..4 {
            page.script(rematch).await?;
            drawn.insert(number(&page).await?);
        }
        ensure!(drawn.len() > 1, "{drawn:?}");
        Ok(())
    })
}

#[test]
fn friends_play_from_the_start_that_was_chosen() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        ada.open("?game=chess960&black=human").await?;
        play(ada, &["a4"]).await?;
        ada.press("Menu").await?;
        ada.press("Play with a friend").await?;
        ada.until("it is asked", async || ada.shows(Role::Dialog, "Play with a friend").await).await?;
        // Neither for a game without several starts, nor if the game continues from the board.
        let choose = |game: &str| {
            format!(
                "const games = document.querySelector('dialog[open] select'); games.value = '{game}'; games.dispatchEvent(new Event('change'))"
            )
        };
        for (game, asked) in [("chess", false), ("chess960", true)] {
            ada.script(&choose(game)).await?;
            ensure!(asks(ada).await? == asked, "{game}");
        }
        for asked in [false, true] {
            ada.control(Role::Checkbox, "Begin with the position that is on the board now").await?.click().await?;
            ensure!(asks(ada).await? == asked);
        }
        ada.choose("Start position", "By its number").await?;
        // The buttons stay in sight below what can be scrolled.
        ada.script("document.querySelector('dialog[open] .friend-seats input').scrollIntoView({ block: 'center' })")
            .await?;
        ada.control(Role::Radio, "White").await?.click().await?;
        write(ada, "960").await?;
        ada.press("Make the link").await?;
        ada.until("it is said", async || Ok(ada.words().await?.contains("Write a whole number from 0 to 959.")))
            .await?;
        write(ada, "0").await?;
        ada.press("Make the link").await?;
        let invitation = friend::shown_link(ada).await?;
        friend::accept(bo, &invitation, "Black", false).await?;
        friend::exchange(ada, bo, "c4").await?;
        ensure!(number(ada).await? == 0 && number(bo).await? == 0);
        friend::exchange(bo, ada, "c5").await.map(drop)
    })
}
