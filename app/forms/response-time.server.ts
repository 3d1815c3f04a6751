import type { Brand } from "../../config/env.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { longCalendarDate } from "../../content/locale.ts";
import { hoursSentence, lastDayToAnswer } from "../../domain/business-hours.ts";
import type { Language } from "../../shared/language.ts";

export function responseTimeSentence(
	answer: "willWrite" | "willRead",
	{ contactPerson, answerDays }: Pick<Brand, "contactPerson" | "answerDays">,
	now: Date,
	language: Language,
): string {
	const { responseTime } = forms[language];
	const action = fillBlanks(responseTime[answer], { who: contactPerson ?? responseTime.anybody });
	const hours = hoursSentence(responseTime, now, language, { action });
	if (answer === "willRead" || answerDays === null) return hours;
	const date = longCalendarDate(lastDayToAnswer(now, answerDays), language);
	return `${hours} ${fillBlanks(responseTime.latest, { date })}`;
}
