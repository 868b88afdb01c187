// What a value from outside the program may be: storage holds whatever anybody has put there.
//
// A kind is a function: it gives the value, or what can be used of it, and `undefined` if it is of another kind. Only what
// an object has itself counts; what every object inherits (`toString`, `__proto__`) is nothing that anybody has written.

/** Reads a JSON text that must be of this kind; `undefined` if it is no JSON, or of another kind. */
export function read(json, kind) {
  try {
    return kind(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** A text of at most so many letters. */
export const text = (longest) => (value) => (typeof value === "string" && value.length <= longest ? value : undefined);

/** A text, its beginning if it is longer. */
export const beginning = (longest) => (value) => (typeof value === "string" ? value.slice(0, longest) : undefined);

/** A number in a range. */
export const number = (least, most) => (value) => (typeof value === "number" && value >= least && value <= most ? value : undefined);

/** A number to count with. */
export const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : undefined);

/** One of these values. */
export const oneOf = (values) => (value) => (values.includes(value) ? value : undefined);

/** The same kind, and this value where there is none of it. */
export const or = (kind, usual) => (value) => kind(value) ?? usual;

/** A list with values of one kind alone. */
export const list = (kind) => (value) => {
  const all = Array.isArray(value) ? value.map(kind) : [undefined];
  return all.includes(undefined) ? undefined : all;
};

/** An object that has values of one kind under any names; the others are left out. */
export const named = (kind) => (value) => (isObject(value) ? pick(Object.keys(value), (key) => kind(value[key])) : undefined);

/** An object with these kinds under these names, all of which it must have; whatever else it has is left out. */
export const record = (kinds) => (value) => {
  const names = Object.keys(kinds);
  const found = isObject(value) ? pick(names, (name) => kinds[name](own(value, name))) : {};
  return names.every((name) => Object.hasOwn(found, name)) ? found : undefined;
};

/** Anything that nests no deeper than what programs write. */
export const shallow = (value, depth = 16) => {
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return undefined;
  return Object.values(value).every((part) => shallow(part, depth - 1) !== undefined) ? value : undefined;
};

/** What an object has itself under a name. */
export const own = (value, name) => (Object.hasOwn(value, name) ? value[name] : undefined);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with what `find` gives for these names, where that is anything. */
const pick = (names, find) => Object.fromEntries(names.map((name) => [name, find(name)]).filter(([, value]) => value !== undefined));
