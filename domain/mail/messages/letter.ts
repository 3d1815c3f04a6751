import type { Root } from "hast";
import type { Language } from "../../../content/language.ts";
import { spokenName } from "../../leads/names.ts";
import type { Poster } from "../look/poster.tsx";
import { articleText } from "./article-text.ts";

/** A mail's parts, said once and written twice: as HTML and as plain text. */
export type Letter = {
	language: Language;
	/** What it is, large over it. */
	title: string;
	poster: Poster;
	paragraphs: readonly string[];
	/** What it brings to read, below the paragraphs, which lead into it; and who wrote it. */
	article?: { by: string; text: Root };
	facts?: readonly (readonly [name: string, value: string])[];
	/** What the reader may say or do, line by line. */
	advice?: { title: string; lines: readonly string[] };
	button?: { label: string; url: string };
	transcript?: {
		title: string;
		/** The one that was spoken in. */
		language: Language;
		lines: readonly { speaker: string; text: string }[];
	};
	closing?: readonly Closing[];
};

/** A sentence, or one with a link at its `{url}`. */
export type Closing = string | { sentence: string; url: string };

/** A letter as plain text, for programs that show no other. */
export function letterText(letter: Letter): string {
	const { paragraphs, article, facts = [], advice, button, transcript, closing = [] } = letter;
	return [
		...paragraphs,
		article ? [article.by, articleText(article.text)].join("\n\n") : "",
		facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
		advice ? [advice.title, ...advice.lines.map((line) => `- ${line}`)].join("\n") : "",
		button ? `${button.label}:\n${button.url}` : "",
		transcript
			? [transcript.title, ...transcript.lines.map(({ speaker, text }) => `${speaker}: ${text}`)].join("\n\n")
			: "",
		...closing.map((one) => (typeof one === "string" ? one : one.sentence.replace("{url}", one.url))),
	]
		.filter(Boolean)
		.join("\n\n");
}

/** Puts values into a sentence's `{name}` parts. A subject stays one line whatever the values hold. */
export function fill(sentence: string, values: Record<string, string>): string {
	return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.replace(/\s+/g, " ") ?? whole);
}

/**
 * Opens a letter with the person's first name. Anybody may have typed the name beside anybody's address, so one that
 * could carry a link or an offer is left out, and the greeting with it.
 */
export function greetingTo(name: string | null, sentence: string): string[] {
	const first = spokenName(name);
	return first ? [fill(sentence, { name: first })] : [];
}
