import type { EmailProblem, PhoneProblem } from "../../../shared/contact.ts";
import type { Ways } from "../ways.ts";

/** A page that an answer may link to. */
export type NamedPage =
	| "home"
	| "about"
	| "method"
	| "solutions"
	| "products"
	| "consulting"
	| "industries"
	| "cases"
	| "demos"
	| "audit"
	| "blog"
	| "contact"
	| "assistant"
	| "assistantMail"
	| "portal"
	| "legal";

export type ProposalText = {
	proposal: {
		/** What it goes into is shown below. */
		summary: Ways;
		/** The same, where something is still missing. */
		incomplete: Ways;
		saved: Ways;
		missing: Ways;
		withoutWay: string;
		making: Ways;
		ready: string;
		/** When it is also mailed. */
		mailed: string;
		/** When no more are made today, and the newest there is is handed over. */
		latest: string;
		/** The same, when there is none to hand over. */
		enough: string;
		failed: string;
		notYet: string;
		/** To somebody who wants it in another shape. */
		/** What it says is changed in its summary; its format is not. */
		change: Ways;
		fixed: string;
		/** To somebody who did not get it. */
		again: string;
		none: string;
		after: Ways;
		outdated: string;
	};
	/** What stands on buttons. */
	choices: {
		yes: string;
		no: string;
		proposal: string;
		proposalNow: string;
		person: string;
		personAnswers: string;
		other: string;
		unsure: string;
		otherIndustry: string;
		noContact: string;
		useGuess: string;
		topics: readonly { entry: string; label: string }[];
	};
	forms: {
		contact: { title: string; titleForPerson: string; text: string; submit: string };
		summary: {
			title: string;
			text: string;
			submit: string;
			save: string;
			products: string;
			noIndustry: string;
		};
		errors: {
			/** Of a whole form: `{count}` fields. */
			summary: { one: string; several: string };
		} & Record<EmailProblem | PhoneProblem | "required" | "emailGuess" | "contact" | "long", string>;
	};
	progress: { label: string; see: string };
	/** What a link to a page is called. */
	pages: Record<NamedPage, string>;
};
