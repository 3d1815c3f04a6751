import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import { longDate } from "../../../content/locale.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Proposal } from "../../proposals/proposal-store.ts";
import type { Mail } from "../mailer.ts";
import { fill, greetingTo, letterHtml, letterText } from "./letter.ts";

export type ProposalReceipt = {
	id: string;
	brand: Brand;
	publicUrl: string;
	lead: Lead & { email: string };
	proposal: Proposal;
	proposalUrl: string;
};

/** Gives the visitor their proposal's link, in the language they spoke. */
export function proposalReceipt({
	id,
	brand,
	publicUrl,
	lead,
	proposal,
	proposalUrl,
}: ProposalReceipt): Mail {
	const { language } = proposal;
	const words = emails[language].proposalReceipt;
	const until = longDate(new Date(proposal.expiresAt), language, brand.timeZone);
	const letter = {
		language,
		paragraphs: [...greetingTo(lead.name, words.greeting), words.body],
		button: { label: words.button, url: proposalUrl },
		closing: [
			fill(words.expires, { date: until }),
			words.reply,
			words.notYou,
			fill(words.privacy, { url: `${publicUrl}${pathTo("legal", language)}` }),
		],
	};
	return {
		id,
		to: lead.email,
		replyTo: brand.email,
		subject: fill(words.subject, { product: brand.product }),
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}
