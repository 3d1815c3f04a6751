import type { EmailProblem, PhoneProblem } from "../../shared/contact.ts";
import type { DocumentType, RightsKind } from "../../shared/rights.ts";
import type { Option } from "./options.ts";

/** The error messages of any field; `{guess}` and `{limit}` are filled in. */
export type FieldProblem =
	| "required"
	| EmailProblem
	| "emailTypo"
	| PhoneProblem
	| "document"
	| "tooLong"
	| "option"
	| "consent"
	| "trap";

/** What is done, what to know before, and the button that does it. */
export type AskFirstWords = Record<"what" | "ask" | "send", string>;

export type ConsentText = Record<"version" | "before" | "link" | "after", string>;

/** Every sentence of the forms, in one language. */
export type FormsText = {
	/** Before the fields: which ones are required. */
	legend: string;
	choose: string;
	sending: string;
	/** Over the list of what is wrong. */
	summary: { one: string; many: string };
	problems: Record<FieldProblem, string>;
	consent: ConsentText;
	/** Where a form asks for something else than an answer. */
	consentTo: Record<"newsletter" | "comment", ConsentText>;
	/** A second consent, asked for only when HubSpot is configured. */
	hubspot: { version: string; label: string };
	/** A line of the message when a telephone field holds more than a number, `{typed}`. */
	typedPhone: string;
	/** A field people do not see: only programs fill it in. */
	trap: string;
	reference: string;
	/** Before the page's title, once it is stored. */
	received: string;
	/** Who answers, and when: `{who}`, then `{action}`, `{from}`, `{to}` and `{day}` are filled; last, `{date}`. */
	responseTime: Record<"willWrite" | "willRead" | "anybody" | "open" | "today" | "closed" | "latest", string>;
	/** When a receipt is mailed. */
	receipt: string;
	/** Where its confirmation leads. */
	ways: { cases: string; home: string };
	again: string;
	tooFast: string;
	/** When it could not be stored. */
	failure: string;
	/** Shown by the browser alone: nothing was sent, nothing is lost. */
	offline: string;
	contact: {
		fields: Record<
			"firstname" | "lastname" | "email" | "company" | "phone" | "service_interest" | "message",
			string
		>;
		interests: Record<Option<"interests">, string>;
		send: string;
		success: string;
	};
	audit: {
		title: string;
		fields: Record<"name" | "email" | "company" | "phone" | "industry" | "message", string>;
		industries: Record<Option<"auditIndustries">, string>;
		/** The lead's need when nothing was written. */
		need: string;
		send: string;
		success: string;
	};
	rights: {
		fields: Record<"kind" | "name" | "document_type" | "document_number" | "email" | "detail", string>;
		kinds: Record<RightsKind, string>;
		documents: Record<DocumentType, string>;
		detailHint: string;
		send: string;
		success: string;
		/** `{date}` is filled. */
		dueOn: string;
	};
};
