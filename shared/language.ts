/** The two languages of the site. Spanish is the default and has addresses without a prefix. */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];
