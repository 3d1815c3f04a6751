import type { Token } from "./tokens.ts";

/** What a span of a message tells of its writer. */
export const tags = [
	"name",
	"company",
	"business",
	"size",
	"need",
	"budget",
	"timing",
	"email",
	"phone",
] as const;
export type Tag = (typeof tags)[number];

/** What the assistant had asked, as far as it says how a message is meant. */
export const asked = [
	"contact",
	"company",
	"industry",
	"size",
	"budget",
	"timing",
	"need",
	"summary",
] as const;
export type Asked = (typeof asked)[number];

/** A message in which somebody marked the facts of its writer. */
export type MarkedMessage = {
	asked: Asked | null;
	text: string;
	marks: readonly { tag: Tag; from: number; to: number }[];
};

/** Reads "company> es [company Hotel Brisa]": what was asked, and the message with its marks. */
export function readMarked(line: string): MarkedMessage {
	const [prefix] = /^\w+> /.exec(line) ?? [];
	const question = asked.find((one) => prefix === `${one}> `) ?? null;
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

/** How many labels a token may have: 0 is outside, 1 + 2n begins tag n, 2 + 2n goes on with it. */
export const labelCount = 1 + 2 * tags.length;

/** The label of each token. */
export function labelsOfMarks(tokens: readonly Token[], marks: MarkedMessage["marks"]): Uint8Array {
	const labels = new Uint8Array(tokens.length);
	for (const { tag, from, to } of marks) {
		const inside = tokens.flatMap((token, at) => (token.from < to && token.to > from ? [at] : []));
		inside.forEach((at, place) => {
			labels[at] = 1 + 2 * tags.indexOf(tag) + (place > 0 ? 1 : 0);
		});
	}
	return labels;
}
