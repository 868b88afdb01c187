//! Live games with a friend: browsers that meet through a relay on the loopback address, and then communicate directly.

use crate::friend::{accept, until_bar};
use crate::keeping::{play, reload};
use crate::own_games;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Relay, Role, check, check_together};

/// Invites to a live game of chess, as White, and connects. Returns the link.
async fn invite(page: &Page, relay: &Relay, clock: bool) -> Result<String> {
    invite_to("chess", page, relay, clock).await
}

/// Shows the addresses of a connection, which are under Details.
pub(crate) async fn show_addresses(page: &Page) -> Result<()> {
    page.until("one can connect", async || page.shows(Role::Button, "Connect").await).await?;
    ensure!(page.script("return document.querySelector('.live-dialog details').open").await? == false, "it is short");
    page.script("document.querySelector('.live-dialog summary').click()").await?;
    // On a phone they would be below the buttons, which stay at the foot.
    page.script("document.querySelector('.live-dialog textarea').closest('label').scrollIntoView()").await?;
    Ok(())
}

/// Invites to a live game of this id.
async fn invite_to(game: &str, page: &Page, relay: &Relay, clock: bool) -> Result<String> {
    page.press("Menu").await?;
    page.press("Play with a friend").await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
    page.script(&format!(
        "const games = document.querySelector('dialog[open] select'); games.value = '{game}'; games.dispatchEvent(new Event('change'))",
    ))
    .await?;
    page.control(Role::Radio, "White").await?.click().await?;
    ensure!(!page.shows(Role::Combobox, "Clock").await?, "only live games have clocks");
    page.script(
        "document.querySelector('dialog[open] input[type=checkbox]:not([data-option], .option[hidden] *)').click()",
    )
    .await?;
    if clock {
        page.script(
            "const kind = document.querySelector('dialog[open] .clock-fields select');\
             kind.value = 'increment'; kind.dispatchEvent(new Event('change'))",
        )
        .await?;
    }
    page.press("Make the link").await?;
    page.until("the connection is explained", async || page.shows(Role::Dialog, "Play live").await).await?;
    show_addresses(page).await?;
    page.enter("Relays (Nostr), one a line", &relay.address).await?;
    page.enter("Address servers (STUN), one a line; without any, only browsers in the same network meet", "").await?;
    page.press("Connect").await?;
    page.until("the link is shown", async || Ok(page.value("Link").await?.contains(".live."))).await?;
    let link = page.value("Link").await?;
    page.press("Close").await?;
    Ok(link)
}

/// Connects to the game of the opened link, through its relays.
async fn connect(page: &Page, relay: &Relay) -> Result<()> {
    page.until("the connection is explained", async || page.shows(Role::Dialog, "Play live").await).await?;
    show_addresses(page).await?;
    ensure!(page.value("Relays (Nostr), one a line").await? == relay.address, "the relays of the link");
    page.enter("Address servers (STUN), one a line; without any, only browsers in the same network meet", "").await?;
    page.press("Connect").await
}

/// Plays a move, which the others receive.
async fn pass(from: &Page, to: &[&Page], text: &str) -> Result<()> {
    play(from, &[text]).await?;
    let count = from.moves().await?.len();
    for page in to {
        page.until(&format!("{count} moves"), async || Ok(page.moves().await?.len() == count)).await?;
    }
    Ok(())
}

/// The milliseconds that a player has left on a page.
async fn left(page: &Page, player: usize) -> Result<f64> {
    let left = page.script(&format!("return menagerie.game.clocks.read()[{player}].left")).await?;
    left.as_f64().context("a clock")
}

#[test]
fn two_play_live_to_the_end_and_a_third_watches() -> Result<()> {
    let relay = Relay::start()?;
    check_together(3, async move |people| {
        let [ada, bo, cy] = &people[..] else { anyhow::bail!("three people") };
        let link = invite(ada, &relay, true).await?;
        until_bar(ada, "Waiting until your friend has connected").await?;
        accept(bo, &link, "Black", false).await?;
        let seen = relay.connections();
        ensure!(seen == 1, "nothing is connected before somebody has pressed Connect: {seen}");
        connect(bo, &relay).await?;
        for page in [ada, bo] {
            until_bar(page, "Connected").await?;
        }
        pass(ada, &[bo], "f2f3").await?;
        until_bar(ada, "Black is to move").await?;
        pass(bo, &[ada], "e7e5").await?;
        // Black's clock, which is stopped now, shows the time that Black has sent; White's runs.
        bo.until("the clocks agree", async || Ok((left(ada, 1).await? - left(bo, 1).await?).abs() < 1.0)).await?;
        ensure!(ada.script("return menagerie.game.clocks.running").await? == true);
        // A spectator opens the link of a game whose seats are taken.
        ada.press("Link…").await?;
        ada.until("the link is shown", async || Ok(ada.value("Link").await?.contains(".live."))).await?;
        let watching = ada.value("Link").await?;
        ada.press("Close").await?;
        cy.leave().await?;
        cy.visit(&format!("#{}", watching.split_once('#').context("a link")?.1)).await?;
        connect(cy, &relay).await?;
        until_bar(cy, "You watch").await?;
        until_bar(ada, "1 watches").await?;
        cy.until("two moves are shown", async || Ok(cy.moves().await?.len() == 2)).await?;
        cy.enter("Enter a move", "g2g4").await?;
        ensure!(cy.moves().await?.len() == 2, "who watches moves nothing");
        // A phrase, by its number.
        bo.press("Say…").await?;
        bo.press("Good luck").await?;
        ada.until_status("Good luck").await?;
        cy.until_status("Good luck").await?;
        // After a reload the browser reconnects by itself.
        reload(bo).await?;
        until_bar(bo, "Connected").await?;
        until_bar(ada, "Connected").await?;
        pass(ada, &[bo, cy], "g2g4").await?;
        pass(bo, &[ada, cy], "d8h4").await?;
        for page in [ada, bo, cy] {
            page.until_status("Checkmate").await?;
        }
        let saved = "return JSON.parse(menagerie.game.data.friend.game.saved()).a";
        ensure!(ada.script(saved).await? == bo.script(saved).await?);
        Ok(())
    })
}

