// The diagrams of a saved file: the element, with its programs and the pictures of the game from the file.

import { MoveDiagram } from "../../diagram/element.js";
import { PROGRAMS } from "../../diagram/addresses.js";
import { parts } from "../../diagram/parts.js";
import { fetched } from "../../diagram/program-file.js";
import { SITE } from "../site.js";
import { contents } from "./archive.js";

/** @import { PictureRows } from "../../types/built.js" */

const absent = () => Promise.reject(new Error("it is not in this file"));

Object.assign(parts, /** @type {typeof parts} */ ({
  // The whole program can show single pieces as well.
  glue: (language) => PROGRAMS[language].diagram[0](),
  program: (language) => fetched(new URL(`diagram/${language}/menagerie_diagram.wasm`, SITE).href),
  game: absent,
  kinds: absent,
  piece: async (id) => ({ default: rows(await svgOf(id)) }),
  names: async () => Object.keys((await contents()).files).flatMap((path) => /^pieces\/(.+)\.svg$/.exec(path)?.[1] ?? []),
  set: absent,
  opponent: absent,
  png: absent,
  finding: absent,
}));

const svgOf = async (/** @type {string} */ id) => (await contents()).files[`pieces/${id}.svg`] ?? "";

/** The paths of a picture, as the build makes them of the same file for the site. */
function rows(/** @type {string} */ text) {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return [...picture.querySelectorAll("path[data-role]")].map((path) => {
    const value = (/** @type {string} */ name, /** @type {string} */ otherwise) => path.getAttribute(name) ?? otherwise;
    const width = value("stroke", "") === "none" ? "0" : value("stroke-width", "0");
    return /** @type {PictureRows[number]} */ ([value("data-role", "line"), width, value("stroke-linecap", "butt"), value("d", "")]);
  });
}

if (!customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);
