import { examplesIn } from "../../content/assistant/examples.ts";
import type { Command } from "../../domain/assistant/commands.ts";
import { readCommands } from "../../domain/assistant/understanding/guided/read-commands.ts";
import { partsOf } from "../../domain/assistant/understanding/guided/reading.ts";
import { setClassifier } from "../../domain/assistant/understanding/guided/trained.ts";
import { train } from "../../scripts/training/naive-bayes.ts";
import { languages } from "../../shared/language.ts";

const folds = 5;

/** Acts with consequences, and the labels whose phrases wish for them. */
const wishedBy = {
	"erase-data": ["erase-data"],
	"stop-contact": ["stop-contact"],
	person: ["request-person", "call"],
	call: ["call", "request-person"],
	language: ["change-language"],
	complain: ["complaint"],
} as const;
type Act = keyof typeof wishedBy;

type Count = { right: number; offered: number; total: number; wrong: string[] };

/**
 * Prints how often each act with consequences is carried out, offered and carried out wrongly. Reads each phrase of all
 * labels with a classifier that was trained on the other four fifths.
 */
export function printActs(): void {
	const counts = new Map<Act, Count>();
	for (const act of acts) counts.set(act, { right: 0, offered: 0, total: 0, wrong: [] });
	let phrasesRead = 0;
	for (const language of languages) {
		const examples = examplesIn(language);
		for (let fold = 0; fold < folds; fold++) {
			const others = [...examples].map(([label, phrases]) => [label, except(phrases, fold)] as const);
			setClassifier(language, train(new Map(others)));
			for (const [label, phrases] of examples)
				for (const phrase of phrases.filter((_, at) => at % folds === fold)) {
					phrasesRead++;
					const commands = partsOf(phrase, language).flatMap((part) => readCommands(part, []));
					for (const act of acts) count(counts.get(act), act, { label, phrase, commands });
				}
		}
	}
	for (const [act, { right, offered, total, wrong }] of counts) {
		const share = ((1_000 * wrong.length) / phrasesRead).toFixed(2);
		console.info(
			`${act.padEnd(14)}carried out ${right} of ${total}, offered ${offered}; wrongly ${wrong.length}, ${share} in a thousand`,
		);
		for (const phrase of wrong) console.info(`    ${phrase}`);
	}
}

const acts = Object.keys(wishedBy) as Act[];

function except(phrases: readonly string[], fold: number): string[] {
	return phrases.filter((_, at) => at % folds !== fold);
}

type Read = { label: string; phrase: string; commands: readonly Command[] };

function count(counted: Count | undefined, act: Act, { label, phrase, commands }: Read): void {
	if (!counted) return;
	const labels: readonly string[] = wishedBy[act];
	const isDone = commands.some((command) => nameOf(command) === act);
	const isOffered = commands.some(({ kind }) => kind === "likely-request");
	if (label === labels[0]) {
		counted.total++;
		if (isDone) counted.right++;
		else if (isOffered) counted.offered++;
	} else if (isDone && !labels.includes(label)) counted.wrong.push(`${label}: ${phrase}`);
}

function nameOf(command: Command): string {
	if (command.kind === "complain") return "complain";
	return command.kind === "request" ? command.what : "";
}
