import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { type IndustryId, industries } from "../../../content/industries/list.ts";
import { en as playerEn } from "../../../content/pages/demo/en.ts";
import { es as playerEs } from "../../../content/pages/demo/es.ts";
import { en } from "../../../content/pages/demos/en.ts";
import { es } from "../../../content/pages/demos/es.ts";
import type { Language } from "../../../shared/language.ts";
import { demoScene } from "../../ui/scene/scene-places.ts";
import { durationText, hourOf } from "../demo/story-time.server.ts";

const hours = ["dawn", "noon", "night"] as const;

export function demosData(language: Language, { product }: Pick<Brand, "product">) {
	const { summary, ...text } = { es, en }[language](product);
	const demos = industries
		.flatMap(({ id, flows }) => flows.map((flow) => demoCard(id, flow, language)))
		.sort((one, other) => one.at.localeCompare(other.at));
	const count = String(demos.length);
	const ofHour = (hour: (typeof hours)[number]) => demos.filter(({ scene }) => scene.hour === hour);
	return {
		language,
		summary,
		text: { ...text, all: fillBlanks(text.all, { count }) },
		demos,
		rows: hours.map((hour) => ({
			hour,
			name: text.wall.hours[hour],
			range: rangeText(text.wall.range, ofHour(hour)),
			first: demos.findIndex(({ scene }) => scene.hour === hour),
			demos: ofHour(hour),
		})),
		choices: [
			{ id: "", name: text.wall.everything, shown: fillBlanks(text.wall.shown, { count }) },
			...industries.map(({ id, flows, text: { [language]: of } }) => ({
				id,
				name: text.wall.industries[id],
				shown: fillBlanks(text.wall.shownOf, { count: flows.length, all: count, industry: of.name }),
			})),
		],
	};
}

function demoCard(industry: IndustryId, flow: DemoFlow, language: Language) {
	const [first] = flow.steps;
	const { name, description, steps } = flow.text[language];
	const seconds = flow.steps.reduce((sum, { duration }) => sum + duration, 0);
	return {
		industry,
		industryName: industries.find(({ id }) => id === industry)?.text[language].name ?? "",
		name,
		description,
		at: first.at,
		hour: hourOf(first.at, language),
		path: pathTo("demoFlow", language, { industry, flow: flow.id }),
		duration: durationText(seconds, { es: playerEs, en: playerEn }[language]),
		speaker: steps[0].messages[0]?.[0] ?? "user",
		scene: demoScene(industry, flow.id, "card"),
	};
}

function rangeText(words: string, demos: readonly DemoCardData[]): string {
	const [first, last] = [demos[0]?.hour, demos.at(-1)?.hour];
	return fillBlanks(words, {
		from: first?.time ?? "",
		to: `${last?.time} ${last?.half}`.replaceAll(" ", "\u00a0"),
	});
}

export type DemoCardData = ReturnType<typeof demoCard>;
export type DemosData = ReturnType<typeof demosData>;
