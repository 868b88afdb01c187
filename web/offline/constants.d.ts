// What the build writes above the service worker.

/** The name of the version: it differs whenever a file of the game page does. */
declare const VERSION: string;

/** The addresses of the files of the game page, below that of the site, with what they must contain. */
declare const FILES: Record<string, string>;

/** The same of all other files of the site. */
declare const OTHERS: Record<string, string>;
