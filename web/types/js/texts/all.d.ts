// The same for who has no time to wait: the catalogues of all languages.
export declare const languages: readonly { id: string; name: string; catalogue: string }[];
