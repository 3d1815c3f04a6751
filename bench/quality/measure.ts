import type { Language } from "../../content/language.ts";
import { site } from "../../content/site.ts";
import type { Conversation } from "../../domain/assistant/conversations/schema.ts";
import { startDialogue } from "../../domain/assistant/engine.ts";
import { isInLanguage } from "../../domain/assistant/model/guard/check.ts";
import { claimsIn } from "../../domain/assistant/model/guard/claims.ts";
import { recordIn } from "../../domain/assistant/model/guard/record.ts";
import type { Spoken } from "../../domain/assistant/model/model-turn.ts";
import type { LeadFacts } from "../../domain/leads/lead.ts";
import { statusOf } from "../../domain/leads/score.ts";
import type { Engine } from "./engine.ts";

/** Of so many expected, so many were met. */
type Share = { met: number; expected: number };

export type Quality = {
	conversations: number;
	facts: Share;
	sources: Share;
	language: Share;
	/** Figures that neither the site nor the visitor said. */
	invented: number;
	/** Turns it took, of each conversation that came to a qualified lead. */
	turnsToQualified: number[];
};

/** Plays written conversations against an engine and counts what it kept of what they promise. */
export async function measure(
	engine: Engine,
	language: Language,
	conversations: readonly Conversation[],
): Promise<Quality> {
	const quality: Quality = {
		conversations: conversations.length,
		facts: { met: 0, expected: 0 },
		sources: { met: 0, expected: 0 },
		language: { met: 0, expected: 0 },
		invented: 0,
		turnsToQualified: [],
	};
	for (const conversation of conversations) await play(engine, language, conversation, quality);
	return quality;
}

async function play(
	engine: Engine,
	start: Language,
	{ lines, knows }: Conversation,
	quality: Quality,
): Promise<void> {
	let state = startDialogue();
	let language = start;
	let expected = start;
	let qualified = false;
	const history: Spoken[] = [];
	for (const [at, line] of lines.entries()) {
		const reply = await engine.answer({ state, message: line.says, language }, history);
		state = reply.state;
		language = reply.language;
		expected = line.language ?? expected;
		history.push({ role: "user", content: line.says }, { role: "assistant", content: reply.text });
		countFacts(quality.facts, line.knows, state.facts);
		if (line.source)
			count(
				quality.sources,
				reply.sources.some(({ url }) => url === line.source),
			);
		count(quality.language, language === expected && isInLanguage(reply.text, expected));
		quality.invented += inventedIn(reply.text, language, history).length;
		if (!qualified && statusOf(state.facts) === "qualified") quality.turnsToQualified.push(at + 1);
		qualified ||= statusOf(state.facts) === "qualified";
	}
	countFacts(quality.facts, knows, state.facts);
}

function count(share: Share, met: boolean): void {
	share.expected++;
	if (met) share.met++;
}

function countFacts(share: Share, expected: Partial<LeadFacts> | undefined, known: LeadFacts): void {
	for (const [fact, value] of Object.entries(expected ?? {}))
		if (value !== null)
			count(
				share,
				Object.entries(known).some(([name, one]) => name === fact && one === value),
			);
}

function inventedIn(text: string, language: Language, history: readonly Spoken[]): string[] {
	const { byClaim } = recordIn(language);
	const said = new Set(
		history.filter(({ role }) => role === "user").flatMap(({ content }) => claimsIn(content)),
	);
	// The firm's own telephone number is no figure.
	return claimsIn(text.replaceAll(site.phone, "")).filter((claim) => !byClaim.has(claim) && !said.has(claim));
}
