// What may become a script or a document: the page's policy lets no text do so but by this rule, where browsers know such rules.

/** @typedef {{ defaultPolicy: unknown, createPolicy: (name: string, rules: Record<string, (...args: string[]) => string | null>) => unknown }} TrustedTypes */

/** Browsers that have no such rules have no such object. @type {TrustedTypes | undefined} */
const trustedTypes = Reflect.get(globalThis, "trustedTypes");

// There can be one such rule: where pages have several bundles of modules, the first has made it.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy("default", {
  /** Workers: the site's own files. */
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),

  /** The pictures of the pieces, read as SVG; nothing else is ever made of a text. */
  createHTML: (text, _, sink) => (sink === "DOMParser parseFromString" ? text : null),
});
