//! A version of the diagrams: a page of another origin names its script with the hash, and gets all else from the folder of that version.

use anyhow::{Result, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site::{self, versions};
use serde_json::json;

#[test]
fn a_page_elsewhere_keeps_a_version() -> Result<()> {
    let site = site::built()?;
    let diagrams = Server::new(bind(0)?, &site)?.spawn();
    let origin = diagrams.address().trim_end_matches('/').to_owned();
    let newest = versions::list(&site)?.swap_remove(0);
    let folder = format!("{origin}/{}/{}/", versions::FOLDER, newest.version);
    let address = format!("{origin}/{}/{}", versions::FOLDER, newest.script);
    let page = |integrity: &str| {
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Elsewhere</title>\n<link rel=\"icon\" href=\"data:,\">\n\
             <script src=\"{address}\" integrity=\"{integrity}\" crossorigin=\"anonymous\"></script>\n\
             <move-diagram game=\"gigachess\" piece=\"eagle\"></move-diagram>\n<move-diagram game=\"janus\" fen=\"start\"></move-diagram>\n"
        )
    };
    let other = newest.integrity.chars().rev().collect::<String>();
    let empty = tempfile::tempdir()?;
    let server = Server::new(bind(0)?, empty.path())?
        .with_page("/kept.html", &page(&newest.integrity))
        .with_page("/changed.html", &page(&format!("sha384-{}", &other[..64])))
        .spawn();
    browse(server.address(), async move |page| {
        page.visit("kept.html").await?;
        page.diagrams().await?;
        let loaded = page.script("return performance.getEntriesByType('resource').map(({ name }) => name);").await?;
        let names: Vec<&str> = loaded.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
        ensure!(names.len() > 4, "only {names:?} are loaded");
        ensure!(names.iter().all(|name| name.starts_with(&folder)), "not all of {names:#?} are in {folder}");
        page.visit("changed.html").await?;
        let is_defined = page.script("return customElements.get('move-diagram') !== undefined;").await?;
        ensure!(is_defined == json!(false), "a script with another hash runs");
        let errors = page.console_errors().await?;
        ensure!(errors.len() == 1 && errors[0].contains("integrity"), "{errors:?}");
        Ok(())
    })
}
