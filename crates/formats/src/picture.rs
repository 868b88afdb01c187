//! Chooses pictures for pieces.

use crate::default_moves;
use std::collections::BTreeSet;

/// The pictures in alphabetical order, each with the names of other pieces that it shows, lowercase and without blanks.
const PICTURES: &[(&str, &str)] = &[
    ("abbot", "brother cleric druid friar lama monk pilgrim priest"),
    ("admiral", "bers crownedrook dragonking sailor tsar"),
    ("alfil", "alpil fil pil"),
    ("amazon", "amazonwarrior maharaja maharajah superqueen terror"),
    ("angel", "archangel cherub fairy seraph valkyrie"),
    ("antelope", "eland gazelle goat ibex impala oryx springbok"),
    ("archer", "bowman elf hunter ranger robin"),
    ("axe", "barbarian dwarf executioner viking woodcutter"),
    ("banner", "bannerman ensign flag standard standardbearer"),
    ("bat", "vampire"),
    ("bear", "grizzly panda polarbear"),
    ("berolina", "berlinpawn berolinapawn"),
    ("bishop", "courier fou khon runner"),
    ("boar", "freeboar hog pig wildboar"),
    ("boat", "galley junk"),
    ("bomb", "bomber grenade mine"),
    ("bow", "arrow canon crossbow koreanbow vao"),
    ("buffalo", "bison"),
    ("butterfly", "moth"),
    ("camel", "cornet dromedary"),
    ("cannon", "artillery gun janggicannon koreancannon pao rookcannon"),
    ("cardinal", "archbishop dragonbishop greatarchbishop janus paladin princess"),
    ("castle", "citadel fortress gate palace rookknight stronghold"),
    ("cat", "kitten lynx"),
    ("centaur", "captain crownedknight"),
    ("champion", "cavalier hero knighterrant knightrook paladinknight valiantknight"),
    ("chariot", "racingchariot reversechariot warchariot"),
    ("commoner", "burgher citizen man mann nonroyalking peasant rath villager"),
    ("corporal", "breakthroughpawn centurion legionary"),
    ("crab", "lobster"),
    ("crane", "flamingo heron ostrich stork"),
    ("crocodile", "alligator lizard"),
    ("crow", "blackbird magpie raven"),
    ("dabbaba", "dabbabah siegetower warwagon"),
    ("deer", "elk flyingstag moose reindeer stag"),
    ("dog", "hound liondog"),
    ("dolphin", "porpoise"),
    ("dragon", "dragonfly drake hydra wyrm wyvern"),
    ("duchess", "diamond"),
    ("duck", "goose"),
    ("eagle", "soaringeagle"),
    (
        "elephant",
        "alibaba drunkelephant ferfil ferzalfil janggielephant mammoth mastodon modernelephant warelephant xiangqielephant",
    ),
    ("emperor", "crownprince orb sultan"),
    ("ferz", "counsellor counselor fers firzan met"),
    ("flame", "fire firebrand firedemon torch"),
    ("fox", "jackal"),
    ("frog", "toad"),
    ("general", "commander hetman napoleon"),
    ("ghost", "invisible phantom spirit"),
    ("giraffe", "zurafa"),
    ("gold", "goldgeneral samurai"),
    ("grasshopper", "cricket locust"),
    ("griffin", "griffon gryphon"),
    ("guard", "adviser advisor bodyguard defender mandarin paladinguard sentinel shield"),
    ("hare", "rabbit"),
    ("hawk", "bird falcon hornedfalcon kestrel kite osprey"),
    ("herald", "bard gobetween minstrel trumpet trumpeter"),
    ("horseshoe", "mao"),
    ("jester", "clown fool harlequin joker schleich"),
    ("kangaroo", "wallaby"),
    ("king", "khun shah"),
    ("kirin", "kylin qilin"),
    ("knight", "horse ma shogiknight springer"),
    ("lady", "damsel maiden"),
    ("lance", "lancer"),
    ("lightning", "thunder thunderbolt"),
    ("lion", ""),
    ("machine", "ballista catapult onager warmachine woodyrook"),
    ("manticore", "chimera sphinx"),
    ("marshall", "aiwok chancellor empress greatchancellor marshal"),
    ("medusa", "gorgon"),
    ("missionary", "crownedbishop dragonhorse sage"),
    ("monkey", "ape gorilla"),
    ("moon", "crescent"),
    ("mountain", "immobilepiece obstacle rock volcano"),
    ("mouse", "rat"),
    ("nightrider", "knightrider unicornrider"),
    ("ninja", "assassin shinobi"),
    ("octopus", "kraken squid"),
    ("owl", ""),
    ("ox", "bull cow flyingox yak"),
    ("pagoda", "shrine temple"),
    ("panther", "cheetah cougar jaguar leopard ounce puma"),
    ("pawn", "bia clobberpiece shogipawn"),
    ("pegasus", "hippogriff knightbishop whitehorse wingedhorse"),
    ("phoenix", "fenghuang firebird"),
    ("pikeman", "halberdier hoplite shieldbearer spearman squire"),
    ("pope", "bishopknight patriarch"),
    ("prince", ""),
    ("queen", "dame freeking"),
    ("ram", "aries sheep"),
    ("rhinoceros", "aanca rhino"),
    ("rocket", "missile"),
    ("rook", "rua turm"),
    ("rooster", "chicken cock cockatrice hen"),
    ("rose", "flower lotus"),
    ("scorpion", ""),
    ("sergeant", "constable policeman tokin"),
    ("shark", "fish"),
    ("ship", "caravel galleon"),
    ("silver", "fan silvergeneral"),
    ("skull", "death lich necromancer pirate skeleton undead zombie"),
    ("snake", "asp basilisk cobra serpent viper"),
    ("soldier", "footman infantry militia"),
    ("sorceress", "leo paoqueen witch"),
    ("spear", "halberd javelin verticalmover verticalrook"),
    ("spider", "tarantula"),
    ("spy", "detective rogue thief"),
    ("squirrel", ""),
    ("star", "comet"),
    ("sun", ""),
    ("swan", ""),
    ("sword", "duelist gladiator swordsman"),
    ("templar", "crusader helmet knighttemplar"),
    ("tiger", "blindtiger sabretooth"),
    ("tower", "turret watchtower"),
    ("trebuchet", "mangonel"),
    ("tree", "ent forest"),
    ("trident", "demon devil neptune poseidon"),
    ("turtle", "tortoise"),
    ("unicorn", ""),
    ("vizier", "grandvizier minister wesir wezir"),
    ("wagon", "cart coach sidemover"),
    ("wazir", ""),
    ("whale", "leviathan orca"),
    ("wildebeest", "gnu"),
    ("wizard", "mage magician merlin sorcerer warlock"),
    ("wolf", "werewolf"),
    ("zebra", "zebu"),
];

