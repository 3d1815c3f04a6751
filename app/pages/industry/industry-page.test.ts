import { expect, it } from "vitest";
import { industries } from "../../../content/industries/list.ts";
import { takeTurn } from "../../../domain/assistant/assistant.ts";
import { textsIn } from "../../../domain/assistant/assistant-texts.ts";
import { startDialogue } from "../../../domain/assistant/dialogue/state.ts";
import { approachScenes, sceneAt } from "../../ui/scene/scene-places.ts";
import { countOf, industryFigures } from "./counts/figures.ts";
import { nightBands } from "./night/objects.ts";

const pages = industries.flatMap(({ id, page, text }) =>
	(["es", "en"] as const).map((language) => ({ id, language, page: page[language], text: text[language] })),
);

it("counts whole things, and exactly as many as each metric says", () => {
	for (const { id, page } of pages)
		for (const [index, { metric }] of page.kpis.entries()) {
			const figure = industryFigures[id].list[index];
			if (!figure) throw new Error(`${id} draws no figure for ${metric}.`);
			const { before, now } = countOf(metric, figure.change, figure.before);
			const percent = Number(/\d+/.exec(metric)?.[0]);
			expect(Number.isInteger(now), metric).toBe(true);
			expect(Math.max(before, now)).toBeLessThanOrEqual(29);
			const changes = {
				more: ((now - before) / before) * 100,
				share: (now / before) * 100,
				less: ((before - now) / before) * 100,
				listed: now,
			};
			expect(changes[figure.change], `${id}: ${metric}`).toBeCloseTo(percent, 9);
		}
});

it("answers each problem, shows each hour of the night and a scene for each solution", () => {
	for (const { id, language, page, text } of pages) {
		expect(page.answers.length, `${id}, ${language}`).toBe(text.problems.length);
		expect(page.night.hours.length).toBe(nightBands[id].length);
		expect(page.solutions.length).toBe(approachScenes(id).length);
		for (const { question } of text.faqs) expect(page.chat.questions).not.toContain(question);
		for (const { counted } of page.kpis) expect(counted).toContain("{now}");
	}
});

it("looks different for each industry", () => {
	const different = (of: (id: (typeof industries)[number]["id"]) => unknown) =>
		new Set(industries.map(({ id }) => JSON.stringify(of(id)))).size;
	expect(different((id) => industryFigures[id].list.map(({ drawing }) => drawing))).toBe(5);
	expect(different((id) => nightBands[id])).toBe(5);
	expect(different(approachScenes)).toBe(5);
	expect(different((id) => sceneAt("closing", id))).toBe(5);
	const drawings = industries.flatMap(({ id }) => industryFigures[id].list.map(({ drawing }) => drawing));
	expect(new Set(drawings).size).toBe(15);
});

it("offers questions that the assistant understands", () => {
	for (const { language, page } of pages)
		for (const message of page.chat.questions) {
			const { unsure, unknown, missed, missedAgain } = textsIn(language);
			const { text } = takeTurn({ state: startDialogue(), message, language });
			const lost = [...unsure, ...unknown, ...missed, ...missedAgain].filter((sentence) =>
				text.includes(sentence),
			);
			expect(lost, message).toEqual([]);
		}
});
