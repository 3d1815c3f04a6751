import { forms } from "../../content/forms/list.ts";
import { industries } from "../../content/industries/list.ts";
import type { Language } from "../../shared/language.ts";
import type { Lead } from "./lead.ts";

/** Returns the name of the lead's industry in a language; null when it is unknown. */
export function industryName({ industry }: Pick<Lead, "industry">, language: Language): string | null {
	if (industry === "other") return forms[language].audit.industries.other;
	return industries.find(({ id }) => id === industry)?.text[language].name ?? null;
}
