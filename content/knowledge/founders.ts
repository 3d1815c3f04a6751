import { en } from "../pages/about/en.ts";
import { es } from "../pages/about/es.ts";
import type { AboutText } from "../pages/about/schema.ts";
import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

/** As the team page names them: "Ana, Luis y Eva". */
function namesOf(about: (product: string, year: number) => AboutText, and: string): string {
	const names = about(site.product, site.foundingYear).team.people.map(({ name }) => name);
	return `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

export const founders = {
	id: "founders",
	page: "about",
	text: {
		es: {
			question: "¿Quiénes fundaron la empresa?",
			answer: `La fundaron ${namesOf(es, " y ")} en ${site.foundingYear}. En la página Nosotros está qué hace cada quien.`,
		},
		en: {
			question: "Who founded the company?",
			answer: `${namesOf(en, " and ")} founded it in ${site.foundingYear}. The About page says what each of them does.`,
		},
	},
} as const satisfies KnowledgeEntry;
