import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { site } from "../site.ts";
import { knowledge } from "./list.ts";

const texts = knowledge.flatMap(({ id, text }) =>
	languages.map((language) => ({ id, language, ...text[language] })),
);

it("names each entry once", () => {
	expect(new Set(knowledge.map(({ id }) => id)).size).toBe(knowledge.length);
});

it("asks questions short enough for a button", () => {
	expect(texts.filter(({ question }) => question.length > 70 || !question.endsWith("?"))).toEqual([]);
});

it("fits every way to ask: no answer begins with yes or no", () => {
	expect(texts.filter(({ answer }) => /^(sí|yes|no)(?!\p{L})/iu.test(answer))).toEqual([]);
});

it("answers each question with a text of its own, in at most 320 characters", () => {
	expect(new Set(texts.map(({ answer }) => answer)).size).toBe(texts.length);
	expect(texts.filter(({ answer }) => answer.length > 320)).toEqual([]);
});

it("leaves the brand to the settings", () => {
	expect(texts.filter(({ answer }) => answer.includes(site.product))).toEqual([]);
});

it("goes on with a topic that is an entry, from questions that are labels of others", () => {
	const ids = new Set<string>(knowledge.map(({ id }) => id));
	const within = knowledge.flatMap((entry) => ("within" in entry ? [entry.within] : []));
	expect(within.length).toBeGreaterThan(0);
	for (const { topic, asked } of within) expect([topic, ...asked].filter((id) => !ids.has(id))).toEqual([]);
});
