//! Every error describes itself as a message that the catalogues have, with all that fills its gaps.

use menagerie_rules::betza::{
    BetzaError, BetzaErrorKind, BetzaWriteError, Movement, MultiLegWalk, UnsupportedBetza, Walk,
};
use menagerie_rules::chaturaji::SuddenDeathError;
use menagerie_rules::chess::{EnPassantError, RightsError};
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind};
use menagerie_rules::notation::{FenField, FenNumber, MoveError, PlacementError, PositionNote, RightNote};
use menagerie_rules::{
    CastlingRefusal, ChaturajiFenError, ChessFenError, DefinitionError, DefinitionErrorKind, DefinitionPart, Ended,
    GameError, IllegalMove, InVariant, Letter, LetterError, OptionError, Options, Piece, PlacedPiece, Player,
    PositionError, ShortTextError, ShuffleError, Square, SquareError, Termination, Variant, VariantError, ZoneError,
    error_rows, pgn_rows, player_names,
};
use menagerie_texts::{Language, Message, MessageRow, MessageTable, MessageValue};
use std::collections::BTreeSet;

/// Samples of an enum. The patterns must match every variant, so a new variant needs a sample.
macro_rules! samples {
    ($all:ident, $kind:ty { $($pattern:pat => $sample:expr),* $(,)? }) => {{
        $({
            let sample: $kind = $sample;
            assert!(matches!(sample, $pattern), "{sample:?}");
            $all.push(sample.describe());
        })*
        fn is_complete(it: &$kind) {
            match it { $($pattern => {}),* }
        }
        let _ = is_complete;
    }};
}

fn text() -> String {
    "§".to_string()
}

fn letter() -> Letter {
    Letter::new('Q').expect("a letter")
}

