import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";

const formats = {
	es: format("es"),
	en: format("en"),
};

function format(language: Language) {
	return new Intl.DateTimeFormat(locales[language], {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "America/Bogota",
	});
}

/** A moment as the staff read it, in Bogotá. @param at ISO 8601, UTC. */
export function momentText(at: string, language: Language): string {
	return formats[language].format(new Date(at));
}
