import type { Bilingual } from "../../shared/language.ts";

export const previewPaths = { es: "/preview", en: "/en/preview" } satisfies Bilingual;
