//! The list of the versions of the diagrams, which a site publishes.

use anyhow::{Context as _, Result, ensure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Component, Path};
use xtask::files;

/// The folder with a folder for each version.
pub const FOLDER: &str = "diagrams";
/// Its list.
pub const LIST: &str = "versions.json";

/// A version in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiagramVersion {
    /// Its name: the version of the release, and digits of the hash of its files.
    pub version: String,
    /// The address of the script below the folder of versions.
    pub script: String,
    /// The hash of the script, as the attribute `integrity` has it.
    pub integrity: String,
    /// The hashes of all its files, by their paths in its folder.
    pub files: BTreeMap<String, String>,
}

impl DiagramVersion {
    /// The versions in the text of a list.
    ///
    /// # Errors
    /// When it is no list, names something outside the folder of versions, or lists a script with another hash than its version.
    pub fn read(list: &str) -> Result<Vec<Self>> {
        let all: Vec<Self> = serde_json::from_str(list)?;
        for version in &all {
            for path in version.files.keys().map(String::as_str).chain([&*version.version, &*version.script]) {
                let is_below = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
                let is_plain = path.chars().all(|letter| letter.is_ascii_alphanumeric() || "./_-".contains(letter));
                ensure!(is_below && is_plain && !path.is_empty(), "{path:?} is no path of a version");
            }
            let script = format!("{FOLDER}/{}", version.script);
            let is_listed = version.paths().any(|(path, hash)| path == script && hash == version.integrity);
            ensure!(is_listed, "{script} is not among the files of {}", version.version);
        }
        Ok(all)
    }

    /// Its files below a site, with their hashes.
    pub fn paths(&self) -> impl Iterator<Item = (String, &str)> {
        self.files.iter().map(|(path, hash)| (format!("{FOLDER}/{}/{path}", self.version), &**hash))
    }
}

/// The versions of a built site, the newest first.
///
/// # Errors
/// When the list cannot be read.
pub fn list(site: &Path) -> Result<Vec<DiagramVersion>> {
    let file = site.join(FOLDER).join(LIST);
    DiagramVersion::read(&files::read(&file)?).with_context(|| format!("{} is no list of versions", file.display()))
}
