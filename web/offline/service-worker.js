// Lets the page work without a network. The build writes two constants above this: VERSION, which differs whenever a file
// of the game page does, and FILES, the addresses of those files with what they must contain.
//
// A version is kept as a whole and replaced as a whole: pages of an older version, which may be in the middle of a game, go on
// getting their own files, whose addresses name the version.

const BASE = new URL("./", self.location);
/** Several copies of the site may share an origin, and with it the caches. */
const PREFIX = `menagerie ${BASE.pathname} `;
const OWN = PREFIX + VERSION;
/** Pages of rules and diagrams, once they have been visited. */
const VISITED = `${PREFIX}visited`;

const NOT_HERE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Menagerie</title><link rel="icon" href="${BASE.pathname}pieces/lion.svg" type="image/svg+xml"><p>There is no network, and this page has not been visited yet. <a href="${BASE.pathname}">To the game</a></p>
<p lang="fr">Il n’y a pas de réseau, et cette page n’a pas encore été visitée. <a href="${BASE.pathname}">Au jeu</a></p></html>`;

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
  event.respondWith(answer(event, url));
  if (request.mode === "navigate") event.waitUntil(tidy());
});

/** Keeps every file of this version, or none: what does not contain what it must is refused. */
async function fill() {
  const requests = Object.entries(FILES).map(([path, integrity]) => {
    // An address that names its version never gets other content.
    return new Request(new URL(path, BASE), { integrity, cache: path.includes("?") ? "default" : "no-cache" });
  });
  await (await caches.open(OWN)).addAll(requests);
}

/** Throws away the versions that no page uses any more; each page holds a lock with the name of its version's cache. */
async function tidy() {
  const { held } = await navigator.locks.query();
  const used = new Set([OWN, VISITED, ...held.map(({ name }) => name)]);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !used.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function answer(event, url) {
  const { request } = event;
  const isGame = request.mode === "navigate" && [BASE.pathname, `${BASE.pathname}index.html`].includes(url.pathname);
  const address = isGame ? BASE.href : url.href;
  const kept = (await (await caches.open(OWN)).match(address)) ?? (url.searchParams.has("v") ? await caches.match(address) : undefined);
  return kept ?? visit(event, url);
}

/** As it is on the server; as it was at the last visit, if the server cannot be reached. */
async function visit({ request }, url) {
  const visited = await caches.open(VISITED);
  const address = request.mode === "navigate" ? url.origin + url.pathname : url.href;
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await visited.put(address, answer.clone());
    return answer;
  } catch (error) {
    const kept = await visited.match(address);
    if (kept) return kept;
    if (request.mode !== "navigate") throw error;
    return new Response(NOT_HERE, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** Keeps what a page consists of that was loaded before this worker was there. */
async function keep(addresses) {
  const visited = await caches.open(VISITED);
  const own = addresses.filter((address) => address.startsWith(BASE.href) && !new URL(address).searchParams.has("v"));
  await Promise.allSettled(own.map((address) => visited.add(address)));
}
