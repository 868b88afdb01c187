//! The search algorithms of four-player games.

/// A search algorithm of four-player games. The default is the strongest, the engine's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchMethod {
    /// Best-reply search: of the three others, only the one with the worst reply for the player moves, and the other two pass.
    BestReply,
    /// Best-reply search in which the other two make the move that looks best for themselves instead of passing.
    BestReplyPlus,
    /// The three others play together against the player.
    Paranoid,
    /// Each player maximises its own value.
    MaxN,
    /// Monte-Carlo tree search in which each player maximises its own value.
    #[default]
    MonteCarlo,
    /// Max^n as published: without cutoffs, and with an evaluation of material and mobility only.
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

    /// The name, in lowercase.
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
