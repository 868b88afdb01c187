use serde::Serialize;
use serde_json::{Value, json};

use crate::session::Session;

const JANUS: &str = "janus";

fn from(id: &str, position: &str) -> Session {
    Session::from_position(id, None, position).unwrap()
}

fn read(value: impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

fn squares(list: &Value) -> Vec<&str> {
    let mut squares: Vec<&str> = list.as_array().unwrap().iter().map(|it| it["square"].as_str().unwrap()).collect();
    squares.sort_unstable();
    squares
}

#[test]
fn a_card_says_what_a_piece_is_and_where_it_goes() {
    let session = Session::new(JANUS, None).unwrap();
    let card = read(session.piece_card("b1").unwrap());
    assert_eq!((&card["kind"], &card["letter"], &card["value"]), (&json!("janus"), &json!("J"), &json!(8.75)));
    assert_eq!(card["name"]["text"], "piece-janus");
    // What a game says of a piece itself comes before what is said of it everywhere.
    assert_eq!(card["line"], json!({ "text": "line-janus-janus", "args": { "otherwise": { "text": "line-janus" } } }));
    assert_eq!(card["page"], "janus/#piece-janus");
    assert_eq!(squares(&card["reach"]), ["a3", "c3"]);
    assert_eq!(read(session.piece_card("e4").unwrap()), Value::Null);
}

#[test]
fn the_enemys_pieces_and_those_of_a_finished_game_have_cards() {
    let session = Session::new(JANUS, None).unwrap();
    let enemy = read(session.piece_card("b8").unwrap());
    assert_eq!(enemy["owner"], 1);
    assert_eq!(squares(&enemy["reach"]), ["a6", "c6"]);
    let mated = from(JANUS, "k8R/10/1K8/10/10/10/10/10 b - - 0 1");
    assert_eq!(read(mated.state())["over"], true);
    assert!(squares(&read(mated.piece_card("j8").unwrap())["reach"]).contains(&"a8"));
}

#[test]
fn pieces_without_a_value_of_their_own_are_reckoned() {
    let list = read(Session::new("gigachess2", None).unwrap().piece_list());
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 25);
    let duchess = list.iter().find(|it| it["kind"] == "duchess").unwrap();
    assert_eq!(duchess["reckoned"], true);
    assert!(duchess["value"].as_f64().unwrap() > 5.0);
    let giraffe = list.iter().find(|it| it["kind"] == "giraffe").unwrap();
    assert_eq!(giraffe["promotes"][0]["kind"], "buffalo");
}

#[test]
fn pieces_of_players_who_are_out_go_nowhere() {
    let session = from("chaturaji", "8/8/8/bE,bP,6/8/8/gP,5,rP,rK/gK,7 r 0,0,0,0 -,-,-,- 20 0 9");
    let card = read(session.piece_card("a5").unwrap());
    assert_eq!((&card["out"], &card["reach"]), (&json!(true), &json!([])));
    assert_eq!(read(session.attacked(2)), json!([]));
}

#[test]
fn squares_of_another_board_are_refused_wherever_one_is_taken() {
    let looked_at = "n13";
    for id in ["chess", "janus", "chaturaji"] {
        let session = Session::new(id, None).unwrap();
        let asked = [
            session.scene(Some(looked_at), 0).err(),
            session.targets(looked_at).err(),
            session.choices("a1", looked_at).err(),
            session.choices(looked_at, "a1").err(),
            session.explain("a1", looked_at).err(),
            session.explain(looked_at, "a1").err(),
            session.piece_card(looked_at).err(),
            session.attackers(looked_at).err(),
            session.blocked(looked_at).err(),
            session.premove_targets(looked_at).err(),
        ];
        for error in asked {
            assert_eq!(error.unwrap().id(), "fault-off-board", "{id}");
        }
    }
}

fn marks<'a>(mini: &'a Value, kind: &str) -> Vec<(i64, i64, &'a Value)> {
    let all = mini["squares"].as_array().unwrap().iter().filter(|it| it["kind"] == kind);
    all.map(|it| (it["file"].as_i64().unwrap(), it["rank"].as_i64().unwrap(), &it["on"])).collect()
}

#[test]
fn small_diagrams_show_leaps_lines_and_hops() {
    let session = Session::new("gigachess", None).unwrap();
    let knight = read(session.mini("knight"));
    assert_eq!(marks(&knight, "leap").len(), 8);
    let rook = read(session.mini("rook"));
    assert_eq!(marks(&rook, "slide").len(), 12);
    assert!(
        marks(&rook, "slide").contains(&(0, 3, &json!(true))) && marks(&rook, "slide").contains(&(0, 2, &json!(false)))
    );
    let cannon = read(session.mini("cannon"));
    assert_eq!(cannon["screens"].as_array().unwrap().len(), 2);
    assert_eq!((marks(&cannon, "hop").len(), marks(&cannon, "move").len()), (2, 8));
    let pawn = read(session.mini("pawn"));
    assert_eq!((marks(&pawn, "move").len(), marks(&pawn, "capture").len()), (2, 2));
    assert_eq!(read(session.mini("unicorn")), Value::Null);
}

#[test]
fn heat_counts_the_attackers_of_each_square() {
    let session = from(JANUS, "k9/10/10/10/10/10/10/K2R1R4 w - - 0 1");
    let heat = read(session.attacked(0));
    let on =
        |square: &str| heat.as_array().unwrap().iter().find(|it| it["square"] == square).map(|it| it["count"].clone());
    assert_eq!((on("e1"), on("d5"), on("j5")), (Some(json!(2)), Some(json!(1)), None));
    assert_eq!(read(session.attacked(7)), json!([]));
}

#[test]
fn attackers_and_defenders_are_distinguished() {
    let session = from(JANUS, "k9/10/10/3r6/10/3N6/4P5/K2R6 w - - 0 1");
    assert_eq!(read(session.attackers("d3").unwrap()), json!({"attackers": ["d5"], "defenders": ["d1", "e2"]}));
}

#[test]
fn what_can_be_captured_with_gain_is_threatened() {
    // The Knight is guarded and only a Rook attacks it; the Rook is attacked by a Pawn.
    let session = from(JANUS, "k9/10/10/3r6/2P7/3N6/4P5/K9 w - - 0 1");
    assert_eq!(read(session.threatened()), json!(["d5"]));
    let loose = from(JANUS, "k9/10/10/3r6/10/3N6/10/K9 w - - 0 1");
    assert_eq!(read(loose.threatened()), json!(["d3"]));
}