/// Every error once.
fn all() -> Vec<Message> {
    let mut all = Vec::new();
    let chess = Variant::by_id("chess", &Options::none()).expect("a game");
    let kind = || InVariant::new(&chess, chess.kind_by_letter(letter()).expect("a Queen"));
    let player = || InVariant::new(&chess, Player::from_index(0).expect("White"));
    let at: Square = "e4".parse().expect("a square");
    let placed = || {
        let piece = Piece { player: player().id(), kind: kind().id() };
        InVariant::new(&chess, PlacedPiece { square: at, piece })
    };
    all.push(SquareError(text()).describe());
    all.push(LetterError(text()).describe());
    all.push(OptionError(text()).describe());
    all.push(IllegalMove.describe());
    samples!(all, ShortTextError {
        ShortTextError::Empty => ShortTextError::Empty,
        ShortTextError::Long { .. } => ShortTextError::Long { letters: 2, most: 1 },
        ShortTextError::Control(_) => ShortTextError::Control(1),
        ShortTextError::Direction(_) => ShortTextError::Direction(2),
    });
    samples!(all, ZoneError {
        ZoneError::Text(_) => ZoneError::Text(text()),
        ZoneError::OffBoard(_) => ZoneError::OffBoard(text()),
        ZoneError::Players { .. } => ZoneError::Players { needed: 2, found: 1 },
    });
    use BetzaErrorKind as Betza;
    samples!(all, Betza {
        Betza::NoAtom => Betza::NoAtom,
        Betza::Atom(_) => Betza::Atom('§'),
        Betza::Modifier(_) => Betza::Modifier('§'),
        Betza::Unsupported(..) => Betza::Unsupported('§', UnsupportedBetza::Castling),
        Betza::Range => Betza::Range,
        Betza::Pair => Betza::Pair,
        Betza::PairNumbers => Betza::PairNumbers,
        Betza::NoDirection => Betza::NoDirection,
        Betza::Nowhere => Betza::Nowhere,
        Betza::NoMove => Betza::NoMove,
        Betza::Legs(_) => Betza::Legs(1),
        Betza::Ways(_) => Betza::Ways(1),
        Betza::EnPassant(_) => Betza::EnPassant('§'),
        Betza::OnlyFirst(_) => Betza::OnlyFirst('§'),
        Betza::NotFurther(_) => Betza::NotFurther('§'),
        Betza::NotFirst(_) => Betza::NotFirst('§'),
        Betza::NotBent(_) => Betza::NotBent('§'),
        Betza::NotLast(_) => Betza::NotLast('§'),
        Betza::CapturesOnWay(_) => Betza::CapturesOnWay('§'),
        Betza::HopsOnWay(_) => Betza::HopsOnWay('§'),
        Betza::LameBent => Betza::LameBent,
        Betza::HopNeighbour => Betza::HopNeighbour,
        Betza::HopFirst => Betza::HopFirst,
        Betza::HopThenSlide => Betza::HopThenSlide,
        Betza::LameHop => Betza::LameHop,
        Betza::InitialInAir => Betza::InitialInAir,
        Betza::NeedsLeg(_) => Betza::NeedsLeg('§'),
        Betza::Excludes(_) => Betza::Excludes('§'),
        Betza::CrookedDirection(_) => Betza::CrookedDirection('§'),
        Betza::Crooked(_) => Betza::Crooked('§'),
        Betza::LameStep => Betza::LameStep,
        Betza::Jump => Betza::Jump,
        Betza::NoRoom(_) => Betza::NoRoom('§'),
        Betza::CrookedStep => Betza::CrookedStep,
        Betza::CircularStraight => Betza::CircularStraight,
    });
    use UnsupportedBetza as Dialect;
    samples!(all, Dialect {
        Dialect::OwnPieces => Dialect::OwnPieces,
        Dialect::EnPassantOnly => Dialect::EnPassantOnly,
        Dialect::OnlyKings => Dialect::OnlyKings,
        Dialect::Cylinder => Dialect::Cylinder,
        Dialect::Limits => Dialect::Limits,
        Dialect::Unloading => Dialect::Unloading,
        Dialect::Swapping => Dialect::Swapping,
        Dialect::Turning => Dialect::Turning,
        Dialect::Castling => Dialect::Castling,
        Dialect::Universal => Dialect::Universal,
        Dialect::Chain => Dialect::Chain,
    });
    let movement: Movement = "W".parse().expect("a movement");
    let walk: &Walk = movement.walks().first().expect("a walk");
    let movement: Movement = "cafmF".parse().expect("a movement");
    let legs: &MultiLegWalk = movement.multi_leg().first().expect("a walk of several legs");
    samples!(all, BetzaWriteError {
        BetzaWriteError::Walk(_) => BetzaWriteError::Walk(Box::new(walk.clone())),
        BetzaWriteError::MultiLeg(_) => BetzaWriteError::MultiLeg(Box::new(legs.clone())),
        BetzaWriteError::TooLong => BetzaWriteError::TooLong,
    });
    let betza = || BetzaError { text: text(), at: 0, what: Betza::NoMove };
    samples!(all, PlacementError {
        PlacementError::Ranks { .. } => PlacementError::Ranks { expected: 8, found: 2 },
        PlacementError::Width { .. } => PlacementError::Width { rank: 1, expected: 8, found: 9 },
        PlacementError::Hole(_, true) => PlacementError::Hole(at, true),
        PlacementError::Hole(_, false) => PlacementError::Hole(at, false),
        PlacementError::Piece { .. } => PlacementError::Piece { rank: 1, found: text(), letters: text() },
    });
    samples!(all, RightsError {
        RightsError::NoneInGame => RightsError::NoneInGame,
        RightsError::Letters(_) => RightsError::Letters(text()),
        RightsError::Twice(_) => RightsError::Twice('§'),
    });
    samples!(all, EnPassantError {
        EnPassantError::OffBoard => EnPassantError::OffBoard,
        EnPassantError::NotPassed => EnPassantError::NotPassed,
        EnPassantError::Occupied => EnPassantError::Occupied,
        EnPassantError::NoPiece => EnPassantError::NoPiece,
        EnPassantError::NoDoubleStep => EnPassantError::NoDoubleStep,
    });
    use ChessFenError as Two;
    let number = |field| Two::Number { field, text: text() };
    for field in [FenNumber::HalfmoveClock, FenNumber::MoveNumber, FenNumber::QuietPlies, FenNumber::Ply] {
        all.push(number(field).describe());
    }
    samples!(all, Two {
        Two::Fields(_) => Two::Fields(1),
        Two::Placement(_) => Two::Placement(PlacementError::Hole(at, true)),
        Two::Kings { .. } => Two::Kings { player: player(), count: 0 },
        Two::Misplaced { .. } => Two::Misplaced { player: player(), piece: kind(), square: at },
        Two::Turn(_) => Two::Turn(text()),
        Two::Rights(..) => Two::Rights(text(), RightsError::NoneInGame),
        Two::RightWithoutPiece { .. } =>
            Two::RightWithoutPiece { right: '§', player: player(), piece: kind(), square: at },
        Two::EnPassant(..) => Two::EnPassant(text(), EnPassantError::NoPiece),
        Two::NoPockets(_) => Two::NoPockets(text()),
        Two::Pocket(_) => Two::Pocket(text()),
        Two::Checks(..) => Two::Checks(text(), 3),
        Two::Number { .. } => number(FenNumber::Ply),
        Two::OpponentInCheck(_) => Two::OpponentInCheck(player()),
    });
    samples!(all, SuddenDeathError {
        SuddenDeathError::Number { .. } => SuddenDeathError::Number { text: text(), most: 20 },
        SuddenDeathError::Missing { .. } => SuddenDeathError::Missing { players: 2, most: 20 },
        SuddenDeathError::TooEarly(_) => SuddenDeathError::TooEarly(4),
    });
    use ChaturajiFenError as Four;
    samples!(all, Four {
        Four::Fields(_) => Four::Fields(1),
        Four::Placement(_) => Four::Placement(PlacementError::Hole(at, true)),
        Four::Empty => Four::Empty,
        Four::Kings { .. } => Four::Kings { player: player(), count: 2 },
        Four::Misplaced { .. } => Four::Misplaced { player: player(), piece: kind(), square: at },
        Four::Turn(_) => Four::Turn(text()),
        Four::TurnOfOut(_) => Four::TurnOfOut(player()),
        Four::Scores(_) => Four::Scores(text()),
        Four::KingsTaken(_) => Four::KingsTaken(text()),
        Four::SuddenDeath(_) => Four::SuddenDeath(SuddenDeathError::TooEarly(4)),
        Four::Number { .. } => Four::Number { field: FenNumber::Ply, text: text() },
    });
    let position = || PositionError::Chess(vec![Two::Fields(1), Two::Turn(text()), Two::Fields(2)]);
    samples!(all, PositionError {
        PositionError::Chess(_) => position(),
        PositionError::Chaturaji(_) => PositionError::Chaturaji(vec![Four::Empty]),
    });
    samples!(all, ShuffleError {
        ShuffleError::NotOpposite => ShuffleError::NotOpposite,
        ShuffleError::Squares => ShuffleError::Squares,
        ShuffleError::Colours(_) => ShuffleError::Colours(letter()),
        ShuffleError::Within(_) => ShuffleError::Within(letter()),
        ShuffleError::Setup(_) => ShuffleError::Setup(text()),
        ShuffleError::SetupTwice(_) => ShuffleError::SetupTwice(text()),
        ShuffleError::SetupsAlone => ShuffleError::SetupsAlone,
        ShuffleError::King => ShuffleError::King,
        ShuffleError::Many => ShuffleError::Many,
    });
    use DefinitionErrorKind as Kind;
    samples!(all, Kind {
        Kind::BoardSize => Kind::BoardSize,
        Kind::Royals(_) => Kind::Royals(2),
        Kind::Format(_) => Kind::Format(9),
        Kind::TwoPlayers => Kind::TwoPlayers,
        Kind::FourPlayers => Kind::FourPlayers,
        Kind::FourPlayersLength => Kind::FourPlayersLength,
        Kind::NoChecks => Kind::NoChecks,
        Kind::Boats => Kind::Boats,
        Kind::TooManyMoves { .. } => Kind::TooManyMoves { crossed: 2, most: 1 },
        Kind::Castlers(_) => Kind::Castlers(2),
        Kind::NoKing => Kind::NoKing,
        Kind::Rights => Kind::Rights,
        Kind::NoPiece(_) => Kind::NoPiece(text()),
        Kind::Players { .. } => Kind::Players { needed: 2, found: 1 },
        Kind::Kinds => Kind::Kinds,
        Kind::LetterTaken(_) => Kind::LetterTaken(letter()),
        Kind::LowestRank => Kind::LowestRank,
        Kind::InitialReturns => Kind::InitialReturns,
        Kind::PromotesToKing => Kind::PromotesToKing,
        Kind::OffBoard(_) => Kind::OffBoard(at),
        Kind::Square(_) => Kind::Square(SquareError(text())),
        Kind::Zone(_) => Kind::Zone(ZoneError::Text(text())),
        Kind::CastlingRank => Kind::CastlingRank,
        Kind::KingOnRook => Kind::KingOnRook,
        Kind::RightLetter => Kind::RightLetter,
        Kind::CastlingSan => Kind::CastlingSan,
        Kind::SameKing => Kind::SameKing,
        Kind::SameSan => Kind::SameSan,
        Kind::PromotionRows => Kind::PromotionRows,
        Kind::PromotionRowTooLong(_) => Kind::PromotionRowTooLong("White".to_string()),
        Kind::ShortText(_) => Kind::ShortText(ShortTextError::Empty),
        Kind::Shuffle(_) => Kind::Shuffle(ShuffleError::King),
        Kind::Start(_) => Kind::Start(Box::new(position())),
    });
    let parts = [DefinitionPart::Key("§"), DefinitionPart::Piece(text()), DefinitionPart::Castling('§')];
    let wrong = || parts.clone().map(|part| DefinitionError::Wrong { part, kind: Kind::NoKing }).to_vec();
    samples!(all, DefinitionError {
        DefinitionError::Json { .. } => DefinitionError::Json { line: 1, column: 2, what: text() },
        DefinitionError::Betza { .. } => DefinitionError::Betza { part: DefinitionPart::Piece(text()), error: betza() },
        DefinitionError::Wrong { .. } => wrong().swap_remove(0),
        DefinitionError::Several(_) => DefinitionError::Several(wrong()),
    });
    let option = |known| VariantError::UnknownOption { given: text(), known };
    all.push(option(Vec::new()).describe());
    samples!(all, VariantError {
        VariantError::UnknownGame { .. } => VariantError::UnknownGame { given: text(), known: vec!["1", "2", "3"] },
        VariantError::UnknownOption { .. } => option(vec![text(), text()]),
        VariantError::Definition(_) => VariantError::Definition(wrong().swap_remove(0)),
    });
    samples!(all, CastlingRefusal {
        CastlingRefusal::None => CastlingRefusal::None,
        CastlingRefusal::KingAway(_) => CastlingRefusal::KingAway(at),
        CastlingRefusal::RookAway(_) => CastlingRefusal::RookAway(placed()),
        CastlingRefusal::Gone => CastlingRefusal::Gone,
        CastlingRefusal::InCheck(_) => CastlingRefusal::InCheck(vec![placed(), placed()]),
        CastlingRefusal::Blocked(_) => CastlingRefusal::Blocked(placed()),
        CastlingRefusal::Crossed { .. } => CastlingRefusal::Crossed { square: at, attackers: vec![placed()] },
        CastlingRefusal::Arrives { .. } => CastlingRefusal::Arrives { square: at, attackers: vec![placed()] },
        CastlingRefusal::Elsewhere(_) => CastlingRefusal::Elsewhere(at),
    });
    samples!(all, MoveError {
        MoveError::Unreadable(_) => MoveError::Unreadable(text()),
        MoveError::NoSuchPiece { .. } => MoveError::NoSuchPiece { letter: '§', letters: text() },
        MoveError::OffBoard(_) => MoveError::OffBoard(at),
        MoveError::Empty(_) => MoveError::Empty(at),
        MoveError::NotYours { .. } =>
            MoveError::NotYours { square: at, piece: kind(), owner: player(), turn: player() },
        MoveError::CannotReach { .. } => MoveError::CannotReach { piece: kind(), from: at, to: at },
        MoveError::Castling(_) => MoveError::Castling(CastlingRefusal::Gone),
        MoveError::KingInCheck => MoveError::KingInCheck,
        MoveError::NoneCanReach { piece: Some(_), .. } => MoveError::NoneCanReach { piece: Some(kind()), to: at },
        MoveError::NoneCanReach { piece: None, .. } => MoveError::NoneCanReach { piece: None, to: at },
        MoveError::NoneMovesSo(_) => MoveError::NoneMovesSo(text()),
        MoveError::Ambiguous(_) => MoveError::Ambiguous(vec![text(), text()]),
        MoveError::PromotionNeeded(_) => MoveError::PromotionNeeded(vec![kind(), kind(), kind()]),
        MoveError::WrongPromotion(_) => MoveError::WrongPromotion(letter()),
        MoveError::CannotDrop { .. } => MoveError::CannotDrop { piece: kind(), to: at },
        MoveError::MustPass(_) => MoveError::MustPass(player()),
        MoveError::CannotPass(_) => MoveError::CannotPass(player()),
        MoveError::NoMoves => MoveError::NoMoves,
    });
    for reason in Termination::ALL {
        for count in [0, 1, 3] {
            all.push(Ended { winners: vec![player(); count], reason }.describe());
        }
    }
    let ended = Ended { winners: Vec::new(), reason: Termination::Stalemate };
    samples!(all, GameError {
        GameError::Over(_) => GameError::Over(ended),
        GameError::Move(_) => GameError::Move(MoveError::NoMoves),
        GameError::Illegal(_) => GameError::Illegal(IllegalMove),
    });
    samples!(all, RightNote {
        RightNote::WithoutPiece(_) => RightNote::WithoutPiece(Box::new(Two::Turn(text()))),
        RightNote::NoneInGame => RightNote::NoneInGame,
        RightNote::Unknown(_) => RightNote::Unknown(text()),
    });
    samples!(all, FenField {
        FenField::Turn => FenField::Turn,
        FenField::Rights => FenField::Rights,
        FenField::EnPassant => FenField::EnPassant,
        FenField::HalfmoveClock => FenField::HalfmoveClock,
        FenField::MoveNumber => FenField::MoveNumber,
        FenField::FourPlayers => FenField::FourPlayers,
    });
    use PositionNote as Note;
    samples!(all, Note {
        Note::Missing { .. } => Note::Missing { field: FenField::Turn, value: text() },
        Note::MoveNumber(_) => Note::MoveNumber(text()),
        Note::Holdings(_) => Note::Holdings(text()),
        Note::Operations(_) => Note::Operations(text()),
        Note::Right { .. } => Note::Right { right: '§', why: RightNote::NoneInGame },
        Note::EnPassant { .. } => Note::EnPassant { square: text(), why: EnPassantError::NoPiece },
        Note::Sfen(_) => Note::Sfen(player()),
        Note::Unused(_) => Note::Unused(text()),
    });
    use PgnDiagnosticKind as Pgn;
    all.push(Pgn::Nothing(String::new()).describe());
    let kind = Pgn::Escape;
    all.push(PgnDiagnostic { line: 1, column: 1, kind }.describe());
    samples!(all, Pgn {
        Pgn::Game(_) => Pgn::Game(option(Vec::new())),
        Pgn::Option(_) => Pgn::Option(OptionError(text())),
        Pgn::Position(_) => Pgn::Position(position()),
        Pgn::Nothing(_) => Pgn::Nothing(text()),
        Pgn::Address(_) => Pgn::Address(text()),
        Pgn::PositionNote(_) => Pgn::PositionNote(Note::Unused(text())),
        Pgn::Tag { .. } => Pgn::Tag { name: text(), value: text() },
        Pgn::Before(_) => Pgn::Before(text()),
        Pgn::After(_) => Pgn::After(text()),
        Pgn::Escape => Pgn::Escape,
        Pgn::Comment => Pgn::Comment,
        Pgn::Brackets => Pgn::Brackets,
        Pgn::Bracket => Pgn::Bracket,
        Pgn::Variation => Pgn::Variation,
        Pgn::Depth => Pgn::Depth,
        Pgn::Long(_) => Pgn::Long(10_000),
        Pgn::Move { .. } => Pgn::Move { text: text(), error: MoveError::NoMoves },
        Pgn::NullMove(_) => Pgn::NullMove(text()),
        Pgn::Word(_) => Pgn::Word(text()),
        Pgn::Nag(_) => Pgn::Nag(text()),
        Pgn::Result(_) => Pgn::Result(text()),
        Pgn::Results { .. } => Pgn::Results { tag: text(), end: text() },
        Pgn::RulesResult { .. } => Pgn::RulesResult { text: text(), rules: text() },
        Pgn::Drawn(_) => Pgn::Drawn(Termination::Threefold),
        Pgn::Guessed { .. } => Pgn::Guessed { id: text(), name: text() },
        Pgn::Castling { .. } => Pgn::Castling { castling: text(), to: at },
        Pgn::OtherCastling { .. } => Pgn::OtherCastling { castling: text(), to: at },
        Pgn::More(_) => Pgn::More(2),
    });
    all
}

