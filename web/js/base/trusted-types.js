// The page's Trusted Types policy: the only way to make scripts or documents from texts, in browsers that support it.

/** @typedef {{ defaultPolicy: unknown, createPolicy: (name: string, rules: Record<string, (...args: string[]) => string | null>) => unknown }} TrustedTypes */

/** Undefined in browsers without Trusted Types. @type {TrustedTypes | undefined} */
const trustedTypes = Reflect.get(globalThis, "trustedTypes");

// There can be only one policy of this name. On pages with several bundles, the first one has made it.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy("default", {
  /** Workers: the site's own files. */
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),

  /** The pictures of the pieces, parsed as SVG; no other document is made from a text. */
  createHTML: (text, _, sink) => (sink === "DOMParser parseFromString" ? text : null),
});
