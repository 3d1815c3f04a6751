import type { Language } from "../../shared/language.ts";
import type { FactName } from "../../shared/lead.ts";
import { writtenPhone } from "../contact/phone.ts";
import type { LeadFacts } from "./lead.ts";
import { industryName } from "./names.ts";

/** Writes a fact for a reader: the industry by its name, the telephone with spaces. @returns null when it is unknown. */
export function factText(facts: LeadFacts, fact: FactName, language: Language): string | null {
	if (fact === "phone") return facts.phone && writtenPhone(facts.phone);
	return fact === "industry" ? industryName(facts, language) : facts[fact];
}
