import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { percentSign } from "../../../content/locale.ts";
import { products } from "../../../content/products/list.ts";
import type { Language } from "../../../shared/language.ts";
import { askableFacts, factNames } from "../../../shared/lead.ts";
import { writtenPhone } from "../../contact/phone.ts";
import type { MessageContent } from "../../conversations/message-store.ts";
import { factText } from "../../leads/fact-text.ts";
import type { Lead } from "../../leads/lead.ts";
import { spokenName } from "../../leads/names.ts";
import { productFor } from "../../proposals/pdf/plan/recommend.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type SalesNotice = {
	id: string;
	to: string;
	brand: Brand;
	language: Language;
	lead: Lead;
	transcript: readonly MessageContent[];
	proposalUrl: string | null;
};

/** Tells the sales inbox about a lead. A reply goes to the visitor. */
export function salesNotice(notice: SalesNotice): Promise<Mail> {
	const { id, to, brand, language, lead, transcript, proposalUrl } = notice;
	const words = emails[language].salesNotice;
	const labels = leadLabels[language];
	const who = lead.name ?? lead.company ?? lead.email ?? labels.unknown;
	return composeLetter(
		{
			id,
			to,
			replyTo: lead.email ?? undefined,
			subject: fillLetter(words.subject, { who, score: String(lead.score) }),
		},
		{
			language,
			title: words.titles[lead.source],
			poster: "lead",
			paragraphs: [words.intro[lead.source === "chat" || lead.source === "api" ? lead.source : "form"]],
			facts: [
				[labels.status, `${labels.statuses[lead.status]} (${lead.score}${percentSign[language]})`],
				[words.answerIn.label, words.answerIn[lead.language]],
				...factRows(lead, language),
				...(lead.message ? [[words.message, lead.message] as const] : []),
			],
			advice: { title: words.firstCall.title, lines: firstCall(lead, brand, language) },
			button: proposalUrl ? { label: words.proposal, url: proposalUrl } : undefined,
			transcript:
				transcript.length > 0
					? {
							title: words.transcript,
							language: lead.language,
							lines: transcript.map(({ role, content }) => ({
								speaker: fillLetter(words.speakers[role], { product: brand.product }),
								text: content,
							})),
						}
					: undefined,
			closing: lead.email ? [words.nextStep] : [],
		},
		brand,
	);
}

function factRows(lead: Lead, language: Language): (readonly [string, string])[] {
	const labels = leadLabels[language];
	return factNames.map(
		(name) => [labels.facts[name], factText(lead, name, language) ?? labels.unknown] as const,
	);
}

/** What to say, line by line. The first one names the visitor's language. */
function firstCall(lead: Lead, brand: Brand, language: Language): string[] {
	const { firstCall: words } = emails[language].salesNotice;
	const name = spokenName(lead.name);
	const values = { name: name ?? "", product: brand.product, need: shortened(lead.need ?? "") };
	const opening = words.openings[lead.source];
	const product = products.find(({ id }) => id === productFor(lead))?.text[language];
	const missingFact = askableFacts.find((fact) => !lead[fact]);
	return [
		words.speak[lead.language],
		fillLetter(name ? opening.named : opening.nameless, values),
		...(lead.need ? [fillLetter(words.need, values)] : []),
		...(product ? [fillLetter(words.offer, { name: product.name, oneLine: product.oneLine })] : []),
		missingFact ? words.ask[missingFact] : words.close,
	];
}

function shortened(text: string): string {
	const longest = 240;
	return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

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
