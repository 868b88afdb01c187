//! The letters in front of a `setup` command, in the form of XBoard's option `-pieceToCharTable`.
//!
//! Source: the manual of XBoard, and its behaviour. White's pieces come first and then as many of Black's, in XBoard's order, the King
//! last. A dot is a piece that does not take part. `'` or `!` belongs to the letter before it. `=` gives that piece a second letter for
//! positions. `+` is the promotion of the piece 11 places before, `^` with a letter is the promotion of this letter's piece, `*` before a
//! letter is a piece that promotes to the Tokin, and `-` before a letter is a form of it without a letter. `~` is a promoted Pawn that
//! reverts when it is captured. A slash skips to the places for promoted pieces.

use menagerie_rules::Letter;

/// The place of the King in XBoard's order.
pub(super) const KING: usize = 65;

/// The first place after a slash.
const AFTER_SLASH: usize = 46;

/// The place of the piece to which Shogi's Pawns promote.
const TOKIN: usize = 55;

/// The distance from a piece to its promotion.
const PROMOTED: usize = 11;

/// A piece in the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Its place in XBoard's order.
    pub place: usize,
    pub letter: Letter,
    nickname: Option<Letter>,
    tokin: bool,
}

/// The pieces of both sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    sides: [Vec<Entry>; 2],
    /// Whether it marks promoted Pawns that revert.
    pub shadows: bool,
}

/// A piece with its signs.
#[derive(Clone, Copy)]
struct Sign {
    slash: bool,
    before: Option<char>,
    /// A letter, a dot, `+` or `~`.
    symbol: char,
    letter: Option<Letter>,
    nickname: Option<Letter>,
}

impl Table {
    /// Parses the text in the parentheses; `None` if the sides have different numbers of pieces.
    pub(super) fn read(text: &str) -> Option<Table> {
        let signs = signs(text);
        if signs.len() % 2 == 1 {
            return None;
        }
        let (white, black) = signs.split_at(signs.len() / 2);
        Some(Table { sides: [entries(white), entries(black)], shadows: signs.iter().any(|sign| sign.symbol == '~') })
    }

    /// A table that is the same for both sides.
    pub(super) fn of_both(side: &str) -> Table {
        let entries = entries(&signs(side));
        Table { sides: [entries.clone(), entries], shadows: side.contains('~') }
    }

    /// Whether the table is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.sides.iter().all(Vec::is_empty)
    }

    /// The pieces of both sides, White's first.
    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sides.iter().flatten()
    }

    /// Whether it names a piece in each place that has its own letter, so that it does not restrict the set of pieces.
    pub(super) fn names_all(&self) -> bool {
        let named = |place: usize| self.sides.iter().all(|side| side.iter().any(|entry| entry.place == place));
        (0..2 * PROMOTED - 1).all(named)
    }

    /// The place of a player's piece in XBoard's order.
    pub(super) fn place(&self, player: usize, letter: Letter) -> Option<usize> {
        self.side(player).iter().find(|entry| entry.letter == letter).map(|entry| entry.place)
    }

    /// The letter of a player's piece in a place.
    pub(super) fn at(&self, player: usize, place: usize) -> Option<Letter> {
        self.side(player).iter().find(|entry| entry.place == place).map(|entry| entry.letter)
    }

    /// The piece of a letter in a text.
    pub(super) fn meant(&self, player: usize, letter: Letter) -> Letter {
        let named = self.side(player).iter().find(|entry| entry.nickname == Some(letter.without_plus()));
        match named {
            Some(entry) if letter.has_plus() => entry.letter.with_plus(),
            Some(entry) => entry.letter,
            None => letter,
        }
    }

    /// The promotion of a piece.
    pub(super) fn promoted(&self, letter: Letter) -> Option<Letter> {
        (0..2).find_map(|player| {
            let entry = self.side(player).iter().find(|entry| entry.letter == letter)?;
            if entry.tokin { self.at(player, TOKIN) } else { None }
        })
    }

    fn side(&self, player: usize) -> &[Entry] {
        self.sides.get(player).map_or(&[], Vec::as_slice)
    }
}

