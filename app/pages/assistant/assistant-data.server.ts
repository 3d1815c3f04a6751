import type { OwnPageText } from "../../../content/chat/own-page-text.ts";
import { dateFormat } from "../../../content/date-format.ts";
import type { Bilingual, Language } from "../../../content/language.ts";
import { locales } from "../../../content/locale.ts";
import { en } from "../../../content/pages/assistant/en.ts";
import { es } from "../../../content/pages/assistant/es.ts";
import type { AssistantPageText } from "../../../content/pages/assistant/schema.ts";
import { homeData } from "../home/home-data.server.ts";

export const assistantTexts: Bilingual<AssistantPageText> = { es, en };

type Page = { language: Language; product: string; timeZone: string; now: Date };

/** What the page shows beside and above the greeting. The questions to begin with are those of the home page. */
export function ownPageText({ language, product, timeZone, now }: Page): OwnPageText {
	const { start, questions } = homeData(language, { product }).text.hero.example;
	const format = dateFormat(locales[language], {
		hour: "numeric",
		minute: "2-digit",
		hour12: true,
		timeZone,
	});
	const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
	const { hour, minute, dayPeriod = "" } = parts;
	return {
		hour: { time: `${hour}:${minute}`, half: dayPeriod },
		sheet: assistantTexts[language].sheet,
		start,
		questions,
	};
}
