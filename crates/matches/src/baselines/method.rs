//! How a four-player game can be searched.

/// A way to search a four-player game. The default is the one that wins the most games: the engine's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchMethod {
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
    /// Max^n as it stands in the book: nothing cut off, and only material and mobility counted.
    PlainMaxN,
}

impl SearchMethod {
    /// All methods.
    pub const ALL: [SearchMethod; 6] = [
        SearchMethod::BestReply,
        SearchMethod::BestReplyPlus,
        SearchMethod::Paranoid,
        SearchMethod::MaxN,
        SearchMethod::MonteCarlo,
        SearchMethod::PlainMaxN,
    ];

    /// The name to choose it by, in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            SearchMethod::BestReply => "brs",
            SearchMethod::BestReplyPlus => "brs+",
            SearchMethod::Paranoid => "paranoid",
            SearchMethod::MaxN => "maxn",
            SearchMethod::MonteCarlo => "mcts",
            SearchMethod::PlainMaxN => "plain-maxn",
        }
    }

    /// The method with this name.
    pub fn by_name(name: &str) -> Option<SearchMethod> {
        SearchMethod::ALL.into_iter().find(|method| method.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_is_found_by_its_name() {
        for method in SearchMethod::ALL {
            assert_eq!(SearchMethod::by_name(method.name()), Some(method));
        }
        assert_eq!(SearchMethod::by_name("no such method"), None);
    }
}
