// What the build makes of the folders of assets/texts: each language, with what loads its catalogue.
export declare const languages: readonly { id: string; name: string; load: () => Promise<{ default: string }> }[];
