//! Writes the keys that do not belong to single kinds.

use super::super::keys::{KEYS, KeyKind};
use super::super::types::{JANGGI_CANNON, KING, PAWN, ROOK};
use super::super::zones::{on_board, own_rank, whole};
use super::Lines;
use super::facts::{confined, promotion, promotion_zone, region, squares, start_squares};
use super::pieces::{Written, WrittenKind};
use menagerie_rules::{
    Bitboard, BoardSize, Definition, EndsDefinition, Facing, FirstMovesText, GameResult, GoalDefinition, Letter,
    Passing, Royal, Square, Zone,
};

/// Adds all of these keys.
pub(super) fn lines(definition: &Definition, size: BoardSize, written: &Written<'_>, lines: &mut Lines) {
    let all = Rules { definition, size, written };
    if !definition.board.checkered {
        lines.put("variantTemplate", "shogi");
    }
    lines.put("startFen", all.start());
    all.castling(lines);
    all.ends(lines);
    all.royal_and_extinct(lines);
    all.goals(lines);
    all.hands(lines);
    all.fields(lines);
    all.others(lines);
}

struct Rules<'a, 'b> {
    definition: &'a Definition,
    size: BoardSize,
    written: &'b Written<'a>,
}

fn result(result: GameResult) -> String {
    match result {
        GameResult::Win => "win",
        GameResult::Loss => "loss",
        GameResult::Draw => "draw",
    }
    .to_string()
}

/// Whether a kind may be in hand, but be dropped nowhere.
fn is_never_dropped(piece: &menagerie_rules::PieceDefinition, size: BoardSize) -> bool {
    piece.drop_zone.as_ref().is_some_and(|zone| squares(zone, size).iter().all(Bitboard::is_empty))
}

fn file(square: &str) -> Option<String> {
    square.parse::<Square>().ok().map(|square| ((b'a' + square.file()) as char).to_string())
}

impl Rules<'_, '_> {
    fn letters(&self, letters: &[Letter]) -> String {
        self.written.letters(letters.iter().copied())
    }

    fn start(&self) -> String {
        let start = self.definition.start.clone();
        let (placement, rest) = start.split_once(' ').unwrap_or((&start, "w - - 0 1"));
        let mut fields: Vec<String> = rest.split(' ').map(str::to_string).collect();
        let by_files = self.definition.hands.gating || self.definition.first_moves_text == FirstMovesText::Files;
        if let Some(rights) = fields.get_mut(1) {
            // In Fairy-Stockfish each right has one letter: the first of its letters.
            let known: String = rights.chars().filter(|letter| "KQkq".contains(*letter) || by_files).collect();
            *rights = if known.is_empty() { "-".to_string() } else { known };
        }
        format!("{placement} {}", fields.join(" "))
    }

    fn castling(&self, lines: &mut Lines) {
        lines.put_if(
            "chess960",
            self.definition.chess960_castling || self.definition.shuffle.iter().any(|group| !group.chosen),
        );
        let entries = &self.definition.castling;
        let first = |right: char| entries.iter().find(|entry| entry.right.eq_ignore_ascii_case(&right));
        let (kingside, queenside) = (first('K'), first('Q'));
        let Some(any) = kingside.or(queenside) else {
            lines.put("castling", "false");
            return;
        };
        let mut put = |key: &str, square: Option<&String>, default: &str| {
            if let Some(file) = square.and_then(|square| file(square)) {
                lines.put_unless(key, file, default);
            }
        };
        put("castlingKingsideFile", kingside.map(|entry| &entry.king_to), "g");
        put("castlingQueensideFile", queenside.map(|entry| &entry.king_to), "c");
        put("castlingKingFile", Some(&any.king), "e");
        put("castlingRookKingsideFile", kingside.map(|entry| &entry.rook), "");
        put("castlingRookQueensideFile", queenside.map(|entry| &entry.rook), "a");
        if let Ok(king) = any.king.parse::<Square>() {
            let rank = if any.right.is_ascii_uppercase() { king.rank() } else { self.size.ranks() - 1 - king.rank() };
            lines.put_unless("castlingRank", (rank + 1).to_string(), "1");
        }
        let kings = entries.iter().find_map(|entry| entry.king_letter);
        if let Some(king) = kings {
            let type_ = self.written.kinds.iter().find(|kind| kind.piece.letter == king).map(|kind| kind.type_);
            if type_ != Some(KING) {
                lines.put("castlingKingPiece", self.letters(&[king]));
            }
        }
        let named = entries.iter().filter_map(|entry| entry.rook_letter);
        let marked = self.definition.pieces.iter().filter(|piece| piece.castles).map(|piece| piece.letter);
        let partners = self.written.letters(named.chain(marked));
        let rook = self.written.those(|kind| kind.type_ == ROOK);
        lines.put_unless("castlingRookPieces", partners, &rook);
        lines.put_if("castlingDroppedPiece", self.definition.hands.drops_castle);
    }

