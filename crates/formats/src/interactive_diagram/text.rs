//! Parses the text of diagrams into parameters and lines of pieces, each with its place.
//!
//! On its page a diagram has one parameter or piece on each line. In a text that was copied from a page there may be tags, and lines may
//! be joined.

mod entity;
mod page;

use crate::text_place::Place;
use page::Run;

/// A piece of text with its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Placed {
    pub text: String,
    pub at: Place,
}

/// An item of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// `key=value`.
    Parameter { key: Placed, value: Placed },
    /// The fields between the colons of a piece's line: name, ID, moves, picture, squares, number in hand.
    Piece(Vec<Placed>),
    /// Neither.
    Stray(Placed),
}

/// One diagram of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DiagramText {
    /// The comment above the diagram.
    pub title: Option<String>,
    pub items: Vec<Item>,
}

/// The diagrams of a text. If it contains tags of the class `idiagram`, as on a web page, only the text inside them counts. Otherwise a
/// diagram begins with a line that starts with `##`, or with a repeated parameter after pieces. A line that starts with one `#` is a
/// comment; above a diagram it is its title.
pub(super) fn diagrams(text: &str) -> Vec<DiagramText> {
    let runs = page::runs(text);
    let on_page = runs.iter().any(|run| run.diagram.is_some());
    let mut diagrams = vec![DiagramText::default()];
    let begin = |diagrams: &mut Vec<DiagramText>| {
        if diagrams.last().is_some_and(|last| !last.items.is_empty()) {
            diagrams.push(DiagramText::default());
        }
    };
    let mut last_diagram = None;
    let mut said = Said::default();
    for run in &runs {
        if run.diagram.is_some() && run.diagram != last_diagram {
            begin(&mut diagrams);
            said = Said::default();
            last_diagram = run.diagram;
        }
        let line: String = run.letters.iter().map(|(letter, _)| *letter).collect();
        if let Some(comment) = line.trim_start().strip_prefix('#') {
            let title = comment.trim_start_matches('#').trim();
            if comment.starts_with('#') {
                begin(&mut diagrams);
                said = Said::default();
            }
            if let Some(last) = diagrams.last_mut()
                && last.items.is_empty()
                && !title.is_empty()
            {
                last.title = Some(title.to_string());
            }
            continue;
        }
        if on_page && run.diagram.is_none() {
            continue;
        }
        for item in items(run) {
            if said.begins_another(&item) {
                begin(&mut diagrams);
                said = Said::default();
            }
            said.take(&item);
            if let Some(last) = diagrams.last_mut() {
                last.items.push(item);
            }
        }
    }
    diagrams.retain(|diagram| !diagram.items.is_empty());
    diagrams
}

/// How much of a text belongs to diagrams.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Accounted {
    /// Lines of pieces that have moves.
    pub pieces: usize,
    /// Known parameters.
    pub parameters: usize,
    /// The number of bytes, without blanks, on lines with neither. `None` if tags mark the diagrams.
    pub unread: usize,
}

/// Counts how much of a text belongs to diagrams with these parameters.
pub(super) fn accounted(text: &str, is_known: fn(&str) -> bool) -> Accounted {
    let runs = page::runs(text);
    let on_page = runs.iter().any(|run| run.diagram.is_some());
    let mut all = Accounted::default();
    for run in runs.iter().filter(|run| !on_page || run.diagram.is_some()) {
        let is_comment =
            run.letters.iter().find(|(letter, _)| !letter.is_whitespace()).is_some_and(|(it, _)| *it == '#');
        let items = if is_comment { Vec::new() } else { items(run) };
        let has_moves = |fields: &[Placed]| fields.len() > 2 && (fields[1].text.is_empty() || is_id(&fields[1].text));
        let pieces = items.iter().filter(|item| matches!(item, Item::Piece(fields) if has_moves(fields))).count();
        let short = items.iter().any(|item| matches!(item, Item::Piece(fields) if fields.len() == 2));
        let is_parameter = |item: &&Item| matches!(item, Item::Parameter { key, .. } if is_known(&key.text));
        let parameters = items.iter().filter(is_parameter).count();
        if pieces + parameters == 0 && !short && !is_comment && !on_page {
            let letters = run.letters.iter().map(|(letter, _)| letter).filter(|letter| !letter.is_whitespace());
            all.unread += letters.map(|letter| letter.len_utf8()).sum::<usize>();
        }
        all.pieces += pieces;
        all.parameters += parameters;
    }
    all
}

