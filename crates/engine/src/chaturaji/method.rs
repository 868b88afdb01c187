//! How a four-player game can be searched.

/// A way to search a four-player game. The default is the one that wins the most games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Best-reply search: of the three others, the one with the worst reply for the player moves, the other two pass.
    BestReply,
    /// Best-reply search in which the other two do not pass, but play the move that looks best for themselves.
    BestReplyPlus,
    /// The three others are taken to play together against the player.
    Paranoid,
    /// Everybody plays for himself.
    MaxN,
    /// Monte-Carlo tree search in which everybody plays for himself.
    #[default]
    MonteCarlo,
    /// Everybody plays for himself, with nothing cut off and only material and mobility counted: the yardstick.
    PlainMaxN,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 6] = [
        Method::BestReply,
        Method::BestReplyPlus,
        Method::Paranoid,
        Method::MaxN,
        Method::MonteCarlo,
        Method::PlainMaxN,
    ];

    /// The name to choose it by, in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Method::BestReply => "brs",
            Method::BestReplyPlus => "brs+",
            Method::Paranoid => "paranoid",
            Method::MaxN => "maxn",
            Method::MonteCarlo => "mcts",
            Method::PlainMaxN => "plain-maxn",
        }
    }

    /// The method with this name.
    pub fn by_name(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_is_found_by_its_name() {
        for method in Method::ALL {
            assert_eq!(Method::by_name(method.name()), Some(method));
        }
        assert_eq!(Method::by_name("no such method"), None);
    }
}
