//! The file format of networks: a magic number, the length of the header, the header as JSON, then the weights as little-endian integers.

use super::{BUCKETS, WIDTH};
use menagerie_rules::{KindId, Variant};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The magic number. Its last byte is the version of the format.
const MARK: &[u8; 8] = b"MNGNNUE1";
/// The maximum number of files or ranks.
const MAX_SIDE: usize = 16;
/// The maximum number of neurons. A larger number means a damaged file.
const MAX_HIDDEN: usize = 1_024;

/// The variant of a network, its size, and its origin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NetworkHeader {
    /// The id of the variant.
    pub game: String,
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// The letters of the kinds of piece, in the order of the definition.
    pub pieces: String,
    /// Neurons of the first layer for each player, a multiple of 8.
    pub hidden: usize,
    /// The value of an output of 1, in cp.
    pub scale: i32,
    /// How it was trained, for people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trained: Vec<String>,
}

impl NetworkHeader {
    /// The header of a new network for a variant.
    pub fn new(variant: &Variant, hidden: usize, scale: i32) -> NetworkHeader {
        NetworkHeader {
            game: variant.id().to_string(),
            files: variant.board_size().files(),
            ranks: variant.board_size().ranks(),
            pieces: letters(variant),
            hidden,
            scale,
            trained: Vec::new(),
        }
    }

    /// The number of inputs of the first layer.
    pub fn inputs(&self) -> usize {
        2 * self.pieces.split(' ').count() * usize::from(self.files) * usize::from(self.ranks)
    }

    /// Checks that the network fits the board and the pieces of a variant.
    pub(super) fn check(&self, variant: &Variant) -> Result<(), NetworkError> {
        let size = variant.board_size();
        if variant.players().len() != 2 {
            return Err(NetworkError::Players);
        }
        if (self.files, self.ranks) != (size.files(), size.ranks()) || self.pieces != letters(variant) {
            return Err(NetworkError::OtherGame { network: self.game.clone(), game: variant.id().to_string() });
        }
        Ok(())
    }
}

fn letters(variant: &Variant) -> String {
    let letters: Vec<String> = variant.kinds().iter().map(|kind| kind.letter.to_string()).collect();
    letters.join(" ")
}

/// The weights as integers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetworkWeights {
    /// First layer: a row of [`hidden`](NetworkHeader::hidden) for each input.
    pub rows: Vec<i8>,
    /// The linear part: [`BUCKETS`] for each input.
    pub linear: Vec<i16>,
    /// The biases of the first layer.
    pub biases: Vec<i16>,
    /// Second layer, by bucket: a weight for each neuron of the side to move, then of the other.
    pub outputs: Vec<i8>,
    /// The biases of the second layer, by bucket.
    pub output_biases: [i32; BUCKETS],
    /// The weight of the hand-crafted evaluation, by bucket.
    pub hand_crafted: [i16; BUCKETS],
}

impl NetworkWeights {
    pub(super) fn check(&self, header: &NetworkHeader) -> Result<(), NetworkError> {
        let (hidden, inputs) = (header.hidden, header.inputs());
        let fits = hidden.is_multiple_of(WIDTH)
            && (WIDTH..=MAX_HIDDEN).contains(&hidden)
            && self.rows.len() == inputs * hidden
            && self.linear.len() == inputs * BUCKETS
            && self.biases.len() == hidden
            && self.outputs.len() == BUCKETS * 2 * hidden;
        if fits { Ok(()) } else { Err(NetworkError::Damaged) }
    }
}

/// Why bytes are not a network for a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// The magic number is missing.
    NotANetwork,
    /// The bytes end too early, or contain impossible values.
    Damaged,
    /// The network is for another board or other pieces.
    OtherGame {
        /// The variant of the network.
        network: String,
        /// The requested variant.
        game: String,
    },
    /// The variant does not have two players.
    Players,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::NotANetwork => f.write_str("this is not the file of a network"),
            NetworkError::Damaged => f.write_str("the file of the network is damaged"),
            NetworkError::OtherGame { network, game } => {
                write!(f, "the network is for “{network}”, whose board or pieces are not those of “{game}”")
            }
            NetworkError::Players => f.write_str("networks are for games of two players"),
        }
    }
}

impl std::error::Error for NetworkError {}

/// Serialises a network.
pub fn write(header: &NetworkHeader, weights: &NetworkWeights) -> Vec<u8> {
    let json = serde_json::to_vec(header).unwrap_or_default();
    let mut bytes = MARK.to_vec();
    bytes.extend((json.len() as u32).to_le_bytes());
    bytes.extend(json);
    bytes.extend(weights.rows.iter().map(|it| it.to_le_bytes()[0]));
    bytes.extend(weights.linear.iter().flat_map(|it| it.to_le_bytes()));
    bytes.extend(weights.biases.iter().flat_map(|it| it.to_le_bytes()));
    bytes.extend(weights.outputs.iter().map(|it| it.to_le_bytes()[0]));
    bytes.extend(weights.output_biases.iter().flat_map(|it| it.to_le_bytes()));
    bytes.extend(weights.hand_crafted.iter().flat_map(|it| it.to_le_bytes()));
    bytes
}

