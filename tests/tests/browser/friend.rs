//! Games with a friend, by link: people with browsers of their own, who share only what they send each other.

use crate::keeping::{play, reload};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check, check_together};

/// Invites to a game, as the player with this name. Returns the link.
pub async fn invite(page: &Page, game: &str, player: &str) -> Result<String> {
    page.press("Menu").await?;
    page.press("Play with a friend").await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
    page.script(&format!(
        "const games = document.querySelector('dialog[open] select'); games.value = '{game}'; games.dispatchEvent(new Event('change'))"
    ))
    .await?;
    page.control(Role::Radio, player).await?.click().await?;
    page.press("Make the link").await?;
    shown_link(page).await
}

/// The link in the dialog, which is then closed.
pub async fn shown_link(page: &Page) -> Result<String> {
    page.until("the link is shown", async || Ok(page.value("Link").await?.contains("#friend."))).await?;
    let link = page.value("Link").await?;
    // As if it had been copied: not every browser under test has a clipboard.
    page.script("menagerie.game.friendly.sent()").await?;
    page.press("Close").await?;
    Ok(link)
}

/// The link of the game on the board, sent.
async fn send(page: &Page) -> Result<String> {
    let button = if page.shows(Role::Button, "Send link").await? { "Send link" } else { "Link…" };
    page.press(button).await?;
    shown_link(page).await
}

/// Opens a link as if it had been tapped in a message.
async fn open(page: &Page, link: &str) -> Result<()> {
    page.leave().await?;
    let (_, fragment) = link.split_once('#').context("a link")?;
    page.visit(&format!("#{fragment}")).await?;
    page.until("the page is ready", async || Ok(!page.position().await?.is_empty())).await
}

/// Opens an invitation and takes a seat.
pub async fn accept(page: &Page, link: &str, player: &str, choose: bool) -> Result<()> {
    open(page, link).await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "You are invited").await).await?;
    if choose {
        page.control(Role::Radio, player).await?.click().await?;
    }
    page.press(&format!("Play as {player}")).await?;
    until_bar(page, "").await
}

/// Waits until the bar shows a text.
pub async fn until_bar(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("the bar says {words:?}"), async || Ok(bar(page).await?.contains(words))).await
}

async fn bar(page: &Page) -> Result<String> {
    let said = page.script("return document.querySelector('#friend-bar:not([hidden]) p').textContent").await?;
    Ok(said.as_str().context("a bar")?.to_owned())
}

/// Waits until this number of moves is listed.
async fn until_moves(page: &Page, count: usize) -> Result<()> {
    page.until(&format!("{count} moves"), async || Ok(page.moves().await?.len() == count)).await
}

/// Plays a move and sends it to the other player, who opens it.
pub async fn exchange(one: &Page, other: &Page, text: &str) -> Result<String> {
    play(one, &[text]).await?;
    until_bar(one, "Your move is made").await?;
    let link = send(one).await?;
    until_bar(one, "Waiting for").await?;
    open(other, &link).await?;
    let count = one.moves().await?.len();
    until_moves(other, count).await?;
    Ok(link)
}

const KEPT: &str = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.friend-')).length";

