//! Laws of the lessons of every game, and of games that nobody plays.

use menagerie_rules::{Bitboard, Board, Family, KindId, Options, Piece, Player, Position, Square, Variant, notation};
use menagerie_session::school::{Lesson, LessonPlay, LessonStep, LessonTask, PressReply, SpecialMove, learning_order};
use std::sync::{Arc, LazyLock};

/// Pieces that no built-in game has: a Grasshopper, a Rose, a Hook mover, a lame leaper, one that only captures by leaping over.
const ODD: &str = r#"{
  "id": "odd", "name": "Odd", "family": "chess", "board": { "files": 9, "ranks": 7, "checkered": false },
  "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
  "pieces": [
    { "name": "Grasshopper", "letter": "G", "art": "g", "betza": "gQ" },
    { "name": "Rose", "letter": "O", "art": "o", "betza": "qN" },
    { "name": "Hook", "letter": "H", "art": "h", "betza": "mRasR" },
    { "name": "Mao", "letter": "M", "art": "m", "betza": "nN" },
    { "name": "Alibaba", "letter": "A", "art": "a", "betza": "jDjA" },
    { "name": "Thief", "letter": "T", "art": "t", "betza": "mWcN" },
    { "name": "Soldier", "letter": "S", "art": "s", "betza": "fmW", "pawn": true, "promotesTo": "RO" },
    { "name": "Rook", "letter": "R", "art": "r", "betza": "R" },
    { "name": "King", "letter": "K", "art": "k", "betza": "K", "royal": true }
  ],
  "start": "gohmkatrr/sssssssss/9/9/9/SSSSSSSSS/GOHMKATRR w - - 0 1"
}"#;

fn games() -> Vec<Arc<Variant>> {
    let built_in = Variant::ids().map(|id| Variant::by_id(id, &Options::none()).unwrap());
    built_in.chain([Variant::from_json(ODD, &Options::none()).unwrap()]).collect()
}

/// All lessons, made once.
fn lessons() -> &'static [(Arc<Variant>, Lesson)] {
    static ALL: LazyLock<Vec<(Arc<Variant>, Lesson)>> = LazyLock::new(made);
    &ALL
}

fn made() -> Vec<(Arc<Variant>, Lesson)> {
    let mut all = Vec::new();
    for variant in games() {
        for kind in learning_order(&variant) {
            all.push((Arc::clone(&variant), Lesson::new(&variant, kind)));
        }
    }
    all
}

fn name(variant: &Variant, lesson: &Lesson) -> String {
    format!("{} of {}", variant.kind(lesson.kind).name, variant.name())
}

/// Where a piece goes by the rules' list of moves, without Kings.
fn pseudo_legal(variant: &Variant, board: &Board, from: Square) -> Bitboard {
    let Piece { player, kind } = board.get(from).unwrap();
    let mut all = Bitboard::EMPTY;
    variant
        .tables()
        .pseudo_legal(board, player, kind, from, board.occupied() & !board.of(player), |to, _, _| all.insert(to));
    all
}

/// The legal moves of the piece in a position with Kings that do not disturb it; nothing if there is none.
fn legal(variant: &Arc<Variant>, board: &Board, from: Square) -> Option<Bitboard> {
    let plain = pseudo_legal(variant, board, from);
    let Piece { player, kind } = board.get(from)?;
    let royal = variant.royal().expect("a King");
    let free: Vec<Square> =
        variant.board_size().squares().filter(|&square| board.get(square).is_none() && !plain.has(square)).collect();
    let other = variant.turn_order().find(|&it| it != player)?;
    for &enemy in &free {
        let mut with = board.clone();
        with.put(enemy, Piece { player: other, kind: royal });
        // A King on a line, or as a screen, would change what is asked.
        for &own in free.iter().filter(|&&own| own != enemy) {
            let mut with = with.clone();
            if kind != royal {
                with.put(own, Piece { player, kind: royal });
            }
            let text =
                format!("{} {} - - 0 1", notation::write_placement(variant, &with), variant.player(player).letter);
            if pseudo_legal(variant, &with, from) == plain
                && let Ok(position) = Position::from_fen(variant, &text)
                && !position.in_check()
            {
                return Some(position.legal_moves().iter().filter(|mv| mv.from() == from).map(|mv| mv.to()).collect());
            }
        }
    }
    None
}

