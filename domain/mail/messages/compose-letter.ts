import type { Brand } from "../../../config/env.ts";
import { letterHtml } from "../look/letter-html.tsx";
import type { Mail } from "../mailer.ts";
import { type Letter, letterText } from "./letter.ts";

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
