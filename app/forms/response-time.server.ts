import type { Brand } from "../../config/env.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { sayHours } from "../../domain/conversations/business-hours.ts";
import type { Language } from "../../shared/language.ts";

export function responseTimeSentence(
	answer: "willWrite" | "willRead",
	{ contactPerson }: Pick<Brand, "contactPerson">,
	now: Date,
	language: Language,
): string {
	const { responseTime } = forms[language];
	const action = fillBlanks(responseTime[answer], { who: contactPerson ?? responseTime.anybody });
	return sayHours(responseTime, now, language, { action });
}