#[test]
fn a_game_that_only_one_of_them_has_is_played_live() -> Result<()> {
    let relay = Relay::start()?;
    check_together(2, async move |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        own_games::play_mine(ada).await?;
        let id = ada.script("return menagerie.game.data.variant.id").await?;
        let link = invite_to(id.as_str().context("an id")?, ada, &relay, true).await?;
        accept(bo, &link, "Black", false).await?;
        connect(bo, &relay).await?;
        for page in [ada, bo] {
            until_bar(page, "Connected").await?;
        }
        // Pawns go one step in it: nobody plays chess by mistake.
        for (white, black) in [("e2e3", "e7e6"), ("e3e4", "e6e5")] {
            pass(ada, &[bo], white).await?;
            pass(bo, &[ada], black).await?;
        }
        for page in [ada, bo] {
            ensure!(page.script("return menagerie.game.data.variant.name").await? == "Mine");
            page.until_position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3").await?;
        }
        ada.enter("Enter a move", "a2a4").await?;
        ensure!(ada.moves().await?.len() == 4, "no Pawn goes two steps");
        Ok(())
    })
}

#[test]
fn a_flag_falls_for_both_and_who_leaves_goes_on_by_link() -> Result<()> {
    let relay = Relay::start()?;
    check_together(2, async move |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        let link = invite(ada, &relay, true).await?;
        accept(bo, &link, "Black", false).await?;
        connect(bo, &relay).await?;
        for page in [ada, bo] {
            until_bar(page, "Connected").await?;
        }
        pass(ada, &[bo], "e2e4").await?;
        // The clocks stop when a player leaves, and the other one is informed.
        bo.press("Say…").await?;
        bo.press("Leave the connection").await?;
        until_bar(ada, "Not connected just now").await?;
        ensure!(ada.script("return menagerie.game.clocks.running").await? == false);
        bo.press("Live…").await?;
        connect(bo, &relay).await?;
        until_bar(ada, "Connected").await?;
        ensure!(ada.script("return menagerie.game.clocks.running").await? == true);
        // As if Black had thought for ten minutes.
        bo.script(
            "const { clocks, data } = menagerie.game; const saved = clocks.saved(); saved.sides[1].left = 300;\
             clocks.set(clocks.settings, 2, saved); clocks.turn(1)",
        )
        .await?;
        for page in [bo, ada] {
            page.until_status("time").await?;
            ensure!(page.script("return menagerie.game.data.state.over").await? == true);
        }
        Ok(())
    })
}

/// Stores the port of a page's connection after it has sent something, and counts received messages: answers by sender, and links equal
/// to `window.old`.
const KEEP_PORT: &str = "window.answers = {}; window.olds = 0;\
    const { postMessage } = MessagePort.prototype;\
    MessagePort.prototype.postMessage = function (order, ...rest) {\
        if (!window.port && Object(order?.message).link) {\
            window.port = this;\
            this.addEventListener('message', ({ data: { kind, from, message } }) => {\
                if (kind !== 'message' || !message.link) return;\
                if (message.link === window.old) window.olds += 1;\
                else window.answers[from] = (window.answers[from] ?? 0) + 1;\
            });\
        }\
        return postMessage.call(this, order, ...rest);\
    };";

/// The number of links that a stranger sends.
const FLOOD: u32 = 3000;

/// The interval between two answers to a stranger, in milliseconds.
const BETWEEN_ANSWERS: f64 = 2000.0;