/// The message with this id in a language.
fn row(id: &str, language: Language) -> Option<&'static MessageRow> {
    [error_rows(language), pgn_rows(language)].into_iter().flatten().find(|row| row.id == id)
}

/// Calls a function with the message and with those in it.
fn each(message: &Message, call: &mut impl FnMut(&Message)) {
    fn value(it: &MessageValue, call: &mut impl FnMut(&Message)) {
        match it {
            MessageValue::Message(message) => each(message, call),
            MessageValue::List(list) => list.iter().for_each(|it| value(it, call)),
            _ => {}
        }
    }
    call(message);
    message.args().iter().for_each(|(_, it)| value(it, call));
}

#[test]
fn every_error_has_words_in_every_language_and_every_gap_is_filled() {
    for message in all() {
        each(&message, &mut |message| {
            for language in Language::ALL {
                let id = message.id();
                let row = row(id, language).unwrap_or_else(|| panic!("{id} has no words in {}", language.name()));
                let args: BTreeSet<&str> = message.args().iter().map(|(name, _)| *name).collect();
                // The suffix of a gap is the form of a name or of a list.
                let name = |gap: &&'static str| gap.split('-').next().unwrap_or_default();
                let gaps: BTreeSet<&str> = row.gaps.iter().map(name).collect();
                assert_eq!(gaps, args, "{id} in {}", language.name());
            }
        });
    }
}

