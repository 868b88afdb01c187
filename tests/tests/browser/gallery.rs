//! The gallery: the view before a game is opened, opening games from it, and the way back.

use crate::games::{ALL, JANUS};
use crate::keeping::play;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, Screen, Wishes, check, in_chromium};

/// Whether the gallery is visible, and the game is not.
async fn is_shown(page: &Page) -> Result<bool> {
    let seen = "return document.querySelector('#start h1').checkVisibility() && !document.getElementById('table').checkVisibility()";
    Ok(page.script(seen).await? == true)
}

async fn until_shown(page: &Page) -> Result<()> {
    page.until("the gallery is shown", async || is_shown(page).await).await
}

async fn until_position(page: &Page, start: &str) -> Result<()> {
    page.until_position(start).await?;
    page.until("the game is shown", async || {
        Ok(page.script("return document.getElementById('table').checkVisibility()").await? == true)
    })
    .await
}

/// Waits for the cards, which come after the page.
pub async fn until_cards(page: &Page) -> Result<()> {
    let all = "return [...document.querySelectorAll('.shelf:not([data-shelf=new]) > .gallery')].every((list) => list.children.length > 0)";
    page.until("the shelves are filled", async || Ok(page.script(all).await? == true)).await
}

/// Opens a game by its card, after the tour has been seen.
async fn open(page: &Page, game: &str) -> Result<()> {
    page.script("localStorage.setItem('menagerie.tour', 'shown')").await?;
    until_cards(page).await?;
    page.script(&format!("document.querySelector('.open-game[data-open={game}]').click()")).await.map(drop)
}

#[test]
fn every_game_has_a_card_and_opens_without_another_load_of_the_page() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_shown(&page).await?;
        ensure!(page.position().await?.is_empty(), "no game is there yet");
        page.script("window.stays = true").await?;
        until_cards(&page).await?;
        for game in ALL {
            let words = page.words().await?;
            ensure!(words.contains(game.name), "{}: {words}", game.name);
            open(&page, game.id).await?;
            until_position(&page, game.start).await?;
            let address = page.script("return location.search").await?;
            ensure!(address == format!("?game={}", game.id), "{address}");
            page.script("history.back()").await?;
            until_shown(&page).await?;
        }
        ensure!(page.script("return window.stays").await? == true, "it is the same document");
        Ok(())
    })
}

#[test]
fn back_leads_to_the_place_where_one_was_and_forward_to_the_game() -> Result<()> {
    check("", async |page| {
        page.show_on(Screen { width: 360, height: 740, ratio: 1.0 }).await?;
        page.visit_gallery().await?;
        until_shown(&page).await?;
        page.script("scrollTo(0, 500)").await?;
        open(&page, JANUS.id).await?;
        until_position(&page, JANUS.start).await?;
        page.script("menagerie.game.seat(1, 'human'); menagerie.game.turns.play('e2e4')").await?;
        page.script("history.back()").await?;
        until_shown(&page).await?;
        page.until("it is scrolled there", async || {
            Ok(page.script("return Math.round(scrollY)").await?.as_i64().is_some_and(|top| (top - 500).abs() < 200))
        })
        .await?;
        page.script("history.forward()").await?;
        let goes_on = async || {
            let moves = "return window.menagerie?.game.data.state.moves.length === 1 && document.getElementById('table').checkVisibility()";
            Ok(page.script(moves).await? == true)
        };
        page.until("the game goes on", &goes_on).await?;
        // A reload continues it, too.
        page.script("location.reload()").await?;
        page.until("the game goes on", &goes_on).await?;
        page.script("document.getElementById('brand').click()").await?;
        until_shown(&page).await?;
        page.script("location.reload()").await?;
        until_shown(&page).await?;
        Ok(())
    })
}

