//! Writes names, lists and squares in a language.

use crate::squares;
use crate::texts;
use menagerie_rules::{Bitboard, GameResult, KindId, KindSet, Letters, Player, Variant, betza::Movement};
use menagerie_texts::Language;
use std::sync::Arc;

/// Writes the names in a variant's definition in a language.
pub struct Speaker<'a> {
    /// The variant.
    pub variant: &'a Arc<Variant>,
    /// The language.
    pub language: Language,
}

impl Speaker<'_> {
    /// The kinds in the definition, without those that are added because promoted pieces revert.
    pub fn kinds(&self) -> impl Iterator<Item = KindId> + use<> {
        self.variant.kind_ids().take(self.variant.definition().pieces.len())
    }

    /// The kinds in the definition that pass a test.
    pub fn kinds_that(&self, wanted: impl Fn(KindId) -> bool) -> Vec<KindId> {
        self.kinds().filter(|&kind| wanted(kind)).collect()
    }

    /// The kinds of a set that are in the definition.
    pub fn kinds_of(&self, set: KindSet) -> Vec<KindId> {
        self.kinds_that(|kind| set.has(kind))
    }

    /// The kinds with these letters.
    pub fn named(&self, letters: &Letters) -> Vec<KindId> {
        letters.0.iter().filter_map(|&letter| self.variant.kind_by_letter(letter)).collect()
    }

    /// The name: “Pawn”.
    pub fn bare(&self, kind: KindId) -> String {
        self.known(kind).map_or_else(|| self.own(kind).to_string(), |[bare, ..]| bare.to_string())
    }

    /// With the definite article: “the Pawn”.
    pub fn the(&self, kind: KindId) -> String {
        self.known(kind)
            .map_or_else(|| texts::unknown_the(self.language, self.own(kind)), |[_, the, _]| the.to_string())
    }

    /// With the indefinite article: “a Pawn”.
    pub fn a(&self, kind: KindId) -> String {
        if let Some([_, _, a]) = self.known(kind) {
            return a.to_string();
        }
        let name = self.own(kind);
        let vowel = name.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']);
        if vowel { texts::unknown_a_before_vowel(self.language, name) } else { texts::unknown_a(self.language, name) }
    }

    /// The name in this language, by default in English.
    fn own(&self, kind: KindId) -> &str {
        self.variant.kind(kind).name_in(self.language.tag())
    }

    /// The name and its forms in the catalogue, if the definition has the same name.
    fn known(&self, kind: KindId) -> Option<&'static [&'static str; 3]> {
        let english = &self.variant.kind(kind).name;
        let (_, forms) = texts::pieces(self.language).iter().find(|(known, _)| known == english)?;
        let own = self.own(kind);
        (own == english || own == forms[0]).then_some(forms)
    }

    /// Several names with commas, and “and” before the last: “Pawn, Knight and Queen”.
    pub fn list(&self, kinds: &[KindId]) -> String {
        self.join(kinds.iter().map(|&kind| self.bare(kind)).collect(), texts::and)
    }

    /// Several names with articles, and “or” before the last: “a Pawn or a Knight”.
    pub fn any_of(&self, kinds: &[KindId]) -> String {
        self.join(kinds.iter().map(|&kind| self.a(kind)).collect(), texts::or)
    }

    /// The targets of a promotion, with articles where the language needs them.
    pub fn targets(&self, kinds: &[KindId]) -> String {
        let target = |&kind: &KindId| texts::promotion_target(self.language, self.a(kind), self.bare(kind));
        self.join(kinds.iter().map(target).collect(), texts::or)
    }

    /// Words with commas, and “and” or “or” before the last.
    pub fn join(&self, mut words: Vec<String>, last: fn(Language, String, String) -> String) -> String {
        let Some(end) = words.pop() else { return String::new() };
        if words.is_empty() { end } else { last(self.language, words.join(", "), end) }
    }

    /// A player's name.
    pub fn player(&self, player: Player) -> &str {
        let name = &self.variant.player(player).name;
        let known = texts::players(self.language).iter().find(|(english, _)| english == name);
        known.map_or(name, |(_, [bare, _])| bare)
    }

    /// A text for each player: once if it is the same for all, otherwise with the players’ names.
    pub fn by_player<T: PartialEq>(&self, all: &[T], say: impl Fn(&T) -> String) -> String {
        match all {
            [] => String::new(),
            [first, rest @ ..] if rest.iter().all(|other| other == first) => say(first),
            _ => self.of_players(all, &vec![true; all.len()], say),
        }
    }

    /// A text for each of the concerned players, with their names; like [`Speaker::by_player`] if all are concerned.
    pub fn by_players<T: PartialEq>(&self, all: &[T], concerned: &[bool], say: impl Fn(&T) -> String) -> String {
        if concerned.iter().all(|&it| it) { self.by_player(all, say) } else { self.of_players(all, concerned, say) }
    }

    fn of_players<T>(&self, all: &[T], concerned: &[bool], say: impl Fn(&T) -> String) -> String {
        let each = all.iter().zip(concerned).zip(self.variant.turn_order()).filter(|((_, concerned), _)| **concerned);
        let each = each.map(|((one, _), player)| texts::of_player(self.language, say(one), self.player(player)));
        each.collect::<Vec<_>>().join(", ")
    }

    /// Sets of squares, one for each player.
    pub fn squares(&self, sets: &[Bitboard]) -> String {
        self.by_player(sets, |set| self.square_set(*set))
    }

    /// A set of squares.
    pub fn square_set(&self, set: Bitboard) -> String {
        squares::say(set, self.variant, self.language)
    }

    /// Whether a set, for every player, is the whole board.
    pub fn is_everywhere(&self, sets: &[Bitboard]) -> bool {
        let board: Bitboard = self.variant.board_size().squares().collect();
        sets.iter().all(|&set| (board & !self.variant.holes() & !set).is_empty())
    }

    /// How something moves.
    pub fn movement(&self, movement: &Movement) -> String {
        crate::movement::describe(movement, self.language)
    }

    /// A result for the player whom a sentence is about: “that player loses”, “the game is drawn”.
    pub fn result(&self, result: GameResult) -> &'static str {
        match result {
            GameResult::Win => texts::that_player_wins(self.language),
            GameResult::Loss => texts::that_player_loses(self.language),
            GameResult::Draw => texts::game_drawn(self.language),
        }
    }

    /// The verb of a result: wins or loses. A draw has another text.
    pub fn verb(&self, result: GameResult) -> &'static str {
        if result == GameResult::Win { texts::wins(self.language) } else { texts::loses(self.language) }
    }
}

/// Capitalises a sentence.
pub fn sentence(text: String) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
