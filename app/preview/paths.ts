import type { Bilingual } from "../../content/language.ts";

/** Where the components are shown while the site is developed: see app/routes.ts. */
export const previewPaths = { es: "/preview", en: "/en/preview" } satisfies Bilingual;
