// Who can open a link to this page: everybody, or only this computer or this network, where the page is on a local address.

import { HOME, ONLY } from "../site.js";

/** @typedef {"everybody" | "network" | "computer" | "nobody"} Reach Who can open a link; nobody where the page is a file. */

/** Names and addresses of this computer. */
const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Those of private networks: RFC 1918, RFC 3927, RFC 4193, RFC 4291, RFC 6762, and names without a dot. */
const NEAR = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cd][^\]]*\]|\[fe[89ab][^\]]*\]|.+\.(local|lan|home\.arpa|internal)|[^.:[\]]+)$/;

/** Who can open a link to a page at this address. @returns {Reach} */
export function reachOf(/** @type {{ protocol: string, hostname: string }} */ { protocol, hostname }) {
  if (!/^https?:$/.test(protocol)) return "nobody";
  if (HERE.test(hostname)) return "computer";
  return NEAR.test(hostname) ? "network" : "everybody";
}

/** Who can open a link to this page. */
export const reach = () => (ONLY !== null && !HOME ? "nobody" : reachOf(HOME ?? location));

/** The address of the game page for others, with this part at its end: at the public address, if there is one. */
export const addressFor = (/** @type {string} */ end) => new URL(end, HOME ?? location.href.replace(/[?#].*/, "")).href;
