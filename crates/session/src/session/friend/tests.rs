use crate::json::Json;
use menagerie_rules::{Options, Position, Variant};

use super::merge::{FriendVerdict, merge};
use super::*;
use crate::session::variants;

/// A small pseudo-random generator, the same in every run (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    /// 64 bytes, as keys and signatures are, in base64url.
    fn key(&mut self) -> String {
        const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        (0..86).map(|_| LETTERS[self.below(64)] as char).collect()
    }
}

const GAMES: [&str; 4] = ["chess", "janus", "gigachess", "chaturaji"];

/// A game with all seats taken, as this player has it.
fn seated(id: &str, chance: &mut Chance) -> FriendGame {
    let mut game = FriendGame::invite("abcdefghijk", &Session::new(id, None).unwrap(), None).unwrap();
    for player in 0..game.record.seats.len() {
        game.sit(player, chance.key(), "").unwrap();
    }
    game
}

fn copy(game: &FriendGame) -> FriendGame {
    FriendGame::from_link(&game.link().unwrap()).unwrap()
}

fn play(game: &mut FriendGame, moves: &[&str]) {
    for text in moves {
        game.act(FriendAction::read(text).unwrap()).unwrap();
    }
}

fn moves(game: &FriendGame) -> Vec<String> {
    game.play.tree().played().map(|node| node.text.clone()).collect()
}

/// The record of a link after all its signatures were found to hold.
fn verified(link: &FriendGame) -> VerifiedRecord {
    let mut pending = PendingRecord::of(link).unwrap();
    for claim in 0..pending.claims().len() {
        pending.answer(claim, true).unwrap();
    }
    pending.verified().unwrap()
}

fn verdict(known: &FriendGame, link: &FriendGame, player: usize) -> FriendVerdict {
    merge(&known.record, &verified(link), player).unwrap().verdict
}

/// A random action that is allowed now: mostly a move.
fn some_action(game: &FriendGame, chance: &mut Chance) -> Option<FriendAction> {
    let turn = game.play.turn()?;
    let player = chance.below(game.record.seats.len());
    let offer = if chance.below(2) == 0 { FriendOffer::Draw } else { FriendOffer::TakeBack };
    Some(match chance.below(12) {
        0 if game.play.may_offer(player, offer) => FriendAction::Offer(player, offer),
        // A draw would end most games early.
        1 | 2 if game.play.may_answer(player) => {
            let draw = game.play.offer().is_some_and(|(_, offer)| offer == FriendOffer::Draw);
            FriendAction::Answer(player, !draw && chance.below(2) == 0)
        }
        _ => {
            let tree = game.play.tree();
            let legal = tree.position().legal_moves();
            let mv = legal[chance.below(legal.len())];
            let text = menagerie_rules::notation::coordinate::write(tree.position(), mv);
            assert_eq!(game.play.turn(), Some(turn));
            FriendAction::Move(text)
        }
    })
}

fn chance_game(id: &str, actions: usize, chance: &mut Chance) -> FriendGame {
    let mut game = seated(id, chance);
    while game.play.done().len() < actions {
        let Some(action) = some_action(&game, chance) else { break };
        game.act(action).unwrap();
    }
    game
}

#[test]
fn actions_are_written_as_they_are_read() {
    for text in ["e2e4", "0000", "a13a14q", "=0", "~1", "+0", "-1", "#3"] {
        assert_eq!(FriendAction::read(text).unwrap().to_string(), text);
    }
    for text in ["", "=", "=x", "#01", "+-1"] {
        assert_eq!(FriendAction::read(text), None, "{text}");
    }
}

#[test]
fn what_others_have_done_is_added_and_what_is_known_is_reported() {
    let mut white = seated("janus", &mut Chance(1));
    play(&mut white, &["e2e4"]);
    let mut black = copy(&white);
    assert_eq!(verdict(&black, &white, 1), FriendVerdict::Same);
    play(&mut black, &["e7e5"]);
    let old = copy(&white);
    assert_eq!(verdict(&black, &white, 1), FriendVerdict::Older);
    let update = white.merge(&verified(&black), 0).unwrap();
    assert!(update.json().contains("friend-news-move") && update.json().contains("e5"), "{}", update.json());
    assert_eq!(moves(&white), ["e4", "e5"]);
    assert_eq!(verdict(&white, &old, 0), FriendVerdict::Older);
    assert_eq!(verdict(&white, &black, 0), FriendVerdict::Same);
}

