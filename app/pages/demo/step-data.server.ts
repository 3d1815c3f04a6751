import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { DemoFlow, FlowMetric, FlowSystem } from "../../../content/industries/flow-schema.ts";
import { groupedNumber, percentSign } from "../../../content/locale.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { hourOf } from "./story-time.server.ts";

export function demoStepData(flow: DemoFlow, index: number, language: Language, text: DemoText) {
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
	const amount = formatValue(Math.abs(change), unit === "pesos" && change !== 0 ? unit : "count", language);
	const top = Math.max(...values) || 1;
	return {
		label: label[language],
		value: formatValue(value, unit, language),
		trend: `${change < 0 ? "-" : "+"}${unit === "percent" && change !== 0 ? fillBlanks(text.points, { points: amount }) : amount}`,
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
