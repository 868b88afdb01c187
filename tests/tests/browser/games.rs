//! The four games with the data for tests.

/// A game, with a first move.
pub struct Game {
    /// Its id in addresses.
    pub id: &'static str,
    /// Its name on the page.
    pub name: &'static str,
    /// Its players, in the order in which they move.
    pub players: &'static [&'static str],
    /// Its start position.
    pub start: &'static str,
    /// A first move in coordinates.
    pub opening: &'static str,
}

const TWO: &[&str] = &["White", "Black"];

pub const GIGACHESS: Game = Game {
    id: "gigachess",
    name: "Gigachess",
    players: TWO,
    start: "vcmtflgahxtmcv/wernbiqkibnrew/ppppoooooopppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPOOOOOOPPPP/\
            WERNBIQKIBNREW/VCMTFLGAHXTMCV w - - 0 1",
    opening: "e4e6",
};

pub const GIGACHESS2: Game = Game {
    id: "gigachess2",
    name: "Gigachess II",
    players: TWO,
    start: "cmzvuhoaxfvzmc/ernbwjqkdwbnre/ppppiyglsipppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPIYGLSIPPPP/\
            ERNBWJQKDWBNRE/CMZVUHOAXFVZMC w - - 0 1",
    opening: "e4e6",
};

pub const JANUS: Game = Game {
    id: "janus",
    name: "Janus Chess",
    players: TWO,
    start: "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1",
    opening: "e2e4",
};

pub const CHATURAJI: Game = Game {
    id: "chaturaji",
    name: "Imperial Chaturaji",
    players: &["Red", "Green", "Blue", "Yellow"],
    start: "bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/\
            gB,gN,gE,gK,2,rP,rB r 0,0,0,0 -,-,-,- - 0 1",
    opening: "g2f2",
};

pub const ALL: [Game; 4] = [GIGACHESS, GIGACHESS2, JANUS, CHATURAJI];

impl Game {
    /// The query of an address that opens this game with people in all seats.
    pub fn among_people(&self) -> String {
        self.seated("human")
    }

    /// The query of an address that opens this game against weak computers. With four players they make no random errors, because a game
    /// could otherwise end before the person's next turn.
    pub fn against_computers(&self) -> String {
        let first = self.players[0].to_lowercase();
        let seats = self.seated("computer").replace(&format!("{first}=computer"), &format!("{first}=human"));
        format!("{seats}&level={}", if self.players.len() > 2 { 4 } else { 1 })
    }

    /// The query of an address that opens this position with people in all seats.
    pub fn from(&self, position: &str) -> String {
        let position = position.replace(' ', "%20");
        format!("{}&fen={position}", self.among_people())
    }

    fn seated(&self, who: &str) -> String {
        let seats = self.players.iter().map(|player| format!("&{}={who}", player.to_lowercase()));
        format!("?game={}{}", self.id, seats.collect::<String>())
    }
}