#[test]
fn every_message_is_that_of_an_error() {
    let mut said = BTreeSet::from(["list-and", "list-separate"]);
    for message in all() {
        each(&message, &mut |message| {
            said.insert(message.id());
        });
    }
    let known = [error_rows(Language::EN), pgn_rows(Language::EN)].into_iter().flatten();
    let unused: Vec<&str> = known.map(|row| row.id).filter(|id| !said.contains(id)).collect();
    assert!(unused.is_empty(), "no error says {unused:?}");
}

/// The words of a language in which every letter is another one.
fn disguised(rows: &[MessageRow]) -> Vec<MessageRow> {
    let other = |letter: char| if letter.is_ascii_alphabetic() { 'ж' } else { letter };
    let row = |row: &MessageRow| MessageRow { words: row.words.chars().map(other).collect::<String>().leak(), ..*row };
    rows.iter().map(row).collect()
}

/// The values in a message that are the same in every language.
fn values(message: &Message, all: &mut Vec<String>) {
    fn collect(value: &MessageValue, all: &mut Vec<String>) {
        match value {
            MessageValue::Words(words) | MessageValue::Player(words) | MessageValue::Piece(words, _) => {
                all.push(words.clone());
            }
            MessageValue::Game { name, .. } => all.push(name.clone()),
            MessageValue::Message(message) => values(message, all),
            MessageValue::List(list) => list.iter().for_each(|value| collect(value, all)),
        }
    }
    message.args().iter().for_each(|(_, value)| collect(value, all));
}

