// The language of all words: both programs get it, and neither needs the other.

/** Its tag, as `setLanguage` has chosen it. */
export const spoken = { tag: "en" };