#[test]
fn two_friends_play_to_the_end_with_a_take_back_and_a_draw() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        let invitation = invite(ada, "janus", "White").await?;
        accept(bo, &invitation, "Black", false).await?;
        ensure!(bo.script("return menagerie.game.data.orientation").await? == 2, "Black sits at the bottom");
        until_bar(bo, "Waiting for").await?;
        bo.enter("Enter a move", "e7e5").await?;
        bo.until_status("White").await?;
        ensure!(bo.moves().await?.is_empty(), "it is not Black's turn");
        exchange(ada, bo, "e2e4").await?;
        until_bar(bo, "It is your move").await?;
        bo.enter("Enter a move", "d2d4").await?;
        ensure!(bo.moves().await?.len() == 1, "nobody moves for the other");
        exchange(bo, ada, "e7e5").await?;
        bo.until_status("White to move").await?;
        // A move is taken back, if the other allows it.
        exchange(ada, bo, "a2a3").await?;
        ada.press("Undo").await?;
        until_bar(ada, "You ask to take your move back").await?;
        ensure!(ada.moves().await?.len() == 3, "not before the other has agreed");
        open(bo, &send(ada).await?).await?;
        until_bar(bo, "asks to take the last move back").await?;
        bo.press("Accept").await?;
        until_moves(bo, 2).await?;
        open(ada, &send(bo).await?).await?;
        until_moves(ada, 2).await?;
        ada.until_status("lets you take the move back").await?;
        // An offer goes with a move; the answer is no, and a reload forgets nothing.
        ada.press("Draw").await?;
        exchange(ada, bo, "d2d4").await?;
        until_bar(bo, "offers a draw").await?;
        bo.press("Decline").await?;
        exchange(bo, ada, "a7a6").await?;
        reload(ada).await?;
        until_bar(ada, "It is your move").await?;
        // An offer alone, which is accepted.
        ada.press("Draw").await?;
        open(bo, &send(ada).await?).await?;
        ada.enter("Enter a move", "d4d5").await?;
        ada.until_status("has not answered").await?;
        until_bar(bo, "offers a draw").await?;
        bo.press("Accept").await?;
        bo.until_status("Draw by agreement").await?;
        until_bar(bo, "last link").await?;
        open(ada, &send(bo).await?).await?;
        ada.until_status("Draw by agreement").await?;
        ensure!(ada.position().await? == bo.position().await?);
        for page in [ada, bo] {
            ensure!(page.script(KEPT).await? == 1, "it is one game, however many links were opened");
        }
        Ok(())
    })
}

#[test]
fn links_that_are_old_branch_off_or_are_forged_change_nothing() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        let invitation = invite(ada, "chess", "White").await?;
        open(ada, &invitation).await?;
        ada.until_status("your own invitation").await?;
        accept(bo, &invitation, "Black", false).await?;
        let first = exchange(ada, bo, "e2e4").await?;
        let second = exchange(bo, ada, "e7e5").await?;
        open(ada, &second).await?;
        ada.until_status("already").await?;
        exchange(ada, bo, "g1f3").await?;
        for old in [&invitation, &first] {
            open(bo, old).await?;
            bo.until_status("older than the game here").await?;
            until_moves(bo, 3).await?;
        }
        // Black plays another move than the one in the link that White has opened.
        play(bo, &["b8c6"]).await?;
        let other = send(bo).await?;
        open(ada, &other).await?;
        until_moves(ada, 4).await?;
        let position = ada.position().await?;
        let changed = bo
            .script(
                "const { game } = menagerie, { friend } = game.data;\
                 return (async () => { const saved = JSON.parse(friend.game.saved()); saved.a = saved.a.replace('b8c6', 'a7a6');\
                 const another = friend.game.constructor.fromSaved(JSON.stringify(saved)); return another.link() })()",
            )
            .await?;
        let changed = format!("#friend.{}", changed.as_str().context("letters")?);
        open(ada, &changed).await?;
        ada.until_status("changed on its way").await?;
        // Signed with Black's key: Black plays another move, and also moves for White.
        let sign = |moves: &str| {
            format!(
                "return (async () => {{ const {{ friend }} = menagerie.game.data;\
                 const saved = JSON.parse(friend.game.saved()); saved.a = '{moves}';\
                 const game = friend.game.constructor.fromSaved(JSON.stringify(saved));\
                 const key = saved.p[1].k, kind = {{ name: 'ECDSA', namedCurve: 'P-256' }};\
                 const jwk = {{ kty: 'EC', crv: 'P-256', x: key.slice(0, 43), y: key.slice(43), d: friend.secret }};\
                 const signer = await crypto.subtle.importKey('jwk', jwk, kind, false, ['sign']);\
                 const made = await crypto.subtle.sign({{ name: 'ECDSA', hash: 'SHA-256' }}, signer, new TextEncoder().encode(game.message(1)));\
                 const letters = btoa(String.fromCharCode(...new Uint8Array(made)));\
                 game.sign(1, letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')); return game.link() }})()"
            )
        };
        let branched = bo.script(&sign("e2e4 e7e5 g1f3 a7a6")).await?;
        open(ada, &format!("#friend.{}", branched.as_str().context("letters")?)).await?;
        ada.until_status("other moves than those that are known here").await?;
        let forged = bo.script(&sign("e2e4 e7e5 g1f3 b8c6 a2a3 a7a6")).await?;
        open(ada, &format!("#friend.{}", forged.as_str().context("letters")?)).await?;
        // White's own signature is of fewer moves.
        ada.until_status("changed on its way").await?;
        open(ada, "#friend.nonsense").await?;
        ada.until_status("damaged").await?;
        open(ada, &second).await?;
        ada.until_status("older than the game here").await?;
        ensure!(ada.position().await? == position);
        ensure!(ada.script(KEPT).await? == 1);
        Ok(())
    })
}

