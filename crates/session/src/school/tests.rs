use super::School;
use crate::json::Json;
use crate::texts::Texts;
use serde_json::Value;

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

fn step(school: &mut School, name: &str, kind: &str) -> Value {
    let steps = value(&school.open(kind).unwrap().json());
    let index = steps.as_array().unwrap().iter().position(|it| it == name).unwrap();
    value(&school.begin(index).unwrap().json())
}

#[test]
fn a_step_is_done_with_the_answers_that_the_rules_give() {
    let mut school = School::new("gigachess2").unwrap();
    let begun = step(&mut school, "find", "cannon");
    let answers = value(&school.answers().unwrap().json());
    assert_eq!(begun["all"], answers.as_array().unwrap().len());
    let mut last = begun;
    for answer in answers.as_array().unwrap() {
        assert_eq!(last["done"], false);
        last = value(&school.press(answer.as_str().unwrap()).unwrap().json());
        assert_eq!(last["reply"]["right"], true);
    }
    assert_eq!(last["done"], true);
}

#[test]
fn what_is_wrong_is_reported_why_in_words() {
    let mut school = School::new("gigachess2").unwrap();
    let begun = step(&mut school, "take", "lion");
    let spoken = |language: &str, text: &Value| {
        Texts::of_language(language).words(&serde_json::from_value(text.clone()).unwrap())
    };
    assert!(spoken("en", &begun["task"]).contains("Lion"));
    let pupil = begun["pupil"].as_str().unwrap().to_string();
    let state = value(&school.press(&pupil).unwrap().json());
    assert!(state["reply"]["right"].is_null());
    let reached = value(&school.answers().unwrap().json());
    // A Lion moves no further than two squares.
    let far = ["a1", "n14", "a14", "n1"].into_iter().find(|corner| {
        let corner: menagerie_rules::Square = corner.parse().unwrap();
        let pupil: menagerie_rules::Square = pupil.parse().unwrap();
        corner.file().abs_diff(pupil.file()).max(corner.rank().abs_diff(pupil.rank())) > 2
            && reached[0] != corner.to_string()
    });
    let state = value(&school.press(far.unwrap()).unwrap().json());
    assert_eq!(state["reply"]["right"], false);
    assert!(spoken("fr", &state["reply"]["why"]).contains("Lion"), "{}", state["reply"]["why"]);
}

#[test]
fn a_lesson_that_there_is_not_is_refused() {
    let mut school = School::new("chess").unwrap();
    assert!(school.open("lion").is_err());
    assert!(school.press("e4").is_err());
    assert!(school.begin(0).is_err());
    school.open("rook").unwrap();
    assert!(school.begin(99).is_err());
    school.begin(0).unwrap();
    assert!(school.press("z9").is_err());
    assert!(School::new("nothing").is_err());
}
