// The language of all words: both programs are told it, and neither needs the other.

/** Its tag, as `setLanguage` has chosen it. */
export const spoken = { tag: "en" };
