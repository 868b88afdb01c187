use super::*;
use crate::json::Json;
use crate::session::variants::tests::king_leap;

fn branched() -> Session {
    let mut session = Session::new("chess", None).unwrap();
    for text in ["e4", "e5", "Nf3"] {
        session.play(text).unwrap();
    }
    session.go_to(NodeId::test(1));
    session.play("c5").unwrap();
    session.resign(0).unwrap();
    session.go_to(NodeId::test(3));
    session
}

fn same(one: &Session, other: &Session) {
    let view = |session: &Session| (session.state().json(), session.saved().json(), session.record().json());
    assert_eq!(view(one).1, view(other).1);
    assert_eq!(view(one).2, view(other).2);
}

#[test]
fn a_kept_game_is_the_same_game() {
    let session = branched();
    let mut again = Session::from_saved_json(&session.saved().json()).unwrap();
    same(&session, &again);
    assert!(again.go_to_tip());
    assert!(again.state().json().contains("over-resignation"));
}

#[test]
fn a_game_of_four_with_somebody_gone_is_kept() {
    let mut session = Session::new("chaturaji", None).unwrap();
    session.resign(1).unwrap();
    session.play("g2f2").unwrap();
    session.flag(2).unwrap();
    same(&session, &Session::from_saved_json(&session.saved().json()).unwrap());
}

#[test]
fn options_and_start_are_kept() {
    let session = Session::start(&king_leap());
    let again = Session::from_saved_json(&session.saved().json()).unwrap();
    assert_eq!((again.variant(), again.options().json()), ("gigachess2".into(), r#"{"king-leap":true}"#.into()));
    let fen = "k9/10/10/10/10/10/10/K1R7 w - - 0 1";
    let session = Session::from_position("janus", None, fen).unwrap();
    assert!(Session::from_saved_json(&session.saved().json()).unwrap().state().json().contains(fen));
}

#[test]
fn a_link_is_short_and_holds_everything() {
    let session = branched();
    let link = session.link().unwrap();
    assert!(link.len() < 250 && link.chars().all(|it| it.is_ascii_alphanumeric() || "-_".contains(it)), "{link}");
    same(&session, &Session::from_link(&link).unwrap());
}

#[test]
fn a_long_game_makes_a_link_that_can_be_sent() {
    let mut session = Session::new("gigachess", None).unwrap();
    for turn in 0..200 {
        let moves = session.tree.position().legal_moves();
        session.tree.play(moves[turn * 7 % moves.len()]);
    }
    let link = session.link().unwrap();
    assert!(link.len() < 2000, "{} letters", link.len());
    same(&session, &Session::from_link(&link).unwrap());
}

/// A link to this text.
fn link_to(json: &str) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(json.as_bytes(), EFFORT))
}

fn refused(made: Result<Session, Text>) -> String {
    made.err().unwrap().json()
}

#[test]
fn a_link_that_unpacks_to_more_than_any_game_is_refused() {
    let bomb = link_to(&" ".repeat(50_000_000));
    assert!(bomb.len() < 100_000, "{} letters", bomb.len());
    assert!(refused(Session::from_link(&bomb)).contains("text-too-long"));
    assert!(refused(Session::from_link(&"A".repeat(50_000_000))).contains("text-too-long"));
}

