import type { Brand } from "../../../config/env.ts";
import { cases } from "../../../content/cases/list.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/home/en.ts";
import { es } from "../../../content/pages/home/es.ts";
import type { HomeText } from "../../../content/pages/home/schema.ts";
import { clients, notice, partners } from "../../../content/samples/companies.ts";
import type { Language } from "../../../shared/language.ts";

const texts: Record<Language, (product: string) => HomeText> = { es, en };

export function homeData(language: Language, { product }: Pick<Brand, "product">) {
	const { summary, ...text } = texts[language](product);
	const [{ client, text: story }] = cases;
	const { quote: words, author } = story[language];
	return {
		language,
		product,
		summary,
		text,
		clients,
		partners: partners.map(({ role, ...partner }) => ({ ...partner, role: role[language] })),
		notice: notice[language],
		quote: { words, author, client },
		industries: industries.map((industry) => ({
			id: industry.id,
			name: industry.text[language].name,
			hint: text.industries.hints[industry.id],
		})),
	};
}

export type HomeData = ReturnType<typeof homeData>;
export type HomeSections = HomeData["text"];
