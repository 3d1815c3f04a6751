import { pathTo } from "../../../content/addresses.ts";
import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { industries } from "../../../content/industries/list.ts";
import { en as layoutEn } from "../../../content/layout/en.ts";
import { es as layoutEs } from "../../../content/layout/es.ts";
import { en } from "../../../content/pages/demo/en.ts";
import { es } from "../../../content/pages/demo/es.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";
import { type Language, otherLanguage } from "../../../shared/language.ts";
import { demoScene } from "../../ui/scene/scene-places.ts";
import { demoStepData } from "./step-data.server.ts";
import { durationText, hourOf } from "./story-time.server.ts";

const texts: Record<Language, DemoText> = { es, en };
const skips = { es: layoutEs.skip, en: layoutEn.skip };
const names = { es: layoutEs.languageNames.es, en: layoutEn.languageNames.en };

export function findDemo(industryId: string | undefined, flowId: string | undefined) {
	const industry = industries.find(({ id }) => id === industryId) ?? industries[0];
	const flow: DemoFlow = industry.flows.find(({ id }) => id === flowId) ?? industry.flows[0];
	const asNamed = industry.id === industryId && (flowId === undefined || flow.id === flowId);
	return { industry, flow, asNamed };
}

export function requestedStep(search: URLSearchParams): number {
	return Math.min(Math.max(Number.parseInt(search.get("step") ?? "1", 10) || 1, 1), 5) - 1;
}

type FoundDemo = Pick<ReturnType<typeof findDemo>, "industry" | "flow">;

export function demoData(language: Language, { industry, flow }: FoundDemo) {
	const text = texts[language];
	const { name, description, customer, replies } = flow.text[language];
	const other = otherLanguage(language);
	const industryName: string = industry.text[language].name;
	const params = { industry: industry.id, flow: flow.id };
	return {
		language,
		text: { ...text, skip: skips[language] },
		industry: { id: industry.id, name: industryName },
		flow: { id: flow.id, name, description, customer, replies },
		scene: demoScene(industry.id, flow.id, "page"),
		steps: flow.steps.map((_, index) => demoStepData(flow, index, language, text)),
		flows: industry.flows.map((one: DemoFlow) => ({
			id: one.id,
			name: one.text[language].name,
			description: one.text[language].description,
			path: pathTo("demoFlow", language, { industry: industry.id, flow: one.id }),
			duration: durationText(
				one.steps.reduce((sum, { duration }) => sum + duration, 0),
				text,
			),
			starts: hourOf(one.steps[0].at, language),
		})),
		params,
		back: pathTo("demos", language),
		path: pathTo("demoFlow", language, params),
		twin: {
			language: other,
			name: names[other],
			path: `${pathTo("demoFlow", other, params)}?language=${other}`,
		},
	};
}

export type DemoData = ReturnType<typeof demoData>;
export type DemoStepData = DemoData["steps"][number];
