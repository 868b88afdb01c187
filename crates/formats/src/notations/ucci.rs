//! UCCI, the protocol of Xiangqi engines: `position fen … moves h2e2`. Ranks count from 0. The protocol is described at
//! <https://www.xqbase.com/protocol/cchess_ucci.htm>.

use super::iccs;
use super::protocol::{self, Protocol};
use super::record::Source;
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use std::sync::Arc;

/// Parses the games of a text.
pub(super) fn games(source: &Source, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    protocol::games(source, variant, Protocol { is_move: iccs::is_move, read: iccs::read })
}

/// Writes a game's main line; `None` if the board has more than ten ranks.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    let word = |_: &_, mv| Some(iccs::word(game.start().variant().board_size(), mv)?.to_lowercase());
    protocol::write(game, |start| Some(format!("fen {}", start.fen())), word)
}