    fn ends(&self, lines: &mut Lines) {
        let (ends, default) = (&self.definition.ends, <EndsDefinition>::default());
        lines.put_unless("checkmateValue", result(ends.checkmate), &result(default.checkmate));
        if ends.stalemate_counts_pieces {
            lines.put("stalemateValue", "win");
            lines.put("stalematePieceCount", "true");
        } else {
            lines.put_unless("stalemateValue", result(ends.stalemate), &result(default.stalemate));
        }
        lines.put_unless("nFoldRule", ends.repetitions.to_string(), "3");
        match ends.repetition_first {
            Some(value) => {
                lines.put("nFoldValue", result(value));
                lines.put("nFoldValueAbsolute", "true");
            }
            None => lines.put_unless("nFoldValue", result(ends.repetition), "draw"),
        }
        lines.put_if("perpetualCheckIllegal", ends.perpetual_check_loses);
        if ends.chasing.is_some() {
            lines.put("chasingRule", "axf");
        }
        lines.put_unless("nMoveRule", ends.move_limit.to_string(), "50");
        let default = self.written.those(|kind| kind.type_ == PAWN);
        let zeroing = self.written.those(|kind| kind.piece.zeroing);
        lines.put_unless("nMoveRuleTypes", zeroing, &default);
        if self.definition.ends.bare_king_loses {
            lines.put("extinctionValue", "loss");
            lines.put("extinctionClaim", "true");
            lines.put("extinctionPieceTypes", "*");
            lines.put("extinctionPieceCount", "1");
            lines.put("extinctionOpponentPieceCount", "2");
        }
    }

    /// Royal kinds besides the King, and extinction: they share keys.
    fn royal_and_extinct(&self, lines: &mut Lines) {
        let is_royal = |kind: &WrittenKind<'_>| kind.type_ != KING && kind.piece.royal != Royal::No;
        let royal = self.written.those(is_royal);
        let extinction = self.definition.goals.iter().find_map(|goal| match goal {
            GoalDefinition::Extinction { pieces, each, count, against, result } => {
                Some((pieces, *each, *count, *against, *result))
            }
            _ => None,
        });
        if royal != "-" {
            let most = self.written.kinds.iter().filter(|kind| is_royal(kind) && kind.piece.royal == Royal::Always);
            let most = most.map(|kind| {
                let on_board = start_squares(self.definition, kind.piece.letter, self.size);
                // A promoted piece that reverts does not add to the number of the kind.
                let comes =
                    self.definition.pieces.iter().filter(|piece| !piece.letter.has_plus()).filter_map(promotion);
                let comes =
                    comes.flat_map(|it| it.to.all().copied().collect::<Vec<_>>()).any(|it| it == kind.piece.letter);
                if comes { 65 } else { on_board.iter().map(Bitboard::count).max().unwrap_or(1).max(1) }
            });
            let count = most.max().unwrap_or(1) - 1;
            lines.put("extinctionValue", "loss");
            lines.put("extinctionPseudoRoyal", "true");
            lines.put("extinctionPieceTypes", royal);
            lines.put_unless("extinctionPieceCount", count.to_string(), "0");
            lines.put_if("dupleCheck", self.definition.check.all_attacked);
        } else if let Some((pieces, each, count, against, worth)) = extinction {
            lines.put("extinctionValue", result(worth));
            let all = self.definition.pieces.iter().all(|piece| pieces.0.contains(&piece.letter));
            let types = if all && !each && pieces.0.len() > 1 { "*".to_string() } else { self.letters(&pieces.0) };
            lines.put("extinctionPieceTypes", types);
            lines.put_unless("extinctionPieceCount", count.to_string(), "0");
            lines.put_unless("extinctionOpponentPieceCount", against.to_string(), "0");
        }
    }

