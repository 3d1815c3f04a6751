import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import type { StoredMessage } from "../../conversations/conversation-store.ts";
import { type FactName, factNames, type Lead } from "../../leads/lead.ts";
import type { Mail } from "../mailer.ts";
import { fill, letterHtml, letterText } from "./letter.ts";

/** The house's own language: sales reads Spanish whatever the visitor wrote. */
const language: Language = "es";
const words = emails[language].salesNotice;
const labels = leadLabels[language];

export type SalesNotice = {
	id: string;
	to: string;
	brand: Brand;
	lead: Lead;
	transcript: readonly StoredMessage[];
	/** The newest proposal's download address, if there is one. */
	proposalUrl: string | null;
};

/** Tells the sales inbox of a lead; answering it writes to the visitor. */
export function salesNotice({ id, to, brand, lead, transcript, proposalUrl }: SalesNotice): Mail {
	const who = lead.name ?? lead.company ?? lead.email ?? labels.unknown;
	const letter = {
		language,
		paragraphs: [lead.source === "chat" ? words.intro.chat : words.intro.form],
		facts: [
			[labels.status, `${labels.statuses[lead.status]} (${lead.score} %)`] as const,
			[words.answerIn.label, words.answerIn[lead.language]] as const,
			...factsOf(lead),
			...(lead.message ? [[words.message, lead.message] as const] : []),
		],
		button: proposalUrl ? { label: words.proposal.replace(/:$/, ""), url: proposalUrl } : undefined,
		transcript:
			transcript.length > 0
				? {
						title: words.transcript,
						lines: transcript.map(({ role, content }) => ({
							speaker: fill(words.speakers[role], { product: brand.product }),
							text: content,
						})),
					}
				: undefined,
		closing: lead.email ? [words.nextStep] : [],
	};
	return {
		id,
		to,
		replyTo: lead.email ?? undefined,
		subject: fill(words.subject, { who, score: String(lead.score) }),
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

function factsOf(lead: Lead): (readonly [string, string])[] {
	return factNames.map((name) => [labels.facts[name], factOf(lead, name) ?? labels.unknown] as const);
}

function factOf(lead: Lead, name: FactName): string | null {
	if (name !== "industry") return lead[name];
	const industry = industries.find(({ id }) => id === lead.industry);
	return industry ? industry.text[language].name : lead.industry;
}
