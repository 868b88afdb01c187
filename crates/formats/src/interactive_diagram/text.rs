//! The text of diagrams → parameters and lines of pieces, each with its place.
//!
//! On its page a diagram is one parameter or piece a line. Where it was copied from a page, tags may stand in it, and what stood on
//! lines of its own may stand on one line.

use crate::text_place::Place;

/// A piece of text with its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Placed {
    pub text: String,
    pub at: Place,
}

/// What stands in the text of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// `key=value`.
    Parameter { key: Placed, value: Placed },
    /// The fields between the colons of a piece's line: name, ID, moves, picture, squares, number in the hand.
    Piece(Vec<Placed>),
    /// Neither.
    Stray(Placed),
}

/// One diagram of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DiagramText {
    /// The comment above it.
    pub title: Option<String>,
    pub items: Vec<Item>,
}

/// The diagrams of a text: each begins with a line that starts with `##`, or with a tag of the class `idiagram`. A line that starts with
/// one `#` is a comment; above a diagram it is its title.
pub(super) fn diagrams(text: &str) -> Vec<DiagramText> {
    let mut diagrams = vec![DiagramText::default()];
    let begin = |diagrams: &mut Vec<DiagramText>| {
        if diagrams.last().is_some_and(|last| !last.items.is_empty()) {
            diagrams.push(DiagramText::default());
        }
    };
    for (number, line) in text.lines().enumerate() {
        let (plain, starts) = without_tags(line);
        if starts {
            begin(&mut diagrams);
        }
        if let Some(comment) = plain.trim_start().strip_prefix('#') {
            let title = comment.trim_start_matches('#').trim();
            if comment.starts_with('#') {
                begin(&mut diagrams);
            }
            if let Some(last) = diagrams.last_mut()
                && last.items.is_empty()
                && !title.is_empty()
            {
                last.title = Some(title.to_string());
            }
            continue;
        }
        if let Some(last) = diagrams.last_mut() {
            last.items.extend(items(&plain, number + 1));
        }
    }
    diagrams.retain(|diagram| !diagram.items.is_empty());
    diagrams
}

/// The line with spaces instead of tags, and whether one of them begins a diagram.
fn without_tags(line: &str) -> (String, bool) {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    let mut starts = false;
    while let Some((before, tag)) = rest.split_once('<') {
        let Some((inside, after)) = tag.split_once('>') else { break };
        starts |= inside.contains("idiagram");
        plain.push_str(before);
        plain.extend(std::iter::repeat_n(' ', inside.chars().count() + 2));
        rest = after;
    }
    plain.push_str(rest);
    (plain.replace("&nbsp;", "      ").replace('\u{a0}', " "), starts)
}

/// The words of a line, with their columns.
fn words(line: &str, number: usize) -> Vec<Placed> {
    let mut words: Vec<Placed> = Vec::new();
    let mut within = false;
    for (at, letter) in line.chars().enumerate() {
        if letter.is_whitespace() {
            within = false;
            continue;
        }
        if !within {
            words.push(Placed { text: String::new(), at: Place { line: number, column: at + 1 } });
        }
        within = true;
        if let Some(last) = words.last_mut() {
            last.text.push(letter);
        }
    }
    words
}

/// What stands on a line.
fn items(line: &str, number: usize) -> Vec<Item> {
    let mut items = Vec::new();
    // Words that may begin the name of a piece, go on with a value, or mean nothing.
    let mut open: Vec<Placed> = Vec::new();
    for word in words(line, number) {
        let key = word.text.split_once('=').filter(|(key, _)| is_key(key));
        if let Some((key, value)) = key {
            close(&mut items, &mut open);
            let column = word.at.column + key.chars().count() + 1;
            let value = Placed { text: value.to_string(), at: Place { column, ..word.at } };
            items.push(Item::Parameter { key: Placed { text: key.to_string(), at: word.at }, value });
        } else if goes_on(&items, &open) {
            append(&mut items, &word.text);
        } else if word.text.contains(':') {
            let fields = fields(&word, std::mem::take(&mut open));
            items.push(Item::Piece(fields));
        } else {
            open.push(word);
        }
    }
    close(&mut items, &mut open);
    items
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-')
}

