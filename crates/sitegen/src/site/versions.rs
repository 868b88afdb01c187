//! Versions of the diagrams: the folder `diagrams` has the element with all its files below an address that contains their hash. A page of
//! others that names such an address, with the hash of the script, goes on with this version when the site gets a new release.

use super::earlier_site;
use super::file_hashes::{self, address, files_of, integrity};
pub use super::version_list::{DiagramVersion, FOLDER, LIST, list};
use anyhow::{Result, ensure};
use std::collections::BTreeMap;
use std::path::Path;
use xtask::files;

/// The script of a version.
const SCRIPT: &str = "diagrams.js";
/// The element: the script, a module, and the files that both load.
const PARTS: [&str; 3] = [SCRIPT, "move-diagram.js", "diagram"];
/// The number of digits of the hash in a version, enough to make it unique.
const DIGITS: usize = 8;

/// Copies the element of a site into the folder of its version, adds the versions of an earlier site, and writes the list, the newest first.
/// The earlier site is given as its address or its folder. A published site without a list of versions has none.
///
/// # Errors
/// When a file cannot be read, downloaded or written, or has changed since it was built; when the folder has no list.
pub fn write(site: &Path, earlier: Option<&str>) -> Result<()> {
    let mut all = vec![copy(site)?];
    match earlier {
        Some(url) if url.starts_with("https://") || url.starts_with("http://") => {
            let downloaded = tempfile::tempdir()?;
            if earlier_site::download(url, downloaded.path())? {
                add(site, &mut all, downloaded.path())?;
            } else {
                println!("{url} has no versions of the diagrams to keep.");
            }
        }
        Some(folder) => add(site, &mut all, Path::new(folder))?,
        None => {}
    }
    files::write(&site.join(FOLDER).join(LIST), &format!("{}\n", serde_json::to_string_pretty(&all)?))
}

/// Copies the versions of an earlier site that are missing in `all`, and adds them to it.
fn add(site: &Path, all: &mut Vec<DiagramVersion>, earlier: &Path) -> Result<()> {
    for version in list(earlier)? {
        if all.iter().any(|one| one.version == version.version) {
            continue;
        }
        for (path, hash) in version.paths() {
            let file = earlier.join(&path);
            ensure!(integrity(&file)? == hash, "{} has changed since it was built", file.display());
            files::copy(&file, &site.join(&path))?;
        }
        all.push(version);
    }
    Ok(())
}

/// Copies the element of a site into the folder of its version.
fn copy(site: &Path) -> Result<DiagramVersion> {
    let own = files_of(site, &PARTS)?;
    let version = format!("{}-{}", env!("CARGO_PKG_VERSION"), file_hashes::version(site, &own, DIGITS)?);
    let mut hashes = BTreeMap::new();
    for file in own {
        files::copy(&site.join(&file), &site.join(FOLDER).join(&version).join(&file))?;
        hashes.insert(address(&file), integrity(&site.join(&file))?);
    }
    let integrity = integrity(&site.join(SCRIPT))?;
    Ok(DiagramVersion { script: format!("{version}/{SCRIPT}"), version, integrity, files: hashes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::{Server, bind};

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
        write(two.path(), one.path().to_str()).unwrap();
        write(three.path(), two.path().to_str()).unwrap();
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
    fn a_published_site_gives_its_versions_or_has_none() {
        let (one, two, three, empty) = (site("one"), site("two"), site("three"), site("empty"));
        write(one.path(), None).unwrap();
        let published = |folder: &Path| Server::new(bind(0).unwrap(), folder).unwrap().spawn();
        let (first, none) = (published(one.path()), published(empty.path()));
        write(two.path(), Some(first.address())).unwrap();
        let versions = list(two.path()).unwrap();
        assert_eq!(versions[1..], list(one.path()).unwrap());
        for (path, hash) in versions[1].paths() {
            assert_eq!(integrity(&two.path().join(path)).unwrap(), hash);
        }
        write(three.path(), Some(none.address())).unwrap();
        assert_eq!(list(three.path()).unwrap().len(), 1);
        let program = one.path().join(FOLDER).join(&versions[1].version).join("diagram/en/program.lzma");
        files::write(&program, "changed").unwrap();
        assert!(write(site("four").path(), Some(first.address())).is_err());
        assert!(write(site("five").path(), Some("http://127.0.0.1:1/")).is_err(), "nothing listens there");
    }

    #[test]
    fn a_version_has_the_same_name_when_it_is_built_again_and_only_then() {
        let (one, again, other) = (site("one"), site("one"), site("other"));
        for place in [&one, &other] {
            write(place.path(), None).unwrap();
        }
        write(again.path(), one.path().to_str()).unwrap();
        assert_eq!(list(again.path()).unwrap(), list(one.path()).unwrap());
        assert_ne!(list(other.path()).unwrap()[0].version, list(one.path()).unwrap()[0].version);
    }

    #[test]
    fn an_earlier_site_with_a_changed_script_or_a_wrong_list_is_refused() {
        let (one, two) = (site("one"), site("two"));
        assert!(write(two.path(), one.path().to_str()).is_err());
        write(one.path(), None).unwrap();
        let mut versions = list(one.path()).unwrap();
        files::write(&one.path().join(FOLDER).join(&versions[0].script), "changed").unwrap();
        assert!(write(two.path(), one.path().to_str()).is_err());
        let list = one.path().join(FOLDER).join(LIST);
        let own = versions[0].files.remove(SCRIPT).unwrap();
        files::write(&list, &serde_json::to_string(&versions).unwrap()).unwrap();
        assert!(write(two.path(), one.path().to_str()).is_err(), "a script that is not listed");
        versions[0].files.insert(SCRIPT.to_owned(), own);
        versions[0].version = "../..".to_owned();
        files::write(&list, &serde_json::to_string(&versions).unwrap()).unwrap();
        assert!(write(two.path(), one.path().to_str()).is_err());
    }
}
