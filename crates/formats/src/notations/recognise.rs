//! Recognises the notation of a text by the form of its lines and words, without playing moves.

use super::protocol::{self, Line as ProtocolLine, unnumbered};
use super::{Notation, NotationText, chinese, csa, iccs, janggi, kif, usi, western, wxf};
use menagerie_rules::notation::pgn::Pgn;
use menagerie_rules::notation::tidy::{is_space, tidy};

/// Longer words are not moves.
const MAX_MOVE_LEN: usize = 40;
/// The maximum number of words that are examined.
const ENOUGH: usize = 20_000;

/// Variants by their boards and pieces, for texts with a position and no name: files, ranks, all letters, and the id.
const BOARDS: [(usize, usize, &str, &str); 12] = [
    (9, 9, "BGKLNPRS", "shogi"),
    (5, 5, "BGKPRS", "minishogi"),
    (5, 5, "KLNPS", "kyoto-shogi"),
    (6, 6, "BGKNPRS", "judkins"),
    (5, 6, "GKLNPS", "gorogoro-plus"),
    (8, 8, "BGKNPR", "euroshogi"),
    (4, 5, "BKLPR", "micro-shogi"),
    (7, 9, "BGKLNPRSY", "yari-shogi"),
    (7, 7, "CFKLPRSG", "tori-shogi"),
    (12, 12, "ABCDEFGHIKLMNOPQRSTVX", "chu-shogi"),
    (9, 10, "ABCEHKNPR", "xiangqi"),
    (7, 7, "CHKNPR", "minixiangqi"),
];
const SHOGI: &str = "shogi";
const XIANGQI: &str = "xiangqi";
const JANGGI: &str = "janggi";

pub(super) fn recognise(text: &str) -> Option<NotationText> {
    let text = text.trim_start_matches(is_space);
    of_lines(text).or_else(|| of_words(text)).map(|found| {
        // The prefix that was removed is blank.
        NotationText { accounted: found.accounted.min(text.len()), ..found }
    })
}

/// Notations with one statement on a line: KIF and CSA.
fn of_lines(text: &str) -> Option<NotationText> {
    let (mut kif, mut csa) = (Lines::default(), Lines::default());
    let mut game = SHOGI.to_string();
    for line in text.split_inclusive('\n') {
        let bare = line.trim_matches(is_space);
        let weight = line.len();
        let (is_part, is_mark) = kif_line(bare, &mut game);
        kif.take(weight, is_part, is_mark, bare.is_empty());
        let (mut all, mut mark) = (true, false);
        for (_, statement) in csa::statements(bare) {
            let statement = csa::statement(statement);
            all &= !matches!(statement, csa::Statement::Other(_));
            mark |= matches!(statement, csa::Statement::Move(..) | csa::Statement::Setup(_));
        }
        csa.take(weight, all, mark, bare.is_empty());
    }
    let kif = kif.recognised(Notation::Kif, game);
    let csa = csa.recognised(Notation::Csa, SHOGI.to_string());
    kif.into_iter().chain(csa).max_by_key(|found| found.accounted)
}

/// Whether a line is part of KIF, and whether no other text has it. Stores the variant that the header names.
fn kif_line(line: &str, game: &mut String) -> (bool, bool) {
    match kif::line(line) {
        kif::Line::Other(_) => (false, false),
        kif::Line::Move(word) => {
            let is_one = kif::is_move(word);
            (is_one, is_one)
        }
        kif::Line::Header(key, value) => {
            if let Some((_, id)) = kif::GAMES.iter().find(|(name, _)| key == kif::START && *name == tidy(value)) {
                *game = (*id).to_string();
            }
            (true, true)
        }
        kif::Line::Moves(_) | kif::Line::Variation(_) | kif::Line::End(_) => (true, true),
        _ => (true, false),
    }
}

/// The statistics of the lines of a text.
#[derive(Default)]
struct Lines {
    accounted: usize,
    parts: usize,
    marks: usize,
    others: usize,
}

impl Lines {
    fn take(&mut self, weight: usize, is_part: bool, is_mark: bool, is_empty: bool) {
        if is_part {
            self.accounted += weight;
            self.parts += usize::from(!is_empty);
        } else {
            self.others += 1;
        }
        self.marks += usize::from(is_mark);
    }

    fn recognised(&self, notation: Notation, game: String) -> Option<NotationText> {
        let is_it = self.marks > 0 && self.parts > self.others;
        is_it.then_some(NotationText { notation, game, accounted: self.accounted })
    }
}

/// The number of words of each form.
#[derive(Default)]
struct Words {
    usi: usize,
    western: usize,
    surely_western: usize,
    iccs: usize,
    wxf: usize,
    chinese: usize,
    janggi: usize,
    /// Words of Western Shogi that may also be Janggi's.
    western_or_janggi: usize,
    others: usize,
    /// Squares on ranks that exist only when counted from 0, or only when counted from 1.
    zeros: usize,
    tens: usize,
    /// Squares in uppercase.
    capitals: usize,
}

