import { dateFormat } from "../../../content/date-format.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import { todayTexts } from "../../../content/today/list.ts";
import type { LastWeek } from "../../../domain/today/last-week.ts";
import type { Language } from "../../../shared/language.ts";

const dayPart = { day: "numeric", month: "long", timeZone } as const;

export function lastWeekView({ from, to, figures, before }: LastWeek, language: Language) {
	const { title, names, count, change } = todayTexts[language].week;
	const signed = new Intl.NumberFormat(locales[language], { signDisplay: "exceptZero" });
	return {
		title,
		heads: [count, change],
		days: dateFormat(locales[language], dayPart).formatRange(from, to),
		rows: (["conversations", "leads", "proposals", "clients"] as const).map((name) => ({
			name,
			label: names[name],
			count: figures[name],
			change: signed.format(figures[name] - before[name]),
		})),
	};
}

export type LastWeekView = ReturnType<typeof lastWeekView>;
