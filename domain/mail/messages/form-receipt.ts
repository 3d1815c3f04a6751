import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Mail } from "../mailer.ts";
import { fill, greetingTo, letterHtml, letterText } from "./letter.ts";

export type FormReceipt = { id: string; brand: Brand; publicUrl: string; lead: Lead & { email: string } };

/** Tells somebody who sent a form that it arrived, in their language. */
export function formReceipt({ id, brand, publicUrl, lead }: FormReceipt): Mail {
	const { language, reference } = lead;
	const { formReceipt: words, proposalReceipt } = emails[language];
	const letter = {
		language,
		paragraphs: [
			...greetingTo(lead.name, words.greeting),
			lead.source === "audit" ? words.audit : words.contact,
			fill(words.reference, { reference }),
		],
		closing: [
			words.reply,
			fill(proposalReceipt.privacy, { url: `${publicUrl}${pathTo("legal", language)}` }),
		],
	};
	return {
		id,
		to: lead.email,
		replyTo: brand.email,
		subject: fill(words.subject, { reference }),
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}
