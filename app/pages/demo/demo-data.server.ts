import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { en } from "../../../content/pages/demo/en.ts";
import { es } from "../../../content/pages/demo/es.ts";

/** @param asked what the address says; an unknown industry is the first one, an unknown flow its first. */
export function demoData(language: Language, product: string, asked: { industry?: string; flow?: string }) {
	const industry = industries.find(({ id }) => id === asked.industry) ?? industries[0];
	const flows = industry.flows[language];
	const chosen = flows.find(({ id }) => id === asked.flow) ?? flows[0];
	const addressOf = (flow: string) => pathTo("demoFlow", language, { industry: industry.id, flow });
	return {
		...{ language, text: { es, en }[language](product) },
		industry: { id: industry.id, name: industry.text[language].name },
		flow: chosen ?? { id: "", name: "", description: "", steps: [] },
		flows: flows.map(({ id, name }) => ({ id, name, href: addressOf(id), chosen: id === chosen?.id })),
		integrations: industry.page[language].integrations.slice(0, 3).map(({ name }) => name),
		back: pathTo("demos", language),
	};
}

export type DemoData = ReturnType<typeof demoData>;
