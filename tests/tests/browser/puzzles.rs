//! Puzzles: they are solved on the page's board and counted, and the previous game is restored.

use anyhow::{Result, ensure};
use e2e::{EnglishWords, Page, Role, check};

/// The data of the puzzle on the board, from its file.
pub async fn puzzle(page: &Page) -> Result<(String, Vec<String>)> {
    let found = page
        .script(
            "const board = (fen) => fen.split(' ').slice(0, 2).join(' ');
             // The game that led to a puzzle may be on the board as well.
             const here = board(menagerie.game.data.state.fen);
             return fetch('puzzles/' + menagerie.game.data.variant.id + '.json').then((it) => it.json()).then(({ puzzles }) => {
               const found = puzzles.find(({ position }) => board(position) === here);
               return found ? [found.kind, ...found.moves.split(' ')] : [];
             })",
        )
        .await?;
    let words: Vec<String> = serde_json::from_value(found)?;
    let (kind, moves) = words.split_first().ok_or_else(|| anyhow::anyhow!("no puzzle is on the board"))?;
    Ok((kind.clone(), moves.to_vec()))
}

async fn until_puzzle(page: &Page) -> Result<()> {
    page.until("a puzzle is on the board", async || {
        Ok(page.script("return Boolean(menagerie.game.store.begun && menagerie.game.data.practice && menagerie.game.data.state.atTip)").await? == true)
    })
    .await
}

async fn says(page: &Page, words: &str) -> Result<()> {
    page.until(words, async || Ok(page.words().await?.contains(words))).await
}

/// Plays a move as the board does.
async fn play(page: &Page, text: &str) -> Result<()> {
    page.script(&format!("return menagerie.game.turns.play('{text}')")).await?;
    Ok(())
}

/// Plays the solver's moves; the replies are automatic.
async fn solve(page: &Page) -> Result<()> {
    let (_, moves) = puzzle(page).await?;
    let count = async || page.script("return menagerie.game.data.session.record().moves.length").await;
    let before = count().await?.as_u64().unwrap_or_default();
    for (index, text) in moves.iter().enumerate().step_by(2) {
        page.until("the reply is there", async || Ok(count().await? == before + index as u64)).await?;
        page.until("it is the solver's turn", async || {
            page.script(&format!("return menagerie.game.turns.play('{text}')")).await.map(|played| played == true)
        })
        .await?;
    }
    page.until("it is solved", async || page.shows(Role::Button, "Next puzzle").await).await
}

/// A legal move that is not the solution.
async fn wrong_move(page: &Page) -> Result<()> {
    let (_, moves) = puzzle(page).await?;
    let script = format!(
        "const {{ session, variant }} = menagerie.game.data;
         const squares = [];
         for (let f = 0; f < variant.files; f += 1) for (let r = 1; r <= variant.ranks; r += 1) squares.push(String.fromCharCode(97 + f) + r);
         for (const from of squares) for (const {{ square }} of session.targets(from)) {{
           const move = session.choices(from, square)[0]?.move;
           if (move && !'{}'.startsWith(from + square)) return menagerie.game.turns.play(move);
         }}
         return false",
        moves[0]
    );
    ensure!(page.script(&script).await? == true, "no wrong move could be played");
    Ok(())
}

async fn kept(page: &Page, what: &str) -> Result<serde_json::Value> {
    page.script(&format!("return JSON.parse(localStorage.getItem('menagerie.puzzles') ?? '{{}}').{what} ?? null")).await
}

#[test]
fn a_puzzle_is_solved_and_counted() -> Result<()> {
    check("?puzzles=chess", async |page| {
        until_puzzle(&page).await?;
        solve(&page).await?;
        ensure!(kept(&page, "streak").await? == 1 && kept(&page, "best").await? == 1);
        ensure!(kept(&page, "rating").await?.as_i64() > Some(1200));
        let before = page.position().await?;
        page.press("Next puzzle").await?;
        page.until("another is there", async || Ok(page.position().await? != before)).await?;
        ensure!(!page.shows(Role::Button, "Next puzzle").await?);
        Ok(())
    })
}

#[test]
fn a_wrong_move_is_taken_back_and_ends_the_streak() -> Result<()> {
    check("?puzzles=janus", async |page| {
        until_puzzle(&page).await?;
        solve(&page).await?;
        page.press("Next puzzle").await?;
        page.until("another is there", async || Ok(!page.shows(Role::Button, "Next puzzle").await?)).await?;
        let before = page.position().await?;
        wrong_move(&page).await?;
        says(&page, "is not the move").await?;
        page.until("it is taken back", async || Ok(page.position().await? == before)).await?;
        ensure!(kept(&page, "streak").await? == 0 && kept(&page, "best").await? == 1);
        page.press("Show me why").await?;
        page.until("it is shown", async || Ok(page.position().await? != before)).await?;
        page.until("and taken back", async || Ok(page.position().await? == before)).await?;
        says(&page, "Try again").await?;
        solve(&page).await?;
        ensure!(kept(&page, "played").await? == 2, "a puzzle counts once");
        Ok(())
    })
}

#[test]
fn the_best_capture_of_four_players_is_reported_in_points() -> Result<()> {
    check("?puzzles=chaturaji", async |page| {
        until_puzzle(&page).await?;
        says(&page, "Win the most points").await?;
        solve(&page).await?;
        says(&page, "kept. No other move keeps as many.").await
    })
}

