import { describe, expect, it } from "vitest";
import { play } from "../bench/quality/play.ts";
import { readConversations, readWhoseFacts } from "./assistant/read.ts";

/** False facts are told by conversation. A little below what `npm run quality` measured (docs/quality.md): who breaks a way to understand falls through. */
const floors = {
	es: { reply: 1.6, nothing: 0.13, facts: 0.88, falseFacts: 0.12, requests: 0.88 },
	en: { reply: 1.53, nothing: 0.14, facts: 0.86, falseFacts: 0.12, requests: 0.84 },
};

describe.each(["es", "en"] as const)("the seen conversations, in %s", (language) => {
	it("are answered about as well as they were measured", () => {
		const played = readConversations("seen")
			.filter((one) => one.language === language)
			.map(play);
		const turns = played.flatMap((one) => one.turns);
		const verdicts = turns.flatMap((turn) => turn.verdicts);
		const met = (kind: string) => {
			const all = verdicts.filter(({ expected }) => expected.kind === kind);
			return all.filter(({ verdict }) => verdict === "met").length / all.length;
		};
		const { reply, nothing, facts, falseFacts, requests } = floors[language];
		expect(turns.reduce((sum, { score }) => sum + score, 0) / turns.length).toBeGreaterThan(reply);
		expect(turns.filter(({ score }) => score === 0).length / turns.length).toBeLessThan(nothing);
		expect(met("fact")).toBeGreaterThan(facts);
		expect(met("wants")).toBeGreaterThan(requests);
		expect(played.flatMap((one) => one.falseFacts).length / played.length).toBeLessThan(falseFacts);
		// Some 900 turns take a busy machine its time.
	}, 60_000);
});

describe.each(["es", "en"] as const)("short messages with somebody's data, in %s", (language) => {
	const played = readWhoseFacts(language).map(play);

	it("leave the facts of others out", () => {
		expect(played.flatMap((one) => one.falseFacts).length).toBeLessThan(5);
	});

	it("give the visitor's own", () => {
		const verdicts = played.flatMap(({ turns }) => turns.flatMap((turn) => turn.verdicts));
		const met = verdicts.filter(({ verdict }) => verdict === "met").length;
		expect(met / verdicts.length).toBeGreaterThan(0.8);
	});
});
