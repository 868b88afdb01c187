// What the person has set, remembered from visit to visit.

import { moveAside } from "../keeping/saved-games.js";
import { named, oneOf, read, shallow, text } from "./schema.js";
import { lasting } from "./storage.js";

const KEY = "menagerie.settings";

/** What can be chosen. The first holds until something else is; "auto" follows the browser. */
export const VALUES = {
  page: ["auto", "light", "dark"],
  board: ["wood", "green", "blue", "grey", "contrast"],
  pieces: ["drawn", "letters"],
  coordinates: ["inside", "outside", "off"],
  motion: ["auto", "on", "off"],
  heat: ["off", "mine", "theirs", "both"],
  threats: [false, true],
  bearing: [false, true],
  confirm: [false, true],
  sound: [false, true],
};

/** What holds until something is chosen. The languages are known later. */
const USUAL = { language: "auto", ...Object.fromEntries(Object.entries(VALUES).map(([key, [usual]]) => [key, usual])) };

/** What each setting may be. */
const KINDS = { language: text(40), ...Object.fromEntries(Object.entries(VALUES).map(([key, values]) => [key, oneOf(values)])) };

const listeners = new Map();
/** Everything that was found, also what only a newer version of the page knows. */
let found = {};
let values = { ...USUAL, ...remembered() };

/** The settings: `get`, `set`, and `onChange`, whose listener hears the new value. */
export const settings = {
  get: (key) => values[key],

  set(key, value) {
    if (values[key] === value) return;
    values = { ...values, [key]: value };
    remember();
    tell(key);
  },

  onChange(key, listener) {
    if (!listeners.has(key)) listeners.set(key, new Set());
    listeners.get(key).add(listener);
  },
};

// Another tab of the same place has changed something.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const before = values;
  values = { ...USUAL, ...remembered() };
  Object.keys(values).filter((key) => values[key] !== before[key]).forEach(tell);
});

function tell(key) {
  listeners.get(key)?.forEach((listener) => listener(values[key]));
}

/** Only what is known and can be chosen: what is damaged or from another version is left out. */
function remembered() {
  const kept = lasting.read(KEY);
  const given = kept === null ? {} : read(kept, named(shallow));
  if (!given) moveAside(KEY, "settings");
  found = given ?? {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => Object.hasOwn(KINDS, key) && KINDS[key](value) !== undefined));
}

/** Without a place to keep them, they hold until the page is closed. */
function remember() {
  lasting.write(KEY, JSON.stringify({ ...found, ...values }));
}