/// Whether the last piece's squares end with a comma, so that more of them follow.
fn goes_on(items: &[Item], open: &[Placed]) -> bool {
    let ends = |fields: &Vec<Placed>| fields.len() == 5 && fields[4].text.ends_with(',');
    open.is_empty() && matches!(items.last(), Some(Item::Piece(fields)) if ends(fields))
}

fn append(items: &mut [Item], text: &str) {
    if let Some(Item::Piece(fields)) = items.last_mut() {
        let mut parts = text.split(':');
        if let (Some(last), Some(first)) = (fields.last_mut(), parts.next()) {
            last.text.push_str(first);
        }
        let at = fields.last().map(|field| field.at).unwrap_or_default();
        fields.extend(parts.map(|part| Placed { text: part.to_string(), at }));
    }
}

/// Words that no piece has taken: they belong to the value before them, or are strays.
fn close(items: &mut Vec<Item>, open: &mut Vec<Placed>) {
    let Some(first) = open.first() else { return };
    let at = first.at;
    let text = open.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
    open.clear();
    match items.last_mut() {
        Some(Item::Parameter { value, .. }) if !value.text.is_empty() => {
            value.text.push(' ');
            value.text.push_str(&text);
        }
        _ => items.push(Item::Stray(Placed { text, at })),
    }
}

/// The fields of a piece's line, whose name may have begun with words before.
fn fields(word: &Placed, before: Vec<Placed>) -> Vec<Placed> {
    let mut fields: Vec<Placed> = Vec::new();
    let mut column = word.at.column;
    for part in word.text.split(':') {
        let at = Place { column, ..word.at };
        column += part.chars().count() + 1;
        // The colon of a picture's address.
        match fields.last_mut() {
            Some(last) if part.starts_with("//") && last.text.starts_with("http") => {
                last.text.push(':');
                last.text.push_str(part);
            }
            _ => fields.push(Placed { text: part.to_string(), at }),
        }
    }
    if let (Some(first), Some(name)) = (before.first(), fields.first_mut()) {
        name.at = first.at;
        let words: Vec<&str> = before.iter().map(|word| word.text.as_str()).chain([name.text.as_str()]).collect();
        name.text = words.join(" ").trim().to_string();
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<Vec<String>> {
        let all = diagrams(text).into_iter().flat_map(|diagram| diagram.items);
        all.filter_map(|item| match item {
            Item::Piece(fields) => Some(fields.into_iter().map(|field| field.text).collect()),
            _ => None,
        })
        .collect()
    }

    #[test]
    fn names_of_several_words_and_pieces_on_one_line_are_read() {
        assert_eq!(
            pieces("war horse:H:N:x:a1 old king:K:::e1, f1:2"),
            [vec!["war horse", "H", "N", "x", "a1"], vec!["old king", "K", "", "", "e1,f1", "2"]]
        );
        assert_eq!(pieces("a:A:W:https://example.org/a.png:a1")[0][3], "https://example.org/a.png");
    }

    #[test]
    fn every_item_knows_its_place() {
        let diagram = &diagrams("# Title\nfiles=9 shade=light blue\n  man::K::e1")[0];
        assert_eq!(diagram.title.as_deref(), Some("Title"));
        let Item::Parameter { key, value } = &diagram.items[1] else { panic!("a parameter") };
        assert_eq!(
            (key.at, value.at, value.text.as_str()),
            (Place { line: 2, column: 9 }, Place { line: 2, column: 15 }, "light blue")
        );
        let Item::Piece(fields) = &diagram.items[2] else { panic!("a piece") };
        assert_eq!(fields[2].at, Place { line: 3, column: 8 });
    }

    #[test]
    fn tags_separate_and_begin_diagrams() {
        let text =
            "<div class=\"idiagram\">files=5<br>man::K::e1</div><p>\n<div class=idiagram> ranks=6 boy::W::a1</div>";
        let found = diagrams(text);
        assert_eq!((found.len(), found[0].items.len(), found[1].items.len()), (2, 2, 2));
    }
}
