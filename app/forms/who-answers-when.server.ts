import type { Brand } from "../../config/env.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { sayHours } from "../../domain/conversations/business-hours.ts";
import type { Language } from "../../shared/language.ts";

export function whoAnswersWhen(
	does: "writes" | "reads",
	{ contactPerson }: Pick<Brand, "contactPerson">,
	now: Date,
	language: Language,
): string {
	const { next } = forms[language];
	const sentence = fillBlanks(next[does], { who: contactPerson ?? next.anybody });
	return sayHours(next, now, language, { does: sentence });
}
