import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Mail } from "../mailer.ts";
import type { MailPictures } from "../pictures.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter, greetingTo, privacyLine } from "./letter.ts";

type FormReceipt = {
	id: string;
	brand: Brand;
	publicUrl: string;
	pictures?: MailPictures;
	lead: Lead & { email: string };
};

/** Confirms to a visitor that their form arrived, in their language. */
export function formReceipt({ id, brand, publicUrl, pictures, lead }: FormReceipt): Promise<Mail> {
	const { language, reference } = lead;
	const words = emails[language].formReceipt;
	const kind = lead.source === "audit" ? "audit" : "contact";
	const envelope = { id, to: lead.email, subject: fillLetter(words.subject, { reference }) };
	return composeLetter(
		envelope,
		{
			language,
			title: words.titles[kind],
			poster: kind === "audit" ? "meeting" : "message",
			scene: { of: kind, industry: lead.industry },
			paragraphs: [
				...greetingTo(lead.name, words.greeting),
				words[kind],
				fillLetter(words.reference, { reference }),
			],
			closing: [words.reply, privacyLine(language, publicUrl)],
		},
		brand,
		pictures,
	);
}
