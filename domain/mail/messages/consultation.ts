import type { Brand } from "../../../config/env.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { emails } from "../../../content/emails/list.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import type { ConsultationReader } from "../../../shared/delivery.ts";
import type { Language } from "../../../shared/language.ts";
import type { Consultation } from "../../consultations/consultation-store.ts";
import { consultationMinutes, invitationFile } from "../../consultations/invitation.ts";
import type { Lead } from "../../leads/lead.ts";
import { spokenName } from "../../leads/names.ts";
import type { Mail } from "../mailer.ts";
import type { MailPictures } from "../pictures.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter, greetingTo, privacyLine } from "./letter.ts";

type ConsultationMail = {
	id: string;
	brand: Brand;
	publicUrl: string;
	pictures?: MailPictures;
	lead: Lead & { email: string };
	consultation: Consultation;
	revoked?: boolean;
	sales: { email: string; language: Language };
	reader: ConsultationReader;
};

/** Tells one reader that an Audit Express consultation was set, moved or cancelled, with its calendar file. */
export function consultationMail(mail: ConsultationMail): Promise<Mail> {
	const { id, brand, publicUrl, pictures, lead, consultation, revoked = false, sales, reader } = mail;
	const forVisitor = reader === "visitor";
	const language = forVisitor ? lead.language : sales.language;
	const words = emails[language].consultation;
	const change = consultation.cancelledAt ? "cancelled" : consultation.sequence > 0 ? "moved" : "set";
	const bodyKey = change === "cancelled" && revoked ? "revoked" : change;
	const when = `${moment(consultation, language)} (${words.zone})`;
	const who = lead.name ?? lead.company ?? lead.email;
	const summary = fillLetter(words.summary, { product: brand.product, who });
	return composeLetter(
		{
			id,
			to: forVisitor ? lead.email : sales.email,
			replyTo: forVisitor ? brand.email : revoked ? undefined : lead.email,
			subject: forVisitor ? fillLetter(words.subject[change], { date: when }) : `${summary}: ${when}`,
			calendar: invitation(mail, language),
		},
		{
			language,
			title: forVisitor ? words.title[change] : summary,
			poster: "meeting",
			...(forVisitor &&
				change !== "cancelled" && { scene: { of: "consultation", industry: lead.industry } as const }),
			paragraphs: forVisitor
				? [...greetingTo(lead.name, words.greeting), words.body[bodyKey]]
				: [fillLetter(words.notice[bodyKey], { who })],
			facts: [
				[words.when, when],
				...(consultation.place ? [[words.where, consultation.place] as const] : []),
				[words.lasts, fillLetter(words.minutes, { minutes: String(consultationMinutes) })],
			],
			closing: [
				...(change === "cancelled" ? [] : [words.calendar]),
				...(forVisitor
					? [...(change === "cancelled" ? [] : [words.reply]), privacyLine(language, publicUrl)]
					: []),
			],
		},
		brand,
		pictures,
	);
}

function invitation(
	{ brand, lead, consultation, sales }: ConsultationMail,
	language: Language,
): Mail["calendar"] {
	const words = emails[language].consultation;
	const name = spokenName(lead.name) ?? "";
	const domain = brand.email.split("@")[1] ?? "localhost";
	return invitationFile({
		uid: `audit-${lead.id}@${domain}`,
		consultation,
		summary: fillLetter(words.summary, { product: brand.product, who: name || lead.reference }),
		description: words.description,
		organizer: { name: brand.product, email: brand.email },
		guests: [
			{ name, email: lead.email },
			{ name: brand.product, email: sales.email },
		],
	});
}

function moment({ startsAt }: Consultation, language: Language): string {
	return dateFormat(locales[language], {
		dateStyle: "full",
		timeStyle: "short",
		timeZone,
	}).format(new Date(startsAt));
}