/// Parameters that a diagram has only once, at its beginning.
const FIRST: [&str; 3] = ["satellite", "files", "ranks"];

/// The items that a diagram has had so far, and whether it has reached its pieces.
#[derive(Default)]
struct Said {
    first: [bool; FIRST.len()],
    has_pieces: bool,
}

impl Said {
    fn place(item: &Item) -> Option<usize> {
        match item {
            Item::Parameter { key, .. } => FIRST.into_iter().position(|first| key.text.eq_ignore_ascii_case(first)),
            _ => None,
        }
    }

    /// Whether an item begins another diagram: the present one has already had it before its pieces.
    fn begins_another(&self, item: &Item) -> bool {
        self.has_pieces && Said::place(item).is_some_and(|place| self.first[place])
    }

    fn take(&mut self, item: &Item) {
        self.has_pieces |= matches!(item, Item::Piece(_));
        if let Some(place) = Said::place(item) {
            self.first[place] = true;
        }
    }
}

/// The letters of a run without comments, and without the blanks around colons, commas and equals signs. A blank behind a single colon or
/// equals sign ends the field before it, which may be empty.
fn tidy(run: &Run) -> Vec<(char, usize)> {
    let mut tidy: Vec<(char, usize)> = Vec::new();
    // Whether blanks are removed, and whether some have been.
    let (mut no_blanks, mut skipped) = (false, false);
    for (place, &(letter, column)) in run.letters.iter().enumerate() {
        if letter.is_whitespace() {
            if no_blanks {
                skipped = true;
            } else {
                tidy.push((' ', column));
            }
            continue;
        }
        let after_blank = skipped || tidy.last().is_none_or(|(before, _)| *before == ' ');
        skipped = false;
        let next = run.letters.get(place + 1).map(|(letter, _)| *letter);
        let comment = match letter {
            ';' => true,
            '/' => next == Some('/'),
            '#' => next.is_none_or(char::is_whitespace),
            _ => false,
        };
        if comment && after_blank {
            break;
        }
        no_blanks = letter == ',';
        if matches!(letter, ':' | ',' | '=') && after_blank {
            while tidy.last().is_some_and(|(before, _)| *before == ' ') {
                tidy.pop();
            }
            no_blanks = true;
        }
        tidy.push((letter, column));
    }
    tidy
}

/// The words of a run, with their columns.
fn words(run: &Run) -> Vec<Placed> {
    let mut words: Vec<Placed> = Vec::new();
    let mut within = false;
    for (letter, column) in tidy(run) {
        if letter == ' ' {
            within = false;
            continue;
        }
        if !within {
            words.push(Placed { text: String::new(), at: Place { line: run.line, column } });
        }
        within = true;
        if let Some(last) = words.last_mut() {
            last.text.push(letter);
        }
    }
    words
}

/// The items of a run.
fn items(run: &Run) -> Vec<Item> {
    let mut items = Vec::new();
    // Words that may begin the name of a piece, continue a value, or mean nothing.
    let mut open: Vec<Placed> = Vec::new();
    for word in words(run) {
        let key = word.text.split_once('=').filter(|(key, _)| is_key(key));
        if let Some((key, value)) = key {
            close(&mut items, &mut open);
            let column = word.at.column + key.chars().count() + 1;
            let value = Placed { text: value.to_string(), at: Place { column, ..word.at } };
            items.push(Item::Parameter { key: Placed { text: key.to_string(), at: word.at }, value });
        } else if word.text.contains(':') {
            let fields = fields(&word, std::mem::take(&mut open));
            if is_piece(&fields) {
                items.push(Item::Piece(fields));
            } else {
                // Prose that contains a colon.
                let text = fields.iter().map(|field| field.text.as_str()).collect::<Vec<_>>().join(":");
                open.push(Placed { text, at: fields.first().map_or(word.at, |first| first.at) });
            }
        } else {
            open.push(word);
        }
    }
    close(&mut items, &mut open);
    items
}