impl Words {
    fn take(&mut self, word: &str) {
        let tidied = tidy(word);
        let word = unnumbered(&tidied).trim_end_matches(['!', '?']);
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        if is_number(word) || matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") || protocol::is_head(word) {
            return;
        }
        self.tens += usize::from(word.len() > 2 && word.ends_with("10"));
        let count = if word.len() > MAX_MOVE_LEN {
            &mut self.others
        } else if let Some(squares) = iccs::squares(word) {
            self.zeros += usize::from(squares.iter().any(|square| square.rank() == 0));
            self.capitals += usize::from(word.starts_with(|first: char| first.is_ascii_uppercase()));
            &mut self.iccs
        } else if usi::is_move(word) {
            &mut self.usi
        } else if janggi::is_surely_a_move(word) {
            &mut self.janggi
        } else if western::is_move(word) {
            self.surely_western += usize::from(western::is_surely_a_move(word));
            self.western_or_janggi += usize::from(janggi::is_move(word));
            &mut self.western
        } else if wxf::is_move(word) {
            &mut self.wxf
        } else if chinese::is_move(word) {
            &mut self.chinese
        } else if janggi::is_move(word) {
            &mut self.janggi
        } else {
            &mut self.others
        };
        *count += 1;
    }

    /// Whether most words have one form.
    fn are_mostly(&self, count: usize) -> bool {
        count > 0 && 2 * count > self.all()
    }

    fn all(&self) -> usize {
        self.usi + self.western + self.iccs + self.wxf + self.chinese + self.janggi + self.others
    }
}

/// Notations of words: protocols, and those between PGN tags.
fn of_words(text: &str) -> Option<NotationText> {
    let head = Pgn::new(first_game(text)).headline(0);
    let tag = |name: &str| head.as_ref().and_then(|head| head.tag(name)).filter(|value| !value.is_empty());
    let mut words = Words::default();
    for word in moves_of(text).take(ENOUGH) {
        words.take(word);
    }
    let has_tags = head.as_ref().is_some_and(|head| !head.tags.is_empty());
    if !has_tags && let Some(found) = of_protocol(text, &words) {
        return Some(found);
    }
    let format = tag("Format");
    let is_format = |name: &str| format.is_some_and(|format| format.eq_ignore_ascii_case(name));
    // Only the records of Xiangqi have a tag that names the game.
    let is_xiangqi = tag("Game").is_some() && tag("Variant").is_none();
    let counts_from_0 = words.tens == 0 && (words.zeros > 0 || words.capitals > 0 || is_xiangqi || is_format("ICCS"));
    let (notation, moves, default) = if words.janggi > 0 && words.are_mostly(words.janggi + words.western_or_janggi) {
        (Notation::Janggi, janggi::MOVES, JANGGI)
    } else if words.are_mostly(words.western) && (words.surely_western > 0 || words.western > 1) {
        (Notation::WesternShogi, western::MOVES, SHOGI)
    } else if words.are_mostly(words.wxf) {
        (Notation::Wxf, wxf::MOVES, XIANGQI)
    } else if words.are_mostly(words.chinese) {
        (Notation::Chinese, chinese::MOVES, XIANGQI)
    } else if words.are_mostly(words.iccs) && counts_from_0 {
        (Notation::Iccs, iccs::MOVES, XIANGQI)
    } else {
        return None;
    };
    // Janggi has the board and the letters of Xiangqi.
    let by_board = || tag("FEN").and_then(of_board).filter(|_| notation != Notation::Janggi);
    let named = tag("Variant").or(tag("Game")).map(str::to_string);
    let game = named.or_else(|| by_board().map(str::to_string)).unwrap_or_else(|| default.to_string());
    let unread =
        if notation == Notation::Janggi { janggi::unread(text) } else { Pgn::with_moves_in(text, moves).unread() };
    Some(NotationText { notation, game, accounted: text.len().saturating_sub(unread) })
}

/// The tags and the first moves of a text.
fn first_game(text: &str) -> &str {
    let tags = text.split_inclusive('\n').take_while(|line| {
        let line = line.trim_matches(is_space);
        line.is_empty() || line.starts_with('[')
    });
    let length: usize = tags.map(str::len).sum();
    &text[..length]
}

