//! Files and folders, with errors that name them.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// Reads a text.
///
/// # Errors
/// When it cannot be read.
pub fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// Reads a binary file.
///
/// # Errors
/// When it cannot be read.
pub fn read_bytes(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// Writes a text, and creates missing parent folders.
///
/// # Errors
/// When it cannot be written.
pub fn write(file: &Path, text: &str) -> Result<()> {
    write_bytes(file, text.as_bytes())
}

/// Writes bytes, and creates missing parent folders.
///
/// # Errors
/// When the file cannot be written.
pub fn write_bytes(file: &Path, bytes: &[u8]) -> Result<()> {
    make_parent(file)?;
    fs::write(file, bytes).with_context(|| format!("{} cannot be written", file.display()))
}

/// Copies a file, and creates missing parent folders of the copy.
///
/// # Errors
/// When it cannot be copied.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    make_parent(to)?;
    fs::copy(from, to).with_context(|| format!("{} cannot be copied to {}", from.display(), to.display()))?;
    Ok(())
}

/// Copies the contents of a folder, recursively.
///
/// # Errors
/// When there is no such folder, or a file cannot be copied.
pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    ensure!(from.is_dir(), "{} is not a folder", from.display());
    for entry in entries(from)? {
        let target = to.join(entry.file_name().unwrap_or_default());
        if entry.is_dir() { copy_folder(&entry, &target)? } else { copy(&entry, &target)? }
    }
    Ok(())
}

/// The entries of a folder, by name.
///
/// # Errors
/// When it cannot be read.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let wrong = || format!("{} cannot be read", folder.display());
    let read: std::io::Result<Vec<PathBuf>> =
        fs::read_dir(folder).with_context(wrong)?.map(|entry| Ok(entry?.path())).collect();
    let mut entries = read.with_context(wrong)?;
    entries.sort();
    Ok(entries)
}

/// All files in a folder, recursively, by name.
///
/// # Errors
/// When a folder cannot be read.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() { found.extend(all(&entry)?) } else { found.push(entry) }
    }
    Ok(found)
}

/// Removes a folder with its contents, if it exists.
///
/// # Errors
/// When it cannot be removed.
pub fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} cannot be removed", folder.display()))?;
    }
    Ok(())
}

/// Creates missing parent folders of a file or folder.
///
/// # Errors
/// When one cannot be made.
pub fn make_parent(file: &Path) -> Result<()> {
    match file.parent() {
        Some(folder) => {
            fs::create_dir_all(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_copied_with_what_is_below() {
        let place = tempfile::tempdir().unwrap();
        let (from, to) = (place.path().join("from"), place.path().join("to"));
        write(&from.join("a.txt"), "a").unwrap();
        write(&from.join("deep/er/b.txt"), "b").unwrap();
        copy_folder(&from, &to).unwrap();
        assert_eq!(read(&to.join("a.txt")).unwrap(), "a");
        assert_eq!(read(&to.join("deep/er/b.txt")).unwrap(), "b");
        assert_eq!(entries(&to).unwrap(), [to.join("a.txt"), to.join("deep")]);
        remove_folder(&to).unwrap();
        assert!(!to.exists());
    }

    #[test]
    fn what_is_missing_is_named() {
        let place = tempfile::tempdir().unwrap();
        let gone = place.path().join("gone");
        for error in [read(&gone).unwrap_err(), copy_folder(&gone, place.path()).unwrap_err()] {
            assert!(error.to_string().contains("gone"), "{error}");
        }
    }
}
