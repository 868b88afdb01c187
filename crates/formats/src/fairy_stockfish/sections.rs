//! Inheritance between sections.

use super::apply::apply;
use super::ini::Section;
use super::place::Place;
use super::ruleset::Ruleset;
use crate::{FormatError, FormatNote, Message, NoteKind};
use menagerie_rules::nearest;
use std::collections::HashMap;

/// The maximum depth of inheritance, so that circles end.
const MAX_CHAIN_LEN: usize = 40;

/// The maximum number of names that are compared with a misspelled one.
const MAX_NAMES: usize = 20;

/// A name for comparison: case does not matter.
fn plain(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The sections of a text, by name.
#[derive(Clone, Debug)]
pub(super) struct Sections<'a> {
    all: Vec<Section<'a>>,
    /// The sections with each name, in the order of the text.
    named: HashMap<String, Vec<usize>>,
    known: KnownGames,
}

/// Variants that a text may use as a base without defining them.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownGames {
    /// The rules of a variant, case ignored.
    pub ruleset: fn(&str) -> Option<Ruleset>,
    /// The names of all.
    pub names: fn() -> Vec<&'static str>,
}

impl KnownGames {
    /// No variants.
    pub const NONE: KnownGames = KnownGames { ruleset: |_| None, names: Vec::new };
}

impl<'a> Sections<'a> {
    pub fn new(all: Vec<Section<'a>>, known: KnownGames) -> Sections<'a> {
        let mut named: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, section) in all.iter().enumerate() {
            named.entry(plain(section.name)).or_default().push(place);
        }
        Sections { all, named, known }
    }

    /// All sections, in the order of the text.
    pub fn all(&self) -> &[Section<'a>] {
        &self.all
    }

    /// The indices of the sections with a name.
    fn places(&self, name: &str) -> &[usize] {
        self.named.get(&plain(name)).map_or(&[], Vec::as_slice)
    }

    /// The index of the section with a name. If there are several, the first counts.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.places(name).first().copied()
    }

    /// The indices of the first section of each name, in the order of the text.
    pub fn distinct(&self) -> impl Iterator<Item = usize> {
        (0..self.all.len()).filter(|place| self.find(self.all[*place].name) == Some(*place))
    }

    /// Notes for the other sections with the name of this one.
    pub fn again(&self, place: usize) -> impl Iterator<Item = FormatNote> {
        let section = &self.all[place];
        let others = self.places(section.name).iter().filter(move |other| **other != place);
        let message = Message::new("format-ini-again").with("name", section.name).with("line", section.place.line);
        others.map(move |&other| {
            let other = &self.all[other];
            other.place.note(NoteKind::Unreadable, other.name, message.clone())
        })
    }

    /// The rules of a variant: those of its base with the section's keys applied.
    pub fn resolve(&self, place: usize, notes: &mut Vec<FormatNote>) -> Result<Ruleset, FormatError> {
        // From the variant to the first base outside this text.
        let mut chain = vec![place];
        let mut last = place;
        let mut rules = loop {
            let section = &self.all[last];
            let Some(base) = section.base else { break Ruleset::without_pieces() };
            match self.find(base) {
                Some(next) if chain.contains(&next) => {
                    // A variant with the name of a built-in one may be based on that.
                    match (self.known.ruleset)(base).filter(|_| plain(base) == plain(section.name)) {
                        Some(rules) => break rules,
                        None => return Err(self.circle(&chain, next)),
                    }
                }
                Some(_) if chain.len() >= MAX_CHAIN_LEN => {
                    let message = Message::new("format-ini-long-chain")
                        .with("most", MAX_CHAIN_LEN)
                        .with("name", self.all[place].name);
                    return Err(reason(self.all[place].base_place, message));
                }
                Some(next) => {
                    chain.push(next);
                    last = next;
                }
                None => match (self.known.ruleset)(base) {
                    Some(rules) => break rules,
                    None => return Err(self.unknown_base(section, base)),
                },
            }
        };
        while let Some(place) = chain.pop() {
            apply(&self.all[place], &mut rules, notes);
        }
        Ok(rules)
    }

    fn circle(&self, chain: &[usize], first: usize) -> FormatError {
        let names: Vec<&str> = chain.iter().map(|&place| self.all[place].name).collect();
        let last = chain.last().map_or_else(Place::default, |&last| self.all[last].base_place);
        let names = format!("{} → {}", names.join(" → "), self.all[first].name);
        reason(last, Message::new("format-ini-circle").with("names", names))
    }

    fn unknown_base(&self, section: &Section<'_>, base: &str) -> FormatError {
        if OTHER_GAMES.iter().any(|other| plain(other) == plain(base)) {
            return reason(section.base_place, Message::new("format-ini-other-game").with("name", base));
        }
        reason(section.base_place, self.no_game(base))
    }

    /// The error for an unknown name, with the nearest existing name.
    pub fn no_game(&self, name: &str) -> Message {
        let mut known: Vec<&str> = self.all.iter().take(MAX_NAMES).map(|section| section.name).collect();
        known.extend((self.known.names)());
        match nearest(name, known) {
            Some(near) => Message::new("format-ini-unknown-game-near").with("name", name).with("near", near),
            None => Message::new("format-ini-unknown-game").with("name", name),
        }
    }
}

fn reason(place: Place, message: Message) -> FormatError {
    FormatError { reasons: vec![place.note(NoteKind::Unreadable, "", message)] }
}

/// Variants of Fairy-Stockfish outside the chess family.
const OTHER_GAMES: &[&str] = &[
    "duck",
    "isolation",
    "isolation7x7",
    "snailtrail",
    "joust",
    "ataxx",
    "flipersi",
    "flipello",
    "flipello10",
    "amazons",
];
