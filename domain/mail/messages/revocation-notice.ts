import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import type { Language } from "../../../shared/language.ts";
import { writtenPhone } from "../../contact/phone.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type RevocationNotice = { id: string; to: string; brand: Brand; language: Language; lead: Lead };

/** Tells the sales inbox that a person wants no further contact. A reply does not reach them. */
export function revocationNotice({ id, to, brand, language, lead }: RevocationNotice): Promise<Mail> {
	const words = emails[language].revocationNotice;
	const { facts, unknown } = leadLabels[language];
	const who = lead.name ?? lead.company ?? lead.email ?? unknown;
	return composeLetter(
		{ id, to, subject: fillLetter(words.subject, { who }) },
		{
			language,
			title: words.title,
			poster: "rights",
			paragraphs: [words.body],
			facts: [
				[words.reference, lead.reference],
				[facts.name, lead.name ?? unknown],
				[facts.email, lead.email ?? unknown],
				[facts.phone, lead.phone ? writtenPhone(lead.phone) : unknown],
				...(lead.message ? [[emails[language].salesNotice.message, lead.message] as const] : []),
			],
			closing: [words.after],
		},
		brand,
	);
}