/// Parses the header and the weights.
pub(super) fn read(bytes: &[u8]) -> Result<(NetworkHeader, NetworkWeights), NetworkError> {
    let rest = bytes.strip_prefix(MARK).ok_or(NetworkError::NotANetwork)?;
    let mut rest = Reader(rest);
    let length = u32::from_le_bytes(rest.array()?);
    let json = rest.bytes(length as usize)?;
    let header: NetworkHeader = serde_json::from_slice(json).map_err(|_| NetworkError::Damaged)?;
    let hidden = header.hidden;
    let possible = hidden <= MAX_HIDDEN
        && usize::from(header.files.max(header.ranks)) <= MAX_SIDE
        && header.pieces.split(' ').count() <= KindId::MAX_COUNT;
    if !possible {
        return Err(NetworkError::Damaged);
    }
    let inputs = header.inputs();
    let weights = NetworkWeights {
        rows: rest.small(inputs * hidden)?,
        linear: rest.wide(inputs * BUCKETS)?,
        biases: rest.wide(hidden)?,
        outputs: rest.small(BUCKETS * 2 * hidden)?,
        output_biases: {
            let mut biases = [0; BUCKETS];
            for bias in &mut biases {
                *bias = i32::from_le_bytes(rest.array()?);
            }
            biases
        },
        hand_crafted: rest.wide(BUCKETS)?.try_into().map_err(|_| NetworkError::Damaged)?,
    };
    if rest.0.is_empty() { Ok((header, weights)) } else { Err(NetworkError::Damaged) }
}

/// The remaining bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Result<&'a [u8], NetworkError> {
        let (front, rest) = self.0.split_at_checked(count).ok_or(NetworkError::Damaged)?;
        self.0 = rest;
        Ok(front)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        self.bytes(N)?.try_into().map_err(|_| NetworkError::Damaged)
    }

    fn small(&mut self, count: usize) -> Result<Vec<i8>, NetworkError> {
        Ok(self.bytes(count)?.iter().map(|&it| i8::from_le_bytes([it])).collect())
    }

    fn wide(&mut self, count: usize) -> Result<Vec<i16>, NetworkError> {
        Ok(self.bytes(2 * count)?.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;
    use proptest::prelude::*;

    fn janus() -> (NetworkHeader, NetworkWeights) {
        let variant = Variant::by_id("janus", &Options::none()).expect("a game");
        let header = NetworkHeader::new(&variant, 8, 300);
        let inputs = header.inputs();
        let weights = NetworkWeights {
            rows: (0..inputs * 8).map(|at| (at % 251) as u8 as i8).collect(),
            linear: (0..inputs * BUCKETS).map(|at| at as i16 - 900).collect(),
            biases: vec![-3; 8],
            outputs: vec![7; BUCKETS * 16],
            output_biases: [1, -2, 3, i32::MIN],
            hand_crafted: [256, 255, -1, 0],
        };
        (header, weights)
    }

    #[test]
    fn what_is_written_is_read() {
        let (header, weights) = janus();
        assert_eq!(read(&write(&header, &weights)), Ok((header, weights)));
    }

    #[test]
    fn networks_are_for_their_own_game() {
        let (header, weights) = janus();
        let bytes = write(&header, &weights);
        let error = |id| {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            super::super::Network::from_bytes(&variant, &bytes).map(|_| ()).expect_err("another game")
        };
        let other = |game: &str| NetworkError::OtherGame { network: "janus".to_string(), game: game.to_string() };
        assert_eq!((error("chess"), error("capablanca")), (other("chess"), other("capablanca")));
        assert_eq!(error("chaturaji"), NetworkError::Players);
        assert_eq!(read(b"something else"), Err(NetworkError::NotANetwork));
    }

    proptest! {
        /// Damaged files are refused or parsed as other networks; nothing panics.
        #[test]
        fn damaged_files_are_read_without_a_panic(at in 0_usize..400, byte in any::<u8>(), cut in 0_usize..9_000) {
            let (header, weights) = janus();
            let mut bytes = write(&header, &weights);
            bytes[at] = byte;
            let variant = Variant::by_id("janus", &Options::none()).expect("a game");
            let _ = super::super::Network::from_bytes(&variant, &bytes);
            bytes.truncate(cut);
            prop_assert!(super::super::Network::from_bytes(&variant, &bytes).is_err());
        }
    }
}