/// Whether fields between colons belong to a piece: at least name, ID and moves, or a name and a short ID, as `queen:Q`.
fn is_piece(fields: &[Placed]) -> bool {
    fields.len() > 2 || fields.get(1).is_some_and(|id| is_id(&id.text))
}

/// Whether a text can be a piece's ID: it is short.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().count() <= 3 && !id.contains(|it: char| it.is_ascii_digit())
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-')
}

/// Closes words that do not belong to a piece: they continue the value before them, or are strays.
fn close(items: &mut Vec<Item>, open: &mut Vec<Placed>) {
    let Some(first) = open.first() else { return };
    let at = first.at;
    let text = open.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
    open.clear();
    match items.last_mut() {
        Some(Item::Parameter { value, .. }) if value.text.is_empty() => *value = Placed { text, at },
        Some(Item::Parameter { value, .. }) => {
            value.text.push(' ');
            value.text.push_str(&text);
        }
        _ => items.push(Item::Stray(Placed { text, at })),
    }
}

/// The fields of a piece's line, whose name may include the words before.
fn fields(word: &Placed, before: Vec<Placed>) -> Vec<Placed> {
    let mut fields: Vec<Placed> = Vec::new();
    let mut column = word.at.column;
    for part in word.text.split(':') {
        let at = Place { column, ..word.at };
        column += part.chars().count() + 1;
        // The colon of a picture's URL.
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
    fn a_parameter_that_comes_again_after_pieces_begins_another_diagram() {
        let found = diagrams("satellite=one\nfiles=5\nman::K::e1\nsatellite=two\nfiles=6 ranks=6\nboy::W::a1");
        assert_eq!(found.iter().map(|diagram| diagram.items.len()).collect::<Vec<_>>(), [3, 4]);
    }

    #[test]
    fn prose_with_a_colon_is_no_piece() {
        let text =
            "More about this: on-line\nWeb page created: 2023-11-08. Last updated: 2023-11-08\nqueen:Q\nman:M:K::e1";
        assert_eq!(pieces(text), [vec!["queen", "Q"], vec!["man", "M", "K", "", "e1"]]);
        // It is reported as unread.
        let strays = diagrams(text)[0].items.iter().filter(|item| matches!(item, Item::Stray(_))).count();
        assert_eq!(strays, 2);
    }

    #[test]
    fn tags_separate_and_begin_diagrams() {
        let text =
            "<div class=\"idiagram\">files=5<br>man::K::e1</div><p>\n<div class=idiagram> ranks=6 boy::W::a1</div>";
        let found = diagrams(text);
        assert_eq!((found.len(), found[0].items.len(), found[1].items.len()), (2, 2, 2));
    }

    #[test]
    fn only_what_tags_mark_counts_on_a_page() {
        let text = "<p>Rules: none.</p>\n<div\n class='idiagram'><!--\nfiles=5\n<b>m</b>an::K::e1 <div>x</div>\n--></div>\nNote: here";
        let found = diagrams(text);
        assert_eq!(found.len(), 1);
        assert!(
            matches!(&found[0].items[1], Item::Piece(fields) if fields[0].text == "man" && fields[0].at.column == 4)
        );
        assert_eq!(found[0].items.len(), 3, "{found:?}");
        let quoted = "&lt;div class=&quot;idiagram&quot;&gt;<br>files=5<br>man::K::e1<br>&lt;/div&gt; end: here";
        assert_eq!(diagrams(quoted)[0].items.len(), 2);
    }

    #[test]
    fn blanks_and_comments_of_hasty_writers_are_no_words() {
        let text = "files = 9 ; wide\nranks=\t9 // high\n man : M : K : : e1 , f1 # both\nlightShade= symmetry=none";
        let found = &diagrams(text)[0].items;
        let parameter = |item: &Item| match item {
            Item::Parameter { key, value } => (key.text.clone(), value.text.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(parameter(&found[0]), ("files".to_string(), "9".to_string()));
        assert_eq!(parameter(&found[1]), ("ranks".to_string(), "9".to_string()));
        assert_eq!(pieces(text), [["man", "M", "K", "", "e1,f1"]]);
        assert_eq!(parameter(&found[found.len() - 1]), ("symmetry".to_string(), "none".to_string()));
    }
}