/// Splits a table into pieces with their signs.
fn signs(text: &str) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut rest = text.chars().peekable();
    let letter = |symbol: char, mark: Option<char>| {
        let text: String = [Some(symbol.to_ascii_uppercase()), mark].into_iter().flatten().collect();
        symbol.is_ascii_alphabetic().then(|| text.parse::<Letter>().ok()).flatten()
    };
    loop {
        let slash = rest.next_if_eq(&'/').is_some();
        let before = rest.next_if(|it| matches!(it, '*' | '^' | '-'));
        let Some(symbol) = rest.next() else { break };
        let mark = rest.next_if(|it| matches!(it, '\'' | '!' | '"'));
        let nickname = rest.next_if_eq(&'=').and_then(|_| rest.next()).and_then(|it| letter(it, None));
        signs.push(Sign { slash, before, symbol, letter: letter(symbol, mark), nickname });
    }
    signs
}

/// The pieces of one side.
fn entries(signs: &[Sign]) -> Vec<Entry> {
    let mut skipped = 0;
    let mut places = Vec::new();
    for (number, sign) in signs.iter().enumerate() {
        if sign.slash {
            skipped = AFTER_SLASH.saturating_sub(number);
        }
        places.push(if number + 1 == signs.len() { KING } else { number + skipped });
    }
    let plain = |place: usize| {
        let number = places.iter().position(|it| *it == place)?;
        signs[number].letter.filter(|_| matches!(signs[number].before, None | Some('*')))
    };
    let partner = |place: usize| match place {
        0..PROMOTED => Some(place + PROMOTED),
        PROMOTED..22 => Some(place - PROMOTED),
        _ => None,
    };
    let entry = |(&place, sign): (&usize, &Sign)| {
        let letter = match (sign.before, sign.symbol) {
            (None, '+') => partner(place).and_then(plain)?.with_plus(),
            (Some('^'), _) => sign.letter?.with_plus(),
            (Some('-'), _) => return None,
            _ => sign.letter?,
        };
        Some(Entry { place, letter, nickname: sign.nickname, tokin: sign.before == Some('*') })
    };
    places.iter().zip(signs).filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(table: &Table, player: usize) -> String {
        let words: Vec<String> =
            table.side(player).iter().map(|entry| format!("{}{}", entry.letter, entry.place)).collect();
        words.join(" ")
    }

    #[test]
    fn signs_before_and_behind_a_letter_belong_to_it() {
        let table = Table::read("P^Q*BR'^R'Q!=ZKp^q*br'^r'q!=zk").expect("a table");
        assert_eq!(described(&table, 0), "P0 +Q1 B2 R'3 +R'4 Q!5 K65");
        assert_eq!(described(&table, 0), described(&table, 1));
        let letter = |text: &str| text.parse::<Letter>().expect("a letter");
        assert_eq!(table.meant(1, letter("Z")), letter("Q!"));
        assert_eq!(table.meant(1, letter("+Z")), letter("+Q!"));
        assert_eq!(table.meant(1, letter("B")), letter("B"));
    }

    #[test]
    fn a_slash_skips_to_the_promoted_pieces() {
        let table = Table::read("P*B/.........^PKp*b/.........^pk").expect("a table");
        assert_eq!(described(&table, 0), "P0 B1 +P55 K65");
        assert_eq!(table.promoted('B'.try_into().expect("B")).map(|it| it.to_string()).as_deref(), Some("+P"));
    }

    #[test]
    fn a_plus_is_what_the_piece_eleven_places_before_promotes_to() {
        let table = Table::read("P..S.......+..+Kp..s.......+..+k").expect("a table");
        assert_eq!(described(&table, 0), "P0 S3 +P11 +S14 K65");
    }

    #[test]
    fn shadows_have_no_letters_and_sides_must_be_alike() {
        let table = Table::read("PNBRQ.......~~~~Kpnbrq.......~~~~k").expect("a table");
        assert!(table.shadows && table.at(0, KING).is_some());
        assert_eq!(described(&table, 0), "P0 N1 B2 R3 Q4 K65");
        assert!(Table::read("PKp").is_none());
        assert_eq!(described(&Table::read("P-NKp-nk").expect("a table"), 0), "P0 K65");
    }
}