#[test]
fn no_words_of_errors_come_from_anywhere_but_the_catalogues() {
    let [errors, pgn] = [error_rows(Language::EN), pgn_rows(Language::EN)].map(disguised);
    let table = MessageTable { tag: "xx", rows: &[&errors, &pgn], names: &[] };
    for message in all() {
        let mut said = table.words(&message);
        let mut given = Vec::new();
        values(&message, &mut given);
        given.sort_by_key(|value| std::cmp::Reverse(value.len()));
        for value in given {
            said = said.replace(&value, "");
        }
        let left: Vec<char> = said.chars().filter(char::is_ascii_alphabetic).collect();
        assert!(left.is_empty(), "{}: {said}", message.id());
        assert!(!said.chars().any(char::is_control), "{}: {said:?}", message.id());
    }
}

#[test]
fn french_readers_get_french_words() {
    let chess = Variant::by_id("chess", &Options::none()).expect("a game");
    let kind = InVariant::new(&chess, chess.kind_by_letter(letter()).expect("a Queen"));
    let [white, black] = [0, 1].map(|index| InVariant::new(&chess, Player::from_index(index).expect("a player")));
    let error = MoveError::NotYours { square: "e4".parse().expect("a square"), piece: kind, owner: black, turn: white };
    let said = menagerie_rules::words(&error.describe(), Language::FR);
    assert_eq!(said, "Dame en e4\u{a0}: cette pièce est aux Noirs, et le trait est aux Blancs");
    assert_eq!(error.to_string(), "the Queen on e4 is Black’s, and it is White’s turn");
    assert!(player_names(Language::EN).is_empty() && !player_names(Language::FR).is_empty());
    let error = PositionError::Chess(vec![ChessFenError::Fields(1), ChessFenError::Turn("x".to_string())]);
    let said = menagerie_rules::words(&error.describe(), Language::FR);
    assert!(said.contains("et non 1\u{a0}; le trait"), "{said}");
}
