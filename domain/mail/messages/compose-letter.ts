import type { Brand } from "../../../config/env.ts";
import type { Language } from "../../../shared/language.ts";
import { letterHtml } from "../look/letter-page.tsx";
import type { Mail } from "../mailer.ts";
import { type MailPictures, pictureOf } from "../pictures.ts";
import { fillLetter, type Letter, letterText } from "./letter.ts";

/** Builds a mail from an envelope and a letter. Replies go to the brand's address unless the envelope says otherwise. */
export async function composeLetter(
	envelope: Omit<Mail, "text" | "html">,
	letter: Letter,
	brand: Brand,
	pictures?: MailPictures,
): Promise<Mail> {
	const picture = letter.scene && pictureOf(pictures, letter.scene, letter.language);
	return {
		replyTo: brand.email,
		...envelope,
		text: letterText(letter),
		html: await letterHtml(letter, { product: brand.product, picture }),
		...(picture && { picture: { cid: picture.cid, png: picture.png } }),
	};
}

type Note = {
	id: string;
	to: string;
	language: Language;
	words: Record<"subject" | "title" | "body", string>;
	brand: Brand;
	pictures?: MailPictures;
};

/** Builds a mail of one paragraph, whose words name the product. @param more what follows the paragraph. */
export function composeNote(
	{ id, to, language, words, brand, pictures }: Note,
	more: Pick<Letter, "button" | "transcript" | "closing" | "scene">,
): Promise<Mail> {
	const { subject, title, body } = words;
	const { product } = brand;
	return composeLetter(
		{ id, to, subject: fillLetter(subject, { product }) },
		{ language, title, poster: "message", paragraphs: [fillLetter(body, { product })], ...more },
		brand,
		pictures,
	);
}
