import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../shared/language.ts";

/** What a message holds, as whoever wrote the conversation says: `fact name: Ana`, `asks price|payment-terms`, … */
export type Expected =
	| { kind: "fact"; which: string; value: string }
	| { kind: "forget"; which: string }
	| { kind: "asks" | "wants" | "talk"; labels: string[] };

export type WrittenTurn = { message: string; expected: Expected[] };
export type WrittenConversation = { name: string; language: Language; turns: WrittenTurn[] };
export type WrittenQuestion = { text: string; language: Language; labels: string[] };

/** `held-out`: never read while the assistant is worked on; whichever is looked at moves to `seen`. */
export type Corpus = "seen" | "held-out";

/** Conversations that people wrote without sight of the code: `> message`, and below it what is in it. */
export function readConversations(corpus: Corpus): WrittenConversation[] {
	return files(corpus, ".txt").map(({ name, text }) => ({
		name,
		language: name.startsWith("en-") ? "en" : "es",
		turns: turnsIn(text),
	}));
}

/** Short conversations, an empty line between two: half of them hold other people's data, half the visitor's own. */
export function readWhoseFacts(language: Language): WrittenConversation[] {
	const name = `whose-facts.${language}.txt`;
	const blocks = readFileSync(join(import.meta.dirname, name), "utf8").split(/\n{2,}/);
	return blocks
		.map((block) => ({ name, language, turns: turnsIn(block) }))
		.filter(({ turns }) => turns.length > 0);
}

/** Single questions, each with the labels of the entries that answer it. */
export function readQuestions(corpus: Corpus): WrittenQuestion[] {
	return files(corpus, ".tsv").flatMap(({ name, text }) =>
		text.split("\n").flatMap((line) => {
			const [question, labels] = line.split("\t");
			const language: Language = name.includes(".en.") ? "en" : "es";
			return question && labels ? [{ text: question, language, labels: labels.trim().split("|") }] : [];
		}),
	);
}

function files(corpus: Corpus, ending: string): { name: string; text: string }[] {
	const folder = join(import.meta.dirname, corpus);
	return readdirSync(folder)
		.filter((name) => name.endsWith(ending))
		.sort()
		.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

function turnsIn(text: string): WrittenTurn[] {
	const turns: WrittenTurn[] = [];
	for (const line of text.split("\n")) {
		if (line.startsWith("> ")) turns.push({ message: line.slice(2), expected: [] });
		const expected = line.startsWith("#") || line.startsWith(">") ? null : expectedIn(line.trim());
		if (expected) turns.at(-1)?.expected.push(expected);
	}
	return turns;
}

function expectedIn(line: string): Expected | null {
	const fact = /^fact (\w+): (.+)$/.exec(line);
	if (fact) return { kind: "fact", which: fact[1] ?? "", value: fact[2] ?? "" };
	const forget = /^forget (\w+)/.exec(line);
	if (forget) return { kind: "forget", which: forget[1] ?? "" };
	const said = /^(asks|wants|talk) (.+)$/.exec(line);
	if (said?.[1] === "asks" || said?.[1] === "wants" || said?.[1] === "talk")
		return { kind: said[1], labels: (said[2] ?? "").split("|") };
	return null;
}
