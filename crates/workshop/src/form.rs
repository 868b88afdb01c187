//! The fields of a part of a definition as a form: each with its class, its value, and what can be chosen. The page makes a control for each
//! of them, so a new field needs no code there.

use crate::field_path::{at_path, count};
use menagerie_rules::{BoardSize, Definition, Facing, Field as _, FieldMut, Forward, Letter, Section, Zone};
use menagerie_texts::Language;
use serde::Serialize;
use serde_json::{Value, json};

/// What kind of control a field needs.
#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum FormClass {
    /// A switch.
    Flag,
    /// A whole number.
    Number,
    /// A number with decimals.
    Decimal,
    /// One of several words.
    Choice,
    /// A character.
    Char,
    /// A line.
    Text,
    /// A paragraph.
    Paragraph,
    /// One kind.
    Letter,
    /// Kinds.
    Letters,
    /// Kinds in an order, some perhaps twice.
    Sequence,
    /// Kinds, perhaps others for each player.
    LettersByPlayer,
    /// A kind for each square of a rank, in a text for each player.
    Ranks,
    /// One square.
    Square,
    /// Squares as the first player sees the board.
    Squares,
    /// Squares, perhaps others for each player.
    Zone,
    /// Lines.
    Facing,
    /// Moves.
    Moves,
    /// Rows.
    List,
    /// A value for each kind.
    ByLetter,
    /// A value for each language.
    ByLanguage,
    /// Fields.
    Section,
}

/// A field, a row of a list, or an entry of a map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FormField {
    /// The name in JSON; the index of a row; the letter or the language of an entry.
    pub name: String,
    /// Which field it is: the names on the way to it, without indices: `pieces-promotion-zone`. Of a row, this is the list's.
    pub id: String,
    /// The class.
    pub class: FormClass,
    /// Whether it must have a value.
    pub is_required: bool,
    /// Whether it may be absent.
    pub is_optional: bool,
    /// Whether it has one.
    pub is_present: bool,
    /// The value as JSON; null for lists, sections and maps.
    #[cfg_attr(feature = "js", tsify(type = "unknown"))]
    pub value: Value,
    /// The words of a choice; the forms of the rows of a list; the form of a row.
    pub choices: Vec<&'static str>,
    /// The least and the greatest number.
    pub limits: (i32, i32),
    /// The squares: of each player, or of the first one.
    pub squares: Vec<Vec<String>>,
    /// The fields of a section, the rows of a list, the entries of a map.
    pub fields: Vec<FormField>,
}

/// The fields at a path of a definition, with their values; none if there is no such path. The kinds of piece are not among the fields of
/// the whole definition, because each has a form of its own.
pub fn form_of(definition: &Definition, path: &[Value]) -> Option<FormField> {
    let mut changed = definition.clone();
    if path.is_empty() {
        changed.pieces.clear();
    }
    let names = path.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("-");
    let reader = FormReader::new(definition, false);
    let mut found = None;
    at_path(changed.field(), path, &mut |field| found = Some(reader.field("", &names, true, field)));
    found
}

/// All fields that a definition can have, with their classes: each by its id, in the order of their declaration.
pub fn all_fields() -> Vec<(String, FormClass)> {
    let mut blank = Definition::default();
    let reader = FormReader::new(&Definition::default(), true);
    let mut all = Vec::new();
    collect(&reader.field("", "", true, blank.field()), &mut all);
    all
}

fn collect(form: &FormField, all: &mut Vec<(String, FormClass)>) {
    for field in &form.fields {
        let is_new = !field.id.is_empty() && all.iter().all(|(id, _)| *id != field.id);
        if is_new && field.id != form.id {
            all.push((field.id.clone(), field.class));
        }
        collect(field, all);
    }
}

/// Texts that are a single square.
const SQUARES: [&str; 4] = ["castling-king", "castling-kingTo", "castling-rook", "castling-rookTo"];

/// Letters whose order and number matter.
const SEQUENCES: [&str; 2] = ["insufficient", "shuffle-setups-pieces"];

/// Texts in Betza notation.
const MOVES: [&str; 3] = ["pieces-betza", "pieces-zoneMoves-betza", "pieces-promotion-byMoves"];

struct FormReader {
    kinds: Vec<Letter>,
    size: Option<BoardSize>,
    forwards: Vec<Forward>,
    /// Whether everything that may be absent is shown as well, with a row of each form in every list.
    blank: bool,
}