#[test]
fn a_flood_of_old_links_from_a_stranger_is_borne() -> Result<()> {
    let relay = Relay::start()?;
    check_together(3, async move |people| {
        let [ada, bo, cy] = &people[..] else { anyhow::bail!("three people") };
        for page in [ada, cy] {
            page.before_scripts(KEEP_PORT).await?;
            page.open("?game=chess").await?;
        }
        let link = invite(ada, &relay, false).await?;
        accept(bo, &link, "Black", false).await?;
        connect(bo, &relay).await?;
        for page in [ada, bo] {
            until_bar(page, "Connected").await?;
        }
        let old = ada.script("return menagerie.game.data.friend.game.link()").await?;
        pass(ada, &[bo], "e2e4").await?;
        pass(bo, &[ada], "e7e5").await?;
        ada.press("Link…").await?;
        ada.until("the link is shown", async || Ok(ada.value("Link").await?.contains(".live."))).await?;
        let watching = ada.value("Link").await?;
        ada.press("Close").await?;
        cy.leave().await?;
        cy.visit(&format!("#{}", watching.split_once('#').context("a link")?.1)).await?;
        connect(cy, &relay).await?;
        until_bar(cy, "You watch").await?;
        until_bar(ada, "1 watches").await?;
        cy.until("there are two other players", async || {
            Ok(cy.script("return Boolean(window.port) && Object.keys(answers).length === 2").await? == true)
        })
        .await?;
        let status = ada.status().await?;
        ada.script(&format!("window.old = {old}")).await?;
        cy.script(&format!(
            "window.answers = {{}}; window.begun = performance.now();\
             for (let n = 0; n < {FLOOD}; n += 1) port.postMessage({{ message: {{ link: {old} }} }})",
        ))
        .await?;
        // A click is answered meanwhile, and when all have come.
        let turned = async || ada.script("return menagerie.game.data.orientation").await;
        for orientation in [2, 0] {
            ada.press("Flip board").await?;
            ada.until("the board is turned", async || Ok(turned().await? == orientation)).await?;
            ada.until("all links have come", async || Ok(ada.script("return olds").await? == FLOOD)).await?;
        }
        ensure!(ada.status().await? == status, "a stranger has filled the status line: {}", ada.status().await?);
        cy.until("the stranger is answered", async || {
            Ok(cy.script("return Object.keys(answers).length > 0").await? == true)
        })
        .await?;
        let counted = cy.script("return [Math.max(...Object.values(answers)), performance.now() - begun]").await?;
        let [most, elapsed] = [&counted[0], &counted[1]].map(|it| it.as_f64().unwrap_or(f64::INFINITY));
        ensure!(most <= 1.0 + elapsed / BETWEEN_ANSWERS, "{most} answers in {elapsed} ms");
        // The game goes on.
        pass(ada, &[bo, cy], "g1f3").await
    })
}

#[test]
fn nothing_is_loaded_or_sent_before_it_is_asked_for() -> Result<()> {
    let relay = Relay::start()?;
    check("", async move |page| {
        let loaded = "return performance.getEntriesByType('resource').some(({ name }) => /\\/live\\/|friend\\/live[.]js|\\/live-[A-Z0-9]{8}[.]js/.test(name)) || document.querySelector('iframe') !== null";
        ensure!(page.script(loaded).await? == false);
        page.press("Menu").await?;
        page.press("Play with a friend").await?;
        page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
        page.press("Make the link").await?;
        page.press("Close").await?;
        page.press("Live…").await?;
        page.until("the connection is explained", async || page.shows(Role::Dialog, "Play live").await).await?;
        show_addresses(&page).await?;
        for (relays, wrong) in [
            ("https://example.org", "begins with wss://"),
            ("ws://example.org", "begins with wss://"),
            ("", "Without a relay"),
        ] {
            page.enter("Relays (Nostr), one a line", relays).await?;
            page.press("Connect").await?;
            page.until("it is said", async || Ok(page.words().await?.contains(wrong))).await?;
        }
        page.press("Not now").await?;
        ensure!(page.script("return document.querySelector('iframe') === null").await? == true);
        ensure!(relay.connections() == 0);
        Ok(())
    })
}

#[test]
fn a_browser_that_cannot_connect_says_so_and_plays_by_link() -> Result<()> {
    check("", async |page| {
        page.before_scripts("delete globalThis.RTCPeerConnection").await?;
        page.open("?game=chess").await?;
        page.press("Menu").await?;
        page.press("Play with a friend").await?;
        page.until("it is asked", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
        let live = "return [...document.querySelectorAll('dialog[open] label.option')].filter((it) => it.innerText.startsWith('Live'))\
                    .map((it) => [it.querySelector('input').disabled, it.innerText])[0]";
        let live = page.script(live).await?;
        ensure!(live[0] == true && live[1].as_str().is_some_and(|it| it.contains("cannot connect directly")), "{live}");
        page.press("Make the link").await?;
        page.until("the link is shown", async || Ok(page.value("Link").await?.contains("#friend."))).await?;
        let link = page.value("Link").await?;
        ensure!(!link.contains(".live"), "{link}");
        page.press("Close").await?;
        // A person who opens a link to a live game is informed, and continues by link.
        let part = link.split_once('#').context("a link")?.1.to_owned();
        page.script(&format!("location.hash = '{part}.live'")).await?;
        page.until("the game is there", async || Ok(!page.position().await?.is_empty())).await?;
        ensure!(!page.words().await?.contains("Looking for the relays"));
        Ok(())
    })
}
