import type { Bilingual, Language } from "../../shared/language.ts";

/** The tags the blog always shows, each in both languages. */
export const tags = [
	{ es: "Transformación Digital", en: "Digital Transformation" },
	{ es: "IA", en: "AI" },
	{ es: "PYMEs", en: "Small business" },
	{ es: "Colombia", en: "Colombia" },
	{ es: "E-commerce", en: "E-commerce" },
	{ es: "ROI", en: "ROI" },
	{ es: "Automatización", en: "Automation" },
	{ es: "ChatGPT", en: "ChatGPT" },
	{ es: "Estrategia", en: "Strategy" },
	{ es: "Datos", en: "Data" },
] as const satisfies readonly Bilingual[];

/** What a post without tags is filed under. */
export const defaultTags = {
	es: ["Transformación Digital", "PYMEs", "Colombia"],
	en: ["Digital Transformation", "Small business", "Colombia"],
} as const satisfies Record<Language, readonly string[]>;
