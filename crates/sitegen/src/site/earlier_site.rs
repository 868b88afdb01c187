//! Downloads what a new release keeps of a published site: its versions of the diagrams.

use super::version_list::{DiagramVersion, FOLDER, LIST};
use anyhow::{Context as _, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};
use xtask::files;

/// Downloads the list of versions at this address and all their files, into a folder that is laid out as the site. Returns false if the
/// site has no list.
///
/// # Errors
/// When the server or `curl` cannot be reached, a file is missing, or the list cannot be read.
pub fn download(address: &str, folder: &Path) -> Result<bool> {
    let list = format!("{FOLDER}/{LIST}");
    if !file(address, &list, folder)? {
        return Ok(false);
    }
    let text = files::read(&folder.join(&list))?;
    let versions =
        DiagramVersion::read(&text).with_context(|| format!("{address} has a list of versions that cannot be read"))?;
    for (path, _) in versions.iter().flat_map(DiagramVersion::paths) {
        if !file(address, &path, folder)? {
            bail!("{path} is missing at {address}");
        }
    }
    Ok(true)
}

/// Downloads a file of a site. Returns whether it is there.
fn file(address: &str, path: &str, folder: &Path) -> Result<bool> {
    let (url, place) = (format!("{}/{path}", address.trim_end_matches('/')), folder.join(path));
    files::make_parent(&place)?;
    // The system's own program knows its certificates and its proxy.
    let answer = Command::new("curl")
        .args(["--silent", "--show-error", "--location", "--retry", "3", "--write-out", "%{http_code}", "--output"])
        .arg(&place)
        .arg(&url)
        .stderr(Stdio::inherit())
        .output()
        .context("curl could not be started")?;
    match &*String::from_utf8_lossy(&answer.stdout) {
        "200" if answer.status.success() => Ok(true),
        "404" => Ok(false),
        "000" => bail!("{url} cannot be reached"),
        code => bail!("{url} cannot be downloaded: the server answers {code}"),
    }
}