#[test]
fn one_goes_on_with_what_one_has_left() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_shown(&page).await?;
        ensure!(page.words().await?.contains("Try an Eagle"));
        ensure!(!page.words().await?.contains("Continue"), "what is empty is not shown");
        for moves in [["e2e4", "e7e5"], ["d2d4", "d7d5"], ["c2c4", "c7c5"], ["f2f4", "f7f5"]] {
            page.open(&JANUS.among_people()).await?;
            play(&page, &moves).await?;
        }
        page.visit_gallery().await?;
        let kept = async || {
            let shown = page.script("return document.querySelectorAll('.kept svg, .kept').length").await?;
            anyhow::Ok(shown.as_i64().context("a number")?)
        };
        page.until("three games are offered", async || Ok(kept().await? == 3)).await?;
        ensure!(!page.words().await?.contains("Try an Eagle"));
        ensure!(page.words().await?.contains("Move 2"), "{}", page.words().await?);
        let pieces = "return [...document.querySelectorAll('.kept .picture > span')].map((place) => place.shadowRoot.querySelectorAll('use').length)";
        page.until(
            "their boards are drawn",
            async || Ok(page.script(pieces).await? == serde_json::json!([40, 40, 40])),
        )
        .await?;
        page.press("All my games (4)").await?;
        page.until("all are there", async || Ok(kept().await? == 4)).await?;
        page.script("document.querySelectorAll('.kept')[3].click()").await?;
        page.until("the first one goes on", async || Ok(page.moves().await? == ["e4", "e5"])).await
    })
}

/// Presses the square with the ring of the tour, then one of the marks of its piece.
const TOUR_MOVE: &str =
    "const [square] = [...document.querySelectorAll('.square-grid [data-square]')].filter((cell) => {
    const [one, other] = [cell, document.querySelector('.tour-ring')].map((it) => it.getBoundingClientRect());
    return Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2; });
    const { session } = menagerie.game.data;
    menagerie.game.selection.select(square.dataset.square);
    const said = document.querySelector('.tour p').textContent;
    menagerie.game.turns.play(session.legalMoves().find(({ from }) => from === square.dataset.square).move);
    return said";

#[test]
fn the_tour_is_three_moves_on_the_board_and_is_never_shown_again_by_itself() -> Result<()> {
    check("", async |page| {
        let card = "document.querySelector('.open-game[data-open=janus]').click()";
        page.visit_gallery().await?;
        until_shown(&page).await?;
        until_cards(&page).await?;
        page.script(card).await?;
        let is_open = async || page.shows(Role::Dialog, "Your first three moves").await;
        page.until("the tour is shown", &is_open).await?;
        ensure!(page.violations().await?.is_empty(), "{:?}", page.violations().await?);
        let waits_for = async |words: &str| {
            page.until(words, async || {
                Ok(page.script("return document.querySelector('.tour').textContent").await?.to_string().contains(words))
            })
            .await
        };
        // The words cover neither the board nor what is to be pressed.
        let apart = "const [words, board, ring] = ['.tour', '#board-section', '.tour-ring'].map((it) => document.querySelector(it).getBoundingClientRect());
            return [board, ring].every((it) => words.left >= it.right || words.right <= it.left || words.top >= it.bottom || words.bottom <= it.top)";
        waits_for("Move 1 of 3").await?;
        ensure!(page.script(apart).await? == true);
        let said = page.script(TOUR_MOVE).await?;
        ensure!(said.to_string().contains("Press a mark"), "{said}");
        waits_for("Move 2 of 3").await?;
        waits_for("green ring").await?;
        page.script(TOUR_MOVE).await?;
        waits_for("Move 3 of 3").await?;
        waits_for("green ring").await?;
        if page
            .script("return document.querySelector('.tour p').textContent")
            .await?
            .to_string()
            .contains("take a move back")
        {
            ensure!(page.script(apart).await? == true);
            page.press("Undo").await?;
            waits_for("Press the piece in the green ring").await?;
        }
        page.script(TOUR_MOVE).await?;
        waits_for("Now you know how to play").await?;
        page.press("Play on").await?;
        page.until("it is over", async || Ok(!is_open().await?)).await?;
        page.script("history.back()").await?;
        until_shown(&page).await?;
        page.script(card).await?;
        until_position(&page, JANUS.start).await?;
        ensure!(!is_open().await?, "it is not shown twice");
        page.press("Menu").await?;
        page.press("Tour: three moves").await?;
        page.until("it is shown when it is asked for", &is_open).await?;
        page.press("Skip").await?;
        page.until("it is over", async || Ok(!is_open().await?)).await
    })
}