#[test]
fn every_kind_has_a_lesson_with_all_four_steps() {
    for (variant, lesson) in lessons() {
        let basic = lesson.steps.iter().filter(|step| !matches!(step.task, LessonTask::Special { .. })).count();
        // Who captures nothing takes nothing.
        let captures = variant.kind(lesson.kind).movement.walks().iter().any(|walk| walk.captures);
        assert_eq!(basic, if captures { 4 } else { 3 }, "{}", name(variant, lesson));
        for step in &lesson.steps {
            let pupil = step.board.get(step.pupil).unwrap();
            assert_eq!((pupil.kind, pupil.player), (lesson.kind, Player::from_index(0).unwrap()));
        }
    }
}

#[test]
fn lessons_are_the_same_every_time() {
    for id in ["chess", "chaturaji"] {
        let variant = Variant::by_id(id, &Options::none()).unwrap();
        for kind in variant.kind_ids() {
            assert_eq!(format!("{:?}", Lesson::new(&variant, kind)), format!("{:?}", Lesson::new(&variant, kind)));
        }
    }
}

#[test]
fn the_squares_to_be_found_are_those_of_the_legal_moves() {
    let (mut compared, mut all) = (0, 0);
    for (variant, lesson) in lessons() {
        for step in &lesson.steps {
            let LessonTask::Find { answer } = step.task else { continue };
            all += 1;
            assert!(!answer.is_empty());
            let safe = variant.kind(lesson.kind).royal && variant.family() == Family::Chess;
            if !safe {
                assert_eq!(answer, pseudo_legal(variant, &step.board, step.pupil), "{}", name(variant, lesson));
            }
            if variant.family() == Family::Chess
                && let Some(legal) = legal(variant, &step.board, step.pupil)
            {
                compared += 1;
                assert_eq!(answer, legal, "{}", name(variant, lesson));
            }
        }
    }
    assert!(compared * 10 > all * 8, "only {compared} of {all} were compared");
}

#[test]
fn examples_are_moves() {
    for (variant, lesson) in lessons() {
        let step = &lesson.steps[0];
        let LessonTask::Watch { examples } = &step.task else { panic!("the first step is to watch") };
        assert!(!examples.is_empty(), "{}", name(variant, lesson));
        let moves = pseudo_legal(variant, &step.board, step.pupil);
        assert!(examples.iter().all(|&to| moves.has(to)), "{}", name(variant, lesson));
    }
}

#[test]
fn the_stars_are_reached_in_as_many_moves_as_are_reported() {
    for (variant, lesson) in lessons() {
        for step in &lesson.steps {
            let LessonTask::Stars { stars, par } = step.task else { continue };
            assert!(!stars.is_empty() && !stars.has(step.pupil) && par >= stars.count());
            let mut play = LessonPlay::new(variant, step);
            while !play.is_done() {
                let best = play.answers().iter().next().expect("the stars can be reached");
                assert!(play.made() < par, "{} takes longer", name(variant, lesson));
                assert_eq!(play.press(best), PressReply::Right);
            }
            assert_eq!(play.made(), par, "{}", name(variant, lesson));
        }
    }
}

