// The words of this page: those of index.html are English, and what they are in French stands here.

/** @type {Record<string, string>} */
const FRENCH = {
  "Rules": "Règles",
  "A move diagram for your page": "Un diagramme de coups pour votre page",
  "Diagram builder · Menagerie": "Créer un diagramme · Menagerie",
  "Make an interactive move diagram of any chess piece and paste it into your own page: two lines of HTML.": "Créez un diagramme interactif des coups de n’importe quelle pièce et collez-le dans votre page : deux lignes de HTML.",
  "Choose what it shows, try it out, and copy two lines of HTML.": "Choisissez ce qu’il montre, essayez-le et copiez deux lignes de HTML.",
  "What it shows": "Ce qu’il montre",
  "A piece of a game": "Une pièce d’un jeu",
  "A piece of your own": "Une pièce de votre invention",
  "A position": "Une position",
  "A line of moves": "Une suite de coups",
  "A game against the computer": "Une partie contre l’ordinateur",
  "Game": "Jeu",
  "Piece": "Pièce",
  "Betza notation": "Notation Betza",
  "Atoms": "Atomes",
  "or": "ou",
  "; before them": "; devant eux",
  "only moves,": "joue sans prendre,",
  "only captures,": "prend seulement,",
  "directions,": "directions,",
  "lame,": "boiteux,",
  "hops over a screen,": "saute par-dessus un écran,",
  "lands behind it,": "se pose derrière lui,",
  "first move,": "premier coup,",
  "another leg,": "une autre étape,",
  "slides on. Try": "continue en glissant. Essayez",
  "The whole notation": "Toute la notation",
  "Ralph Betza’s notation, with H. G. Muller’s": "La notation de Ralph Betza, avec, de H. G. Muller,",
  "and": "et",
  ". A text is a row of terms: modifiers, an atom, a range.": ". Un texte est une suite de termes : des modificateurs, un atome, une portée.",
  "steps and leaps by how far they lead:": "pas et sauts selon leur longueur :",
  "(3,3), any other as": "(3,3), tout autre comme",
  "slide,": "glissent,",
  "is both,": "est les deux,",
  "is": "est",
  "Range": "Portée",
  "a number behind the atom, or the atom doubled for any distance:": "un nombre derrière l’atome, ou l’atome doublé pour toute distance :",
  "Directions": "Directions",
  "sideways,": "de côté,",
  "forward and back; two letters narrow it down:": "en avant et en arrière ; deux lettres précisent :",
  "; on Knight-like leaps": "; pour les sauts de Cavalier,",
  "is the two narrow ones,": "est les deux sauts étroits,",
  "the two wide ones,": "les deux larges,",
  "all four": "tous les quatre",
  "What for": "Dans quel but",
  "only to move,": "seulement pour jouer,",
  "only to capture,": "seulement pour prendre,",
  "only from where it stands at first": "seulement depuis sa case de départ",
  "What is between": "Ce qu’il y a entre les deux",
  "lame: it must be empty;": "boiteux : ce doit être vide ;",
  "must be leapt over, or for a slide: skips its first square;": "il faut sauter par-dessus ; en glissant : passe sa première case ;",
  "hops over one piece and may go on,": "saute par-dessus une pièce et peut continuer,",
  "lands right behind it": "se pose juste derrière elle",
  "Other lines": "Autres lignes",
  "crooked:": "en zigzag :",
  "circular:": "en cercle :",
  "Legs": "Étapes",
  "ends one leg and begins the next, whose directions count from the way just gone:": "finit une étape et commence la suivante, dont les directions comptent à partir du chemin parcouru :",
  "straight on,": "tout droit,",
  "half right or left,": "à demi à droite ou à gauche,",
  "right or left,": "à droite ou à gauche,",
  "back;": "en arrière ;",
  "turns the steps after it into slides:": "change les pas qui suivent en glissades :",
  "is the Griffon": "est le Griffon",
  "Captures on the way, castling, and pieces that push, pull or carry others are not drawn; the diagram says so.": "Les prises en chemin, le roque et les pièces qui poussent, tirent ou portent ne sont pas dessinés ; le diagramme le dit.",
  "Name": "Nom",
  "Picture": "Image",
  "its first letter": "sa première lettre",
  "Position": "Position",
  "Piece picked up": "Pièce prise",
  "Moves": "Coups",
  "legal": "légaux",
  "pseudo-legal": "pseudo-légaux",
  "Begins after": "Commence après",
  "The reader plays": "Le lecteur joue",
  "Level": "Niveau",
  "Board": "Échiquier",
  "fits the move": "selon le coup",
  "the game’s": "celui du jeu",
  "a size of your own": "à vos dimensions",
  "Files and ranks": "Colonnes et rangées",
  "Files": "Colonnes",
  "Ranks": "Rangées",
  "Stands on": "Se trouve en",
  "Own pieces on": "Pièces amies en",
  "Enemies on": "Ennemis en",
  "Looks": "Apparence",
  "Colours": "Couleurs",
  "wood": "bois",
  "green": "vert",
  "blue": "bleu",
  "grey": "gris",
  "contrast": "contraste",
  "Width": "Largeur",
  "At the bottom": "En bas",
  "Language": "Langue",
  "the page’s": "celle de la page",
  "English": "anglais",
  "French": "français",
  "Coordinates": "Coordonnées",
  "Description": "Description",
  "Legend": "Légende",
  "Pieces to put on the board": "Pièces à poser sur l’échiquier",
  "The two lines": "Les deux lignes",
  "Copy": "Copier",
  "Save the picture": "Enregistrer l’image",
  "… as PNG": "… en PNG",
  "Copy a link to this page": "Copier un lien vers cette page",
  "What you do on the diagram is written here as well: pieces put, moved or picked up, and moves. The address of this page keeps it all.": "Ce que vous faites sur le diagramme s’écrit ici aussi : pièces posées, déplacées ou prises, et coups. L’adresse de cette page garde tout.",
  "The first line is needed once in a page, before the first diagram, however many follow. What you write between the tags of an element is shown where JavaScript is off: some words, or the picture saved here, as": "La première ligne n’est utile qu’une fois par page, avant le premier diagramme, quel que soit leur nombre. Ce que vous écrivez entre les balises d’un élément se voit là où JavaScript est coupé : quelques mots, ou l’image enregistrée ici, par",
  "The builder needs JavaScript.": "Cette page a besoin de JavaScript.",
  "the start position": "la position de départ",
  "none, or a square such as b1": "aucune, ou une case comme b1",
  "the middle": "au milieu",
  "squares: e5 c3": "des cases : e5 c3",
  "fills its place, or 360, or 20em": "remplit sa place, ou 360, ou 20em",
  "The diagram": "Le diagramme",
  "as usual": "comme d’habitude",
  "Copied.": "Copié.",
  "Selected: copy it with your keyboard.": "Sélectionné : copiez-le au clavier.",
  "There is no picture yet.": "Il n’y a pas encore d’image.",
  "Copy the address of this page.": "Copiez l’adresse de cette page.",
  "White": "les Blancs",
  "Black": "les Noirs",
  "Red": "les Rouges",
  "Green": "les Verts",
  "Blue": "les Bleus",
  "Yellow": "les Jaunes",
  "Gigachess": "Gigachess",
  "Gigachess II": "Gigachess II",
  "Janus Chess": "Échecs Janus",
  "Imperial Chaturaji": "Chaturaji impérial",
  "Chess": "Échecs",
  "Capablanca Chess": "Échecs Capablanca",
  "admiral": "amiral",
  "amazon": "amazone",
  "bishop": "fou",
  "boat": "bateau",
  "bow": "arc",
  "buffalo": "buffle",
  "camel": "chameau",
  "cannon": "canon",
  "cardinal": "cardinal",
  "centaur": "centaure",
  "corporal": "caporal",
  "duchess": "duchesse",
  "eagle": "aigle",
  "elephant": "éléphant",
  "giraffe": "girafe",
  "king": "roi",
  "knight": "cavalier",
  "lion": "lion",
  "machine": "machine",
  "marshall": "maréchal",
  "missionary": "missionnaire",
  "pawn": "pion",
  "prince": "prince",
  "queen": "dame",
  "rhinoceros": "rhinocéros",
  "rook": "tour",
  "ship": "navire",
  "sorceress": "sorcière",
};

