import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { DemoFlow, FlowMetric, FlowSystem } from "../../../content/industries/flow-schema.ts";
import { industries } from "../../../content/industries/list.ts";
import { en as layoutEn } from "../../../content/layout/en.ts";
import { es as layoutEs } from "../../../content/layout/es.ts";
import { groupedNumber, percentSign } from "../../../content/locale.ts";
import { en } from "../../../content/pages/demo/en.ts";
import { es } from "../../../content/pages/demo/es.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";
import { type Language, otherLanguage } from "../../../shared/language.ts";
import { demoScene } from "../../ui/scene/scene-places.ts";
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

function demoStepData(flow: DemoFlow, index: number, language: Language, text: DemoText) {
	const { id, duration, at } = flow.steps[index] ?? flow.steps[0];
	const words = flow.text[language];
	const { title, messages, next } = words.steps[index] ?? words.steps[0];
	return {
		id,
		duration,
		hour: hourOf(at, language),
		title,
		messages: messages.map(([from, text, quickReplies = []]) => ({ from, text, quickReplies })),
		next,
		metrics: flow.metrics.map((metric) => metricAt(metric, index, language, text)),
		systems: words.systems.map(({ name, status, log }) => ({ name, status, doing: doing(log, index) })),
	};
}

function metricAt(
	{ label, unit, before, values }: FlowMetric,
	index: number,
	language: Language,
	text: DemoText,
) {
	const value = values[index] ?? before;
	const change = value - (values[index - 1] ?? before);
	const amount = formatValue(Math.abs(change), unit === "pesos" ? unit : "count", language);
	const top = Math.max(...values) || 1;
	return {
		label: label[language],
		value: formatValue(value, unit, language),
		trend: `${change < 0 ? "-" : "+"}${unit === "percent" ? fillBlanks(text.points, { points: amount }) : amount}`,
		direction: change > 0 ? ("up" as const) : change < 0 ? ("down" as const) : ("same" as const),
		levels: values.map((one) => one / top),
	};
}

function formatValue(value: number, unit: FlowMetric["unit"], language: Language): string {
	const number = groupedNumber(value, language);
	const spanish = language === "es";
	if (unit === "percent") return `${number}${percentSign[language]}`;
	if (unit === "pesos") return spanish ? `$${number}` : `COP\u00a0${number}`;
	return unit === "mark" ? `${number}/10` : number;
}

function doing(log: FlowSystem["log"], index: number): string | null {
	const activities = ([1, 2, 3, 4, 5] as const).slice(0, index + 1).flatMap((step) => log[step] ?? []);
	return activities.at(-1) ?? null;
}