    fn goals(&self, lines: &mut Lines) {
        let mut regions = [Bitboard::EMPTY; 2];
        for goal in &self.definition.goals {
            match goal {
                GoalDefinition::Reach { pieces, zone, count, reply, keep, safe } => {
                    let own: [Bitboard; 2] = squares(zone, self.size);
                    let types = if pieces.0.is_empty() { "*".to_string() } else { self.letters(&pieces.0) };
                    for (player, colour) in ["White", "Black"].into_iter().enumerate() {
                        if regions[player].is_empty() && !own[player].is_empty() {
                            regions[player] = own[player];
                            lines.put_unless(&format!("flagPiece{colour}"), types.clone(), "*");
                            lines.put(format!("flagRegion{colour}"), region(own[player], self.size));
                        }
                    }
                    if lines
                        .0
                        .iter()
                        .any(|(key, _)| ["flagMove", "flagPieceSafe", "flagPieceCount"].contains(&key.as_str()))
                    {
                        continue;
                    }
                    lines.put_unless("flagPieceCount", count.to_string(), "1");
                    let king = self.written.kinds.iter().find(|kind| kind.type_ == KING);
                    let is_king = king.is_some_and(|king| pieces.0 == [king.piece.letter]);
                    lines.put_if("flagMove", *reply || *keep && !is_king);
                    lines.put_if("flagPieceSafe", *safe);
                }
                GoalDefinition::Castle { rights } => lines.put("castlingWins", rights.clone()),
                GoalDefinition::Checks { .. } => lines.put("checkCounting", "true"),
                _ => {}
            }
        }
    }

    fn hands(&self, lines: &mut Lines) {
        let hands = &self.definition.hands;
        lines.put_if("pieceDrops", hands.drops);
        lines.put_if("capturesToHand", hands.captures);
        lines.put_if("dropLoop", hands.keep_promotions);
        lines.put_if("gating", hands.gating);
        lines.put_if("seirawanGating", hands.gating);
        if hands.must_drop_all || !hands.must_drop.0.is_empty() {
            lines.put("mustDrop", "true");
        }
        if !hands.must_drop.0.is_empty() {
            lines.put("mustDropType", self.letters(&hands.must_drop.0));
        }
        if hands.no_drop_checks {
            lines.put("dropChecks", "false");
        }
        lines.put_if("shogiPawnDropMateIllegal", !hands.no_drop_mates.0.is_empty());
        lines.put_if("dropOppositeColoredBishop", hands.bishops_differ);
        lines.put_if("dropPromoted", self.definition.pieces.iter().any(|piece| piece.drops_promoted));
        if let Some(piece) = self.definition.pieces.iter().find(|piece| piece.drops_on_file > 0) {
            lines.put("dropNoDoubled", self.letters(&[piece.letter]));
            lines.put_unless("dropNoDoubledCount", piece.drops_on_file.to_string(), "1");
        } else if let Some(piece) = self.definition.pieces.iter().find(|piece| is_never_dropped(piece, self.size)) {
            lines.put("dropNoDoubled", self.letters(&[piece.letter]));
            lines.put("dropNoDoubledCount", "0");
        }
        if hands.drops || hands.gating {
            self.drop_zones(lines);
        }
    }

