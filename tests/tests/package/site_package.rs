//! The npm package with the whole site: installed in a folder of its own, it serves the site.

use anyhow::{Context, Result, ensure};
use e2e::browse;
use menagerie_sitegen::package::site_package;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};

use crate::fresh_project::FreshProject;

const MANIFEST: (&str, &str) =
    ("package.json", "{ \"name\": \"elsewhere\", \"version\": \"1.0.0\", \"private\": true }");

/// The server, which ends with the test.
struct SiteServer(Child);

impl SiteServer {
    /// Starts it; returns the address that it prints.
    fn start(project: &FreshProject) -> Result<(Self, String)> {
        let script = project.folder().join("node_modules/menagerie-chess-site/serve.js");
        let mut child = project.node().arg(script).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().context("its output")?;
        let server = Self(child);
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        Ok((server, address.with_context(|| format!("it prints no address: {line}"))?.to_owned()))
    }
}

impl Drop for SiteServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_site_is_served_by_one_command() -> Result<()> {
    let project = FreshProject::new(&[MANIFEST], &[site_package::built()?])?;
    let (_first, address) = SiteServer::start(&project)?;
    // The port of the first is taken.
    let (_second, other) = SiteServer::start(&project)?;
    ensure!(address != other, "{address} twice");
    browse(&other, async |page| {
        page.open("?game=gigachess&white=human&black=human").await?;
        page.visit("rules/janus/").await?;
        page.working_diagrams().await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
        Ok(())
    })
}
