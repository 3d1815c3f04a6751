import type { Brand } from "../../config/env.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { sayHours } from "../../domain/conversations/business-hours.ts";
import type { Language } from "../../shared/language.ts";

export function whoAnswersWhen(
	action: "writes" | "reads",
	{ contactPerson }: Pick<Brand, "contactPerson">,
	now: Date,
	language: Language,
): string {
	const { next } = forms[language];
	const sentence = fillBlanks(next[action], { who: contactPerson ?? next.anybody });
	return sayHours(next, now, language, { action: sentence });
}