#[test]
fn exactly_one_piece_hangs() {
    for (variant, lesson) in lessons() {
        for step in &lesson.steps {
            let LessonTask::Take { prey } = step.task else { continue };
            let enemies = step.board.occupied() & !step.board.of(Player::from_index(0).unwrap());
            let captures = pseudo_legal(variant, &step.board, step.pupil) & enemies;
            assert!(captures.has(prey) && captures.count() >= 2, "{}", name(variant, lesson));
            for target in captures {
                let mut after = step.board.clone();
                let pupil = after.take(step.pupil).unwrap();
                after.put(target, pupil);
                let taken_back =
                    enemies.without(target).iter().any(|guard| pseudo_legal(variant, &after, guard).has(target));
                assert_eq!(taken_back, target != prey, "{target} for the {}", name(variant, lesson));
            }
        }
    }
}

#[test]
fn special_moves_are_legal_moves() {
    for (variant, lesson) in lessons() {
        for step in &lesson.steps {
            let LessonTask::Special { position, goals, .. } = &step.task else { continue };
            let moves: Bitboard =
                position.legal_moves().iter().filter(|mv| mv.from() == step.pupil).map(|mv| mv.to()).collect();
            assert!(!goals.is_empty() && (*goals & !moves).is_empty(), "{}", name(variant, lesson));
            let mut play = LessonPlay::new(variant, step);
            assert_eq!(play.press(goals.iter().next().unwrap()), PressReply::Right);
            assert!(play.is_done());
        }
    }
}

fn specials(id: &str, kind: &str) -> Vec<SpecialMove> {
    let variant = Variant::by_id(id, &Options::none()).unwrap();
    let kind = variant.kind_ids().find(|&it| variant.kind(it).name == kind).unwrap();
    let what = |step: LessonStep| match step.task {
        LessonTask::Special { what, .. } => Some(what),
        _ => None,
    };
    Lesson::new(&variant, kind).steps.into_iter().filter_map(what).collect()
}

#[test]
fn special_moves_have_steps_where_the_definition_has_them() {
    use SpecialMove::{Castling, EnPassant, First, KingLeap, Promotion};
    assert_eq!(specials("chess", "Pawn"), [First, EnPassant, Promotion]);
    assert_eq!(specials("gigachess", "Pawn"), [EnPassant, Promotion]);
    assert_eq!(specials("janus", "King"), [Castling]);
    assert_eq!(specials("gigachess2", "King"), [KingLeap]);
    assert_eq!(specials("chaturaji", "Pawn"), [Promotion]);
    assert_eq!(specials("gigachess2", "Eagle"), []);
}

#[test]
fn what_is_made_of_others_is_learned_after_them_and_hoppers_and_bent_riders_last() {
    let variant = Variant::by_id("gigachess2", &Options::none()).unwrap();
    let order: Vec<&str> =
        learning_order(&variant).into_iter().map(|kind: KindId| variant.kind(kind).name.as_str()).collect();
    let place = |name: &str| order.iter().position(|it| *it == name).unwrap();
    for (part, whole) in
        [("Bishop", "Cardinal"), ("Knight", "Cardinal"), ("Queen", "Amazon"), ("Rook", "Queen"), ("Camel", "Buffalo")]
    {
        assert!(place(part) < place(whole), "{part} before {whole}: {order:?}");
    }
    for (before, last) in [("Duchess", "Cannon"), ("Cannon", "Eagle"), ("Sorceress", "Rhinoceros")] {
        assert!(place(before) < place(last), "{before} before {last}: {order:?}");
    }
}

#[test]
fn what_is_wrong_is_refused_for_the_reason_that_the_rules_give() {
    for (variant, lesson) in lessons() {
        for step in &lesson.steps {
            let mut play = LessonPlay::new(variant, step);
            let moves = play.moves();
            for square in variant.board_size().squares().filter(|&square| square != step.pupil && !moves.has(square)) {
                let reply = play.press(square);
                let is_refused = matches!(reply, PressReply::Refused(_) | PressReply::WouldChange | PressReply::Itself);
                // A King sees that what it would take is protected.
                assert!(
                    is_refused || matches!(reply, PressReply::Protected(_) | PressReply::NothingThere),
                    "{square}: {reply:?}, {}",
                    name(variant, lesson)
                );
                assert!(!play.is_done());
            }
        }
    }
}
