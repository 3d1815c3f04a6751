import { fillBlanks } from "../../content/fill-blanks.ts";
import { staff } from "../../content/staff/list.ts";
import type { Language } from "../../shared/language.ts";

export function requestsText(count: number, language: Language): string | null {
	return count > 1 ? fillBlanks(staff[language].leads.requests, { count }) : null;
}
