import type { Root } from "hast";
import { toPlainText } from "react-email";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import type { MailScene } from "../../../content/emails/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { IndustryName } from "../../../content/industries/list.ts";
import type { Language } from "../../../shared/language.ts";
import { spokenName } from "../../leads/names.ts";
import type { Poster } from "../look/poster.tsx";

export type Letter = {
	language: Language;
	title: string;
	poster: Poster;
	/** Shown in place of the poster where pictures are. */
	scene?: { of: MailScene; industry: IndustryName | null };
	paragraphs: readonly string[];
	article?: { by: string; text: Root };
	facts?: readonly (readonly [name: string, value: string])[];
	advice?: { title: string; lines: readonly string[] };
	button?: { label: string; url: string };
	transcript?: {
		title: string;
		language: Language;
		lines: readonly { speaker: string; text: string }[];
	};
	closing?: readonly MailClosing[];
};

export type MailClosing = string | { sentence: string; url: string };

/** Renders a letter as plain text, for programs that show no HTML. */
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
		...closing.map((one) => (typeof one === "string" ? one : fillBlanks(one.sentence, { url: one.url }))),
	]
		.filter(Boolean)
		.join("\n\n");
}

/** Fills the blanks of a sentence. Line breaks in values become spaces, so a subject stays one line. */
export function fillLetter(sentence: string, values: Record<string, string>): string {
	const lines = Object.entries(values).map(([blank, value]) => [blank, value.replace(/\s+/g, " ")]);
	return fillBlanks(sentence, Object.fromEntries(lines));
}

/**
 * Greets the reader by first name. Anybody may type any name beside anybody's address, so a name that could carry a
 * link or an offer gets no greeting.
 */
export function greetingTo(name: string | null, sentence: string): string[] {
	const first = spokenName(name);
	return first ? [fillLetter(sentence, { name: first })] : [];
}

/** Tells the receiver of a mail where to read what happens to their data. */
export function privacyLine(language: Language, publicUrl: string): MailClosing {
	return { sentence: emails[language].privacy, url: `${publicUrl}${pathTo("legal", language)}` };
}

const writer = unified().use(rehypeStringify).freeze();

function articleText(article: Root): string {
	return toPlainText(writer.stringify(article), {
		selectors: [
			{ selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
			...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
				selector,
				options: { uppercase: false },
			})),
			{ selector: "img", format: "image" },
		],
	});
}
