import type { MessageRole } from "../../../shared/conversation.ts";
import type { ConsultationChange } from "../../../shared/delivery.ts";
import type { Bilingual } from "../../../shared/language.ts";
import type { AskableFact, LeadSource } from "../../../shared/lead.ts";

export type LeadEmails = {
	salesNotice: {
		subject: string;
		titles: Record<LeadSource, string>;
		/** By where the lead came from. */
		intro: { chat: string; form: string; api: string };
		message: string;
		/** The language the visitor reads. */
		answerIn: Bilingual & { label: string };
		nextStep: string;
		proposal: string;
		transcript: string;
		speakers: Record<MessageRole, string>;
		/** What to say on the first call, in the staff's language. */
		firstCall: {
			title: string;
			/** The language the visitor speaks. */
			speak: Bilingual;
			/** `{name}` and `{product}` are filled. */
			openings: Record<LeadSource, { named: string; nameless: string }>;
			/** What they told us: `{need}`. */
			need: string;
			/** `{name}` is our product's, `{oneLine}` what it is. */
			offer: string;
			/** The first thing not known yet. */
			ask: Record<AskableFact, string>;
			/** When everything is known. */
			close: string;
		};
	};
	proposalReceipt: {
		subject: string;
		title: string;
		greeting: string;
		body: string;
		button: string;
		expires: string;
		reply: string;
		notYou: string;
	};
	formReceipt: {
		subject: string;
		titles: { contact: string; audit: string };
		greeting: string;
		contact: string;
		audit: string;
		reference: string;
		reply: string;
	};
	/** The consultation of an Audit Express, once its time is set, moved or cancelled. */
	consultation: {
		/** `{date}` is filled. */
		subject: Record<ConsultationChange, string>;
		title: Record<ConsultationChange, string>;
		greeting: string;
		/** To the visitor. */
		body: Record<ConsultationChange | "revoked", string>;
		/** To sales: `{who}` is filled. */
		notice: Record<ConsultationChange | "revoked", string>;
		when: string;
		/** `{zone}` is filled. */
		zone: string;
		where: string;
		lasts: string;
		minutes: string;
		calendar: string;
		reply: string;
		/** In the calendar: `{product}` and `{who}` are filled. */
		summary: string;
		description: string;
	};
	/** To sales: somebody of the chat wants nothing more from us. */
	revocationNotice: { subject: string; title: string; body: string; reference: string; after: string };
	/** `{hours}` is how long the link works. */
	conversationLink: {
		subject: string;
		title: string;
		body: string;
		button: string;
		expires: string;
		notYou: string;
	};
	/** `{person}` is somebody of the team. */
	conversationTranscript: {
		subject: string;
		title: string;
		body: string;
		transcript: string;
		you: string;
		assistant: string;
		person: string;
		goOn: string;
		notYou: string;
	};
};
