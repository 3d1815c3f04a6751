import { pathTo } from "../../../content/addresses.ts";
import type { DemoFlow, FlowMetric } from "../../../content/industries/flow-schema.ts";
import { portal } from "../../../content/portal/list.ts";
import type { Client } from "../../../domain/accounts/account.ts";
import type { ClientDemo } from "../../../domain/portal/client-demo.ts";
import { type Language, otherLanguage } from "../../../shared/language.ts";
import { demoData, findDemo } from "../../pages/demo/demo-data.server.ts";

export function ownDemo(language: Language, client: Client, demo: ClientDemo, all: readonly ClientDemo[]) {
	const { industry, flow } = findDemo(demo.industry, demo.flow);
	const metrics = flow.metrics.map((metric, index) => scaleToFigure(metric, demo.figures[index]));
	const data = demoData(language, { industry, flow: { ...flow, metrics } });
	const other = otherLanguage(language);
	return {
		...data,
		text: { ...data.text, back: portal[language].demo.back },
		industry: { ...data.industry, name: client.name },
		flow: { ...data.flow, name: demo.title },
		flows: all.flatMap((one) => flowLinks(language, one, demo.id === one.id ? data.flow.id : one.id)),
		back: pathTo("portal", language),
		twin: { ...data.twin, path: `${pathTo("portalDemo", other, { demo: demo.id })}?language=${other}` },
	};
}

function scaleToFigure(metric: FlowMetric, figure: number | undefined): FlowMetric {
	const last = metric.values[4];
	if (figure === undefined || last === 0) return metric;
	const scaled = (value: number) => Math.round((value / last) * figure);
	const [a, b, c, d] = metric.values;
	return {
		...metric,
		before: scaled(metric.before),
		values: [scaled(a), scaled(b), scaled(c), scaled(d), figure],
	};
}

function flowLinks(language: Language, demo: ClientDemo, id: string) {
	const { industry, flow } = findDemo(demo.industry, demo.flow);
	const one = demoData(language, { industry, flow: flow as DemoFlow }).flows.find(
		(one) => one.id === flow.id,
	);
	return one
		? [{ ...one, id, name: demo.title, path: pathTo("portalDemo", language, { demo: demo.id }) }]
		: [];
}
