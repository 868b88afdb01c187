//! The correctness check: every game is compared with an *oracle*, a program or a generator that shares no code with the rules.
//!
//! [`record::OracleRecord`] holds the answers of the oracle: positions with all legal moves, check and the end of the game. The ordinary
//! tests read the records and need no other program. [`gate::Gate`] has the requirements for a record: a list of
//! [`cases`](case::RuleCase) that follows from the definition, and [`mutants`](mutant), definitions with one rule changed, which the
//! record must distinguish from the game. [`explore`](explore::explore) finds lines that reach them, [`oracle`] asks the other program,
//! and [`table`] writes docs/games.md.

pub mod case;
pub mod explore;
pub mod games;
pub mod gate;
pub mod judge;
pub mod line;
pub mod mutant;
pub mod oracle;
pub mod random_games;
pub mod record;
pub mod setting;
pub mod table;
mod terms;
mod wanted;
