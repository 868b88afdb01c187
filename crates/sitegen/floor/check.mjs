// Compares what the site uses with what the oldest browsers have. `node check.mjs ROOT SITE`: our sources, and what is built of them.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { FLOOR } from "./compat.mjs";
import { tooNew as inPage } from "./pages.mjs";
import { ofBuilt, ofProject, useStyles } from "./scripts.mjs";
import { tooNew as inStyle } from "./styles.mjs";

const [root, site] = process.argv.slice(2);
const excused = JSON.parse(readFileSync(new URL("exceptions.json", import.meta.url), "utf8"));
useStyles(inStyle);

/** The files of a folder that end so. */
const files = (folder, ending) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const found = [];
const look = (file, check) => found.push(...check(readFileSync(file, "utf8")).map((one) => ({ ...one, file })));

for (const settings of ["web/tsconfig.json", "web/offline/tsconfig.json"]) found.push(...ofProject(join(root, settings)));
for (const folder of [join(root, "web"), site]) {
  for (const file of files(folder, ".css")) look(file, inStyle);
}
for (const file of files(join(root, "web"), ".html")) look(file, inPage);
for (const file of files(site, ".js")) look(file, ofBuilt);

const faults = found.filter(({ feature }) => !Object.hasOwn(excused, feature));
// Where one use has a fallback, the next may have none: such exceptions count those of our sources.
const miscounted = Object.entries(excused).filter(([, { uses }]) => uses !== undefined).map(([feature, { uses }]) => {
  const now = found.filter((one) => one.feature === feature && !one.file.startsWith(site)).length;
  return now === uses ? "" : `exceptions.json: ${feature} is used ${now} times, not ${uses}: does each have a fallback?`;
}).filter(Boolean);
for (const line of miscounted) console.error(line);
for (const { file, line, feature, lacking } of faults) {
  console.error(`${relative(root, file)}:${line}: ${feature} is not in ${lacking.map((name) => `${name} ${FLOOR[name]}`).join(", ")}`);
}
const used = new Set(found.map(({ feature }) => feature));
const idle = Object.keys(excused).filter((feature) => !used.has(feature));
for (const feature of idle) console.error(`exceptions.json: nothing uses ${feature}`);
if (faults.length + idle.length + miscounted.length > 0) process.exit(1);
console.log(`Nothing is too new for ${Object.entries(FLOOR).map(([name, version]) => `${name} ${version}`).join(", ")}; ${used.size} exceptions have a fallback.`);
