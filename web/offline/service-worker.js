// Makes the page work offline. The build adds the constants of `constants.d.ts` above this.
//
// Only files with the expected hash are cached, and used from the cache: a network with a login page answers everything with that, and a cache may be
// damaged. Whatever happens to the cache, a working network is used.
//
// A version is cached and replaced as a whole. Pages of an older version, which may be in the middle of a game, still get their own files, whose
// addresses contain the version.

/** The globals of a service worker. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const BASE = new URL("./", worker.location.href);
/** Several copies of the site may share an origin, and with it the caches. */
const PREFIX = `menagerie ${BASE.pathname} `;
const OWN = PREFIX + VERSION;
/** Pages of rules and diagrams, after they have been visited. */
const VISITED = `${PREFIX}pages visited`;
/** Networks for the evaluation, after they were used. */
const NETWORKS = "networks/";

/** The files that are cached as a whole, and all other files of the site, by addresses below that of the site. */
const files = new Map(Object.entries(FILES));
const others = new Map(Object.entries(OTHERS));
/** Addresses whose cached files this worker has checked. @type {Set<string>} */
const sound = new Set();

const NOT_HERE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Menagerie</title><link rel="icon" href="${BASE.pathname}pieces/lion.svg" type="image/svg+xml"><p>There is no network, and this page has not been visited yet. <a href="${BASE.pathname}">To the game</a></p>
<p lang="fr">Il n’y a pas de réseau, et cette page n’a pas encore été visitée. <a href="${BASE.pathname}">Au jeu</a></p></html>`;

worker.addEventListener("install", (event) => event.waitUntil(fill()));

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") worker.skipWaiting();
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
  event.respondWith(answer(event, url));
  if (request.mode === "navigate") event.waitUntil(tidy());
});

/** Caches every file of this version, or none: files with another hash are refused. */
async function fill() {
  const requests = Object.entries(FILES).map(([path, integrity]) => {
    // The content of an address with a version never changes.
    return new Request(new URL(path, BASE), { integrity, cache: path.includes("?") ? "default" : "no-cache" });
  });
  await (await caches.open(OWN)).addAll(requests);
}

/** Deletes the versions that no page uses any more; each page holds a lock with the name of its version's cache. */
async function tidy() {
  const { held } = await navigator.locks.query();
  const used = new Set([OWN, VISITED, ...(held ?? []).map(({ name }) => name)]);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !used.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The answer to a request. */
async function answer(/** @type {FetchEvent} */ event, /** @type {URL} */ url) {
  const { request } = event;
  const path = pathOf(request.mode, url);
  if (files.has(path)) return (await kept(OWN, path)) ?? fetched(event, OWN, path);
  // Of another version, or of none: it is cached if a page still uses it.
  if (url.searchParams.has("v")) return (await attempt(() => caches.match(url.href))) ?? fetch(request);
  // Because of their size, they are not requested again while they match this version.
  const network = path.startsWith(NETWORKS) && (await kept(VISITED, path));
  if (network) return network;
  try {
    return await fetched(event, VISITED, path);
  } catch (error) {
    // As at the last visit, or as in the game page's cache.
    const there = (await attempt(async () => (await caches.open(VISITED)).match(new URL(path, BASE)))) ?? (await kept(OWN, `${path}?v=${VERSION}`));
    if (there) return there;
    if (request.mode !== "navigate") throw error;
    return new Response(NOT_HERE, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** The address of a file below that of the site, without the query. */
function pathOf(/** @type {RequestMode} */ mode, /** @type {URL} */ { origin, pathname, href }) {
  const path = (mode === "navigate" ? origin + pathname : href).slice(BASE.href.length).replace(/(^|\/)index\.html$/, "$1");
  return path || "./";
}

/** The expected hash of a file. */
const sumOf = (/** @type {string} */ path) => files.get(path) ?? others.get(path) ?? files.get(`${path}?v=${VERSION}`);

/** The cached file, if it matches. */
const kept = (/** @type {string} */ name, /** @type {string} */ path) => attempt(async () => {
  const found = await (await caches.open(name)).match(new URL(path, BASE));
  if (!found || (!sound.has(path) && !(await isOurs(found, path)))) return undefined;
  sound.add(path);
  return found;
});

/** The file from the server; it is cached if it matches. */
async function fetched(/** @type {FetchEvent} */ event, /** @type {string} */ name, /** @type {string} */ path) {
  const found = await fetch(event.request);
  const copy = found.clone();
  event.waitUntil(attempt(async () => {
    // If one file of the version is missing or damaged, others may be, too.
    if ((await put(name, path, copy)) && name === OWN) await mend();
  }));
  return found;
}

/** Caches a file if it matches; returns whether it does. */
async function put(/** @type {string} */ name, /** @type {string} */ path, /** @type {Response} */ found) {
  const ours = await isOurs(found, path);
  if (ours) await (await caches.open(name)).put(new URL(path, BASE), found);
  return ours;
}

/** @type {Promise<unknown> | undefined} */
let mending;

/** Checks all files of this version, once. */
function mend() {
  mending ??= Promise.allSettled([...files.keys()].map(async (path) => {
    if (!(await kept(OWN, path))) await put(OWN, path, await fetch(new URL(path, BASE)));
  }));
  return mending;
}

/** Whether an answer is a file of the site, with the right type and content. */
async function isOurs(/** @type {Response} */ found, /** @type {string} */ path) {
  const wanted = sumOf(path);
  const isPage = (found.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (!wanted || found.status !== 200 || found.type !== "basic" || found.redirected || isPage !== path.endsWith("/")) return false;
  const sum = await crypto.subtle.digest("SHA-384", await found.clone().arrayBuffer());
  return wanted === `sha384-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

/**
 * Accesses the cache: a full, damaged or missing one counts as empty.
 * @template T
 * @param {() => Promise<T>} act
 */
async function attempt(act) {
  try {
    return await act();
  } catch (error) {
    console.info(`Not kept for later: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Caches parts of a page that were loaded before this worker, or will be needed; files that are not part of the site are not requested. */
async function keep(/** @type {string[]} */ addresses) {
  const own = addresses.filter((address) => address.startsWith(BASE.href) && !new URL(address).searchParams.has("v"));
  await Promise.allSettled(own.map(async (address) => {
    const path = pathOf("cors", new URL(address));
    if (sumOf(path) && !(await kept(VISITED, path))) await put(VISITED, path, await fetch(address));
  }));
}
