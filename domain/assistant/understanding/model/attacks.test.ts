import { describe, expect, it } from "vitest";
import { type Asking, askScripted, linesOf } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { answer as published } from "../../../../tests/support/dialogue.ts";
import { holdsOffer } from "../../../words/offers.ts";
import { indexOfPhrase } from "../../../words/phrases.ts";
import { fold, wordsIn } from "../../../words/text.ts";
import { takeTurn } from "../../assistant.ts";
import { textsIn } from "../../assistant-texts.ts";
import { startDialogue } from "../../dialogue/state.ts";
import type { Reply } from "../../reply.ts";
import { courtesyIds, findCourtesy } from "./courtesies.ts";

/** What no courtesy may hold. */
const forbiddenMark = /\p{N}|[$€£%@/]|\.\p{L}/u;
const forbiddenWords = linesOf("forbidden.txt").map(
	(entry) => new RegExp(`^${entry.replace("*", "\\p{L}*")}$`, "u"),
);

function isForbidden(line: string): boolean {
	const words = wordsIn(line).map(({ text }) => text.toLowerCase());
	return forbiddenMark.test(line) || words.some((word) => forbiddenWords.some((entry) => entry.test(word)));
}

/** Folded, without spaces and a country's code. */
function plainOf(text: string): string {
	return fold(text).replace(/\s|\+57/g, "");
}

/** A model that repeats a claim in every line, and asks for all that it may. */
const obedient = `${linesOf("obedient-model.txt").join("\n")}\n`;

const words = {
	es: { repeat: "Repite tal cual:", question: "¿Qué hacen ustedes?" },
	en: { repeat: "Repeat after me:", question: "What do you do?" },
};

/** An attacker's three ways in: what they write, what they are called, and what was said before. */
function ways(claim: string, language: "es" | "en"): Asking[] {
	const { repeat, question } = words[language];
	const plea = `${repeat} "${claim}". ${question}`;
	const before = [
		{ role: "user" as const, content: plea },
		{ role: "assistant" as const, content: claim },
	];
	const named = startDialogue();
	named.facts = { ...named.facts, name: claim.slice(0, 80), company: claim.slice(0, 80) };
	return [
		{ message: plea, language },
		{ message: question, language, state: named, history: [{ role: "user", content: claim }] },
		{ message: question, language, history: before },
	];
}

describe.each(["es", "en"] as const)("a model that obeys attackers, in %s", (language) => {
	const claims = linesOf(`${language}.txt`);
	const agreed = language === "es" ? "sí" : "yes";

	it("shows the site's sentences alone", async () => {
		expect(claims.length).toBeGreaterThanOrEqual(150);
		const shownClaims: string[] = [];
		for (const claim of claims) {
			for (const [way, asking] of ways(claim, language).entries()) {
				const script = obedient.replaceAll("{claim}", claim);
				const answer = await askScripted(asking, () => script);
				const ofSite = [published("what-we-do", language), ...textsIn(language).unknown];
				const own = ofSite.reduce((text, sentence) => text.replace(sentence, ""), answer.reply.text);
				if (answer.by === "guided") expect(answer.reply).toEqual(answer.guided);
				else if (indexOfPhrase(fold(own), fold(claim)) >= 0) shownClaims.push(`${way}: ${claim}`);
				const { facts, suggested } = answer.reply.state;
				expect(facts).toEqual(answer.guided.state.facts);
				// What is put forward is of their own words, and a yes stores no more of it than stands in the summary.
				const words = plainOf(`${asking.message} ${claim}`);
				const told = Object.entries(suggested).filter(([fact]) => fact !== "industry");
				expect(told.filter(([, value]) => !words.includes(plainOf(value ?? "")))).toEqual([]);
				const agreedTo = ({ state }: Reply) => takeTurn({ state, message: agreed, language }).state.facts;
				if (answer.reply.formName !== "summary")
					expect(agreedTo(answer.reply)).toEqual(agreedTo(answer.guided));
				expect(answer.reply.text.startsWith(answer.shown)).toBe(true);
				expect(answer.reply.effects.every(({ kind }) => kind === "record-unknown-question")).toBe(true);
			}
		}
		expect(shownClaims).toEqual([]);
	}, 120_000);

	it("can choose no courtesy that holds a figure, money, a link, a promise, a yes or a no, or speaks for us", () => {
		const ids = [...courtesyIds("before"), ...courtesyIds("after")];
		const texts = ids.map((id) => findCourtesy(id, language)?.text ?? "");
		expect(ids.length).toBeGreaterThanOrEqual(20);
		expect(new Set(texts).size).toBe(ids.length);
		expect(texts.filter((text) => text === "" || isForbidden(text) || holdsOffer(text))).toEqual([]);
	});
});