/** Words that are the same in both languages, or names, or texts to try out. */
const ALIKE = /^(Menagerie|Français|[^a-z]*|.*\d.*)$/;

export const language = document.documentElement.lang;

/** @type {Set<string>} */
const missing = new Set();

/** English words in the language of this page. */
export function word(/** @type {string} */ text) {
  if (language !== "fr") return text;
  const known = Object.hasOwn(FRENCH, text);
  if (!known && !ALIKE.test(text)) missing.add(text);
  return known ? FRENCH[text] : text;
}

/** Puts the words of its language into the page. */
export function translate(/** @type {Document} */ page) {
  if (language === "fr") {
    const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const data = node.nodeValue ?? "";
      if (node.parentElement?.closest("code, script, style, noscript, textarea, [data-betza]") || !data.trim()) continue;
      const [, before, text, after] = /^(\s*)([^]*?)(\s*)$/.exec(data) ?? ["", "", data, ""];
      node.nodeValue = before + word(text.replace(/\s+/g, " ")) + after;
    }
    for (const name of ["placeholder", "aria-label", "content"]) {
      for (const element of page.querySelectorAll(`[${name}]`)) {
        if (name !== "content" || element.getAttribute("name") === "description") element.setAttribute(name, word(element.getAttribute(name) ?? ""));
      }
    }
  }
  if (language === "fr") for (const link of page.querySelectorAll('a[href="../rules/"]')) link.setAttribute("href", "../rules/fr/");
  const other = page.querySelector("a#other");
  if (!(other instanceof HTMLAnchorElement)) return;
  const [code, name] = language === "fr" ? ["en", "English"] : ["fr", "Français"];
  Object.assign(other, { lang: code, hreflang: code, textContent: name });
  // What has been made goes along.
  other.addEventListener("click", () => (other.href = `?language=${code}${location.hash}`));
  other.href = `?language=${code}`;
  page.documentElement.classList.remove("translating");
}

/** What there is no French for; a test looks here. */
export const untranslated = () => [...missing];