impl FormReader {
    fn new(definition: &Definition, blank: bool) -> FormReader {
        FormReader {
            kinds: definition.pieces.iter().map(|piece| piece.letter).collect(),
            size: BoardSize::new(definition.board.files, definition.board.ranks),
            forwards: definition.players.iter().map(|player| player.forward).collect(),
            blank,
        }
    }

    fn field(&self, name: &str, id: &str, is_required: bool, field: FieldMut<'_>) -> FormField {
        let mut form = FormField {
            name: name.to_string(),
            id: id.to_string(),
            class: FormClass::Text,
            is_required,
            is_optional: false,
            is_present: true,
            value: Value::Null,
            choices: Vec::new(),
            limits: (0, 0),
            squares: Vec::new(),
            fields: Vec::new(),
        };
        self.fill(&mut form, field);
        form
    }

    fn fill(&self, form: &mut FormField, field: FieldMut<'_>) {
        let id = form.id.clone();
        form.class = match field {
            FieldMut::Flag(flag) => {
                form.value = json!(flag);
                FormClass::Flag
            }
            FieldMut::Number(number) => {
                let (least, most) = number.limits();
                let narrow = |number: i64| number.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
                form.limits = (narrow(least), narrow(most));
                form.value = json!(number.get());
                FormClass::Number
            }
            FieldMut::Decimal(number) => {
                form.is_present = number.is_some();
                form.value = json!(number);
                FormClass::Decimal
            }
            FieldMut::Choice(choice) => {
                form.choices = choice.names().to_vec();
                form.value = json!(choice.chosen());
                FormClass::Choice
            }
            FieldMut::Char(letter) => {
                form.value = json!(letter);
                FormClass::Char
            }
            FieldMut::Letter(letter) => {
                form.value = json!(letter);
                FormClass::Letter
            }
            FieldMut::Letters(letters) => {
                form.value = json!(letters);
                if SEQUENCES.contains(&id.as_str()) { FormClass::Sequence } else { FormClass::Letters }
            }
            FieldMut::LettersByPlayer(letters) => {
                form.value = json!(letters);
                FormClass::LettersByPlayer
            }
            FieldMut::OtherLetters(letters) => {
                form.value = json!(letters);
                FormClass::Text
            }
            FieldMut::Squares(text) => {
                form.value = json!(text);
                form.squares = self.squares_of(&Zone::Same(text.clone())).into_iter().take(1).collect();
                FormClass::Squares
            }
            FieldMut::Zone(zone) => {
                form.value = json!(zone);
                form.squares = self.squares_of(zone);
                FormClass::Zone
            }
            FieldMut::Facing(lines) => {
                form.value = lines_of(*lines);
                FormClass::Facing
            }
            FieldMut::Text(text) => {
                form.value = json!(text);
                match id.as_str() {
                    "about" => FormClass::Paragraph,
                    "promotionSquares" => FormClass::Ranks,
                    id if SQUARES.contains(&id) => FormClass::Square,
                    id if MOVES.contains(&id) => FormClass::Moves,
                    _ => FormClass::Text,
                }
            }
            FieldMut::List(rows) | FieldMut::OneOrMany(rows) => {
                self.rows(form, rows);
                FormClass::List
            }
            FieldMut::SquaresByLetter(squares) => {
                for letter in &self.kinds {
                    let text = squares.get(letter).cloned();
                    let is_present = text.is_some();
                    let entry =
                        self.field(&letter.to_string(), &id, false, FieldMut::Squares(&mut text.unwrap_or_default()));
                    form.fields.push(FormField { is_present, ..entry });
                }
                FormClass::ByLetter
            }
            FieldMut::Map(entries) => {
                let mut present = Vec::new();
                entries.each_entry(&mut |key, _| present.push(key.to_string()));
                let other = Language::ALL.into_iter().filter(|language| *language != Language::EN);
                let languages: Vec<String> = other.map(|language| language.tag().to_string()).collect();
                let by_language = languages.iter().all(|tag| entries.entry(tag).is_some());
                if !by_language {
                    for letter in &self.kinds {
                        entries.entry(&letter.to_string());
                    }
                }
                entries.each_entry(&mut |key, value| {
                    let is_present = present.iter().any(|known| known == key);
                    form.fields.push(FormField { is_present, ..self.field(key, &id, false, value) });
                });
                if by_language { FormClass::ByLanguage } else { FormClass::ByLetter }
            }
            FieldMut::Optional(optional) => {
                let is_present = optional.get().is_some();
                form.is_optional = true;
                self.fill(form, optional.get_or_default());
                if !is_present && !self.blank {
                    optional.clear();
                    (form.value, form.is_present) = (Value::Null, false);
                    form.fields.clear();
                }
                form.class
            }
            FieldMut::Section(section) => {
                self.section(form, section);
                FormClass::Section
            }
        };
    }

