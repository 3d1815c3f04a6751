import { markedLines } from "../../content/assistant/marked.ts";
import { setTagger } from "../../domain/assistant/understanding/guided/trained.ts";
import { readable } from "../../domain/words/text.ts";
import { trainTagger } from "../../scripts/training/conditional-random-field.ts";
import { exampleOf, readMarked } from "../../scripts/training/marked-messages.ts";
import { languages } from "../../shared/language.ts";
import { readConversations, readWhoseFacts } from "../../tests/assistant/read.ts";
import { play } from "./play.ts";

const folds = 3;

/** Prints which facts of the seen conversations are found by taggers that were trained without their messages. */
export function crossValidate(): void {
	const marked = markedLines().map((line) => ({
		text: readMarked(readable(line)).text,
		example: exampleOf(line),
	}));
	const conversations = [...readConversations("seen"), ...languages.flatMap(readWhoseFacts)];
	const played = Array.from({ length: folds }, (_, fold) => {
		const tested = conversations.filter((_, at) => at % folds === fold);
		const texts = new Set(tested.flatMap(({ turns }) => turns.map(({ message }) => readable(message))));
		setTagger(trainTagger(marked.flatMap(({ text, example }) => (texts.has(text) ? [] : [example]))));
		return tested.map((conversation) => ({ ...conversation, ...play(conversation) }));
	}).flat();
	for (const language of languages) {
		const own = played.filter((one) => one.language === language);
		report(
			`${language}, seen`,
			own.filter(({ name }) => !name.startsWith("whose-facts")),
		);
		report(
			`${language}, whose facts`,
			own.filter(({ name }) => name.startsWith("whose-facts")),
		);
	}
}

function report(what: string, played: readonly ReturnType<typeof play>[]): void {
	const facts = new Map<string, { stated: number; met: number; wrong: number }>();
	const of = (which: string) => {
		const counts = facts.get(which) ?? { stated: 0, met: 0, wrong: 0 };
		facts.set(which, counts);
		return counts;
	};
	for (const { expected, verdict } of played.flatMap(({ turns }) =>
		turns.flatMap(({ verdicts }) => verdicts),
	)) {
		if (expected.kind !== "fact") continue;
		of(expected.which).stated++;
		if (verdict === "met") of(expected.which).met++;
	}
	for (const wrong of played.flatMap(({ falseFacts }) => falseFacts))
		of(/: (\w+) «/.exec(wrong)?.[1] ?? "").wrong++;
	const sum = (count: "stated" | "met" | "wrong") =>
		[...facts.values()].reduce((all, counts) => all + counts[count], 0);
	console.info(`\n${what}: ${sum("met")} of ${sum("stated")} facts, ${sum("wrong")} false`);
	for (const [which, { stated, met, wrong }] of facts)
		console.info(`  ${which.padEnd(12)}${met} of ${stated}, ${wrong} false`);
}
