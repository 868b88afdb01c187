//! UCCI, the protocol of Xiangqi engines: `position fen … moves h2e2`. Ranks count from 0. The protocol is described at
//! <https://www.xqbase.com/protocol/cchess_ucci.htm>.

use super::iccs;
use super::protocol::{self, Protocol};
use super::record::Source;
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnFault, PgnGame};
use std::sync::Arc;

/// The games of a text.
pub(super) fn games(source: &Source, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnFault>> {
    protocol::games(source, variant, Protocol { is_move: iccs::is_move, read: iccs::read })
}

/// A game's main line; none if a board has more than ten ranks.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    let word = |_: &_, mv| Some(iccs::word(game.start().variant().shape(), mv)?.to_lowercase());
    protocol::write(game, |start| Some(format!("fen {}", start.fen())), word)
}