#[test]
fn the_tour_covers_nothing_on_a_phone_and_works_in_any_game() -> Result<()> {
    for game in ["chaturaji", "sittuyin", "terachess2", "minishogi"] {
        check(&format!("?game={game}"), async |page| {
            page.show_on(Screen { width: 390, height: 844, ratio: 2.0 }).await?;
            page.script("document.getElementById('open-tour').click()").await?;
            let clear = "const [tour, board] = ['.tour', '#board-section'].map((it) => document.querySelector(it)?.getBoundingClientRect());
                return Boolean(tour?.height) && (tour.top >= board.bottom || tour.bottom <= board.top) && document.querySelector('.tour p').textContent.length > 10";
            page.until("the words are below the board", async || Ok(page.script(clear).await? == true)).await
        })?;
    }
    Ok(())
}

#[test]
fn it_speaks_the_language_that_is_chosen_from_the_first_moment() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_shown(&page).await?;
        page.script("document.querySelector('.look').open = true; document.querySelector('[name=look-language][value=fr]').click()")
            .await?;
        page.until("it speaks French", async || Ok(page.words().await?.contains("Échecs Janus"))).await?;
        page.visit_gallery().await?;
        until_cards(&page).await?;
        ensure!(page.script("return document.documentElement.lang").await? == "fr");
        let words = page.words().await?;
        ensure!(words.contains("Essayez un Aigle") && !words.contains("Try an Eagle"), "{words}");
        open(&page, JANUS.id).await?;
        page.until("the game speaks French", async || page.shows(Role::Button, "Nouvelle partie").await).await
    })
}

#[test]
fn boards_come_alive_but_not_where_nothing_should_move() -> Result<()> {
    check("", async |page| {
        page.wish(Wishes { still: true, ..Wishes::default() }).await?;
        page.visit_gallery().await?;
        until_cards(&page).await?;
        let focus = "document.querySelector('.open-game[data-open=janus]').focus()";
        let lives = "return document.querySelector('.open-game[data-open=janus] .little-board > span') !== null";
        page.script(focus).await?;
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        ensure!(page.script(lives).await? == false, "nothing moves");
        page.wish(Wishes::default()).await?;
        page.visit_gallery().await?;
        until_cards(&page).await?;
        page.script(focus).await?;
        page.until("it lives", async || Ok(page.script(lives).await? == true)).await
    })
}

#[test]
fn a_visitor_makes_a_move_before_any_game_is_loaded() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_shown(&page).await?;
        let until = async |words: &str| page.until(words, async || Ok(page.words().await?.contains(words))).await;
        until("the Eagle can take something").await?;
        page.press("Eagle to d5").await?;
        until("There is a better one").await?;
        page.press("Again").await?;
        page.press("Eagle takes on d7").await?;
        until("The Rook did not see that coming").await?;
        ensure!(page.position().await?.is_empty(), "no game is loaded");
        let doors =
            "return [...document.querySelectorAll('.first-doors a')].map((it) => it.getAttribute('href')).join(' ')";
        ensure!(page.script(doors).await? == "./?today=gigachess&knows=chess ./?learn=gigachess #start-games");
        // Who comes back has games to continue instead.
        page.open(&JANUS.among_people()).await?;
        play(&page, &[JANUS.opening]).await?;
        page.visit_gallery().await?;
        until_shown(&page).await?;
        ensure!(!page.shows(Role::Button, "Eagle to d5").await?);
        Ok(())
    })
}

#[test]
fn the_checker_finds_nothing_in_the_gallery() -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere")? {
        return Ok(());
    }
    check("", async |page| {
        let mut found = Vec::new();
        page.visit_gallery().await?;
        until_shown(&page).await?;
        until_cards(&page).await?;
        found.extend(page.violations().await?);
        page.open(&JANUS.among_people()).await?;
        play(&page, &[JANUS.opening]).await?;
        for (width, height, dark) in [(360, 740, false), (1366, 768, true)] {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            page.wish(Wishes { dark, ..Wishes::default() }).await?;
            page.visit_gallery().await?;
            until_cards(&page).await?;
            found.extend(page.violations().await?);
            page.script("document.querySelector('.look').open = true").await?;
            found.extend(page.violations().await?);
            ensure!(page.script("return document.documentElement.scrollWidth <= innerWidth").await? == true, "{width}");
        }
        ensure!(found.is_empty(), "{found:#?}");
        Ok(())
    })
}