/// The words of a text outside tags and comments.
fn moves_of(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = false;
    text.split('\n').filter(|line| !line.trim_start_matches(is_space).starts_with(['[', ';', '%'])).flat_map(
        move |line| {
            let mut parts = Vec::new();
            let mut rest = line;
            loop {
                let end = rest.find(if depth { '}' } else { '{' });
                let part = &rest[..end.unwrap_or(rest.len())];
                if !depth {
                    parts.extend(part.split(|letter| is_space(letter) || matches!(letter, '(' | ')')));
                }
                let Some(end) = end else { break };
                rest = &rest[end + 1..];
                depth = !depth;
            }
            parts.into_iter().filter(|part| !part.is_empty())
        },
    )
}

/// Notations of engine protocols.
fn of_protocol(text: &str, words: &Words) -> Option<NotationText> {
    let mut lines = text.split('\n').map(|line| line.trim_matches(is_space)).filter(|line| !line.is_empty());
    let first = lines.next()?;
    let begins = protocol::begins(first);
    let has_sfen = first.split(is_space).take(2).any(|word| word.eq_ignore_ascii_case("sfen"));
    let usi_position = ProtocolLine::of(first, usi::is_move).position;
    let position = ProtocolLine::of(first, iccs::is_move).position;
    // The words of positions are not moves.
    let in_positions = |is_move: fn(&str) -> bool| {
        let lines = text.split('\n').map(|line| line.trim_matches(is_space));
        lines.map(|line| ProtocolLine::of(line, is_move).position.split_whitespace().count()).sum::<usize>()
    };
    let is_mostly = |count: usize, is_move: fn(&str) -> bool| {
        let others = words.all() - count;
        count > 0 && count > others.saturating_sub(in_positions(is_move))
    };
    let (notation, is_move, game): (Notation, fn(&str) -> bool, &str) =
        if is_mostly(words.usi, usi::is_move) || has_sfen && words.usi + words.iccs == 0 {
            (Notation::Usi, usi::is_move, of_board(usi_position).unwrap_or(SHOGI))
        } else if begins
            && words.tens == 0
            && is_mostly(words.iccs, iccs::is_move)
            && (words.zeros > 0 || moves_count_from_0(first, position))
        {
            (Notation::Ucci, iccs::is_move, of_board(position).unwrap_or(XIANGQI))
        } else {
            return None;
        };
    let unread: usize = text.split('\n').map(|line| unread(line.trim_matches(is_space), is_move)).sum();
    Some(NotationText { notation, game: game.to_string(), accounted: text.len().saturating_sub(unread) })
}

/// The number of bytes of a line's words after its position that are not moves.
fn unread(line: &str, is_move: fn(&str) -> bool) -> usize {
    let moves = &line[ProtocolLine::of(line, is_move).moves..];
    let is_known = |word: &str| {
        let bare = unnumbered(word);
        is_move(bare) || protocol::is_ending(bare) || bare.bytes().all(|byte| byte.is_ascii_digit())
    };
    moves.split(is_space).filter(|word| !is_known(word)).map(str::len).sum()
}

/// The variant of a position, by its board.
fn of_board(position: &str) -> Option<&'static str> {
    let board = position.split(is_space).next()?.split('[').next()?;
    let ranks: Vec<&str> = board.split('/').collect();
    let files = files(ranks.first()?);
    let letters = board.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_uppercase());
    let fits = |known: &str| letters.clone().all(|letter| known.contains(letter));
    let is_it = |&&(of_files, of_ranks, known, _): &&(usize, usize, &str, &str)| {
        (of_files, of_ranks) == (files, ranks.len()) && fits(known)
    };
    BOARDS.iter().find(is_it).map(|(.., id)| *id)
}

/// The number of squares of a rank.
fn files(rank: &str) -> usize {
    let mut files = 0_usize;
    let mut number = 0_usize;
    for letter in rank.chars() {
        match letter.to_digit(10) {
            Some(digit) => number = number.saturating_mul(10).saturating_add(digit as usize),
            None => {
                files = files.saturating_add(number).saturating_add(usize::from(letter.is_ascii_alphabetic()));
                number = 0;
            }
        }
    }
    files.saturating_add(number)
}

/// Whether the first move begins on a piece if ranks count from 0, and on an empty square if they count from 1.
fn moves_count_from_0(line: &str, position: &str) -> bool {
    let moves = &line[ProtocolLine::of(line, iccs::is_move).moves..];
    let first = moves.split(is_space).find_map(|word| iccs::squares(unnumbered(word)));
    let Some([from, _]) = first else { return false };
    let rows: Vec<&str> = position.split(is_space).next().unwrap_or_default().split('/').rev().collect();
    let stands = |rank: usize| {
        let mut file = usize::from(from.file());
        for letter in rows.get(rank).unwrap_or(&"").chars() {
            let width = letter.to_digit(10).map_or(1, |digit| digit as usize);
            if file < width {
                return letter.is_ascii_alphabetic();
            }
            file -= width;
        }
        false
    };
    let rank = usize::from(from.rank());
    stands(rank) && !rank.checked_sub(1).is_some_and(stands)
}
