//! A game with a friend, exchanged as a link, for JavaScript. For the use see `docs/friend.md`.

use menagerie_js_types::{GameOptions, Js, list, read};
use menagerie_session::{ClockSettings, FriendClaim, FriendState, FriendUpdate, PendingRecord, faults};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::session::Session;

/// A game with a friend.
#[wasm_bindgen]
pub struct FriendGame {
    game: menagerie_session::FriendGame,
    /// The check of its signatures, once the claims are handed out.
    pending: Option<PendingRecord>,
}

impl From<menagerie_session::FriendGame> for FriendGame {
    fn from(game: menagerie_session::FriendGame) -> FriendGame {
        FriendGame { game, pending: None }
    }
}

#[wasm_bindgen]
impl FriendGame {
    /// A new game from the position on the board of a session. `id` is made by chance. With a clock, it is played live.
    pub fn invite(id: &str, session: &Session, clock: Option<Ts<ClockSettings>>) -> Result<FriendGame, Text> {
        let clock = clock.map(|clock| read(&clock)).transpose();
        let clock = clock.map_err(|error| faults::words(format!("The clock cannot be set so: {error}")))?;
        menagerie_session::FriendGame::invite(id, &session.0, clock).map(FriendGame::from)
    }

    /// The game of a link.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(letters: &str) -> Result<FriendGame, Text> {
        menagerie_session::FriendGame::from_link(letters).map(FriendGame::from)
    }

    /// The game that `saved` has written.
    #[wasm_bindgen(js_name = fromSaved)]
    pub fn from_saved(saved: &str) -> Result<FriendGame, Text> {
        menagerie_session::FriendGame::from_saved(saved).map(FriendGame::from)
    }

    /// The game, for `fromSaved`.
    pub fn saved(&self) -> Result<String, Text> {
        self.game.saved()
    }

    /// The letters of its link. What was done here has to be signed before.
    pub fn link(&self) -> Result<String, Text> {
        self.game.link()
    }

    /// What the game is called in every link of it.
    #[wasm_bindgen(getter)]
    pub fn id(&self) -> String {
        self.game.id()
    }

    /// The id of its rules: `janus`.
    #[wasm_bindgen(getter)]
    pub fn variant(&self) -> String {
        self.game.variant()
    }

    /// The options of its rules.
    pub fn options(&self) -> Js<GameOptions> {
        Js(self.game.options())
    }

    /// The game for the board.
    pub fn session(&self) -> Result<Session, Text> {
        self.game.session().map(Session)
    }

    /// How its clocks are set, if it has any.
    pub fn clock(&self) -> Option<Js<ClockSettings>> {
        self.game.clock().map(Js)
    }

    /// Whether it is over.
    #[wasm_bindgen(getter)]
    pub fn over(&self) -> bool {
        self.game.over()
    }

    /// How it stands.
    pub fn state(&self) -> Js<FriendState> {
        Js(self.game.state())
    }

    /// A player sits down on a free seat, with a public key and perhaps a name.
    pub fn sit(&mut self, player: usize, key: String, name: &str) -> Result<(), Text> {
        self.game.sit(player, key, name)
    }

    /// What a player signs before the link is sent.
    pub fn message(&self, player: usize) -> Result<String, Text> {
        self.game.message(player)
    }

    /// Puts a player's signature of that in.
    pub fn sign(&mut self, player: usize, signature: String) {
        self.game.sign(player, signature);
    }

    /// What the players must have signed for the link to be theirs. Every claim is then checked and answered with `answerClaim`.
    pub fn claims(&mut self) -> Result<Js<FriendClaimList>, Text> {
        let pending = self.pending.insert(PendingRecord::of(&self.game)?);
        Ok(Js(FriendClaimList(pending.claims())))
    }

    /// Answers whether the signature of a claim, counted from 0 in the list of `claims`, holds.
    #[wasm_bindgen(js_name = answerClaim)]
    pub fn answer_claim(&mut self, claim: usize, holds: bool) -> Result<(), Text> {
        let pending = self.pending.as_mut().ok_or_else(|| faults::words("No claim is open"))?;
        pending.answer(claim, holds)
    }

    /// Whether a player may offer a draw now.
    #[wasm_bindgen(js_name = mayOfferDraw)]
    pub fn may_offer_draw(&self, player: usize) -> bool {
        self.game.may_offer_draw(player)
    }

    /// Whether a player may ask to take a move back now.
    #[wasm_bindgen(js_name = mayAskBack)]
    pub fn may_ask_back(&self, player: usize) -> bool {
        self.game.may_ask_back(player)
    }

    /// Whether a player may resign now.
    #[wasm_bindgen(js_name = mayResign)]
    pub fn may_resign(&self, player: usize) -> bool {
        self.game.may_resign(player)
    }

    /// A player offers a draw.
    #[wasm_bindgen(js_name = offerDraw)]
    pub fn offer_draw(&mut self, player: usize) -> Result<(), Text> {
        self.game.offer_draw(player)
    }

    /// A player asks to take back their last move, with what was played after it.
    #[wasm_bindgen(js_name = askBack)]
    pub fn ask_back(&mut self, player: usize) -> Result<(), Text> {
        self.game.ask_back(player)
    }

    /// A player accepts what the other has offered, or declines it.
    pub fn answer(&mut self, player: usize, yes: bool) -> Result<(), Text> {
        self.game.answer(player, yes)
    }

    /// A player resigns.
    pub fn resign(&mut self, player: usize) -> Result<(), Text> {
        self.game.resign(player)
    }

    /// A player says that the time of whoever is to move is up.
    #[wasm_bindgen(js_name = timeIsUp)]
    pub fn time_is_up(&mut self, player: usize) -> Result<(), Text> {
        self.game.time_is_up(player)
    }

    /// Takes down the move that a session has just played at the end of its line.
    pub fn follow(&mut self, session: &Session) -> Result<(), Text> {
        self.game.follow(&session.0)
    }

    /// Lets a session show what was done. What was said of the moves that stand stays.
    pub fn show(&self, session: &mut Session) {
        self.game.show(&mut session.0);
    }

    /// Takes in what a link adds; `player` sits here. All claims of the link must have been answered with true.
    pub fn merge(&mut self, link: &FriendGame, player: usize) -> Result<Js<FriendUpdate>, Text> {
        let pending = link.pending.as_ref().ok_or_else(|| Text::new("friend-forged"))?;
        self.game.merge(&pending.verified()?, player).map(Js)
    }
}

list!(
    /// What the players must have signed.
    FriendClaimList(FriendClaim)
);