#[test]
fn four_friends_sit_down_one_after_the_other_and_pass_the_link_round() -> Result<()> {
    check_together(4, async |people| {
        let [red, green, blue, yellow] = &people[..] else { anyhow::bail!("four people") };
        let link = invite(red, "chaturaji", "Red").await?;
        // The first person to open it may choose a seat or only watch.
        accept(blue, &link, "Blue", true).await?;
        until_bar(blue, "Waiting for Red").await?;
        play(red, &["g2f2"]).await?;
        let link = send(red).await?;
        accept(green, &link, "Green", false).await?;
        let mut before = red.clone();
        for (page, count) in [green, blue, yellow, red].into_iter().zip(1..) {
            let link = send(&before).await?;
            if count == 3 {
                accept(page, &link, "Yellow", false).await?;
            } else {
                open(page, &link).await?;
            }
            until_moves(page, count).await?;
            until_bar(page, "your move").await?;
            let text = page.script("return menagerie.game.data.session.legalMoves()[0].move").await?;
            play(page, &[text.as_str().context("a move")?]).await?;
            until_bar(page, "Send it on").await?;
            before = page.clone();
        }
        open(green, &send(red).await?).await?;
        until_moves(green, 5).await?;
        // A player who resigns is out, and the others play on.
        green.press("Resign").await?;
        green.press("Sure?").await?;
        until_bar(green, "Send").await?;
        open(blue, &send(green).await?).await?;
        until_bar(blue, "your move").await?;
        ensure!(blue.words().await?.contains("out"));
        ensure!(blue.script(KEPT).await? == 1);
        // All seats are taken: one more looks on.
        let last = send(blue).await?;
        yellow.script("localStorage.clear(); sessionStorage.clear()").await?;
        yellow.leave().await?;
        yellow.visit("css/theme.css").await?;
        yellow.script("localStorage.clear(); sessionStorage.clear()").await?;
        open(yellow, &last).await?;
        yellow.until_status("Everybody sits already").await
    })
}

#[test]
fn a_game_with_a_friend_is_found_again_in_the_list_and_has_no_help() -> Result<()> {
    check("?friend", async |page| {
        page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
        page.press("Close").await?;
        invite(&page, "gigachess2", "White").await?;
        page.press("Link…").await?;
        page.press("QR code").await?;
        page.until("it is drawn", async || {
            Ok(page
                .script("return document.querySelector('.friend-code svg path').getAttribute('d').length > 9000")
                .await?
                == true)
        })
        .await?;
        page.enter("The link that your friend has sent back", "https://example.org/").await?;
        page.press("Open link").await?;
        page.until("it is said", async || Ok(page.words().await?.contains("no link to a game with a friend"))).await?;
        page.press("Close").await?;
        for help in ["Hint", "Analysis"] {
            ensure!(!page.control(Role::Button, help).await?.is_enabled().await?, "{help}");
        }
        ensure!(!page.shows(Role::Combobox, "White").await?, "nobody else can sit there");
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until_status("White resigns").await?;
        page.press("Rematch").await?;
        page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
        let chosen = "return document.querySelector('dialog[open] .friend-seats input:checked').value";
        ensure!(page.script(chosen).await? == "1", "the other side");
        page.press("Make the link").await?;
        shown_link(&page).await?;
        page.press("Menu").await?;
        page.press("My games").await?;
        let words = page.words().await?;
        ensure!(words.contains("With a friend – waiting") && words.contains("White resigns"), "{words}");
        Ok(())
    })
}
