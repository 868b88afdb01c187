//! The time of a move, in records and in comments.

/// The beginning of the comment with the time of a move (PGN's command `emt`).
const COMMAND: &str = "[%emt ";

/// The comment for a time in seconds.
pub(super) fn comment(seconds: u32) -> String {
    format!("{COMMAND}{}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Parses a time as seconds: `1:02:03`, `62:03`.
pub(super) fn seconds(text: &str) -> Option<u32> {
    text.split(':').try_fold(0_u32, |sum, part| {
        let part: u32 = part.trim().split('.').next()?.parse().ok()?;
        sum.checked_mul(60)?.checked_add(part)
    })
}

/// The time of a move in its comments, and the other comments.
pub(super) fn taken(comments: &[String]) -> (Option<u32>, Vec<&str>) {
    let mut found = None;
    let mut others = Vec::new();
    for comment in comments {
        let inside = comment.strip_prefix(COMMAND).and_then(|rest| rest.strip_suffix(']'));
        match inside.filter(|inside| !inside.contains(']')).and_then(seconds) {
            Some(seconds) => found = found.or(Some(seconds)),
            None => others.push(comment.as_str()),
        }
    }
    (found, others)
}
