// What a page uses of HTML and SVG that the oldest browsers lack.

import { at, html, lacking, svg } from "./compat.mjs";

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** What is too new in a text of HTML: `{ feature, lacking, line }`. */
export function tooNew(text) {
  const found = [];
  for (const { index, 1: name, 2: rest } of text.matchAll(TAG)) {
    const tag = name.toLowerCase();
    const line = text.slice(0, index).split("\n").length;
    const tell = (feature, entry) => {
      const browsers = lacking(entry);
      if (browsers.length > 0) found.push({ feature, lacking: browsers, line });
    };
    tell(`html.elements.${tag}`, at(html, "elements", tag));
    tell(`svg.elements.${tag}`, at(svg, "elements", tag));
    for (const { 1: key, 2: double, 3: single, 4: bare } of rest.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? bare ?? "";
      const own = at(html, "elements", tag, key);
      if (own) tell(`html.elements.${tag}.${key}`, own);
      else tell(`html.global_attributes.${key}`, at(html, "global_attributes", key));
      if (lacking(own).length === 0) tell(`html.elements.${tag}.${key}.${value}`, at(html, "elements", tag, key, value));
      if (key === "type") tell(`html.elements.${tag}.type_${value}`, at(html, "elements", tag, `type_${value}`));
    }
  }
  return found;
}
