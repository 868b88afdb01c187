//! Game texts and files of other programs: several games, comments, and the notes on them.

use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

/// Drops a file on the page.
async fn drop_file(page: &Page, bytes: &[u8]) -> Result<()> {
    let script = format!(
        "const data = new DataTransfer(); data.items.add(new File([new Uint8Array({bytes:?})], 'games.pgn')); \
         document.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
    );
    page.script(&script).await.map(|_| ())
}

async fn text_of(page: &Page, selector: &str) -> Result<String> {
    let script = format!("return [...document.querySelectorAll('{selector}')].map((it) => it.textContent).join(' | ')");
    Ok(page.script(&script).await?.as_str().unwrap_or_default().to_string())
}

#[test]
fn of_a_file_with_several_games_one_is_chosen_or_all_are_kept() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        // Latin-1, as old databases are.
        let file = b"[White \"M\xfcller\"]\n[Black \"B\"]\n\n1. e4 {good} e5 1-0\n\n[White \"C\"]\n[Black \"D\"]\n\n1. d4 $1 d5 2. Ke4 *\n";
        drop_file(&page, file).await?;
        page.until("the games are listed", async || {
            Ok(text_of(&page, "dialog[open] .file-games").await?.contains("Müller"))
        })
        .await?;
        let list = text_of(&page, "dialog[open] .file-games li").await?;
        ensure!(list.contains("Müller – B") && list.contains("1-0") && list.contains("C – D"), "{list}");
        page.script("document.querySelectorAll('dialog[open] .file-games button')[1].click()").await?;
        page.until("the second is open", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(page.moves().await?[0].contains("d4!"), "{:?}", page.moves().await?);
        let notes = text_of(&page, "#notes").await?;
        ensure!(notes.contains("Ke4") && notes.contains("column"), "{notes}");
        ensure!(text_of(&page, "#moves .comment").await?.contains("Ke4"), "what could not be played is a comment");

        drop_file(&page, file).await?;
        page.until("the games are listed", async || {
            Ok(text_of(&page, "dialog[open] .file-games").await?.contains("Müller"))
        })
        .await?;
        page.press("Keep all in My games").await?;
        page.until("all are kept", async || Ok(text_of(&page, "#notes").await?.contains("All 2 games"))).await?;
        page.script("document.getElementById('open-games').click()").await?;
        page.until("both are in the list", async || {
            let kept = page.script("return document.querySelectorAll('dialog.games .open').length").await?;
            Ok(kept.as_u64() >= Some(2))
        })
        .await?;
        Ok(())
    })
}

#[test]
fn comments_are_shown_and_written() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_file(&page, b"1. e4 {[%clk 0:05:00] the best} (1. d4 {or this}) 1... e5 *").await?;
        page.open_what_was_read().await?;
        page.until("the comments are shown", async || Ok(text_of(&page, "#moves .comment").await?.contains("or this")))
            .await?;
        ensure!(text_of(&page, "#moves .comment").await?.contains("0:05:00 the best"));
        page.press("Comment").await?;
        let write = "const box = document.querySelector('.move-tools textarea'); box.value = 'a reply'; \
                     box.dispatchEvent(new Event('change')); box.blur()";
        page.script(write).await?;
        page.until("it is in the list", async || Ok(text_of(&page, "#moves .comment").await?.contains("a reply")))
            .await?;
        page.press("Share").await?;
        let text = page.value("Game").await?;
        ensure!(text.contains("1. e4 {[%clk 0:05:00] the best} (1. d4 {or this}) 1... e5 {a reply} *"), "{text}");
        Ok(())
    })
}

#[test]
fn a_comment_that_is_being_written_does_not_go_into_another_game() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_file(&page, b"1. e4 e5 *").await?;
        page.open_what_was_read().await?;
        page.until("it is open", async || Ok(page.moves().await?.len() == 2)).await?;
        page.press("Comment").await?;
        page.script("document.querySelector('.move-tools textarea').value = 'the Open Game'").await?;
        drop_file(&page, b"1. d4 d5 *").await?;
        page.open_what_was_read().await?;
        page.until("the other game is open", async || Ok(page.moves().await?[0].contains("d4"))).await?;
        ensure!(!page.shows(Role::Textbox, "Comment").await?, "the box was for a move of the game before");
        page.script("document.querySelector('.move-tools textarea').dispatchEvent(new Event('change'))").await?;
        ensure!(text_of(&page, "#moves .comment").await?.is_empty());
        Ok(())
    })
}

#[test]
fn castling_that_can_be_read_two_ways_is_read_the_other_way_at_a_press() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        let text =
            "[Variant \"Janus\"]\n[FEN \"r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1\"]\n\n1. O-O *";
        drop_file(&page, text.as_bytes()).await?;
        page.open_what_was_read().await?;
        page.until("the King is on b1", async || Ok(page.position().await?.contains("/1KR6R "))).await?;
        page.press("Read castling the other way").await?;
        page.until("the King is on i1", async || Ok(page.position().await?.contains("/R6RK1 "))).await
    })
}

#[test]
fn the_players_of_a_text_are_named_beside_the_board() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_file(&page, b"[White \"Anna\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 *").await?;
        page.open_what_was_read().await?;
        page.until("Anna is named, and nobody who is unknown", async || {
            let names = "return [...document.querySelectorAll('.player .seat-name')].map((name) => name.textContent)";
            let names = page.script(names).await?;
            let names: Vec<&str> = names.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
            Ok(names.contains(&"Anna") && names.contains(&"Black"))
        })
        .await
    })
}

#[test]
fn what_is_read_is_shown_before_it_replaces_the_board() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        let before = page.position().await?;
        drop_file(&page, b"[White \"Anna\"]\n\n1. e4 e5 2. Ke4 *").await?;
        page.until("it is shown", async || {
            let text = text_of(&page, "dialog[open]").await?;
            Ok(text.contains("Chess") && text.contains("Anna") && text.contains("Ke4"))
        })
        .await?;
        ensure!(page.position().await? == before, "nothing is replaced yet");
        page.press("Close").await?;
        ensure!(page.moves().await?.is_empty());
        let jpeg = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01 1. e4 e5 * \x00\x02\x03";
        for (bytes, words) in [
            (&jpeg[..], "picture (JPG)"),
            (b"(game\n (title \"Club\")\n (board (grid)))\n", "Zillions"),
            (b"[White \"A\"]\n\n1A. e4 {1} 1a. e5 {2} 1B. d4 {3} *", "two boards"),
        ] {
            drop_file(&page, bytes).await?;
            page.until(words, async || Ok(page.words().await?.contains(words))).await?;
            ensure!(page.position().await? == before, "{words}");
        }
        Ok(())
    })
}

#[test]
fn records_in_notations_of_their_own_are_read() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        for (text, name) in [
            ("position startpos moves 7g7f 3c3d 2g2f", "Shogi"),
            ("[Game \"Chinese Chess\"]\n[Red \"甲\"]\n\n1. 炮二平五 马8进7 2. 马二进三 *", "Xiangqi"),
        ] {
            drop_file(&page, text.as_bytes()).await?;
            page.open_what_was_read().await?;
            page.until(name, async || Ok(page.moves().await?.len() >= 2 && page.shows(Role::Button, name).await?))
                .await?;
            let plies = page.script("return menagerie.game.data.tree.nodes.length").await?;
            ensure!(plies == 3, "{name}: {plies}");
        }
        Ok(())
    })
}
