import { expect, it } from "vitest";
import { en } from "../../../content/pages/products/en.ts";
import { es } from "../../../content/pages/products/es.ts";
import { leadScale } from "../../../domain/leads/lead.ts";
import { leadLength, leadMoment } from "./lead-demo/lead-moment.ts";
import { countWords } from "./voice-demo/transcript.tsx";
import { voiceLength, voiceMoment } from "./voice-demo/voice-demo.tsx";

const texts = { es: es("X"), en: en("X") };
const { messages } = texts.es.pilot.demo;

it.each(Object.entries(texts))(
	"the lead demo in %s has seven messages that climb the pipeline's scale",
	(_, text) => {
		const { messages } = text.pilot.demo;
		expect(messages).toHaveLength(7);
		expect(messages.flatMap(({ status }) => status ?? [])).toEqual(Object.keys(leadScale));
	},
);

it("says a message every three seconds, the assistant's after typing one and a half", () => {
	expect(leadMoment(messages, 0)).toEqual({ shownCount: 0, typing: true, status: null });
	expect(leadMoment(messages, 1_500)).toMatchObject({ shownCount: 1, typing: false });
	expect(leadMoment(messages, 3_000)).toEqual({ shownCount: 2, typing: false, status: "captured" });
	expect(leadMoment(messages, 6_000)).toMatchObject({ shownCount: 2, typing: true });
	expect(leadMoment(messages, 7_500)).toEqual({ shownCount: 3, typing: false, status: "qualifying" });
	expect(leadMoment(messages, leadLength(messages))).toEqual({
		shownCount: 7,
		typing: false,
		status: "in-crm",
	});
	expect(leadMoment(messages, Number.POSITIVE_INFINITY)).toMatchObject({ shownCount: 7, status: "in-crm" });
});

it("goes through the voice demo's phases at 1, 3, 12 and 14 seconds", () => {
	const phases = [0, 999, 1_000, 3_000, 11_999, 12_000, 14_000].map((at) => voiceMoment(60, at).phase);
	expect(phases).toEqual([
		"waiting",
		"waiting",
		"recording",
		"transcribing",
		"transcribing",
		"analyzing",
		"complete",
	]);
	expect(voiceLength).toBe(14_000);
});

it("brings a word every 150 ms, and all of them before the analysis in both languages", () => {
	expect([2_999, 3_000, 3_149, 3_150].map((at) => voiceMoment(60, at).words)).toEqual([0, 1, 1, 2]);
	for (const { voice } of Object.values(texts)) {
		const words = countWords(voice.demo.passages);
		expect(words).toBeLessThanOrEqual(60);
		expect(voiceMoment(words, 11_999).words).toBe(words);
	}
});

it("plays the voice note from the first second to the third", () => {
	expect([999, 1_000, 2_000, 3_000, 14_000].map((at) => voiceMoment(60, at).recorded)).toEqual([
		0, 0, 0.5, 1, 1,
	]);
});
