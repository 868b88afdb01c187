//! The first sound level finds short mates with all kinds of pieces.

use crate::support::{self, after, is_mate, is_mated_in, mating_moves, normal, search, text, white_to_move};
use menagerie_engine::{Score, SearchLimits};

/// Mates in one with a single solution: variant, pieces, the move, and the kind of piece that gives mate.
const IN_ONE: [(&str, &str, &str, &str); 16] = [
    ("gigachess", "kh14 Kk14 Cl10 Rd13 pf12 ph12 og14", "l10l14", "Cannon"),
    ("gigachess", "ke13 Ke11 Cj11 Rh14 pg13 pg11 og12", "j11j13", "Cannon"),
    ("gigachess", "kf14 Kg12 Gb12 Ni13 pf12 oe13 ed12", "b12d13", "Eagle"),
    ("gigachess", "kk14 Kl12 Gi11 Nf9 pl13 oj13 el14", "i11h13", "Eagle"),
    ("gigachess", "kc14 Ka14 Ta9 Rd10 pc12 pa12 nb14", "a9b12", "Ship"),
    ("gigachess2", "kb14 Kd14 Oa10 Rf13 pb12 pb13 ea13", "a10e14", "Sorceress"),
    ("gigachess2", "ke13 Kc14 Oa11 Rj12 pf13 pe11 ef14", "a11e7", "Sorceress"),
    ("gigachess2", "kh13 Kg11 Uh9 Ri14 pg12 pg13 zi11", "h9k11", "Rhinoceros"),
    ("gigachess2", "kh13 Kk10 Uh11 Rk14 pi13 ph12 zg13", "h11f10", "Rhinoceros"),
    ("gigachess2", "kl13 Kj14 Di14 Nh10 pm13 pk13 wl12", "i14k14", "Duchess"),
    ("janus", "kd7 Kd2 Ji4 Rb8 pc6 pe6 be7", "i4e8", "Janus"),
    ("janus", "kg7 Kc8 Jj6 Ri8 pf6 pg6 bf7", "j6i5", "Janus"),
    ("chess", "kb8 Kg6 Qe7 Na4 pd6 pa7 rb7", "e7d8", "Queen"),
    ("chess", "kf8 Ke3 Qb3 Ne5 pf6 ph7 rh6", "b3f7", "Queen"),
    ("capablanca", "kd8 Ka8 Cb5 Be6 pb6 pf7 re8", "b5d5", "Chancellor"),
    ("capablanca", "kg8 Kf4 Cj3 Bf6 pe7 pf7 rg6", "j3j8", "Chancellor"),
];

/// Mates in two: variant and pieces. Each has a single first move, and most of these give no check.
const IN_TWO: [(&str, &str); 14] = [
    ("gigachess", "ki14 Km13 Cd10 Vk14 Rk13 Nh13 pk12 oi12 rj12"),
    ("gigachess", "kj13 Kn11 Gm8 Rk8 Nm12 pi11 oi12 ri13"),
    ("gigachess", "kf13 Kj9 Gb8 Rd8 Nb14 pg11 oh13 rg13"),
    ("gigachess", "kh13 Kh11 Gm8 Rm14 Nm13 pj11 of12 rg12"),
    ("gigachess", "ke14 Kc13 Va11 Qf9 pe13 oe12 bc14"),
    ("gigachess2", "kd14 Kb14 Og10 Ud12 Rc10 pf12 je13 rf13"),
    ("chess", "ke8 Kg7 Qd4 Bh7 Ne5 pd7 pf7 rc7"),
    ("chess", "ke7 Kd4 Qg8 Be8 Ne2 pg6 pf6 re6"),
    ("chess", "kd8 Ke3 Rh6 Re5 Nd3 pc7 pc6 bb7"),
    ("chess", "kf7 Kd6 Re6 Rg2 Ng4 pe5 ph5 bd8"),
    ("capablanca", "kg7 Ke7 Ah3 Cb8 Nj2 pg6 ph5 rh6"),
    ("capablanca", "ke8 Kg5 Af8 Cf7 Nj3 pe7 pg7 rg8"),
    ("capablanca", "kh7 Ke2 Ae7 Cc6 Ne8 pg5 ph6 ri6"),
    // Two Rooks drive the King to the edge.
    ("janus", "Kj1 Ra6 Rb5 ke7"),
];

#[test]
fn mate_in_one_is_found_at_every_depth() {
    for (id, pieces, expected, piece) in IN_ONE {
        let position = white_to_move(id, pieces);
        let solutions: Vec<String> = mating_moves(&position, 1).into_iter().map(|mv| text(&position, mv)).collect();
        assert_eq!(solutions, [expected], "{}", position.fen());
        for found in
            [search(&position, &SearchLimits::depth(1)), search(&position, &SearchLimits::nodes(1)), normal(&position)]
        {
            assert_eq!(text(&position, found.best_move), expected, "{}", position.fen());
            assert_eq!(found.info.score, Score::MateIn(1));
        }
        let kind = position.piece_at(mating_moves(&position, 1)[0].from()).expect("a piece").kind;
        assert_eq!(position.variant().kind(kind).name, piece);
    }
}

#[test]
fn mate_in_one_is_found_even_by_levels_that_err() {
    for (id, pieces, expected, _) in IN_ONE {
        let position = white_to_move(id, pieces);
        for level in menagerie_engine::levels::ALL.iter().take(3) {
            let found = search(&position, &level.limits(9));
            assert_eq!(text(&position, found.best_move), expected, "level {} in {}", level.number(), position.fen());
        }
    }
}

#[test]
fn mate_in_two_is_found() {
    for (id, pieces) in IN_TWO {
        let position = white_to_move(id, pieces);
        assert!(mating_moves(&position, 1).is_empty(), "a mate in one in {}", position.fen());
        let found = normal(&position);
        let next = after(&position, found.best_move);
        assert!(is_mated_in(&next, 1), "{} ({:?}) in {}", text(&position, found.best_move), found.info, position.fen());
        assert_eq!(found.info.score, Score::MateIn(3), "{}", position.fen());
    }
}

#[test]
fn a_mate_in_one_is_not_allowed_where_it_can_be_helped() {
    for (id, pieces, ..) in IN_ONE {
        // The same pieces, with the other side to move.
        let position = support::set_up(id, pieces, "b - - 0 1");
        let safe = |next: &menagerie_rules::Position| mating_moves(next, 1).is_empty();
        let avoidable = position.legal_moves().into_iter().any(|mv| safe(&after(&position, mv)));
        let next = after(&position, normal(&position).best_move);
        assert!(!is_mate(&next) && (!avoidable || safe(&next)), "{}", next.fen());
    }
}
