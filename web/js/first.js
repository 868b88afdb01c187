// Runs before anything is shown: chooses the first view, the language and the colours of the page. It is a classic script without imports, so that
// rendering waits for it and nothing is shown in another language first.

{
  const root = document.documentElement;

  const read = (/** @type {() => string | null} */ look) => {
    try {
      return look();
    } catch {
      // The storage is blocked.
      return null;
    }
  };

  /** @returns {Record<string, unknown>} */
  const settings = () => {
    try {
      return Object(JSON.parse(read(() => localStorage.getItem("menagerie.settings")) ?? "{}"));
    } catch {
      return {};
    }
  };

  const { language, page, motion, board, pieces } = settings();
  // The build lists the languages, and the first is that of the page.
  const languages = (root.dataset.languages ?? root.lang).split(" ");
  // Whatever is in the storage, the page starts.
  const wanted = [typeof language === "string" ? language : "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = wanted.find((tag) => languages.includes(tag)) ?? languages[0];
  if (page === "light" || page === "dark") root.dataset.page = page;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  root.dataset.motion = motion === "on" || motion === "off" ? motion : still ? "off" : "on";

  const last = read(() => localStorage.getItem("menagerie.last")) !== null;
  if (last) root.dataset.known = "";
  const [navigation] = performance.getEntriesByType("navigation");
  const opened = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === "navigate";
  const { search, hash } = location;
  // An installed app opens with the last game; a link from another page of the app leads to the gallery.
  const resumes = last && opened && !document.referrer && matchMedia("(display-mode: standalone)").matches;
  if (resumes && search.length + hash.length === 0) history.replaceState(null, "", "?last");
  const failed = read(() => sessionStorage.getItem("menagerie.recovery")) !== null;
  const direct = location.search.length > 1 || hash.length > 1;
  const learns = /^\?(learn|today)\b/.test(search);
  root.dataset.view = learns ? "school" : direct || failed || root.dataset.games === undefined ? "game" : "start";
  // A browser that does not support the page's modules would wait for ever, so it shows what is missing.
  addEventListener("error", ({ message }) => {
    if (!/SyntaxError/.test(message)) return;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => tooOld(message));
    else tooOld(message);
  });
  const tooOld = (/** @type {string} */ message) => {
    const failure = document.getElementById("failure");
    const table = document.getElementById("table");
    if (!failure || !table || !table.hidden) return;
    for (const words of failure.querySelectorAll("[data-failure]")) words.toggleAttribute("hidden", words.getAttribute("data-failure") !== "lacking");
    const reason = document.getElementById("failure-reason");
    if (reason) reason.textContent = `ES2022: ${message}`;
    document.getElementById("starting")?.remove();
    failure.hidden = table.hidden = table.inert = false;
    table.classList.add("failed");
  };

  const preload = (/** @type {string} */ href, /** @type {Partial<HTMLLinkElement>} */ properties) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", ...properties, href }));
  // The gallery fills its shelves as soon as its scripts are there.
  if (root.dataset.view === "start") preload("games/cards.json", { as: "fetch", crossOrigin: "anonymous" });
  // A new game begins with a known position: its picture is shown until the program is there. Other addresses, and other boards, have none.
  const asked = [...new URLSearchParams(search)];
  const game = new URLSearchParams(search).get("game")?.toLowerCase() ?? "";
  const [built, further] = [root.dataset.games, root.dataset.library].map((ids) => ids?.split(" ") ?? []);
  const looks = (board ?? "wood") === "wood" && (pieces ?? "drawn") === "drawn";
  const isSeat = (/** @type {string} */ value) => value === "human" || value === "computer";
  const isNew = asked.every(([name, value]) => name === "game" || name === "level" || isSeat(value));
  // A person moves first, unless the address says otherwise. Then the board is seen from another side, which only the program draws.
  const begins = asked.every(([name, value]) => value !== "computer" || name === "black");
  if (opened && looks && hash.length <= 1 && isNew && begins && [...built, ...further].includes(game)) {
    root.dataset.awaited = `${built.includes(game) ? "pieces/starts" : "games/starts"}/${game}.svg`;
    root.dataset.firstMove = "";
    preload(root.dataset.awaited, { as: "fetch", crossOrigin: "anonymous" });
  }
}
