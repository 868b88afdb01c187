// What the element says by itself; what depends on the rules, the program says.

const WORDS = {
  en: {
    "no-wasm": "This diagram needs WebAssembly, which this browser does not have or does not allow.",
    blocked: "This page’s Content Security Policy blocks WebAssembly. Its author can allow it with 'wasm-unsafe-eval' in script-src.",
    unreachable: "A file of this diagram could not be loaded: it is not there, its server does not allow this page to read it (CORS), or this page’s Content Security Policy blocks it.",
    missing: "A file of this diagram is missing on its server.",
    "wrong-type": "A file of this diagram is not what it should be; perhaps its server sent a page instead.",
    game: "The attribute game is none of the games there are.",
    json: "The JSON inside this diagram cannot be read.",
    size: "The attribute size is neither a number of pixels nor a CSS length.",
    theme: "The attribute theme is none of these: wood, green, blue, grey, contrast.",
    picture: "There is no picture of a piece called so.",
    broken: "Something went wrong in this diagram.",
    engine: "The computer cannot play here.",
    level: "The attribute level is none of these: 1, 2, 3, 4, 5, 6, 7, 8.",
    choice: (/** @type {string} */ name) => `The attribute ${name} is none of these: yes, no.`,
    board: "Move diagram",
    help: "Arrow keys move from square to square. Enter picks a piece up, puts it down, or puts an enemy, then an own piece, on an empty square around a single piece. F puts an own piece, E an enemy, Delete takes a piece away, Escape lets go.",
    first: "To the start", back: "Back", on: "Forward", last: "To the end",
    reset: "Reset", takeBack: "Take back your move",
    friend: "Own piece: drag it onto the board, or click here and then squares",
    enemy: "Enemy: drag it onto the board, or click here and then squares",
    promote: "Promote to",
    cancel: "Cancel",
    legend: "What the marks mean",
    squares: "The squares in words",
    thinking: "The computer is thinking …",
    loading: "Loading …",
    "hint-piece": "Point at a square to imagine an enemy on it; click or tap to leave one there, again for an own piece.",
    "hint-position": "Pick up any piece to see where it may go.",
    "hint-line": "Step through the moves, or pick up a piece.",
    "hint-play": "Pick up one of your pieces.",
    moves: "Moves",
  },
  fr: {
    "no-wasm": "Ce diagramme a besoin de WebAssembly, que ce navigateur n’a pas ou ne permet pas.",
    blocked: "La politique de sécurité (CSP) de cette page bloque WebAssembly. Son auteur peut le permettre par 'wasm-unsafe-eval' dans script-src.",
    unreachable: "Un fichier de ce diagramme n’a pu être chargé : il est absent, son serveur ne permet pas à cette page de le lire (CORS), ou la politique de sécurité (CSP) de cette page le bloque.",
    missing: "Un fichier de ce diagramme manque sur son serveur.",
    "wrong-type": "Un fichier de ce diagramme n’est pas ce qu’il devrait être ; le serveur a peut-être envoyé une page.",
    game: "L’attribut game n’est pas dans la liste des jeux.",
    json: "Le JSON de ce diagramme ne peut être lu.",
    size: "L’attribut size n’est ni un nombre de pixels ni une longueur CSS.",
    theme: "L’attribut theme n’est pas dans cette liste : wood, green, blue, grey, contrast.",
    picture: "Il n’y a pas d’image de pièce de ce nom.",
    broken: "Ce diagramme a rencontré une erreur.",
    engine: "L’ordinateur ne peut jouer ici.",
    level: "L’attribut level n’est pas dans cette liste : 1, 2, 3, 4, 5, 6, 7, 8.",
    choice: (/** @type {string} */ name) => `L’attribut ${name} n’est pas dans cette liste : yes, no.`,
    board: "Diagramme de coups",
    help: "Les flèches vont de case en case. Entrée prend une pièce, la pose, ou met un ennemi puis une pièce amie sur une case vide autour d’une pièce seule. F met une pièce amie, E un ennemi, Suppr enlève une pièce, Échap lâche.",
    first: "Au début", back: "Précédent", on: "Suivant", last: "À la fin",
    reset: "Remettre", takeBack: "Reprendre votre coup",
    friend: "Pièce amie : à glisser sur l’échiquier, ou cliquer ici puis sur des cases",
    enemy: "Ennemi : à glisser sur l’échiquier, ou cliquer ici puis sur des cases",
    promote: "Promotion en",
    cancel: "Annuler",
    legend: "Sens des marques",
    squares: "Les cases en toutes lettres",
    thinking: "L’ordinateur réfléchit …",
    loading: "Chargement …",
    "hint-piece": "Pointez une case pour y imaginer un ennemi ; un clic ou un toucher l’y laisse, un autre y met une pièce amie.",
    "hint-position": "Prenez une pièce pour voir où elle peut aller.",
    "hint-line": "Avancez coup par coup, ou prenez une pièce.",
    "hint-play": "Prenez une de vos pièces.",
    moves: "Coups",
  },
};

/** @typedef {typeof WORDS.en} Words The words of one language. */
/** @typedef {keyof Words} WordKey */

/** The language that is spoken where this one is asked for. */
export const spoken = (/** @type {string | null | undefined} */ tag) => (/^fr(?![a-z])/i.test(tag ?? "") ? "fr" : "en");

/** The words of a language; English where it is not spoken. @type {(tag?: string | null) => Words} */
export const words = (tag) => WORDS[spoken(tag)];
