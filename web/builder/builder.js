// The builder: what the form says becomes attributes, the attributes a diagram, its HTML and the address of this page. What is done on
// the diagram is written into the form.

import { say, translate, untranslated } from "./words.js";

translate(document);

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

/** The size of the board, whatever was typed. */
const size = () => ["files", "ranks"].map((name) => Math.min(16, Math.max(1, Math.round(fields[name].valueAsNumber) || 1))).join("x");

/** The attributes that the form asks for. */
function attributes() {
  const chosen = [];
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS]) {
    const value = name === "board" && fields.board.value === "own" ? size() : fields[name].value.trim();
    if (value) chosen.push([name, value]);
    else if (name === "fen" && mode() === "position") chosen.push([name, "start"]);
  }
  for (const name of SWITCHES) if (!fields[name].checked) chosen.push([name, "no"]);
  return chosen;
}

const quoted = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\s+/g, " ");

let shown = "";

/** The HTML of the attributes that the form asks for, written where it can be copied. */
function write(chosen) {
  const html = chosen.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  const script = new URL("../diagrams.js", location.href).href;
  code.value = `<script src="${script}"></script>\n<move-diagram${html}></move-diagram>`;
  copied.textContent = "";
  keep();
  return html;
}

/** The diagram that is being made, and takes its place when it is ready: until then the one before stays. */
let coming = null;

async function show() {
  for (const part of form.querySelectorAll("option[data-modes]")) {
    part.disabled = part.hidden = !part.dataset.modes.split(" ").includes(mode());
  }
  if (fields.board.selectedOptions[0]?.disabled) fields.board.value = "";
  const chosen = attributes();
  const html = write(chosen);
  if (html === shown) return;
  shown = html;
  const diagram = document.createElement("move-diagram");
  for (const [name, value] of chosen) diagram.setAttribute(name, value);
  if (!fields.language.value) diagram.lang = document.documentElement.lang;
  coming?.remove();
  coming = diagram;
  diagram.className = "coming";
  preview.append(diagram);
  await diagram.ready;
  if (coming !== diagram) return;
  coming = null;
  diagram.className = "";
  preview.replaceChildren(diagram);
  for (const name of ["update", "select"]) diagram.addEventListener(name, () => takeOver(diagram));
}

/** Writes into the form what was done on the diagram. */
function takeOver(diagram) {
  if (coming || diagram.parentNode !== preview) return;
  const state = diagram.state;
  for (const name of ["square", "friends", "enemies", "fen", "select", "moves", "at"]) {
    if (!ATTRIBUTES[mode()].includes(name)) continue;
    const value = state[name] ?? diagram.getAttribute(name) ?? "";
    fields[name].value = name === "at" && value === "0" || name === "fen" && value === "start" ? "" : value;
  }
  // It shows this already.
  shown = write(attributes());
}

/** What the form says, in the address: only what is not as it was at first. */
function keep() {
  const chosen = new URLSearchParams();
  const names = ["mode", ...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES];
  if (fields.board.value === "own" && names.includes("board")) names.push("files", "ranks");
  for (const name of names) {
    const field = fields[name];
    const value = SWITCHES.includes(name) ? (field.checked ? "" : "no") : field.value;
    if (value || name === "betza") chosen.set(name, value);
  }
  history.replaceState(null, "", `#${chosen}`);
}

/** Fills in the form as an address says, as far as it is one of these. */
async function restore() {
  const chosen = new URLSearchParams(location.hash.slice(1));
  if (![...chosen.keys()].length) return false;
  form.reset();
  if (ATTRIBUTES[chosen.get("mode")]) fields.mode.value = chosen.get("mode");
  if (GAMES.includes(chosen.get("game"))) fields.game.value = chosen.get("game");
  await fill();
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES, "files", "ranks"]) {
    const field = fields[name];
    if (name === "game" || !chosen.has(name)) continue;
    if (SWITCHES.includes(name)) field.checked = chosen.get(name) !== "no";
    else if (!field.options || [...field.options].some(({ value }) => value === chosen.get(name))) field.value = chosen.get(name);
  }
  if (mode() === "betza" && !chosen.has("name")) fields.name.value = "";
  return true;
}

/** Fills in the pieces and sides of the chosen game. */
async function fill() {
  const id = fields.game.value;
  const { pieces, players } = await definition(id);
  if (fields.game.value !== id) return;
  const before = fields.piece.value;
  fields.piece.replaceChildren(...pieces.map(({ name }) => option(name.toLowerCase(), say(`piece-${name.toLowerCase()}`))));
  if (pieces.some(({ name }) => name.toLowerCase() === before)) fields.piece.value = before;
  const sides = players.map(({ name }) => option(name.toLowerCase(), say(`player-${name.toLowerCase()}`)));
  fields.play.replaceChildren(...sides);
  fields.orientation.replaceChildren(option("", say("as-usual")), ...sides.map((side) => side.cloneNode(true)));
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
    copied.textContent = say("copied");
  } catch {
    // Without permission the text is selected, for the keyboard to copy.
    code.select();
    copied.textContent = say("selected-copy-it-with");
  }
});

document.getElementById("link").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    copied.textContent = say("copied");
  } catch {
    copied.textContent = say("copy-the-address-of");
  }
});

function save(file, name) {
  if (!file) {
    copied.textContent = say("there-is-no-picture");
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
  save(text && new Blob([text], { type: "image/svg+xml" }), "diagram.svg");
});

document.getElementById("save-png").addEventListener("click", async () => {
  try {
    save(await preview.querySelector("move-diagram")?.png(1200), "diagram.png");
  } catch (error) {
    copied.textContent = error.message;
  }
});

fields.game.replaceChildren(...GAMES.map((id) => option(id, say(`game-${id}`))));
fields.picture.append(...PICTURES.map((id) => option(id, say(`piece-${id}`).toLowerCase())));
if (!(await restore())) {
  await fill();
  fields.piece.value = "eagle";
}
addEventListener("hashchange", async () => {
  if (await restore()) show();
});
show();
if (untranslated().length) console.error("Not translated:", untranslated().join(" | "));