    /// The drop zone of most kinds, and the exceptions for Pawns.
    fn drop_zones(&self, lines: &mut Lines) {
        let size = self.size;
        let of = |kind: &WrittenKind<'_>| {
            kind.piece.drop_zone.as_ref().map_or([whole(size); 2], |zone: &Zone| squares(zone, size))
        };
        let first = own_rank(0, size);
        let only_first = |kind: &WrittenKind<'_>| {
            kind.type_ == ROOK && kind.piece.drop_zone.as_ref().is_some_and(|zone| squares(zone, size) == first)
        };
        let plain = |kind: &&WrittenKind<'_>| !kind.piece.letter.has_plus() && !only_first(kind);
        let zones: Vec<[Bitboard; 2]> =
            self.written.kinds.iter().filter(plain).filter(|it| it.type_ != PAWN).map(of).collect();
        let union = |zones: &[[Bitboard; 2]]| {
            zones.iter().fold([Bitboard::EMPTY; 2], |[w, b], [white, black]| [w | *white, b | *black])
        };
        let pawn = self.written.kinds.iter().find(|kind| kind.type_ == PAWN);
        let mut all = union(&zones);
        if zones.is_empty() {
            all = pawn.map_or([whole(size); 2], of);
        }
        lines.put_if("sittuyinRookDrop", all != first && self.written.kinds.iter().any(only_first));
        for (player, colour) in ["White", "Black"].into_iter().enumerate() {
            if all[player] != whole(size) {
                lines.put(format!("dropRegion{colour}"), region(all[player], size));
            }
        }
        let Some(pawn) = pawn else { return };
        let own = of(pawn);
        let zone =
            promotion(pawn.piece).map_or_else(|| own_rank(size.ranks() - 1, size), |it| promotion_zone(&it, size));
        let mobility = confined(pawn.piece, size);
        let within = |player: usize, squares: Bitboard| !(own[player] & squares & mobility[player]).is_empty();
        lines.put_if(
            "promotionZonePawnDrops",
            [0, 1].into_iter().any(|player| within(player, on_board(zone[player], size))),
        );
        lines.put_if("firstRankPawnDrops", [0, 1].into_iter().any(|player| within(player, first[player])));
    }

    /// The keys that are fields.
    fn fields(&self, lines: &mut Lines) {
        let mut definition = self.definition.clone();
        for (key, kind) in KEYS {
            match kind {
                KeyKind::FieldFlag(field) => lines.put_if(key, *field(&mut definition)),
                KeyKind::FieldTypes(field) => lines.put_unless(key, self.letters(&field(&mut definition).0), "-"),
                _ => {}
            }
        }
    }

    fn others(&self, lines: &mut Lines) {
        let Definition { check, capture, .. } = self.definition;
        if check.forbidden {
            lines.put("checking", "false");
        }
        lines.put_if("flyingGeneral", check.facing == Facing::STRAIGHT);
        lines.put_unless("blastImmuneTypes", self.letters(&capture.immune.0), "-");
        let cannons =
            self.written.kinds.iter().filter(|kind| kind.type_ == JANGGI_CANNON).map(|kind| kind.piece.letter);
        let cannons: Vec<Letter> = cannons.collect();
        let alike: Vec<Letter> = capture.not_alike.0.iter().copied().filter(|it| !cannons.contains(it)).collect();
        lines.put_unless("mutuallyImmuneTypes", self.letters(&alike), "-");
        if self.definition.first_moves_text == FirstMovesText::Files {
            lines.put("gating", "true");
            lines.put("cambodianMoves", "true");
        }
        let own_move = |piece: &menagerie_rules::PieceDefinition| piece.promotion.0.iter().any(|row| row.own_move);
        lines.put_if("sittuyinPromotion", self.definition.pieces.iter().any(own_move));
        if let Some(counting) = &self.definition.ends.counting {
            let way = match (counting.from_pieces, counting.board_with_pawns) {
                (true, false) => "makruk",
                (true, true) => "cambodian",
                (false, _) => "asean",
            };
            lines.put("countingRule", way);
        }
        lines.put_if("shatarMateRule", !self.definition.ends.no_mate_by.0.is_empty());
        lines.put_if("bikjangRule", self.definition.ends.facing_twice);
        if let Some(material) = &self.definition.ends.material {
            let way = match (material.worth.is_empty(), material.second) {
                (false, _) => "janggi",
                (true, 0) => "unweighted",
                (true, second) if second > 0 => "blackdrawodds",
                (true, _) => "whitedrawodds",
            };
            lines.put("materialCounting", way);
        }
        match self.definition.passing {
            Passing::Never => {}
            Passing::WithoutMove => lines.put("passOnStalemate", "true"),
            Passing::Always => lines.put("pass", "true"),
        }
    }
}
