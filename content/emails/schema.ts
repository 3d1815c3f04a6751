import type { PasswordLinkReason, SecurityChange, SignInEvent } from "../../shared/account.ts";
import type { MessageRole } from "../../shared/conversation.ts";
import type { Bilingual } from "../../shared/language.ts";
import type { AskableFact, LeadSource } from "../../shared/lead.ts";
import type { RightsResult } from "../../shared/rights.ts";
import type { IndustryId } from "../industries/list.ts";

/** The mails that open with a scene of a business. */
export type MailScene = "contact" | "audit" | "session" | "proposal" | "newsletter" | "post";

type ConsultationNews = "set" | "moved" | "cancelled";

/** Every sentence of the mails, in one language. `{name}` parts are filled when sent. */
export type EmailText = {
	/** At the end of what we write to a visitor; a link takes the place of `{url}`. */
	privacy: string;
	/** What a mail's scene shows; `{business}` is the one of the reader's industry. */
	scene: { business: Record<IndustryId, string>; alt: Record<MailScene, string> };
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
		subject: Record<ConsultationNews, string>;
		title: Record<ConsultationNews, string>;
		greeting: string;
		/** To the visitor. */
		body: Record<ConsultationNews | "revoked", string>;
		/** To sales: `{who}` is filled. */
		notice: Record<ConsultationNews | "revoked", string>;
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
	rightsReceipt: {
		subject: string;
		title: string;
		greeting: string;
		body: string;
		reference: string;
		dueOn: string;
		kind: string;
		reply: string;
	};
	rightsAnswer: {
		subject: string;
		title: string;
		/** What was done of what was asked. */
		results: Record<RightsResult, string>;
		answeredOn: string;
		/** Where to turn who does not agree (Law 1581 of 2012, article 16). */
		reply: string;
	};
	passwordReset: Record<"greeting" | "button", string> &
		Record<"expires", Record<"soon" | "later", string>> &
		Record<PasswordLinkReason, Record<"subject" | "title" | "body" | "notYou", string>>;
	/** To a new colleague; `{inviter}` and `{date}` are filled. */
	invitation: Record<"subject" | "title" | "greeting" | "body" | "button" | "expires" | "notYou", string>;
	/** To the new address of an account; `{hours}` is how long the link works. */
	emailChange: Record<"subject" | "title" | "greeting" | "body" | "button" | "expires" | "notYou", string>;
	emailChanged: Record<"subject" | "title" | "greeting" | "body" | "notYou", string>;
	/** To an account's owner; `{product}`, `{username}`, `{device}`, `{change}` and `{time}` are filled. */
	signInNotice: Record<
		Extract<SignInEvent, "new-device" | "locked" | "code-locked"> | "changed",
		Record<"subject" | "title" | "body" | "next", string>
	> & {
		greeting: string;
		/** A device without a known name. */
		unknown: string;
		/** What changed, for `{change}`. */
		changes: Record<SecurityChange, string>;
	};
	commentNotice: {
		subject: string;
		title: string;
		intro: string;
		facts: { post: string; name: string; email: string; comment: string };
		where: string;
	};
	commentApproved: {
		subject: string;
		title: string;
		greeting: string;
		body: string;
		button: string;
		reply: string;
	};
	newsletterConfirm: { subject: string; title: string; body: string; button: string; notYou: string };
	postMail: { subject: string; by: string; button: string; why: string; leave: string };
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
	rightsNotice: {
		subject: string;
		title: string;
		intro: string;
		facts: { kind: string; name: string; document: string; email: string; detail: string; dueOn: string };
	};
};
