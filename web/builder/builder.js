// The builder: what the form says becomes attributes, the attributes a diagram and its HTML.

const form = document.getElementById("form");
const fields = form.elements;
const preview = document.getElementById("preview");
const code = document.getElementById("code");
const copied = document.getElementById("copied");

const GAMES = ["gigachess", "gigachess2", "janus", "chaturaji", "chess", "capablanca"];
const PICTURES = [
  "admiral", "amazon", "bishop", "boat", "bow", "buffalo", "camel", "cannon", "cardinal", "centaur", "corporal", "duchess",
  "eagle", "elephant", "giraffe", "king", "knight", "lion", "machine", "marshall", "missionary", "pawn", "prince", "queen",
  "rhinoceros", "rook", "ship", "sorceress",
];
/** Which attributes a mode has, in the order in which they are written. */
const ATTRIBUTES = {
  piece: ["game", "piece", "board", "square", "friends", "enemies"],
  betza: ["betza", "name", "picture", "board", "square", "friends", "enemies"],
  position: ["game", "fen", "select", "legal", "orientation"],
  line: ["game", "fen", "moves", "at", "orientation"],
  play: ["game", "fen", "play", "level", "orientation"],
};
const LOOKS = ["theme", "size", "language"];
const SWITCHES = ["coordinates", "description", "legend", "tray"];

const definition = async (id) => (await import(`../diagram/games/${id}.js`)).default;

function option(value, text = value) {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = text;
  return element;
}

const mode = () => fields.mode.value;

/** The attributes that the form asks for. */
function attributes() {
  const chosen = [];
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS]) {
    const value = fields[name].value.trim();
    if (value) chosen.push([name, value]);
    else if (name === "fen" && mode() === "position") chosen.push([name, "start"]);
  }
  for (const name of SWITCHES) if (!fields[name].checked) chosen.push([name, "no"]);
  return chosen;
}

const quoted = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\s+/g, " ");

let shown = "";

function show() {
  for (const part of form.querySelectorAll("[data-modes]")) {
    part.hidden = !part.dataset.modes.split(" ").includes(mode());
    if (part.localName === "option") part.disabled = part.hidden;
  }
  if (fields.board.selectedOptions[0]?.disabled) fields.board.value = "";
  const chosen = attributes();
  const html = chosen.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  if (html === shown) return;
  shown = html;
  const script = new URL("../diagrams.js", location.href).href;
  code.value = `<script src="${script}"></script>\n<move-diagram${html}></move-diagram>`;
  copied.textContent = "";
  const diagram = document.createElement("move-diagram");
  for (const [name, value] of chosen) diagram.setAttribute(name, value);
  preview.replaceChildren(diagram);
}

/** Fills in the pieces and sides of the chosen game. */
async function fill() {
  const id = fields.game.value;
  const { pieces, players } = await definition(id);
  if (fields.game.value !== id) return;
  const before = fields.piece.value;
  fields.piece.replaceChildren(...pieces.map(({ name }) => option(name.toLowerCase(), name)));
  if (pieces.some(({ name }) => name.toLowerCase() === before)) fields.piece.value = before;
  const sides = players.map(({ name }) => option(name.toLowerCase(), name));
  fields.play.replaceChildren(...sides);
  fields.orientation.replaceChildren(option("", "as usual"), ...sides.map((side) => side.cloneNode(true)));
}

let waiting = 0;

form.addEventListener("input", async ({ target }) => {
  if (target === fields.game) await fill();
  clearTimeout(waiting);
  // While someone types, not every letter is a diagram.
  waiting = setTimeout(show, /^(INPUT|TEXTAREA)$/.test(target.tagName) && target.type !== "radio" ? 250 : 0);
});
form.addEventListener("submit", (event) => event.preventDefault());
for (const button of form.querySelectorAll("[data-betza]")) {
  button.addEventListener("click", () => {
    fields.betza.value = button.dataset.betza;
    fields.name.value = "";
    show();
  });
}

document.getElementById("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(code.value);
    copied.textContent = "Copied.";
  } catch {
    // Without permission the text is selected, for the keyboard to copy.
    code.select();
    copied.textContent = "Selected: copy it with your keyboard.";
  }
});

function keep(file, name) {
  if (!file) {
    copied.textContent = "There is no picture yet.";
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has to read it first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

document.getElementById("save").addEventListener("click", () => {
  const text = preview.querySelector("move-diagram")?.still;
  keep(text && new Blob([text], { type: "image/svg+xml" }), "diagram.svg");
});

document.getElementById("save-png").addEventListener("click", async () => {
  try {
    keep(await preview.querySelector("move-diagram")?.png(1200), "diagram.png");
  } catch (error) {
    copied.textContent = error.message;
  }
});

fields.game.replaceChildren(...(await Promise.all(GAMES.map(async (id) => option(id, (await definition(id)).name)))));
fields.picture.append(...PICTURES.map((id) => option(id)));
await fill();
fields.piece.value = "eagle";
show();
