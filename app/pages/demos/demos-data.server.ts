import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { en } from "../../../content/pages/demos/en.ts";
import { es } from "../../../content/pages/demos/es.ts";
import { demoData, findDemo } from "../demo/demo-data.server.ts";

const featured: readonly (readonly [IndustryId, string])[] = [
	["hospitalidad-viajes", "reserva"],
	["real-estate-construccion", "calificador"],
	["retail-ecommerce", "estado_pedido"],
];

export function demosData(language: Language, { product }: Pick<Brand, "product">) {
	const { summary, ...text } = { es, en }[language](product);
	return {
		language,
		summary,
		text,
		cards: featured.map(([industry, flow]) => card(industry, flow, language)),
		industries: industries.map(({ id, text, flows }) => ({
			id,
			name: text[language].name,
			flows: flows.map((flow) => ({
				id: flow.id,
				name: flow.text[language].name,
				path: pathTo("demoFlow", language, { industry: id, flow: flow.id }),
			})),
		})),
	};
}

function card(industryId: IndustryId, flowId: string, language: Language) {
	const { industry, flow, flows, steps, text } = demoData(language, findDemo(industryId, flowId));
	const { path = "", duration = "" } = flows.find(({ id }) => id === flow.id) ?? {};
	const [first] = steps;
	return {
		industry,
		name: flow.name,
		description: flow.description,
		path,
		duration,
		hour: first?.hour ?? { time: "", half: "" },
		words: (first?.messages ?? []).slice(0, 2).map(({ from, text: said }) => ({
			from,
			said,
			name: from === "user" ? flow.customer : text.assistant,
		})),
	};
}

export type DemoCardData = ReturnType<typeof card>;
