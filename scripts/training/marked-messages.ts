import { tokenFeatures } from "../../domain/assistant/understanding/guided/tagger/features.ts";
import {
	type LastQuestion,
	lastQuestions,
	type Tag,
	tags,
} from "../../domain/assistant/understanding/guided/tagger/marks.ts";
import { type Token, tokensOf } from "../../domain/assistant/understanding/guided/tagger/tokens.ts";
import { readable } from "../../domain/words/text.ts";
import type { TrainingExample } from "./conditional-random-field.ts";

type MarkedMessage = {
	asked: LastQuestion | null;
	text: string;
	marks: readonly { tag: Tag; from: number; to: number }[];
};

/** Reads "company> es [company Hotel Brisa]". */
export function readMarked(line: string): MarkedMessage {
	const [prefix] = /^\w+> /.exec(line) ?? [];
	const question = lastQuestions.find((one) => prefix === `${one}> `) ?? null;
	const body = question && prefix ? line.slice(prefix.length) : line;
	const marks: { tag: Tag; from: number; to: number }[] = [];
	let text = "";
	let at = 0;
	for (const { 0: whole, 1: name, 2: span = "", index } of body.matchAll(/\[([a-z]+) ([^\][]*)\]/g)) {
		const tag = tags.find((one) => one === name);
		if (!tag) continue;
		text += body.slice(at, index);
		marks.push({ tag, from: text.length, to: text.length + span.length });
		text += span;
		at = index + whole.length;
	}
	return { asked: question, text: text + body.slice(at), marks };
}

export function exampleOf(line: string): TrainingExample {
	const { text, marks, asked } = readMarked(readable(line));
	const tokens = tokensOf(text);
	return { features: tokenFeatures(tokens, text, asked), labels: labelsOfMarks(tokens, marks) };
}

function labelsOfMarks(tokens: readonly Token[], marks: MarkedMessage["marks"]): Uint8Array {
	const labels = new Uint8Array(tokens.length);
	for (const { tag, from, to } of marks) {
		const inside = tokens.flatMap((token, at) => (token.from < to && token.to > from ? [at] : []));
		inside.forEach((at, place) => {
			labels[at] = 1 + 2 * tags.indexOf(tag) + (place > 0 ? 1 : 0);
		});
	}
	return labels;
}
