//! Versions of the diagrams: the folder `diagrams` has the element with all its files below an address that contains their hash. A page of
//! others that names such an address, with the hash of the script, goes on with this version when the site gets a new release.

use super::file_hashes::{self, files_of, integrity};
use anyhow::{Context as _, Result, ensure};
use serde::{Deserialize, Serialize};
use std::path::Path;
use xtask::files;

/// The folder with a folder for each version.
pub const FOLDER: &str = "diagrams";
/// Its list.
pub const LIST: &str = "versions.json";
/// The script of a version.
const SCRIPT: &str = "diagrams.js";
/// The element: the script, a module, and the files that both load.
const PARTS: [&str; 3] = [SCRIPT, "move-diagram.js", "diagram"];
/// The number of digits of the hash in a version, enough to make it unique.
const DIGITS: usize = 8;

/// A version in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiagramVersion {
    /// Its name: the version of the release, and digits of the hash of its files.
    pub version: String,
    /// The address of the script below the folder of versions.
    pub script: String,
    /// The hash of the script, as the attribute `integrity` has it.
    pub integrity: String,
}

/// Copies the element of a site into the folder of its version, adds the versions of an earlier site, and writes the list, the newest first.
///
/// # Errors
/// When a file cannot be read or written, or the earlier site has no list of its versions.
pub fn write(site: &Path, earlier: Option<&Path>) -> Result<()> {
    let mut all = vec![copy(site)?];
    if let Some(earlier) = earlier {
        let list = files::read(&earlier.join(FOLDER).join(LIST))?;
        let known: Vec<DiagramVersion> = serde_json::from_str(&list)
            .with_context(|| format!("{} is no list of versions", earlier.join(FOLDER).join(LIST).display()))?;
        for version in known {
            if all.iter().all(|one| one.version != version.version) {
                keep(earlier, site, &version)?;
                all.push(version);
            }
        }
    }
    files::write(&site.join(FOLDER).join(LIST), &format!("{}\n", serde_json::to_string_pretty(&all)?))
}

/// The versions of a built site, the newest first.
///
/// # Errors
/// When the list cannot be read.
pub fn list(site: &Path) -> Result<Vec<DiagramVersion>> {
    Ok(serde_json::from_str(&files::read(&site.join(FOLDER).join(LIST))?)?)
}

/// Copies the element of a site into the folder of its version.
fn copy(site: &Path) -> Result<DiagramVersion> {
    let own = files_of(site, &PARTS)?;
    let version = format!("{}-{}", env!("CARGO_PKG_VERSION"), file_hashes::version(site, &own, DIGITS)?);
    for file in own {
        files::copy(&site.join(&file), &site.join(FOLDER).join(&version).join(&file))?;
    }
    let integrity = integrity(&site.join(SCRIPT))?;
    Ok(DiagramVersion { script: format!("{version}/{SCRIPT}"), version, integrity })
}

/// Copies a version of an earlier site. Copies compressed with Brotli are made again.
fn keep(earlier: &Path, site: &Path, version: &DiagramVersion) -> Result<()> {
    let name = Path::new(FOLDER).join(&version.version);
    let is_below = version.version.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-".contains(letter));
    ensure!(is_below && !version.version.starts_with('.'), "{} is not the name of a version", version.version);
    let found = integrity(&earlier.join(FOLDER).join(&version.script))?;
    ensure!(
        found == version.integrity,
        "{} has changed since it was built",
        earlier.join(FOLDER).join(&version.script).display()
    );
    files::copy_folder(&earlier.join(&name), &site.join(&name))?;
    for file in files::all(&site.join(&name))? {
        if file.extension().is_some_and(|ending| ending == super::brotli_files::ENDING) {
            std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site whose element says this.
    fn site(says: &str) -> tempfile::TempDir {
        let place = tempfile::tempdir().unwrap();
        for name in [SCRIPT, "move-diagram.js", "diagram/en/program.lzma"] {
            files::write(&place.path().join(name), &format!("{says} {name}")).unwrap();
        }
        place
    }

    #[test]
    fn a_new_release_keeps_the_versions_before() {
        let (one, two, three) = (site("first"), site("second"), site("third"));
        write(one.path(), None).unwrap();
        write(two.path(), Some(one.path())).unwrap();
        write(three.path(), Some(two.path())).unwrap();
        let versions = list(three.path()).unwrap();
        assert_eq!(versions.len(), 3);
        for (version, says) in versions.iter().zip(["third", "second", "first"]) {
            let script = three.path().join(FOLDER).join(&version.script);
            assert_eq!(files::read(&script).unwrap(), format!("{says} diagrams.js"));
            assert_eq!(integrity(&script).unwrap(), version.integrity);
            let program = script.with_file_name("diagram/en/program.lzma");
            assert_eq!(files::read(&program).unwrap(), format!("{says} diagram/en/program.lzma"));
        }
    }

    #[test]
    fn a_version_has_the_same_name_when_it_is_built_again_and_only_then() {
        let (one, again, other) = (site("one"), site("one"), site("other"));
        for place in [&one, &other] {
            write(place.path(), None).unwrap();
        }
        write(again.path(), Some(one.path())).unwrap();
        assert_eq!(list(again.path()).unwrap(), list(one.path()).unwrap());
        assert_ne!(list(other.path()).unwrap()[0].version, list(one.path()).unwrap()[0].version);
    }

    #[test]
    fn an_earlier_site_with_a_changed_script_or_a_wrong_list_is_refused() {
        let (one, two) = (site("one"), site("two"));
        assert!(write(two.path(), Some(one.path())).is_err());
        write(one.path(), None).unwrap();
        let mut versions = list(one.path()).unwrap();
        files::write(&one.path().join(FOLDER).join(&versions[0].script), "changed").unwrap();
        assert!(write(two.path(), Some(one.path())).is_err());
        versions[0].version = "../..".to_owned();
        files::write(&one.path().join(FOLDER).join(LIST), &serde_json::to_string(&versions).unwrap()).unwrap();
        assert!(write(two.path(), Some(one.path())).is_err());
    }
}