#[test]
fn every_game_has_the_same_card_with_lessons_rules_and_what_it_asks() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_cards(&page).await?;
        let lacking = "return [...document.querySelectorAll('.shelf .game')].filter((card) => !['.open-game', '.play-door', '.learn-door', '.rules-door'].every((it) => card.querySelector(it)?.href)
            || !card.querySelector('[data-fact=minutes]')?.textContent.match(/\\d/) || !card.querySelector(':is([data-fact=easy], [data-fact=medium], [data-fact=hard])')).map((card) => card.dataset.game)";
        ensure!(page.script(lacking).await? == serde_json::json!([]), "{}", page.script(lacking).await?);
        let games =
            "return new Set([...document.querySelectorAll('.shelf .game')].map(({ dataset }) => dataset.game)).size";
        ensure!(
            page.script(games).await?
                == menagerie_games::library::ids().count() + menagerie_rules::Variant::ids().count()
        );
        for width in [390, 1366] {
            page.show_on(Screen { width, height: 800, ratio: 1.0 }).await?;
            let heights = "return new Set([...document.querySelectorAll('.shelf:not([hidden]) .game')].map((card) => Math.round(card.getBoundingClientRect().height))).size";
            ensure!(page.script(heights).await? == 1, "{width}: cards are not equally high");
        }
        Ok(())
    })
}

#[test]
fn a_lesson_is_open_in_games_of_the_library() -> Result<()> {
    check("", async |page| {
        page.visit("?learn=shako").await?;
        page.until("the map is there", async || Ok(page.words().await?.contains("Shako"))).await?;
        let rules =
            "return [...document.querySelectorAll('#school a')].some((it) => it.href.endsWith('/rules/shako/'))";
        page.until("the rules are linked", async || Ok(page.script(rules).await? == true)).await
    })
}

#[test]
fn who_was_here_before_sees_what_is_done_and_what_is_new() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_cards(&page).await?;
        let shown = |id: &str| format!("return document.getElementById('{id}').checkVisibility()");
        ensure!(page.script(&shown("glance")).await? == false);
        ensure!(page.script(&shown("shelf-new")).await? == false);
        page.script("localStorage.setItem('menagerie.school', JSON.stringify({ version: 1, games: { chess: { knight: { done: ['a', 'b'], all: 2 } } } }));
            localStorage.setItem('menagerie.puzzles', JSON.stringify({ version: 1, rating: 1280, played: 4, streak: 2, best: 2, daily: 0, solved: { chess: [1, 2, 3] } }))").await?;
        // Fool's mate against the computer that another person plays.
        page.open("?game=chess&white=human&black=human").await?;
        play(&page, &["f3", "e5", "g4"]).await?;
        page.script("menagerie.game.seat(0, 'computer'); menagerie.game.turns.play('d8h4')").await?;
        page.visit_gallery().await?;
        let figure = |name: &str| {
            format!("return document.querySelector('[data-figure={name}]:not([hidden]) dd')?.textContent ?? ''")
        };
        for (name, value) in [
            ("played", "1"),
            ("won", "1"),
            ("streak", "1"),
            ("levels", "1"),
            ("pieces", "1"),
            ("puzzles", "3"),
            ("rating", "1,280"),
            ("row", "2"),
        ] {
            page.until(name, async || Ok(page.script(&figure(name)).await? == value)).await?;
        }
        page.until("something new is suggested", async || Ok(page.script(&shown("shelf-new")).await? == true)).await?;
        ensure!(
            page.script("return document.querySelector('[data-shelf=new] [data-game=chess]') === null").await? == true
        );
        ensure!(page.violations().await?.is_empty(), "{:?}", page.violations().await?);
        Ok(())
    })
}
