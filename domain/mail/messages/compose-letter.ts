import type { Brand } from "../../../config/env.ts";
import type { Language } from "../../../shared/language.ts";
import { letterHtml } from "../look/letter-page.tsx";
import type { Mail } from "../mailer.ts";
import { fillLetter, type Letter, letterText } from "./letter.ts";

/** Builds a mail from an envelope and a letter. Replies go to the brand's address unless the envelope says otherwise. */
export async function composeLetter(
	envelope: Omit<Mail, "text" | "html">,
	letter: Letter,
	brand: Brand,
): Promise<Mail> {
	return {
		replyTo: brand.email,
		...envelope,
		text: letterText(letter),
		html: await letterHtml(letter, brand),
	};
}

type Note = {
	id: string;
	to: string;
	language: Language;
	words: Record<"subject" | "title" | "body", string>;
	brand: Brand;
};

/** Builds a mail of one paragraph, whose words name the product. @param more what follows the paragraph. */
export function composeNote(
	{ id, to, language, words, brand }: Note,
	more: Pick<Letter, "button" | "transcript" | "closing">,
): Promise<Mail> {
	const { subject, title, body } = words;
	const { product } = brand;
	return composeLetter(
		{ id, to, subject: fillLetter(subject, { product }) },
		{ language, title, poster: "message", paragraphs: [fillLetter(body, { product })], ...more },
		brand,
	);
}
