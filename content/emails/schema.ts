import type { Bilingual } from "../language.ts";

/** Every sentence of the mails, in one language. `{name}` parts are filled when sent. */
export type EmailText = {
	salesNotice: {
		subject: string;
		/** By where the lead came from. */
		intro: { chat: string; form: string };
		message: string;
		/** The language the visitor reads. */
		answerIn: Bilingual & { label: string };
		nextStep: string;
		proposal: string;
		transcript: string;
		speakers: { user: string; assistant: string };
	};
	proposalReceipt: {
		subject: string;
		greeting: string;
		body: string;
		button: string;
		expires: string;
		reply: string;
		notYou: string;
		privacy: string;
	};
	formReceipt: {
		subject: string;
		greeting: string;
		contact: string;
		audit: string;
		reference: string;
		reply: string;
	};
	rightsReceipt: {
		subject: string;
		greeting: string;
		body: string;
		reference: string;
		dueOn: string;
		kind: string;
		reply: string;
	};
	rightsAnswer: {
		subject: string;
		/** What was done of what was asked. */
		results: Record<"done" | "partly" | "refused", string>;
		answeredOn: string;
		/** Where to turn who does not agree (Law 1581 of 2012, article 16). */
		reply: string;
	};
	passwordReset: {
		subject: string;
		greeting: string;
		body: string;
		button: string;
		expires: string;
		notYou: string;
	};
	commentNotice: {
		subject: string;
		intro: string;
		facts: { post: string; name: string; email: string; comment: string };
		where: string;
	};
	commentApproved: { subject: string; greeting: string; body: string; button: string; reply: string };
	newsletterConfirm: { subject: string; body: string; button: string; notYou: string };
	postMail: { subject: string; button: string; why: string; leave: string };
	rightsNotice: {
		subject: string;
		intro: string;
		facts: { kind: string; name: string; document: string; email: string; detail: string; dueOn: string };
	};
};
