// Runs before anything is shown: chooses the first view, the language and the colours of the page. It is a classic script without imports, so that
// rendering waits for it and nothing is shown in another language first. The page includes it twice. The second time only makes every browser wait
// for the style sheet of the gallery.

if (document.documentElement.dataset.view === undefined) {
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

  const { language, page, motion } = settings();
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
  // The texts before the style sheet are for people who wait for a game.
  if (root.dataset.view === "start") {
    new MutationObserver((_, watch) => {
      const starting = document.getElementById("starting");
      if (!starting) return;
      starting.hidden = true;
      watch.disconnect();
    }).observe(root, { childList: true, subtree: true });
  }
}