    fn section(&self, form: &mut FormField, section: &mut dyn Section) {
        let id = form.id.clone();
        section.fields(&mut |info, field| {
            let id = if id.is_empty() { info.name.to_string() } else { format!("{id}-{}", info.name) };
            form.fields.push(self.field(info.name, &id, info.is_required, field));
        });
    }

    fn rows(&self, form: &mut FormField, rows: &mut dyn menagerie_rules::Rows) {
        let number = count(rows);
        // What a new row would be.
        if let Some(FieldMut::Section(section)) = rows.row(number) {
            form.choices = section.forms().to_vec();
        }
        let forms: Vec<Option<&'static str>> = match (self.blank, form.choices.as_slice()) {
            (false, _) => vec![None; number],
            (true, []) => vec![None],
            (true, forms) => forms.iter().copied().map(Some).collect(),
        };
        for (index, wanted) in forms.into_iter().enumerate() {
            let Some(mut row) = rows.row(index) else { break };
            let mut id = form.id.clone();
            if let FieldMut::Section(section) = &mut row {
                if let Some(wanted) = wanted {
                    section.choose_form(wanted);
                }
                if let Some(form) = section.form() {
                    id = format!("{id}-{form}");
                }
            }
            form.fields.push(self.field(&index.to_string(), &id, true, row));
        }
        let mut index = 0;
        rows.retain(&mut |_| {
            index += 1;
            index <= number
        });
    }

    fn squares_of(&self, zone: &Zone) -> Vec<Vec<String>> {
        let Some(size) = self.size else { return Vec::new() };
        let none = vec![Vec::new(); self.forwards.len()];
        let names = |squares: menagerie_rules::Bitboard| squares.iter().map(|square| square.to_string()).collect();
        zone.squares(size, &self.forwards).map_or(none, |all| all.into_iter().map(names).collect())
    }
}

fn lines_of(Facing { files, ranks, diagonals }: Facing) -> Value {
    let lines = [(files, "files"), (ranks, "ranks"), (diagonals, "diagonals")];
    lines.into_iter().filter(|(wanted, _)| *wanted).map(|(_, line)| Value::from(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_has_every_field_with_its_value_and_what_can_be_chosen() {
        let mut chess = formats::built_in("chess").unwrap().definition;
        chess.goals = serde_json::from_value(json!([{ "goal": "reach", "pieces": "K", "zone": "d4-e5" }])).unwrap();
        let form = form_of(&chess, &[]).unwrap();
        let part = |form: &FormField, name: &str| form.fields.iter().find(|field| field.name == name).unwrap().clone();
        let ends = part(&form, "ends");
        assert_eq!(part(&ends, "moveLimit").value, json!(50), "a default is shown as a value");
        assert_eq!(part(&ends, "stalemate").choices, ["win", "loss", "draw"]);
        let chasing = part(&ends, "chasing");
        assert!(!chasing.is_present && chasing.fields.is_empty() && chasing.class == FormClass::Section);
        let goals = part(&form, "goals");
        assert_eq!(goals.choices, ["reach", "enter", "castle", "checks", "extinction"]);
        let zone = part(&goals.fields[0], "zone");
        assert_eq!((zone.id.as_str(), zone.squares[1].join(" ")), ("goals-reach-zone", "d4 e4 d5 e5".to_string()));
        let pawn = form_of(&chess, &[json!("pieces"), json!(0)]).unwrap();
        assert_eq!(part(&pawn, "promotesTo").id, "pieces-promotesTo");
    }

    #[test]
    fn all_fields_have_an_id() {
        let all = all_fields();
        let has = |id: &str| all.iter().any(|(known, _)| known == id);
        for id in [
            "board-holes",
            "pieces-promotion-mustIn",
            "goals-enter-worth",
            "ends-counting-rows-moves",
            "shuffle-setups-names",
        ] {
            assert!(has(id), "{id} in {all:?}");
        }
        assert_eq!(all.iter().find(|(id, _)| id == "castling-rook").unwrap().1, FormClass::Square);
    }
}
