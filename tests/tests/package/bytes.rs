//! What a page downloads, all counted: the page, headers, programs, pictures.

use anyhow::{Context, Result, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::{package, site};

/// What is shown, the most that it may download, compressed, in bytes, and in how many requests.
const LIMITS: [(&str, u64, usize); 3] = [
    (r#"game="gigachess" piece="eagle""#, 188_000, 8),
    (r#"betza="FyafsF" name="Griffon" picture="eagle" language="fr""#, 188_000, 8),
    (r#"game="gigachess" fen="start""#, 200_000, 10),
];

/// With the headers of each answer, which the browser counts as 300 bytes.
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
        // A browser of its own, which has nothing yet.
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

/// What a game downloads before its board can be seen, compressed, in bytes and requests; of it the program. The computer is not
/// among it.
const START: (u64, usize) = (728_000, 52);
const PROGRAM: u64 = 599_000;

/// Remembers what was loaded when the board is shown for the first time.
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
    // A browser of its own, which has nothing yet.
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

/// The most that the gallery may download by itself, compressed, in bytes.
const GALLERY: u64 = 150_000;

#[test]
fn the_gallery_is_light_and_has_no_program() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async |page| {
        page.visit_gallery().await?;
        page.script("return new Promise((done) => addEventListener('load', () => setTimeout(done, 3000)) || (document.readyState === 'complete' && setTimeout(done, 3000)))")
            .await?;
        // All of it, also what is far down.
        page.script("for (const image of document.images) image.loading = 'eager'; scrollTo(0, 1e6)").await?;
        let all = "return [...document.images].every(({ complete }) => complete)";
        page.until("all pictures are there", async || Ok(page.script(all).await? == true)).await?;
        let entries = page.script(SIZES).await?;
        let entries = entries.as_array().context("a list of files")?;
        let mut sum = 0;
        for entry in entries {
            let (path, size) = (entry[0].as_str().context("a path")?, entry[1].as_u64().context("a size")?);
            println!("{size:>8} B  {path}");
            ensure!(!path.ends_with(".wasm") && !path.contains("worker"), "{path} is of the game");
            sum += size;
        }
        println!("{sum:>8} B  the gallery: at most {GALLERY}; {} requests", entries.len());
        ensure!(entries.iter().any(|entry| entry[0] == "/pieces/starts/gigachess.svg"), "{entries:?}");
        ensure!(sum <= GALLERY, "the gallery downloads {sum} bytes, more than {GALLERY}");
        Ok(())
    })
}

/// What reading the text of a game downloads, without the rules, compressed, in bytes.
const READER: u64 = 715_000;

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
            ensure!(!path.contains("page") && !path.contains("worker"), "{path} is not needed to read a text");
            sum += size;
        }
        println!("{sum:>8} B  to read a text: at most {READER}");
        ensure!(sum <= READER, "to read a text takes {sum} bytes, more than {READER}");
        Ok(())
    })
}
