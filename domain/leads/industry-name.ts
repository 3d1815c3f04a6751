import { forms } from "../../content/forms/list.ts";
import { industries } from "../../content/industries/list.ts";
import type { Language } from "../../content/language.ts";
import type { Lead } from "./lead.ts";

export function industryName({ industry }: Pick<Lead, "industry">, language: Language): string | null {
	if (industry === "other") return forms[language].audit.industries.other;
	return industries.find(({ id }) => id === industry)?.text[language].name ?? null;
}
