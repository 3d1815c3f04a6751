import { en } from "../pages/about/en.ts";
import { es } from "../pages/about/es.ts";
import type { AboutText } from "../pages/about/schema.ts";
import { site } from "../site.ts";
import type { Question } from "./schema.ts";

/** As the team page names them: "Ana, Luis y Eva". */
function namesOf(about: (product: string, year: number) => AboutText, and: string): string {
	const names = about(site.product, site.foundingYear).team.people.map(({ name }) => name);
	return `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

export const founders = {
	page: "about",
	text: {
		es: {
			question: "¿Quiénes fundaron la empresa?",
			answer: `La fundaron ${namesOf(es, " y ")} en ${site.foundingYear}. En la página del equipo está qué hace cada quien.`,
			alsoAsked: [
				"quien es el ceo",
				"quien es el gerente",
				"quien fundo",
				"fundadores",
				"fundador",
				"quien es el dueno",
				"quienes son los duenos",
				"quien creo esto",
				"quien creo la empresa",
				"quien es el jefe",
				"quien es el fundador",
				"de quien es",
				"de quien es la empresa",
				"quien monto esto",
				"quien invento esto",
				"quien manda ahi",
				"quien es su jefe",
				"nombre del dueno",
				"quien es dueno de la empresa",
				"de quien es esto",
			],
		},
		en: {
			question: "Who founded the company?",
			answer: `${namesOf(en, " and ")} founded it in ${site.foundingYear}. The team page tells what each of them does.`,
			alsoAsked: [
				"founders",
				"founder",
				"who started",
				"who runs",
				"who owns",
				"who is the owner",
				"who is the ceo",
				"who founded",
				"who created",
				"who made this",
				"who built this",
				"who's the owner",
				"who's the boss",
				"who's the founder",
				"whose company",
				"who owns this company",
				"who owns this",
			],
		},
	},
} as const satisfies Question;
