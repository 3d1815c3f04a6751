import type { Bilingual } from "../../content/language.ts";

export const previewPaths = { es: "/preview", en: "/en/preview" } satisfies Bilingual;