#[test]
fn the_solution_and_a_hint_are_shown() -> Result<()> {
    check("?puzzles=gigachess", async |page| {
        until_puzzle(&page).await?;
        let (_, moves) = puzzle(&page).await?;
        page.press("Hint").await?;
        says(&page, "The piece on").await?;
        page.press("Solution").await?;
        page.until("all of it is played", async || {
            Ok(page.script("return menagerie.game.data.session.record().moves").await? == serde_json::json!(moves))
        })
        .await?;
        says(&page, "The solution:").await?;
        ensure!(kept(&page, "played").await? == 1 && kept(&page, "streak").await? == 0);
        Ok(())
    })
}

#[test]
fn the_daily_puzzle_is_the_same_for_everybody() -> Result<()> {
    check("?puzzles=daily", async |page| {
        until_puzzle(&page).await?;
        says(&page, "Puzzle of the day").await?;
        let first = page.position().await?;
        page.script("localStorage.clear(); sessionStorage.clear()").await?;
        page.open("?puzzles=daily").await?;
        until_puzzle(&page).await?;
        ensure!(page.position().await? == first);
        solve(&page).await?;
        ensure!(kept(&page, "daily").await?.as_i64() > Some(20_000));
        Ok(())
    })
}

#[test]
fn the_game_that_waits_comes_back() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        play(&page, "e2e4").await?;
        let game = page.position().await?;
        page.press("Menu").await?;
        page.press("Puzzles").await?;
        until_puzzle(&page).await?;
        wrong_move(&page).await?;
        says(&page, "is not the move").await?;
        page.press("End puzzles").await?;
        page.until("the game is back", async || Ok(page.position().await? == game)).await?;
        ensure!(page.moves().await?.len() == 1);
        ensure!(page.script("return menagerie.game.data.practice").await?.is_null());
        Ok(())
    })
}

#[test]
fn a_score_that_cannot_be_read_is_reported_and_kept() -> Result<()> {
    check("?puzzles=chess", async |page| {
        until_puzzle(&page).await?;
        page.script("localStorage.setItem('menagerie.puzzles', '{broken')").await?;
        page.press("Solution").await?;
        says(&page, "Your puzzle rating could not be read").await?;
        let aside = page.script("return localStorage.getItem('menagerie.damaged.puzzles')").await?;
        ensure!(aside == "{broken", "{aside}");
        Ok(())
    })
}

#[test]
fn puzzles_are_french_too() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
        for game in ["chess", "janus", "gigachess", "gigachess2", "chaturaji", "daily"] {
            page.open(&format!("?puzzles={game}")).await?;
            until_puzzle(&page).await?;
            english.none_on(&page, game).await?;
            wrong_move(&page).await?;
            says(&page, "bon coup").await?;
            english.none_on(&page, &format!("{game}, a wrong move")).await?;
        }
        Ok(())
    })
}

/// A file of version 2: a mate with the game that led to it, and themes, one of which no page knows.
const FROM_A_GAME: &str = r#"
const files = window.fetch;
const puzzle = { kind: 'mate-1', rating: 900, position: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4', moves: 'h5f7',
  themes: ['fork:queen', 'unheard-of:queen'], origin: { start: '', moves: 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6' } };
window.fetch = (address, ...more) => String(address).includes('puzzles/chess.json')
  ? Promise.resolve(new Response(JSON.stringify({ version: 2, game: 'chess', puzzles: [puzzle, puzzle, puzzle] }))) : files(address, ...more)"#;

#[test]
fn a_puzzle_has_its_origin_and_its_themes() -> Result<()> {
    check("", async |page| {
        page.before_scripts(FROM_A_GAME).await?;
        page.open("?puzzles=chess").await?;
        until_puzzle(&page).await?;
        says(&page, "after 3 moves of a game").await?;
        ensure!(page.script("return menagerie.game.data.session.record().moves.length").await? == 6);
        ensure!(
            !page.words().await?.contains("Themes: ")
                && page.script("return menagerie.game.data.state.atTip").await? == true
        );
        let themes =
            page.script("return [...document.querySelectorAll('.puzzle option')].map((it) => it.textContent)").await?;
        let themes: Vec<String> = serde_json::from_value(themes)?;
        ensure!(
            themes.contains(&"Queen’s fork".to_owned()) && !themes.iter().any(|it| it.contains("unheard")),
            "{themes:?}"
        );
        let before = page.position().await?;
        page.press("Moves before").await?;
        page.until("they are shown", async || Ok(page.position().await? != before)).await?;
        page.until("the task is back", async || Ok(page.position().await? == before)).await?;
        play(&page, "h5f7").await?;
        says(&page, "Solved!").await?;
        let about = page.script("return document.querySelector('.puzzle-about').textContent").await?;
        ensure!(about.as_str().is_some_and(|it| it.contains("Queen’s fork")), "{about}");
        Ok(())
    })
}

#[test]
fn the_puzzle_of_the_day_is_shared_without_its_solution() -> Result<()> {
    check("", async |page| {
        page.before_scripts("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })")
            .await?;
        page.open("?puzzles=daily").await?;
        until_puzzle(&page).await?;
        ensure!(!page.shows(Role::Button, "Share the result").await?);
        let (_, moves) = puzzle(&page).await?;
        solve(&page).await?;
        says(&page, "Puzzles of the day in a row: 1").await?;
        page.press("Share the result").await?;
        page.until("it is copied", async || Ok(!page.script("return window.copied ?? null").await?.is_null())).await?;
        let copied = page.script("return window.copied").await?;
        let copied = copied.as_str().unwrap_or_default();
        ensure!(copied.contains("solved without a mistake, streak 1") && copied.contains("?puzzles=daily"), "{copied}");
        ensure!(!moves.iter().any(|it| copied.contains(it.as_str())), "{copied}");
        ensure!(page.shows(Role::Button, "Save a picture").await?);
        Ok(())
    })
}
