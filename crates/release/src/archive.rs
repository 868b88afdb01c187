//! Archives whose bytes follow from the files alone: sorted, with the same times, owners and rights everywhere.

use anyhow::{Context as _, Result};
use flate2::{Compression, GzBuilder};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use tar::{Builder, EntryType, Header};
use xtask::files;

/// What an archive contains.
pub struct Entry {
    /// The file.
    pub file: PathBuf,
    /// Its name in the archive.
    pub name: PathBuf,
    /// Whether it is a program.
    pub is_program: bool,
}

/// The files of a folder, below a folder of this name.
///
/// # Errors
/// When the folder cannot be read.
pub fn entries(folder: &Path, name: &str) -> Result<Vec<Entry>> {
    let entry = |file: PathBuf| {
        let name = Path::new(name).join(file.strip_prefix(folder).context("a file is not in its folder")?);
        Ok(Entry { file, name, is_program: false })
    };
    files::all(folder)?.into_iter().map(entry).collect()
}

/// Writes a `.tar.gz`.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(archive: &Path, mut entries: Vec<Entry>) -> Result<()> {
    files::make_parent(archive)?;
    entries.sort_by(|one, other| one.name.cmp(&other.name));
    let file = File::create(archive).with_context(|| format!("{} cannot be written", archive.display()))?;
    // Neither a time nor a name, and the same system everywhere.
    let packed = GzBuilder::new().mtime(0).operating_system(255).write(BufWriter::new(file), Compression::best());
    let mut builder = Builder::new(packed);
    for Entry { file, name, is_program } in &entries {
        let bytes = files::read_bytes(file)?;
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_size(bytes.len() as u64);
        header.set_mode(if *is_program { 0o755 } else { 0o644 });
        header.set_mtime(0);
        header.set_uid(0);
        header.set_gid(0);
        builder.append_data(&mut header, name, bytes.as_slice())?;
    }
    builder.into_inner()?.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_give_the_same_bytes() {
        let place = tempfile::tempdir().unwrap();
        let archive = |folder: &str, names: [&str; 3]| {
            for name in names {
                files::write(&place.path().join(folder).join(name), name).unwrap();
            }
            let archive = place.path().join(folder).with_extension("tar.gz");
            write(&archive, entries(&place.path().join(folder), "site").unwrap()).unwrap();
            files::read_bytes(&archive).unwrap()
        };
        let one = archive("one", ["b.txt", "a/c.txt", "a.txt"]);
        let other = archive("other", ["a.txt", "b.txt", "a/c.txt"]);
        assert_eq!(one, other);
        assert_ne!(one, archive("third", ["a.txt", "b.txt", "a/d.txt"]));
    }
}
