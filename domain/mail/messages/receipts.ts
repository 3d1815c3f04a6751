import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { longDate, timeZone } from "../../../content/locale.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Proposal } from "../../proposals/proposal.ts";
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

type ProposalReceipt = {
	id: string;
	brand: Brand;
	publicUrl: string;
	pictures?: MailPictures;
	lead: Lead & { email: string };
	proposal: Proposal;
	proposalUrl: string;
};

/** Sends the visitor the link to their proposal, in the proposal's language. */
export function proposalReceipt(receipt: ProposalReceipt): Promise<Mail> {
	const { id, brand, publicUrl, pictures, lead, proposal, proposalUrl } = receipt;
	const { language } = proposal;
	const words = emails[language].proposalReceipt;
	const until = longDate(new Date(proposal.expiresAt), language, timeZone);
	return composeLetter(
		{ id, to: lead.email, subject: fillLetter(words.subject, { product: brand.product }) },
		{
			language,
			title: words.title,
			poster: "proposal",
			scene: { of: "proposal", industry: lead.industry },
			paragraphs: [...greetingTo(lead.name, words.greeting), words.body],
			button: { label: words.button, url: proposalUrl },
			closing: [
				fillLetter(words.expires, { date: until }),
				words.reply,
				words.notYou,
				privacyLine(language, publicUrl),
			],
		},
		brand,
		pictures,
	);
}