#[test]
fn a_link_with_more_moves_or_variations_than_any_game_is_refused() {
    let of = |nodes: Vec<String>| {
        let nodes = nodes.join(",");
        link_to(&format!(r#"{{"version":1,"variant":"chess","nodes":[{nodes}],"current":0,"tip":0}}"#))
    };
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let there_and_back = |count: usize| (0..count).map(|at| format!(r#"{{"m":"{}"}}"#, knights[at % 4])).collect();
    assert!(refused(Session::from_link(&of(there_and_back(10_001)))).contains("fault-too-many-moves"));
    // Two ways to continue from every position that was reached by a second way.
    let deep = (0..200).map(|at| format!(r#"{{"m":"e2e4","p":{}}}"#, at / 2 * 2)).collect();
    assert!(refused(Session::from_link(&of(deep))).contains("fault-too-deep"));
}

#[test]
fn endings_that_the_rules_forbid_are_refused_and_moves_after_an_end_reported() {
    let of = |variant: &str, nodes: &str| {
        link_to(&format!(r#"{{"version":1,"variant":"{variant}","nodes":[{nodes}],"current":1,"tip":1}}"#))
    };
    let stopped = |player: u64| format!(r#"{{"stopped":{{"player":{player},"how":"time","draw":false}}}}"#);
    let read = |variant: &str, text: &str| Session::from_link(&of(variant, text));
    assert!(read("chess", r#"{"m":"e2e4","e":"agreement"}"#).is_ok());
    assert!(read("chess", &format!(r#"{{"m":"e2e4","e":{}}}"#, stopped(1))).is_ok());
    for player in [2, 99, u64::from(u32::MAX)] {
        let text = format!(r#"{{"m":"e2e4","e":{}}}"#, stopped(player));
        assert!(refused(read("chess", &text)).contains("fault-no-such-ending"), "{player}");
    }
    for ending in [r#""agreement""#, &stopped(0)] {
        let text = format!(r#"{{"m":"g2f2","e":{ending}}}"#);
        assert!(refused(read("chaturaji", &text)).contains("fault-no-such-ending"), "{ending}");
    }
    let drawn = r#"{"m":"e2e4","e":{"stopped":{"player":0,"how":"resignation","draw":true}}}"#;
    assert!(refused(read("chess", drawn)).contains("fault-no-such-ending"));
    let mate = r#"{"m":"f2f3"},{"m":"e7e5"},{"m":"g2g4"},{"m":"d8h4","e":"agreement"}"#;
    assert!(refused(read("chess", mate)).contains("fault-no-such-ending"));
    let after = read("chess", r#"{"m":"e2e4","e":"agreement"},{"m":"e7e5"}"#).unwrap().notes().json();
    assert!(after.contains("saved-after-ending") && after.contains("e5"), "{after}");
}

#[test]
fn a_game_with_moves_that_are_not_legal_any_more_is_kept_up_to_there() {
    let nodes =
        r#"{"m":"e2e4"},{"m":"e7e4","c":["as it was"]},{"m":"g1f3"},{"m":"e7e5","p":1,"c":["as it is"]},{"m":"f2f4"}"#;
    let json = format!(r#"{{"version":1,"variant":"chess","nodes":[{nodes}],"current":3,"tip":3}}"#);
    for session in [Session::from_saved_json(&json).unwrap(), Session::from_link(&link_to(&json)).unwrap()] {
        let notes = session.notes().json();
        assert!(notes.contains("saved-not-legal") && notes.contains("e7e4"), "{notes}");
        let kept = session.saved().json();
        assert!(
            kept.contains(r#"{"m":"e2e4","c":["✗ e7e4 as it was g1f3"]},{"m":"e7e5","c":["as it is"]},{"m":"f2f4"}"#),
            "{kept}"
        );
        assert!(kept.contains(r#""current":1,"tip":1"#), "{kept}");
        // After it was saved again, there is nothing left to report.
        let again = Session::from_saved_json(&kept).unwrap();
        same(&session, &again);
        assert_eq!(again.notes().json(), "[]");
    }
    // The en-passant square of a start that cannot be captured on any more is left out.
    let start = r#""start":"4k3/8/8/8/8/4P3/8/4K3 b - e2 0 1""#;
    let json = format!(r#"{{"version":1,"variant":"chess",{start},"nodes":[{{"m":"e8e7"}}],"current":1,"tip":1}}"#);
    let session = Session::from_saved_json(&json).unwrap();
    assert!(session.notes().json().contains("note-en-passant"), "{}", session.notes().json());
}

#[test]
fn what_a_newer_version_wrote_is_not_called_damaged() {
    let json = branched().saved().json().replace("\"version\":1", "\"version\":2,\"more\":true");
    assert!(refused(Session::from_saved_json(&json)).contains("fault-newer"));
    assert!(refused(Session::from_link(&link_to(&json))).contains("fault-newer"));
    assert!(refused(Session::from_saved_json(&json.replace(":2", ":0"))).contains("fault-damaged"));
}

#[test]
fn what_is_damaged_is_refused() {
    let error = |made: Result<Session, Text>| made.err().unwrap().json();
    assert!(error(Session::from_link("no link")).contains("fault-damaged"));
    assert!(error(Session::from_link("AAAA")).contains("fault-damaged"));
    let json = branched().saved().json();
    for (good, bad) in
        [("\"version\":1", "\"version\":2"), ("\"tip\":4", "\"tip\":44"), ("chess", "chss"), ("\"p\":1", "\"p\":9")]
    {
        assert!(json.contains(good));
        assert!(Session::from_saved_json(&json.replace(good, bad)).is_err(), "{bad}");
    }
}

/// Games and links as version 0.1 of the page wrote them.
const STORED: [(&str, &str); 4] = [
    (
        r#"{"version":1,"variant":"chess","nodes":[{"m":"e2e4","c":["[%clk 0:05:00] good [%cal Gc2c4]"],"n":[1]},{"m":"e7e5"},{"m":"g1f3","e":{"stopped":{"player":1,"how":"resignation","draw":false}}},{"m":"d2d4","p":0,"b":["or"]},{"m":"d7d5"}],"current":1,"tip":3,"comments":["first"],"tags":[["White","Anna"],["ECO","A00"]]}"#,
        "PY-xbsMgEIZfxfqlbgzYSRSJraqqjh07WAwUzjaqDRbQVJXld88RJdm4j7v_vttwoZR9DFCtwMUkb0KBgp0oZwiE6ChD9RsWptTRkaFlgP7Fzj-NVPKkpNTNGKNrmJm5-bCdPWponubGVu_iPn2mEx7F2A4HjiKoDbnEdSVXn-ts_indZKb4x32Jsh-DKVVRwCXDcDBzpn1_RLnOVasVSgp8V7eY8Nzqzo63soz9TYnqcZxdPHcfmMVlYVYvxOBTLtW6mLGCHl-TL8TJryEY_ujx_vZZSymh9X4F",
    ),
    (
        r#"{"version":1,"variant":"chaturaji","nodes":[{"l":[1,"resignation"]},{"m":"g2f2"},{"l":[2,"time"]}],"current":3,"tip":3}"#,
        "FUw5DoQwDPzL1G422-UrKwqLNWAEATmBJuLv2M2M5uy4xaoeBflDuNmUS0PGuHC7jFcFoRx_qci_js3RayZV58ItZsNDHbsv5jQlhIhSIjTdxdOBMF5mEq_fcE_n5wU",
    ),
    (
        r#"{"version":1,"variant":"gigachess2","options":{"king-leap":true},"nodes":[{"m":"e4e6","e":"agreement"}],"current":1,"tip":1}"#,
        "FY2xDoMwEEP_xXM6UFUd8itVhxO10hOQoEtgifLvHNuT7Gd3nLSqJSNOAaeYSm6ISJpk_rPWJwLK3rxRETsWzemxUnbEZgdHQC4_evTp2Nzji2836CjJyI0-N74B82F2833T1PVpXA",
    ),
    (
        r#"{"version":1,"variant":"janus","start":"k9/10/10/10/10/10/10/K1R7 w - - 0 1","ending":{"stopped":{"player":0,"how":"time","draw":true}},"nodes":[],"current":0,"tip":0}"#,
        "XU5LCkMhELuKZG2prkq9Qnfdli6kDq39qIz6HuXh3TtuywwkgSRkw0JcY05wVmPxHH1qcHj61Cs0avM89eu4t-b_T_Z8UKvayRllxU0pxHSH2ySXS6EwaXn7LzGc0XjkVbpa_JCYA3tRjTuNoZFyoAp3uWrcOjPNFZJosQiOHw",
    ),
];

#[test]
fn games_that_were_stored_before_are_read_and_written_the_same() {
    for (json, link) in STORED {
        let stored = Session::from_saved_json(json).unwrap();
        assert_eq!(stored.saved().json(), json);
        assert_eq!(stored.link().unwrap(), link);
        assert_eq!(Session::from_link(link).unwrap().saved().json(), json);
    }
}
