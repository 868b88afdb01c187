// The functions that the newest Chromium has and one of the oldest browsers lacks: a test deletes them before the page begins.
// `node newer.mjs FILE` compares the file with MDN's data; `node newer.mjs FILE --write` writes it anew.

import { readFileSync, writeFileSync } from "node:fs";
import { api, builtins, lacking } from "./compat.mjs";

/** What no browser that lacks it would ask for: the site's policy does, in Chromium. */
const KEPT = /^Trusted|\btrustedTypes$/;

/** Whether Chromium has it by now. */
const inChromium = (entry) => [entry.__compat?.support.chrome].flat().some((one) => one && one.version_added && !one.flags && !one.version_removed);

const isNewer = (entry) => inChromium(entry) && lacking(entry).length > 0;

/** Where a member may be: MDN tells of the browser's own interfaces which they are, but not of the language's. */
function places(name, key, isApi) {
  if (!isApi) return [`${name}.${key}`, `${name}.prototype.${key}`];
  return key.endsWith("_static") ? [`${name}.${key.slice(0, -"_static".length)}`] : [name === "Window" ? key : `${name}.prototype.${key}`];
}

/** `Map.groupBy`, and `Scheduler` for all of one. */
export function newer() {
  const found = [];
  const all = [...Object.entries(api).map((one) => [...one, true]), ...Object.entries(builtins), ...Object.entries(builtins.Intl).map(([key, one]) => [`Intl.${key}`, one])];
  for (const [name, entry, isApi] of all) {
    if (name.startsWith("__") || name.endsWith(".__compat")) continue;
    if (isNewer(entry)) found.push(name);
    for (const [key, member] of Object.entries(entry)) {
      // An event is no function, and what is named otherwise is a detail of one.
      if (/^[a-zA-Z]\w*$/.test(key) && !/_event$|_[a-z]+_/.test(key) && key !== name && isNewer(member)) found.push(...places(name, key, isApi));
    }
  }
  return [...new Set(found)].filter((name) => !KEPT.test(name)).sort();
}

const [file, write] = process.argv.slice(2);
const text = `${JSON.stringify(newer(), null, 0).replaceAll(",", ",\n")}\n`;
if (write) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error(`${file} is not what MDN's data says: write it anew with --write`);
  process.exit(1);
}
