//! Moves chained in brackets, as `[F?fsR]` → moves in legs.

use menagerie_rules::betza::Movement;

/// One move of a chain.
struct Link<'a> {
    modifiers: &'a str,
    atom: &'a str,
    /// Whether the piece may stop after it.
    may_stop: bool,
}

/// The moves of a chain without its brackets, in legs; none if they cannot be said.
pub(super) fn read(before: &str, chain: &str) -> Option<String> {
    let links = links(chain)?;
    let [first, second] = links.as_slice() else { return None };
    let first_modifiers = format!("{before}{}", first.modifiers);
    if second.may_stop || second.modifiers.chars().any(|letter| !"fblrsvzqmc".contains(letter)) {
        return None;
    }
    let mut told = String::new();
    if first.may_stop {
        told.push_str(&first_modifiers);
        told.push_str(first.atom);
    }
    // The Ship goes on along its file, whichever way it went first.
    if let ("F", "fq", "R", "") = (first.atom, second.modifiers, second.atom, first_modifiers.as_str()) {
        return Some(format!("{told}fryaflFflyafrFbryafrFblyaflF"));
    }
    if second.modifiers.contains('q') || second.modifiers.contains('z') {
        return None;
    }
    let straight = |atom: &str| matches!(atom, "W" | "R");
    let turns = straight(first.atom) != straight(second.atom);
    let change = match (first.atom, second.atom) {
        ("W" | "F", "R" | "B") | ("R" | "B", "W" | "F") => "y",
        ("W" | "F", "W" | "F") | ("R" | "B", "R" | "B") => "",
        (one, other) if one == other && !turns => "",
        _ => return None,
    };
    let directions = match second.modifiers {
        "" if turns => "fs",
        "" => "f",
        told => told,
    };
    // Half right angles lead from straight lines to diagonals and back; all others stay on lines of their kind.
    if is_half(directions) != turns {
        return None;
    }
    told.push_str(&format!("{first_modifiers}{change}a{directions}{}", first.atom));
    told.parse::<Movement>().ok().map(|_| told)
}

/// Whether these directions are half right angles.
fn is_half(directions: &str) -> bool {
    let only: String = directions.chars().filter(|letter| "fblrs".contains(*letter)).collect();
    matches!(only.as_str(), "fs" | "fl" | "fr" | "bs" | "bl" | "br" | "sf" | "lf" | "rf")
}

fn links(chain: &str) -> Option<Vec<Link<'_>>> {
    let mut links = Vec::new();
    let mut rest = chain;
    loop {
        let end = rest.find(['?', '-']).unwrap_or(rest.len());
        let (link, after) = rest.split_at(end);
        let split = link.find(|letter: char| letter.is_ascii_uppercase())?;
        let (modifiers, atom) = link.split_at(split);
        links.push(Link { modifiers, atom, may_stop: after.starts_with('?') });
        match after.get(1..) {
            Some(next) if links.len() < 8 => rest = next,
            Some(_) => return None,
            None => return Some(links),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_are_moves_in_legs() {
        for (chain, legs) in [
            ("F?fsR", "FyafsF"),
            ("F?R", "FyafsF"),
            ("F-fsR", "yafsF"),
            ("W?fsB", "WyafsW"),
            ("vW?fsB", "vWvyafsW"),
            ("W-sW", "asW"),
        ] {
            assert_eq!(read("", chain).as_deref(), Some(legs), "{chain}");
        }
        assert!(read("", "F?fqR").is_some());
        for bad in ["", "F?", "?", "N?fR", "F?fzR", "F-F-F"] {
            assert_eq!(read("", bad), None, "{bad}");
        }
    }
}
