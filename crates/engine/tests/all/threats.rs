//! The first sound level answers threats. In every position the other side threatens to win material with its next move, and after the
//! engine's move it no longer does.

use crate::support::measure::{self, MATE};
use crate::support::{self, as_chess, normal, set_up, text};
use menagerie_rules::{Move, Position};

/// Less than the value of any piece, in hundredths.
const TOLERANCE: i32 = 100;

/// The threat, the pieces, and the side to move.
type Threat = (&'static str, &'static str, &'static str);

const GIGACHESS: [Threat; 10] = [
    ("a Pawn attacks the Queen", "Kh2 Qg6 Ph3 Pi3 kh13 pf7 pe8 rn13", "w"),
    ("a Cannon over its own Pawn attacks the Eagle", "Kh2 Ge4 Ph3 Pg3 kh13 ce12 pe9 pd10", "w"),
    ("a Cannon over the enemy's Pawn attacks the Marshall", "Kh2 Hd4 Pd7 Ph3 kh13 cd12 pg11", "w"),
    ("a Bow over a Pawn attacks the Rook", "Kh2 Re3 Pg3 Pd2 kh13 vj8 pg5 pk9", "w"),
    ("an Eagle round the corner attacks the Lion", "Kh2 Lf9 Pg4 Ph3 kh13 gd4 pj11 rn12", "w"),
    ("a Ship round the corner attacks the Queen", "Kh2 Qe9 Pg3 Ph3 kh13 td4 pi12", "w"),
    ("a Knight forks King and Amazon", "kh13 ai10 Kc3 Nj12 Ph4 Pc5", "b"),
    ("a Camel forks two Rooks", "Kh2 Re4 Rg4 Ph3 kh13 mf7 pf8 pg9", "w"),
    ("a Lion leaps at the Queen over Pawns", "Kh2 Qd5 Pd4 kh13 ld7 pd6 pc7 pe7", "w"),
    ("a Buffalo attacks the Queen from far", "kh13 qk9 pg12 Kc3 Fm12 Ph3 Pd4", "b"),
];

const GIGACHESS_II: [Threat; 10] = [
    ("a Sorceress attacks the Amazon along a diagonal", "Kh2 Ai4 Pk6 Ph3 kh13 om8 pg11 pf10", "w"),
    ("a Sorceress attacks the Duchess along a file", "Kh2 Df4 Pf8 Ph3 kh13 of12 pg11", "w"),
    ("an Archer over a Pawn attacks the Marshall", "Kh2 Hc3 Pe5 Pg3 kh13 vi9 pj10", "w"),
    ("an Archer over its own Bishop attacks the Eagle", "Kh2 Gd4 Pf3 Ph3 kh13 vk11 bh8 pj11", "w"),
    ("a Rhinoceros attacks the Queen along the bend", "Kh2 Qe6 Ph3 Pg3 kh13 ub4 pf11", "w"),
    ("a Rhinoceros attacks two Rooks", "Kh2 Rf8 Rb8 Ph3 kh13 ud5 pc4 rn3", "w"),
    ("a Duchess leaps at the Lion over two Pawns", "Kh2 Lg5 Pg6 Ph3 kh13 dg8 pg7 pf9", "w"),
    ("a Duchess leaps at the Sorceress along a diagonal", "kh13 oj9 pk10 pg12 Kc3 Dm12 Pl11 Ph3", "b"),
    ("a Missionary attacks the Buffalo", "Kh2 Fe5 Pd3 Pg3 kh13 yi9 pj10 ph12", "w"),
    ("a Giraffe forks King and Queen", "kh13 qj7 pg12 Kc3 Zk10 Pd4 Ph3", "b"),
];

const JANUS: [Threat; 7] = [
    ("a Pawn attacks the Janus", "Ke1 Je5 Pd2 Pe2 Pf2 ke8 pd6 pe7 pc7 rj8", "w"),
    ("a Bishop attacks the Queen", "Kd1 Qe4 Pd2 Pf2 kg8 bb7 pa6 pg7 rj8", "w"),
    ("a Knight forks both Rooks", "Ke1 Rd2 Re5 Pb2 kj8 nc4 pb5 pd7 pj7", "w"),
    ("a Rook pins the Queen to the King", "Ke1 Qe4 Pd2 Pj2 ka8 re8 pd7 pb7", "w"),
    ("a Janus attacks the Rook from far", "kb8 rh5 pb7 pc7 pi7 Kc1 Jd1 Pc2 Pb2", "b"),
    ("a Queen attacks a loose Bishop", "Kb1 Bg4 Pb2 Pc2 Rj1 kb8 qc8 pb7 pi7", "w"),
    ("a Rook attacks a loose Knight", "kb8 ng5 pb7 pc7 rj8 Kb1 Rg1 Pb2 Pc2", "b"),
];

fn assert_threat_is_met(position: &Position, threat: &str) {
    let id = position.variant().id();
    let mut scratch = as_chess(position).clone();
    let mut net = |mv: Move| measure::loss(&mut scratch, mv) - measure::gain(&scratch, mv);
    let moves: Vec<(i32, Move)> = position.legal_moves().into_iter().map(|mv| (net(mv), mv)).collect();
    let losing = moves.iter().filter(|&&(lost, _)| (TOLERANCE..MATE).contains(&lost)).count();
    let safe = moves.len() - moves.iter().filter(|&&(lost, _)| lost >= TOLERANCE).count();
    assert!(losing > 0 && safe > 0, "{id}, {threat}: no threat, or no help: {losing} and {safe} in {}", position.fen());
    let best = normal(position).best_move;
    let lost = net(best);
    assert!(lost < TOLERANCE, "{id}, {threat}: {} loses {lost} in {}", text(position, best), position.fen());
}

/// Checks the threats with both colours.
fn assert_all(id: &str, threats: &[Threat]) {
    for (threat, pieces, turn) in threats {
        let position = set_up(id, pieces, &format!("{turn} - - 0 1"));
        assert_threat_is_met(&position, threat);
        assert_threat_is_met(&mirrored(&position), threat);
    }
}

#[test]
fn threats_are_met_in_gigachess() {
    assert_all("gigachess", &GIGACHESS);
}

#[test]
fn threats_of_every_new_piece_are_met_in_gigachess2() {
    assert_all("gigachess2", &GIGACHESS_II);
}

#[test]
fn threats_are_met_in_janus() {
    assert_all("janus", &JANUS);
}

/// The same position with the colours changed.
fn mirrored(position: &Position) -> Position {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').collect();
    let swapped: Vec<String> = fields[0].split('/').rev().map(swap_case).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    support::read(position.variant().id(), &format!("{} {turn} - - 0 1", swapped.join("/")))
}

fn swap_case(text: &str) -> String {
    text.chars()
        .map(
            |letter| {
                if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
            },
        )
        .collect()
}
