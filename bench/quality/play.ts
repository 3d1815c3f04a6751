import { takeTurn } from "../../domain/assistant/assistant.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";
import type { Language } from "../../shared/language.ts";
import type { Expected, WrittenConversation, WrittenQuestion } from "../../tests/assistant/read.ts";
import { falseFacts } from "./facts.ts";
import { answered, judge, type Verdict } from "./judge.ts";

export type PlayedTurn = {
	conversation: string;
	message: string;
	reply: string;
	/** 2: every expectation was met, 1: some, 0: none. */
	score: 0 | 1 | 2;
	verdicts: { expected: Expected; verdict: Verdict }[];
	isRepeated: boolean;
};
export type Played = { turns: PlayedTurn[]; falseFacts: string[] };

export function play(conversation: WrittenConversation): Played {
	let state = startDialogue();
	let language: Language = conversation.language;
	let last = "";
	const turns = conversation.turns.map(({ message, expected }): PlayedTurn => {
		const before = state;
		const reply = takeTurn({ state, message, language, pageLanguage: conversation.language });
		({ state, language } = reply);
		const isRepeated = reply.text === last;
		last = reply.text;
		const verdicts = expected.map((one) => ({ expected: one, verdict: judge(one, reply, before) }));
		const text = `${reply.text}${reply.choices.length > 0 ? ` [${reply.choices.map(({ label }) => label).join(" | ")}]` : ""}${reply.formName ? ` {${reply.formName}}` : ""}`;
		return {
			conversation: conversation.name,
			message,
			reply: text,
			score: scoreOf(verdicts),
			verdicts,
			isRepeated,
		};
	});
	const stated = conversation.turns.flatMap(({ expected }) => expected.filter((one) => one.kind === "fact"));
	return {
		turns,
		falseFacts: falseFacts(state.facts, stated).map((fact) => `${conversation.name}: ${fact}`),
	};
}

export function ask({ text, language, labels }: WrittenQuestion): { verdict: Verdict; reply: string } {
	const reply = takeTurn({ state: startDialogue(), message: text, language });
	const choices = reply.choices.map(({ label }) => label).join(" | ");
	return { verdict: answered(labels, reply), reply: `${reply.text} [${choices}]` };
}

function scoreOf(verdicts: PlayedTurn["verdicts"]): 0 | 1 | 2 {
	const points = verdicts.map(({ verdict }) =>
		verdict === "met" ? 2 : verdict === "offered" || verdict === "unknown" ? 1 : 0,
	);
	if (points.every((point) => point === 2)) return 2;
	return points.some((point) => point > 0) ? 1 : 0;
}