#[test]
fn a_link_is_merged_only_after_all_its_signatures_were_found_to_hold() {
    let mut link = seated("janus", &mut Chance(1));
    play(&mut link, &["e2e4"]);
    let refusal = |pending: &PendingRecord| pending.verified().err().map(|error| error.id().to_string());
    let forged = Some("friend-forged".to_string());
    let mut pending = PendingRecord::of(&link).unwrap();
    assert_eq!((pending.claims().len(), refusal(&pending)), (2, forged.clone()), "nothing is checked yet");
    pending.answer(0, true).unwrap();
    assert_eq!(refusal(&pending), forged, "the other claim is not answered");
    assert!(pending.answer(2, true).is_err(), "there are two claims");
    pending.answer(1, false).unwrap();
    assert_eq!(refusal(&pending), forged);
    pending.answer(1, true).unwrap();
    assert_eq!(refusal(&pending), forged, "what has failed stays failed");
    let mut checked = PendingRecord::of(&link).unwrap();
    checked.answer(0, true).unwrap();
    checked.answer(1, true).unwrap();
    // What is done to the game after the check is not in the checked record.
    play(&mut link, &["e7e5"]);
    let mut known = FriendGame::of(link.record.clone()).unwrap();
    known.record.set_actions(&[]);
    known = FriendGame::of(known.record).unwrap();
    known.merge(&checked.verified().unwrap(), 1).unwrap();
    assert_eq!(moves(&known), ["e4"]);
}

#[test]
fn another_move_where_one_is_known_is_refused() {
    let mut white = seated("janus", &mut Chance(1));
    play(&mut white, &["e2e4"]);
    let mut black = copy(&white);
    play(&mut black, &["e7e5"]);
    let mut other = copy(&white);
    play(&mut other, &["a7a6"]);
    white.merge(&verified(&black), 0).unwrap();
    assert_eq!(verdict(&white, &other, 0), FriendVerdict::Branched);
    let mut forged = copy(&black);
    play(&mut forged, &["d2d4"]);
    assert_eq!(verdict(&white, &forged, 0), FriendVerdict::NotYours, "White has not played it here");
    let before = white.saved().unwrap();
    white.merge(&verified(&forged), 0).unwrap();
    assert_eq!(white.saved().unwrap(), before);
}

#[test]
fn who_is_another_one_or_plays_another_game_is_refused() {
    let mut chance = Chance(5);
    let known = seated("janus", &mut chance);
    assert_eq!(verdict(&known, &seated("janus", &mut chance), 0), FriendVerdict::SeatTaken);
    assert_eq!(verdict(&known, &seated("chess", &mut chance), 0), FriendVerdict::AnotherGame);
    let janus = Variant::by_id("janus", &Options::none()).unwrap();
    let other = Position::from_fen(&janus, "k9/10/10/10/10/10/10/K1R7 w - - 0 1").unwrap();
    let mut link = copy(&known);
    let seats = link.record.seats.clone();
    link.record = FriendRecord::new("abcdefghijk", &other, None).unwrap();
    link.record.seats = seats;
    assert_eq!(verdict(&known, &link, 0), FriendVerdict::AnotherGame);
}

