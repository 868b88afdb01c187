// What the person has set, remembered from visit to visit.

const KEY = "menagerie.settings";

/** What holds until something is chosen; "auto" follows the browser. */
const USUAL = {
  language: "auto",
  page: "auto",
  board: "wood",
  pieces: "drawn",
  coordinates: "inside",
  sound: false,
  motion: "auto",
  confirm: false,
  heat: "off",
  threats: false,
  bearing: false,
};

const listeners = new Map();
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

/** Only what is known, and of its kind: what was damaged or is from another version is left out. */
function remembered() {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY)) ?? {});
    return Object.fromEntries(found.filter(([key, value]) => typeof value === typeof USUAL[key]));
  } catch {
    return {};
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Without a place to keep them, they hold until the page is closed.
  }
}
