import type { Brand } from "../../../config/env.ts";
import type { Consultation } from "../../../domain/consultations/consultation-store.ts";
import type { ConversationMail } from "../../../domain/conversations/conversation-mail-store.ts";
import { type Lead, noFacts } from "../../../domain/leads/lead.ts";
import type { Mail } from "../../../domain/mail/mailer.ts";
import { passwordReset, signInNotice } from "../../../domain/mail/messages/account.ts";
import { consultationMail } from "../../../domain/mail/messages/consultation.ts";
import { conversationLink, conversationTranscript } from "../../../domain/mail/messages/conversation.ts";
import { formReceipt, proposalReceipt } from "../../../domain/mail/messages/receipts.ts";
import { rightsAnswer, rightsNotice, rightsReceipt } from "../../../domain/mail/messages/rights.ts";
import { revocationNotice, salesNotice } from "../../../domain/mail/messages/sales-notice.ts";
import type { MailPictures } from "../../../domain/mail/pictures.ts";
import type { RightsRequest } from "../../../domain/privacy/rights-request.ts";
import type { Language } from "../../../shared/language.ts";
import { blogMails } from "./blog-mails.ts";
import { teamMails } from "./team-mails.ts";

const at = "2026-11-21T15:00:00.000Z";
const publicUrl = "https://rumbo.example";

const needs = {
	es: "contestar más rápido los WhatsApp de reservas que llegan de noche y los fines de semana",
	en: "answer the booking messages that come in at night and on weekends faster",
} satisfies Record<Language, string>;

const staffReply = {
	es: { content: "Hola, Ana, soy Laura. Mañana te muestro cómo queda con tus reservas." },
	en: { content: "Hi Ana, this is Laura. Tomorrow I’ll show you how it works with your bookings." },
} satisfies Record<Language, object>;

const answers = {
	es: "Tenemos tu nombre, tu correo y lo que nos contaste de tu negocio.\nVan en el archivo que te enviamos aparte.",
	en: "We have your name, your email and what you told us about your business.\nThey are in the file we send you apart.",
} satisfies Record<Language, string>;

const notes = {
	es: "Pidió que no se le contacte.",
	en: "Asked not to be contacted.",
} satisfies Record<Language, string>;

function leadIn(language: Language): Lead & { email: string } {
	return {
		...noFacts,
		id: "sample",
		createdAt: at,
		updatedAt: at,
		source: "chat",
		language,
		status: "qualified",
		score: 95,
		name: "Ana Gómez",
		email: "ana@hotelbrisa.example",
		phone: "+573005550100",
		company: "Hotel Brisa",
		industry: "hospitalidad-viajes",
		need: needs[language],
		companySize: "20",
		budget: "10 millones",
		message: null,
		conversationId: "c",
		reference: "7KQ4-M2XA",
	};
}

/** Builds an example of every mail in one language, by name, for previews and tests. */
export async function sampleMails(
	language: Language,
	brand: Brand,
	pictures?: MailPictures,
): Promise<Record<string, Mail>> {
	const lead = leadIn(language);
	const common = { id: "sample", brand, publicUrl, pictures };
	const proposal = {
		id: "p",
		leadId: lead.id,
		version: 1,
		number: "P-2026-4F7KA2",
		token: "t",
		fileName: "p.pdf",
		language,
		createdAt: at,
		expiresAt: "2026-12-21T15:00:00.000Z",
		revokedAt: null,
	};
	const consultation: Consultation = {
		leadId: lead.id,
		startsAt: "2026-12-04T20:00:00.000Z",
		place: "https://meet.example/rumbo-brisa",
		sequence: 0,
		changedAt: at,
		cancelledAt: null,
	};
	const request: RightsRequest = {
		id: "r",
		reference: "7KQ4-M2XA",
		createdAt: at,
		dueOn: "2026-12-04",
		language,
		kind: "query",
		name: "Ana Gómez",
		documentType: "cc",
		documentNumber: "52.123.456",
		email: lead.email,
		detail: "Quiero saber qué datos míos tienen.",
		consentVersion: "2026-11",
		answer: null,
	};
	const account = {
		id: "a",
		createdAt: at,
		username: "hotelbrisa",
		email: lead.email,
		name: "Ana",
		kind: "client" as const,
		roles: [],
		clientId: "c",
		language,
		disabledAt: null,
		twoFactor: false,
	};
	const proposalUrl = `${publicUrl}/api/proposals/sample-of-a-long-token-that-nobody-guesses`;
	const conversationMail: ConversationMail = {
		id: "m",
		conversationId: "c",
		what: "link",
		email: lead.email,
		language,
		token: "sample",
		createdAt: at,
		consentVersion: "2026-11",
	};
	const transcript = [
		{ role: "user" as const, content: needs[language], at },
		{ role: "assistant" as const, content: "Travel AI Booster.", at },
	];
	const sales = { email: brand.salesEmail, language };
	const audit = { ...lead, source: "audit" as const };
	const cancelled = { ...consultation, sequence: 2, cancelledAt: at };
	return {
		"sales-notice": await salesNotice({
			...common,
			to: brand.salesEmail,
			language,
			transcript,
			proposalUrl,
			lead,
		}),
		"proposal-receipt": await proposalReceipt({ ...common, lead, proposal, proposalUrl }),
		"contact-receipt": await formReceipt({ ...common, lead: { ...lead, source: "contact" } }),
		"audit-receipt": await formReceipt({ ...common, lead: audit }),
		consultation: await consultationMail({
			...common,
			lead: audit,
			consultation,
			sales,
			reader: "visitor",
		}),
		"consultation-sales": await consultationMail({
			...common,
			lead: audit,
			consultation,
			sales,
			reader: "sales",
		}),
		"consultation-cancelled": await consultationMail({
			...common,
			lead: audit,
			sales,
			consultation: cancelled,
			reader: "visitor" as const,
		}),
		"consultation-revoked": await consultationMail({
			...common,
			lead: audit,
			sales,
			revoked: true,
			consultation: cancelled,
			reader: "visitor" as const,
		}),
		"consultation-revoked-sales": await consultationMail({
			...common,
			lead: audit,
			sales,
			revoked: true,
			consultation: cancelled,
			reader: "sales" as const,
		}),
		"withdrawal-notice": await revocationNotice({
			id: "sample",
			brand,
			to: brand.salesEmail,
			language,
			lead: { ...lead, message: notes[language] },
		}),
		"rights-receipt": await rightsReceipt({ ...common, request }),
		"rights-answer": await rightsAnswer({
			...common,
			request,
			answer: { at, author: "Eva Mora", result: "done", note: answers[language] },
		}),
		"rights-notice": await rightsNotice({ ...common, request, language }),
		...(await blogMails(language, common)),
		"conversation-link": await conversationLink({ ...common, asked: conversationMail }),
		"conversation-transcript": await conversationTranscript({
			...common,
			asked: conversationMail,
			transcript: [
				...transcript,
				{ ...staffReply[language], role: "assistant" as const, at, person: "Laura Paz" },
			],
		}),
		"password-reset": await passwordReset({ ...common, account, token: "sample", reason: "forgotten" }),
		...(await teamMails(language, common)),
		"sign-in-notice": await signInNotice({ ...common, account, event: "new-device", at, userAgent: "" }),
	};
}