/// The properties of a piece that select its picture; empty if unknown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NamedPiece<'a> {
    /// The name or the URL of a picture.
    pub picture: &'a str,
    /// The piece's name.
    pub name: &'a str,
    /// Its moves, in the Betza dialect of Interactive Diagrams.
    pub moves: &'a str,
}

/// The picture for a name: words, or the URL of a picture file.
pub(crate) fn of_name(name: &str) -> Option<&'static str> {
    let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let key: String = stem.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let shows = |&&(id, names): &&(&str, &str)| id == key || names.split(' ').any(|name| name == key);
    if key.is_empty() { None } else { PICTURES.iter().find(shows).map(|(id, _)| *id) }
}

/// Chooses a different picture for each piece of a variant: by the name of its own picture, by its name, by the default piece with its
/// moves, or by the last word of its name. Better reasons take precedence, then earlier pieces. Pieces without a picture are shown as
/// letters.
pub(crate) fn choose(pieces: &[NamedPiece<'_>]) -> Vec<&'static str> {
    let reasons: [fn(&NamedPiece<'_>) -> Option<&'static str>; 4] = [
        |it| of_name(it.picture),
        |it| of_name(it.name),
        |it| default_moves::name(it.moves).and_then(of_name),
        |it| it.name.rsplit([' ', '-', '/']).next().and_then(of_name),
    ];
    let mut chosen = vec![""; pieces.len()];
    let mut taken = BTreeSet::new();
    for reason in reasons {
        for (named_piece, place) in pieces.iter().zip(&mut chosen) {
            if place.is_empty()
                && let Some(picture) = reason(named_piece)
                && taken.insert(picture)
            {
                *place = picture;
            }
        }
    }
    chosen
}

/// The alternative names of a picture, lowercase and without blanks.
pub(crate) fn other_names(picture: &str) -> impl Iterator<Item = &'static str> + use<> {
    let row = PICTURES.iter().find(|(id, _)| *id == picture);
    row.into_iter().flat_map(|(_, names)| names.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named<'a>(names: &[&'a str]) -> Vec<NamedPiece<'a>> {
        names.iter().map(|name| NamedPiece { name, ..NamedPiece::default() }).collect()
    }

    #[test]
    fn the_table_is_in_order_and_has_every_picture_and_name_once() {
        assert!(PICTURES.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/pieces");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let pictures: BTreeSet<String> =
            files.map(|it| it.file_stem().unwrap().to_str().unwrap().to_string()).collect();
        assert!(
            pictures.iter().eq(PICTURES.iter().map(|(id, _)| id)),
            "each picture has its row, and each row its picture"
        );
        let mut seen = BTreeSet::new();
        for (id, names) in PICTURES {
            for name in names.split_whitespace().chain([*id]) {
                assert!(seen.insert(name), "{name} stands twice");
                assert!(name.chars().all(|letter| letter.is_ascii_lowercase()), "{name}");
                assert_eq!(of_name(name), Some(*id), "{name}");
            }
        }
    }

    #[test]
    fn common_pieces_have_pictures_of_their_own() {
        let names = [
            "Ferz",
            "Wazir",
            "Alfil",
            "Dabbaba",
            "Nightrider",
            "Grasshopper",
            "Zebra",
            "Griffin",
            "Manticore",
            "Unicorn",
            "Gold General",
            "Silver General",
            "Lance",
            "Gnu",
            "Commoner",
            "Guard",
            "Vizier",
            "Champion",
            "Wizard",
            "Phoenix",
            "Kirin",
            "Archbishop",
            "Chancellor",
            "Amazon",
            "Leopard",
            "Soldier",
            "Berolina pawn",
            "Medusa",
            "Owl",
            "Rose",
        ];
        let chosen = choose(&named(&names));
        assert!(chosen.iter().all(|picture| !picture.is_empty()), "{chosen:?}");
        assert_eq!(chosen.iter().collect::<BTreeSet<_>>().len(), names.len());
    }

    #[test]
    fn pictures_are_found_by_picture_name_or_moves() {
        let one = |picture, name, moves| choose(&[NamedPiece { picture, name, moves }])[0];
        assert_eq!(one("griffon", "beast", "Z"), "griffin");
        assert_eq!(one("../graphics/Dragon-Horse.png", "beast", "Z"), "missionary");
        assert_eq!(one("", "Queen", "Q"), "queen");
        assert_eq!(one("what.png", "General of rooks", "RN"), "marshall");
        assert_eq!(one("", "War Elephant", "FAN"), "elephant");
        assert_eq!(one("", "Great Owl", "FAN"), "owl");
        assert_eq!(one("", "Thing", "WXYZ"), "");
    }

    #[test]
    fn no_two_pieces_of_a_game_look_the_same() {
        // An exact name takes precedence over a last word, in any order.
        assert_eq!(choose(&named(&["Great Owl", "Owl", "Little Owl"])), ["", "owl", ""]);
        assert_eq!(choose(&named(&["Gnu", "Wildebeest"])), ["wildebeest", ""]);
        let own = NamedPiece { picture: "knight", name: "Duke", moves: "" };
        assert_eq!(choose(&[named(&["Knight"])[0], own]), ["", "knight"]);
    }
}