#[test]
fn newcomers_sit_down_whatever_else_a_link_tells() {
    let mut chance = Chance(9);
    let mut red = FriendGame::invite("abcdefghijk", &Session::new("chaturaji", None).unwrap(), None).unwrap();
    red.sit(0, chance.key(), "Ada").unwrap();
    let mut blue = copy(&red);
    blue.sit(2, chance.key(), "Bo\nb ").unwrap();
    assert!(blue.sit(2, chance.key(), "").is_err() && blue.sit(7, chance.key(), "").is_err());
    play(&mut red, &["g2f2"]);
    assert!(red.merge(&verified(&blue), 0).unwrap().json().contains("older"));
    let state = red.state().json();
    assert!(state.contains(r#""name":"Bob""#) && state.contains(r#""name":"Ada""#), "{state}");
    assert_eq!(verdict(&blue, &red, 2), FriendVerdict::Added);
    // Green has moved without having taken a seat.
    play(&mut red, &["a2a3"]);
    assert!(FriendGame::from_link(&red.link().unwrap()).is_err());
}

#[test]
fn offers_are_accepted_and_declined() {
    let mut game = seated("janus", &mut Chance(1));
    assert!(game.ask_back(0).is_err(), "there is nothing to take back");
    play(&mut game, &["e2e4", "e7e5", "=0", "d2d4"]);
    assert!(game.play.offer().is_some(), "it goes with the move");
    assert!(game.answer(0, true).is_err() && game.offer_draw(1).is_err());
    play(&mut game, &["a7a6"]);
    assert!(game.play.offer().is_none(), "a move is a no");
    play(&mut game, &["~0", "+1"]);
    assert_eq!((moves(&game), game.play.turn()), (vec!["e4".into(), "e5".into()], Some(0)), "two moves are gone");
    play(&mut game, &["~1", "-0", "d2d4", "~0"]);
    play(&mut game, &["+1", "=1", "+0"]);
    assert!(game.play.is_over() && game.resign(0).is_err());
    assert_eq!(moves(&game).len(), 2);
}

#[test]
fn of_two_anybody_resigns_at_once_and_of_four_who_is_to_move() {
    let mut game = seated("janus", &mut Chance(1));
    play(&mut game, &["e2e4", "#0"]);
    assert!(game.play.is_over());
    let mut four = seated("chaturaji", &mut Chance(1));
    assert!(four.resign(1).is_err() && four.offer_draw(0).is_err() && four.ask_back(0).is_err());
    play(&mut four, &["#0"]);
    assert_eq!(four.play.turn(), Some(1));
    assert!(copy(&four).session().unwrap().state().json().contains("out\":true"));
}

/// With clocks, of which the local one has run out.
fn timed(id: &str) -> FriendGame {
    let mut game = seated(id, &mut Chance(3));
    game.record.clock = Some(ClockSettings::Increment { minutes: 5.0, seconds: 3.0 });
    game
}

#[test]
fn a_flag_falls_for_who_is_to_move_and_only_with_clocks() {
    let mut game = seated("janus", &mut Chance(1));
    assert!(game.time_is_up(1).is_err(), "there is no clock");
    play(&mut game, &["e2e4", "!0"]);
    assert!(FriendGame::from_saved(&game.saved().unwrap()).is_err());
    let mut white = timed("janus");
    play(&mut white, &["e2e4"]);
    let mut black = copy(&white);
    assert!(black.message(0).unwrap().contains("minutes"), "the clock is signed");
    assert!(white.time_is_up(7).is_err() && white.time_is_up(0).is_ok() && white.play.is_over());
    assert!(white.state().json().contains(r#""times":[{"player":1,"by":0}]"#), "{}", white.state().json());
    // Black has moved before receiving it.
    play(&mut black, &["e7e5"]);
    assert_eq!(verdict(&black, &white, 1), FriendVerdict::Added);
    assert_eq!(verdict(&white, &black, 0), FriendVerdict::Older);
    let mut other = copy(&white);
    other.record.clock = None;
    other.record.set_actions(&[]);
    assert_eq!(verdict(&white, &FriendGame::of(other.record).unwrap(), 0), FriendVerdict::AnotherGame);
    let mut four = timed("chaturaji");
    play(&mut four, &["!2"]);
    assert_eq!((four.play.turn(), four.play.is_over()), (Some(1), false), "the others play on");
}

#[test]
fn what_has_crossed_on_its_way_is_put_in_order() {
    let mut white = seated("janus", &mut Chance(1));
    play(&mut white, &["e2e4"]);
    let mut black = copy(&white);
    // White asks to take it back, and Black has moved already.
    play(&mut white, &["~0"]);
    play(&mut black, &["e7e5"]);
    assert_eq!(verdict(&black, &white, 1), FriendVerdict::Overtaken);
    let update = white.merge(&verified(&black), 0).unwrap();
    assert!(update.json().contains("added") && update.json().contains("\"withdrawn\":true"));
    assert_eq!(white.record.actions().collect::<Vec<_>>(), ["e2e4", "e7e5"]);
    // Both offer something: the first player's offer stands, for both.
    let mut black = copy(&white);
    play(&mut white, &["=0"]);
    play(&mut black, &["=1"]);
    assert_eq!(verdict(&white, &black, 0), FriendVerdict::Overtaken);
    assert_eq!(verdict(&black, &white, 1), FriendVerdict::Added);
    // A resignation counts, whatever was played meanwhile.
    let mut white = seated("janus", &mut Chance(1));
    play(&mut white, &["e2e4"]);
    let mut black = copy(&white);
    play(&mut white, &["#0"]);
    play(&mut black, &["e7e5"]);
    assert_eq!(verdict(&white, &black, 0), FriendVerdict::Older);
    black.merge(&verified(&white), 1).unwrap();
    assert!(black.play.is_over());
    assert_eq!(moves(&black), ["e4"]);
}

#[test]
fn games_by_chance_are_exchanged_without_loss() {
    let mut chance = Chance(77);
    for id in GAMES {
        for _ in 0..4 {
            let first = seated(id, &mut chance);
            let players = first.record.seats.len();
            let mut all: Vec<FriendGame> = (0..players).map(|_| copy(&first)).collect();
            for _ in 0..40 {
                // The player who acts sends it to all others.
                let Some(action) = some_action(&all[0], &mut chance) else { break };
                let who = match action {
                    FriendAction::Offer(who, _)
                    | FriendAction::Answer(who, _)
                    | FriendAction::Resign(who)
                    | FriendAction::Time(who) => who,
                    FriendAction::Move(_) => all[0].play.turn().unwrap(),
                };
                all[who].act(action.clone()).unwrap();
                let link = copy(&all[who]);
                for (player, game) in all.iter_mut().enumerate().filter(|&(player, _)| player != who) {
                    let mut session = game.session().unwrap();
                    assert_eq!(verdict(game, &link, player), FriendVerdict::Added, "{action}");
                    game.merge(&verified(&link), player).unwrap();
                    game.show(&mut session);
                    let shown: Vec<&str> = session.tree.played().map(|node| node.text.as_str()).collect();
                    assert_eq!(shown, moves(game));
                }
            }
            assert!(all.iter().all(|game| game.saved().unwrap() == all[0].saved().unwrap()));
        }
    }
}

/// The words of a link after somebody has changed them.
fn tampered(words: &[String], chance: &mut Chance) -> Vec<String> {
    let mut words = words.to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(words.len() + 1);
        match chance.below(5) {
            0 if at < words.len() => drop(words.remove(at)),
            1 if at < words.len() => words.truncate(at),
            2 if at < words.len() => {
                let other = chance.below(words.len());
                words.swap(at, other);
            }
            3 => words.insert(at, format!("{}{}", ["=", "~", "+", "-", "#"][chance.below(5)], chance.below(4))),
            _ if !words.is_empty() => {
                let word = words[chance.below(words.len())].clone();
                words.insert(at, word);
            }
            _ => {}
        }
    }
    words
}

#[test]
fn no_link_changes_what_is_known_or_speaks_for_who_sits_here() {
    let mut chance = Chance(4711);
    let mut verdicts = std::collections::BTreeMap::new();
    for round in 0..600 {
        let id = GAMES[round % GAMES.len()];
        let length = chance.below(24);
        let known = chance_game(id, length, &mut chance);
        let player = chance.below(known.record.seats.len());
        let words: Vec<String> = known.record.actions().map(str::to_string).collect();
        // Half of them change the words; the other half continue, or diverge at some point, as the rules allow.
        let mut link;
        if round % 2 == 0 {
            let stands = |words: &[String]| format!("\"a\":\"{}\"", words.join(" "));
            let json = known.saved().unwrap().replace(&stands(&words), &stands(&tampered(&words, &mut chance)));
            match FriendGame::from_saved(&json) {
                Ok(other) => link = other,
                Err(_) => continue,
            }
        } else {
            let from = words.len() - chance.below(words.len().min(3) + 1);
            let mut other = FriendGame::of(known.record.clone()).unwrap();
            other.record.set_actions(&known.play.done()[..from]);
            link = FriendGame::of(other.record).unwrap();
            for _ in 0..chance.below(4) {
                let Some(action) = some_action(&link, &mut chance) else { break };
                link.act(action).unwrap();
            }
        }
        let merged = merge(&known.record, &verified(&link), player).unwrap();
        *verdicts.entry(merged.verdict.id()).or_insert(0) += 1;
        let (before, after) = (known.play.done().to_vec(), merged.record.play().unwrap().done().to_vec());
        if merged.verdict != FriendVerdict::Added {
            assert_eq!(before, after, "{:?}", merged.verdict);
            continue;
        }
        assert_eq!(before[..merged.kept], after[..merged.kept]);
        assert!(after[merged.kept..].iter().all(|&(who, _)| who != player), "nothing of one's own is added");
        // Only actions that the others cannot have received are dropped.
        let lost = &before[merged.kept..];
        let resigned = matches!(after.get(merged.kept), Some((_, FriendAction::Resign(_) | FriendAction::Time(_))));
        assert!(lost.iter().all(|(who, action)| *who == player && (resigned || action.is_offer())), "{lost:?}");
    }
    for id in ["added", "same", "older", "branched", "not-yours", "overtaken"] {
        assert!(verdicts.contains_key(id), "{id} was never tried: {verdicts:?}");
    }
}

#[test]
fn a_link_of_a_hundred_moves_can_be_sent() {
    let mut chance = Chance(3);
    for (id, plies) in [("gigachess", 200), ("chaturaji", 120)] {
        let mut game = seated(id, &mut chance);
        for seat in game.record.seats.iter_mut().flatten() {
            seat.signature = chance.key();
            seat.name = "Anneliese".to_string();
        }
        while game.play.done().len() < plies && !game.play.is_over() {
            let tree = game.play.tree();
            let legal = tree.position().legal_moves();
            let mv = legal[chance.below(legal.len())];
            let text = menagerie_rules::notation::coordinate::write(tree.position(), mv);
            play(&mut game, &[&text]);
        }
        let link = game.link().unwrap();
        println!("{id}: {} actions, {} letters", game.play.done().len(), link.len());
        assert!(link.len() <= 2000 - 60, "{id}: {} letters", link.len());
        assert!(link.chars().all(|it| it.is_ascii_alphanumeric() || "-_".contains(it)));
        assert_eq!(copy(&game).saved().unwrap(), game.saved().unwrap());
    }
}

#[test]
fn what_is_damaged_is_refused() {
    let mut game = seated("janus", &mut Chance(1));
    play(&mut game, &["e2e4"]);
    let json = game.saved().unwrap();
    let error = |made: Result<FriendGame, Text>| made.err().unwrap().id().to_string();
    for (good, bad) in [
        ("\"e2e4\"", "\"e2e5\""),
        ("\"e2e4\"", "\"e4\""),
        ("\"e2e4\"", "\"e2e4 =9\""),
        ("\"e2e4\"", "\"e2e4 +1\""),
        ("abcdefghijk", "abc"),
        ("janus", "ludo"),
        ("\"k\":\"", "\"k\":\"!"),
        ("\"p\":[", "\"p\":[null,"),
    ] {
        assert!(json.contains(good), "{json}");
        assert!(FriendGame::from_saved(&json.replacen(good, bad, 1)).is_err(), "{bad}");
    }
    assert_eq!(error(FriendGame::from_saved(&json.replace("\"v\":1", "\"v\":2"))), "fault-newer");
    assert_eq!(error(FriendGame::from_link("nonsense!")), "fault-damaged");
    assert_eq!(error(FriendGame::from_link(&game.link().unwrap()[..40])), "fault-damaged");
    assert_eq!(error(FriendGame::from_link(&"A".repeat(3_000_000))), "text-too-long");
}

#[test]
fn a_signature_covers_all_that_its_player_has_answered() {
    let mut game = seated("janus", &mut Chance(1));
    let before = game.message(0).unwrap();
    play(&mut game, &["e2e4"]);
    let (white, black) = (game.message(0).unwrap(), game.message(1).unwrap());
    assert_ne!(before, white);
    play(&mut game, &["e7e5"]);
    assert_eq!(game.message(0).unwrap(), white, "what came after White's move is not White's");
    assert!(game.message(1).unwrap() != black && game.message(1).unwrap().contains("e2e4 e7e5"));
    let mut other = copy(&game);
    other.record.id = "zyxwvutsrqp".to_string();
    assert_ne!(other.message(0).unwrap(), white, "a signature is of one game");
    other.record.seats[0].as_mut().unwrap().name = "Eve".to_string();
    assert!(other.message(0).unwrap().contains("Eve"));
}

#[test]
fn the_link_of_an_own_game_carries_its_definition_and_no_other() {
    let variant = variants::find("janus", &GameOptions::default()).unwrap();
    let mut definition = variant.definition().clone();
    definition.name = "Between friends".to_string();
    let own = variants::register(&serde_json::to_string(&definition).unwrap()).unwrap();
    let mut chance = Chance(7);
    let game = seated(own.id(), &mut chance);
    let written = game.record.json().unwrap();
    assert!(written.contains("Between friends"), "{written}");
    assert_eq!(copy(&game).variant(), own.id());
    // Another definition under the same id is refused, and so is one that is damaged.
    for (from, to) in [("Between friends", "Between enemies"), ("\\\"board\\\"", "\\\"bored\\\"")] {
        assert!(FriendGame::from_saved(&written.replace(from, to)).is_err(), "{from}");
    }
    assert!(!seated("janus", &mut chance).record.json().unwrap().contains("\"d\""), "everybody has the others");
}
