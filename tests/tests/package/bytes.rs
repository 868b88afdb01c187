//! The downloads of a page, all counted: the page, headers, programs, pictures.

use anyhow::{Context, Result, anyhow, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::{package, site};
use menagerie_texts::Language;
use menagerie_texts::read::{TextPart, messages};
use std::fs;

/// The page, the most bytes that it may download, compressed, and the most requests.
const LIMITS: [(&str, u64, usize); 3] = [
    (r#"game="gigachess" piece="eagle""#, 81_000, 6),
    (r#"betza="FyafsF" name="Griffon" picture="eagle" language="fr""#, 81_000, 5),
    (r#"game="gigachess" fen="start""#, 207_000, 6),
];

/// With the headers of each answer, which count as 300 bytes in the browser.
const SIZES: &str = r#"return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({ name }) => name.startsWith(location.origin))
    .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]);"#;

#[test]
fn a_page_with_one_diagram_is_light() -> Result<()> {
    let mut server = Server::new(bind(0)?, &site::built()?)?;
    for (index, (attributes, ..)) in LIMITS.iter().enumerate() {
        let page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>One diagram</title>\n\
             <link rel=\"icon\" href=\"data:,\">\n<script src=\"/diagrams.js\"></script>\n\
             <move-diagram {attributes}></move-diagram>\n"
        );
        server = server.with_page(&format!("/{index}.html"), &page);
    }
    let server = server.spawn();
    for (index, (attributes, limit, requests)) in LIMITS.into_iter().enumerate() {
        // A separate browser with an empty cache.
        browse(server.address(), async move |page| {
            page.visit(&format!("{index}.html")).await?;
            page.working_diagrams().await?;
            let entries = page.script(SIZES).await?;
            let entries = entries.as_array().context("a list of files")?;
            let mut sum = 0;
            for entry in entries {
                let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
                ensure!(size > 300, "{path} came without its size");
                println!("{size:>8} B  {path}");
                sum += size;
            }
            println!("{sum:>8} B  {attributes}: at most {limit}; {} requests: at most {requests}", entries.len());
            ensure!(sum <= limit, "{attributes} downloads {sum} bytes, more than {limit}");
            ensure!(entries.len() <= requests, "{attributes} asks {} times, more than {requests}", entries.len());
            Ok(())
        })?;
    }
    Ok(())
}

/// The downloads of a game until its board is visible, compressed, in bytes and requests, and the program's part. The computer is not
/// included; the picture of the start, on which the first move can be made before, is.
const START: (u64, usize) = (590_000, 36);
const PROGRAM: u64 = 438_000;

/// Records what was loaded when the board is shown for the first time.
const WATCH: &str = r#"new MutationObserver((_, watch) => {
    const table = document.getElementById("table");
    if (!table || table.hidden) return;
    window.loadedFirst = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter(({ name }) => name.startsWith(location.origin))
        .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]);
    watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true })"#;

#[test]
fn the_first_move_is_light() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    // A separate browser with an empty cache.
    browse(server.address(), async |page| {
        page.before_scripts(WATCH).await?;
        page.open("?game=gigachess&white=human&black=human").await?;
        let entries = page.script("return window.loadedFirst").await?;
        let entries = entries.as_array().context("a list of files")?;
        let mut sum = 0;
        for entry in entries {
            let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
            println!("{size:>8} B  {path}");
            sum += size;
            ensure!(!path.contains("worker"), "{path} is not needed for the first move");
            ensure!(
                !path.ends_with("page_bg.wasm") || size <= PROGRAM,
                "the program has {size} bytes, more than {PROGRAM}"
            );
        }
        println!("{sum:>8} B  in {} requests", entries.len());
        let (limit, requests) = START;
        ensure!(entries.iter().any(|entry| entry[0] == "/page_bg.wasm"), "the program is not among it: {entries:?}");
        ensure!(sum <= limit, "the first move takes {sum} bytes, more than {limit}");
        ensure!(entries.len() <= requests, "the first move takes {} requests, more than {requests}", entries.len());
        Ok(())
    })
}

