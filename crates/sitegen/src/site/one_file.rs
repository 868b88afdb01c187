//! The template of a game as one file, `one-file.html`: the game page with everything that it loads, for any game. What is put into it to
//! make such a file is in `web/js/bundle` and in the program `menagerie bundle`.
//!
//! The scripts and the style are compressed together, the two programs each by itself. The programs of the diagrams, one for each
//! language, are packed as one, because they are nearly the same: that takes 30 kB more than one of them alone. Gzip is what browsers
//! unpack by themselves; nothing that the first move needs is packed in another way.

use crate::site::policy::{TEMPLATE, digest};
use crate::site::scripts::OneFileScripts;
use crate::site::{page, program, styles};
use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use menagerie_texts::Language;
use std::io::Write as _;
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// Styles that the site loads on demand, and one that only such a file has.
const STYLES: [&str; 2] = ["css/review.css", "css/in-file.css"];

/// The typeface, as the style sheets name it, and its file.
const TYPEFACE: (&str, &str) = ("../fonts/fraunces-600.woff2", "fonts/fraunces-600.woff2");

/// The beginning of the page's root element. Who saves a game puts its id there.
const ROOT: (&str, &str) = ("<html lang=\"en\">", "<html lang=\"en\" data-languages=\"LANGUAGES\" data-only=\"\">");

/// The script that runs before anything is shown.
const FIRST: &str = "<script src=\"js/first.js\"></script>";

/// The picture of the head's link.
const BRAND: &str = "pieces/lion.svg";

/// What the head of the page has for the site alone.
const OF_SITE: [&str; 4] = ["rel=\"stylesheet\"", "<link rel=", "js/entry.js", "<!--"];

/// The end of the page.
const END: &str = "</body>";

/// Folders of files that only some games have, and the ending of these files.
const EXTRAS: [(&str, &str); 2] = [("books", "txt"), ("pieces/endings", "json")];

/// How a part of the file is packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Packing {
    Gzip,
    Lzma,
}

