//! What an address means: the path of a file, and never one outside the folder.

use std::path::PathBuf;

/// The path below the folder that an address means; `None` if it leads out.
pub fn relative(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = decoded(path)?;
    let mut file = PathBuf::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if matches!(part, "." | "..") || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if path.is_empty() || path.ends_with('/') {
        file.push("index.html");
    }
    Some(file)
}

/// The address of a folder, for the address that lacks its last stroke: addresses inside the page count from it.
pub fn of_folder(url: &str) -> String {
    let (path, rest) = url.split_at(url.find(['?', '#']).unwrap_or(url.len()));
    // Not more than one stroke at the beginning: two would mean another server.
    format!("/{}/{rest}", path.trim_matches('/'))
}

/// Text with its `%41` replaced; `None` if it is not text afterwards.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'%' => {
                let digits = [bytes.next()?, bytes.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn addresses_become_paths() {
        assert_eq!(relative("/").unwrap(), Path::new("index.html"));
        assert_eq!(relative("/rules/?x=/../y#z").unwrap(), Path::new("rules/index.html"));
        assert_eq!(relative("/a//b.js").unwrap(), Path::new("a/b.js"));
        for bad in ["", "a", "/..", "/a/../b", "/%", "/%f", "/%ff", "/a%5cb", "/c:x", "/%00"] {
            assert_eq!(relative(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_folder_ends_in_a_stroke() {
        assert_eq!(of_folder("/rules/janus"), "/rules/janus/");
        assert_eq!(of_folder("/rules?a=b/c"), "/rules/?a=b/c");
        assert_eq!(of_folder("//example.org"), "/example.org/");
    }
}