/// The most bytes that the gallery may download by itself, compressed, besides the pictures that are in view, and the most of those.
const GALLERY: u64 = 87_000;
const PICTURES: usize = 70;

#[test]
fn the_gallery_is_light_and_has_no_program() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        page.visit_gallery().await?;
        let filled = "return [...document.querySelectorAll('.shelf:not([data-shelf=new]) > .gallery')].every((list) => list.children.length > 0)";
        page.until("the shelves are filled", async || Ok(page.script(filled).await? == true)).await?;
        page.script("return new Promise((done) => setTimeout(done, 3000))").await?;
        let entries = page.script(SIZES).await?;
        let entries = entries.as_array().context("a list of files")?;
        let (mut sum, mut pictures) = (0, 0);
        for entry in entries {
            let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
            println!("{size:>8} B  {path}");
            ensure!(!path.ends_with(".wasm") && !path.contains("worker"), "{path} is of the game");
            if path.contains("/starts/") {
                pictures += 1;
            } else {
                sum += size;
            }
        }
        println!("{sum:>8} B  the gallery: at most {GALLERY}; {} requests; {pictures} pictures", entries.len());
        ensure!(entries.iter().any(|entry| entry[0] == "/games/cards.json"), "{entries:?}");
        ensure!(sum <= GALLERY, "the gallery downloads {sum} bytes, more than {GALLERY}");
        ensure!(pictures <= PICTURES, "{pictures} pictures are loaded before they are in view");
        Ok(())
    })
}

/// The bytes for reading the text of a game, without the rules, compressed.
const READER: u64 = 682_000;

#[test]
fn a_text_is_read_without_the_rules() -> Result<()> {
    let page = "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>One text</title>\n\
                <link rel=\"icon\" href=\"data:,\">\n<script type=\"module\">\nimport { Variant } from \"/variant.js\";\n\
                document.title = (await Variant.fromText(\"[one:chess]\")).name;\n</script>\n";
    let server = Server::new(bind(0)?, &package::built()?)?.with_page("/text.html", page).spawn();
    browse(server.address(), async |page| {
        page.visit("text.html").await?;
        page.until("the text is read", async || Ok(page.title().await? == "One")).await?;
        let entries = page.script(SIZES).await?;
        let mut sum = 0;
        for entry in entries.as_array().context("a list of files")? {
            let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
            println!("{size:>8} B  {path}");
            ensure!(!path.contains("rules") && !path.contains("computer"), "{path} is not needed to read a text");
            sum += size;
        }
        println!("{sum:>8} B  to read a text: at most {READER}");
        ensure!(sum <= READER, "to read a text takes {sum} bytes, more than {READER}");
        Ok(())
    })
}

/// The programs that are the same whatever languages there are. The importer has the words of all languages, and each diagram's program those
/// of its own.
const WITHOUT_LANGUAGES: [&str; 2] = ["page_bg.wasm", "worker_bg.wasm"];

#[test]
fn a_further_language_is_in_no_program_of_the_game() -> Result<()> {
    let site = site::built()?;
    for name in WITHOUT_LANGUAGES {
        let program = fs::read(site.join(name)).with_context(|| name.to_owned())?;
        let program = String::from_utf8_lossy(&program);
        for language in Language::ALL.into_iter().filter(|it| *it != Language::EN) {
            for file in ["errors.ftl", "pgn.ftl", "formats.ftl", "rulebook.ftl"] {
                let all = messages(language, file, |_| true).map_err(|fault| anyhow!(fault))?;
                for part in all.iter().filter_map(|message| message.text.as_ref()).flatten() {
                    let TextPart::Words(words) = part else { continue };
                    let is_there = words.len() > 12 && program.contains(words.as_str());
                    ensure!(!is_there, "{name} has “{words}” of {}", language.name());
                }
            }
        }
    }
    Ok(())
}