/// Writes the template. The programs must be as they are sent to others, and the diagrams' not packed yet.
///
/// # Errors
/// When a part of the site is missing, or the page has another form.
pub fn write(site: &Path, scripts: &OneFileScripts) -> Result<()> {
    let read = |path: &str| files::read_bytes(&site.join(path));
    let style = files::read(&scripts.style)?;
    let [first, boot, main] = [&scripts.first, &scripts.boot, &scripts.main].map(|file| files::read(file));
    let (first, boot, main) = (first?, boot?, main?);
    let programs = Language::TAGS
        .map(|tag| format!("diagram/{tag}/{}", program::WHOLE))
        .map(|path| anyhow::Ok((format!("{path}.wasm"), read(&format!("{path}_bg.wasm"))?)));
    let parts = [
        element(
            Some("packed-page"),
            Packing::Gzip,
            &[("js/one-file.js".into(), main.clone().into()), ("css/one-file.css".into(), style.clone().into())],
        )?,
        element(None, Packing::Gzip, &[("page_bg.wasm".into(), read("page_bg.wasm")?)])?,
        element(
            None,
            Packing::Gzip,
            &[
                ("js/worker.js".into(), files::read_bytes(&scripts.worker)?),
                ("worker_bg.wasm".into(), read("worker_bg.wasm")?),
            ],
        )?,
        element(None, Packing::Lzma, &programs.into_iter().collect::<Result<Vec<_>>>()?)?,
        format!("<script type=\"text/plain\" data-extras=\"{}\" id=\"contents\"></script>\n", extras(site)?.join(" ")),
        format!("<script>{boot}</script>\n"),
    ];
    let brand = format!("data:image/svg+xml;base64,{}", STANDARD.encode(read(BRAND)?));
    let page = of_file(&files::read(&root().join("web/index.html"))?)?
        .replace(FIRST, &format!("<script>{first}</script>"))
        .replace(BRAND, &brand)
        .replace(END, &(parts.concat() + END));
    for text in [&first, &boot, &main] {
        ensure!(!text.contains("</script"), "a script would end its element");
    }
    let policy = policy(&[&first, &boot, &main], &style);
    let meta = format!("<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    files::write(&site.join(TEMPLATE), &page.replacen("<head>", &meta, 1))
}

/// The paths of the files that only some games have.
fn extras(site: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for (folder, ending) in EXTRAS {
        for file in files::entries(&site.join(folder))? {
            if file.extension().is_some_and(|it| it == ending) {
                found.push(format!("{folder}/{}", file.file_name().unwrap_or_default().to_string_lossy()));
            }
        }
    }
    Ok(found)
}

/// The page without what only the site has.
fn of_file(page: &str) -> Result<String> {
    let page = page::without_links(page);
    ensure!(page.contains(ROOT.0) && page.contains(FIRST) && page.contains(END), "web/index.html has another form");
    let kept: String = page
        .lines()
        .filter(|line| !OF_SITE.iter().any(|part| line.contains(part)))
        .map(|line| format!("{}\n", line.trim_start()))
        .collect();
    Ok(kept.replacen(ROOT.0, &ROOT.1.replace("LANGUAGES", &Language::TAGS.join(" ")), 1))
}

/// All styles of a file in one text, with the typeface.
///
/// # Errors
/// When a style sheet cannot be read, or names the typeface in another way.
pub fn style(site: &Path) -> Result<String> {
    let sheets = styles::BOTH.into_iter().chain(STYLES).map(|sheet| files::read(&site.join(sheet)));
    let style = sheets.collect::<Result<String>>()?;
    ensure!(style.contains(TYPEFACE.0), "the style sheets name another typeface");
    let bytes = files::read_bytes(&site.join(TYPEFACE.1))?;
    Ok(style.replace(TYPEFACE.0, &format!("data:font/woff2;base64,{}", STANDARD.encode(bytes))))
}

/// The policy of a file: only its own scripts run, by their checksums, and the computer's worker, which is made of a text. Nothing is
/// requested from anywhere.
fn policy(scripts: &[&str], style: &str) -> String {
    let sums: String = scripts.iter().map(|text| format!("'{}' ", digest(text))).collect();
    format!(
        "default-src 'none'; script-src {sums}'wasm-unsafe-eval'; style-src '{}'; img-src data:; font-src data:; \
         worker-src blob:; base-uri 'none'; form-action 'none'",
        digest(style)
    )
}

/// An element with files of the site, packed one after the other. It lists their names and sizes.
fn element(id: Option<&str>, packing: Packing, parts: &[(String, Vec<u8>)]) -> Result<String> {
    let all: Vec<u8> = parts.iter().flat_map(|(_, bytes)| bytes.iter().copied()).collect();
    let list: Vec<String> = parts.iter().map(|(name, bytes)| format!("{name}:{}", bytes.len())).collect();
    let (name, packed) = match packing {
        Packing::Gzip => ("gzip", gzip(&all)?),
        Packing::Lzma => ("lzma", program::packed(&all)?),
    };
    let id = id.map_or_else(String::new, |id| format!(" id=\"{id}\""));
    let (list, text) = (list.join(" "), STANDARD.encode(packed));
    Ok(format!("<script type=\"text/plain\"{id} data-packing=\"{name}\" data-files=\"{list}\">{text}</script>\n"))
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish().context("cannot be compressed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read as _;

    #[test]
    fn the_page_of_a_file_requests_nothing() {
        let page = of_file(&files::read(&root().join("web/index.html")).unwrap()).unwrap();
        assert!(page.contains("data-only=\"\"") && page.contains("data-languages=\"en fr"), "{page}");
        assert!(page.contains("<title>Menagerie</title>"), "who saves a game replaces it");
        for part in ["<link", "entry.js", "<!--", ".css"] {
            assert!(!page.contains(part), "{part}");
        }
        assert!(of_file("<html>").is_err());
    }

    #[test]
    fn an_element_lists_what_is_packed_in_it() {
        let parts = [("a.js".to_owned(), b"one</script>".to_vec()), ("b.wasm".to_owned(), vec![0; 5])];
        let text = element(Some("page"), Packing::Gzip, &parts).unwrap();
        assert!(text.contains(" id=\"page\" data-packing=\"gzip\" data-files=\"a.js:12 b.wasm:5\">"), "{text}");
        assert_eq!(text.matches("</script").count(), 1, "{text}");
        let packed = text.split_once('>').unwrap().1.trim_end().trim_end_matches("</script>");
        let mut bytes = Vec::new();
        GzDecoder::new(STANDARD.decode(packed).unwrap().as_slice()).read_to_end(&mut bytes).unwrap();
        assert_eq!(bytes, b"one</script>\0\0\0\0\0");
    }

    #[test]
    fn the_policy_names_every_script() {
        // The checksum of the empty text, from the test vectors of SHA-256.
        let empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
        let policy = policy(&["", ""], "");
        assert_eq!(policy.matches(empty).count(), 3, "{policy}");
        assert!(!policy.contains("unsafe-inline") && policy.contains("worker-src blob:"), "{policy}");
    }
}
