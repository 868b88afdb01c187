//! The rules pages.

use anyhow::{Context, Result, ensure};
use e2e::{Screen, browse};
use menagerie_sitegen::pages::chapters::games;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde_json::{Value, json};

const SCREENS: [Screen; 2] =
    [Screen { width: 360, height: 740, ratio: 2.0 }, Screen { width: 1366, height: 900, ratio: 1.0 }];

/// Steps every line of moves to its end and back; returns their number, and the errors.
const STEP: &str = r#"
    const wrong = [];
    let lines = 0;
    for (const diagram of document.querySelectorAll("move-diagram")) {
        const root = diagram.shadowRoot;
        const steps = [...root.querySelectorAll("[part=line] button")];
        if (!root.querySelector("[part=line]").checkVisibility()) continue;
        lines += 1;
        const [first, back, on, last] = root.querySelectorAll("[part=controls] > button");
        const title = diagram.closest("figure, section, div")?.textContent.trim().slice(0, 60) ?? "";
        const current = () => steps.findIndex((step) => step.hasAttribute("aria-current")) + 1;
        const report = (what) => wrong.push(`${title}: ${what}`);
        if (steps.length === 0) report("no moves");
        first.click();
        if (current() !== 0 || !first.disabled) report("not at the start");
        for (let ply = 1; ply <= steps.length; ply += 1) {
            on.click();
            if (current() !== ply) report(`not at move ${ply}`);
        }
        if (!on.disabled || !last.disabled) report("not at the end");
        const end = diagram.position;
        back.click();
        if (current() !== steps.length - 1) report("not back");
        last.click();
        if (diagram.position !== end) report("another end");
        steps.forEach((step, index) => {
            step.click();
            if (current() !== index + 1) report(`not at move ${index + 1} by its button`);
        });
        if (root.querySelector("[part=problem]").checkVisibility()) report(root.querySelector("[part=problem]").textContent);
    }
    return [lines, wrong];
"#;

/// The broken links and pictures of the page.
const LINKS: &str = r#"
    const found = [...document.querySelectorAll("a[href], link[href], img[src]")].map((element) => element.href || element.src);
    const links = [...new Set(found)].map((text) => new URL(text)).filter(({ origin }) => origin === location.origin);
    const dead = links.filter(({ pathname, hash }) =>
        hash && pathname === location.pathname && !document.getElementById(decodeURIComponent(hash.slice(1)))).map(String);
    const addresses = [...new Set(links.map(({ pathname }) => pathname))];
    await Promise.all(addresses.map(async (address) => {
        const answer = await fetch(address, { method: "HEAD" });
        if (!answer.ok) dead.push(`${address}: ${answer.status}`);
    }));
    return [addresses.length, dead];
"#;

#[test]
fn the_rules_pages_work_on_a_phone_and_on_a_desk() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        for screen in SCREENS {
            page.show_on(screen).await?;
            for game in games()? {
                let at = || format!("{game} on {} × {}", screen.width, screen.height);
                page.visit(&format!("rules/{game}/")).await?;
                let diagrams = page.working_diagrams().await.with_context(at)?;
                ensure!(diagrams.iter().all(|diagram| diagram.discs == 0), "{}: pictures are missing", at());
                let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth;";
                let beyond = page.script(beyond).await?;
                ensure!(beyond.as_i64().is_some_and(|beyond| beyond <= 0), "{}: {beyond} too wide", at());
                let stepped = page.script(STEP).await?;
                ensure!(stepped[1] == json!([]), "{}: {:#}", at(), stepped[1]);
                println!("{}: {} diagrams, {} of them lines", at(), diagrams.len(), stepped[0]);
            }
        }
        Ok(())
    })
}

/// A game of hops, one of hands, one of promoted pieces, which has the most kinds, and one that comes with the page: with the diagrams of
/// the start, of each piece and of each special rule.
const MADE: [(&str, usize); 4] = [
    ("rules/shako/", 1 + 8 + 5),
    ("rules/fr/crazyhouse/", 1 + 6 + 5),
    ("rules/chu-shogi/", 1 + 39 + 11),
    ("rules/chess/", 1 + 6 + 4),
];

#[test]
fn the_rules_pages_without_chapters_show_every_piece_and_special_rule() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        for screen in SCREENS {
            page.show_on(screen).await?;
            for (path, count) in MADE {
                page.visit(path).await?;
                let diagrams = page.working_diagrams().await.context(path)?;
                ensure!(diagrams.len() == count, "{path}: {} diagrams", diagrams.len());
                let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth;";
                let beyond = page.script(beyond).await?;
                ensure!(beyond.as_i64().is_some_and(|beyond| beyond <= 0), "{path}: {beyond} too wide");
            }
        }
        Ok(())
    })
}

/// The game with the most kinds of piece takes two sheets, in both languages; most take one.
#[test]
fn cards_are_printed_on_one_sheet_or_two() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        let cards = [
            ("chess", 1),
            ("fr/capablanca", 1),
            ("fr/gigachess2", 1),
            ("chaturaji", 1),
            ("shako", 1),
            ("fr/shogi", 1),
            ("terachess2", 2),
            ("fr/chu-shogi", 2),
        ];
        for (game, most) in cards {
            page.visit(&format!("rules/{game}/card/")).await?;
            let sheets = page.printed_sheets().await?;
            ensure!((1..=most).contains(&sheets), "{game}: {sheets} sheets");
        }
        Ok(())
    })
}

#[test]
fn the_links_of_all_pages_lead_somewhere() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        let games = games()?.into_iter().flat_map(|game| [format!("rules/{game}/"), format!("rules/{game}/card/")]);
        let made = MADE.iter().flat_map(|(path, _)| [(*path).to_owned(), format!("{path}card/")]);
        for path in ["rules/".to_owned(), "builder/".to_owned()].into_iter().chain(games).chain(made) {
            page.visit(&path).await?;
            let links: Value = page.script(&format!("return (async () => {{ {LINKS} }})();")).await?;
            ensure!(links[0].as_u64().is_some_and(|number| number > 0), "{path} has no links");
            ensure!(links[1] == json!([]), "{path}: dead links {:#}", links[1]);
        }
        Ok(())
    })
}
