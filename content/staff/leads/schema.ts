import type { LinkWay } from "../../../shared/account.ts";
import type { MessageWriter } from "../../../shared/conversation.ts";
import type { LeadSource, LeadStatus } from "../../../shared/lead.ts";
import type { AskFirstWords } from "../../forms/schema.ts";

export type LeadsText = {
	leads: {
		search: string;
		status: string;
		source: string;
		export: string;
		nameless: string;
		/** Beside whoever took their consent back. */
		revoked: string;
		/** How many leads have one address, as `{count}`: two or more. */
		requests: string;
		sources: Record<LeadSource, string>;
		/** In the middle of a sentence, as its `{source}`. */
		through: Record<LeadSource, string>;
	};
	lead: {
		score: string;
		/** What to do now; `{…}` parts are filled. */
		nextStep: Record<
			"label" | "call" | "write" | "contacted" | "postpone" | "asked" | "left" | "somebody",
			string
		>;
		/** The one thing to do next, by what it is; `{…}` parts are filled. */
		steps: Record<"consultationToday" | "consultationLater" | "unreachable" | "propose" | "nothing", string> &
			Record<"phone" | "email", Record<"late" | "today" | "asked" | "later", string>>;
		/** Over why the score is what it is. */
		why: string;
		/** What each step of the scale gives its points for. */
		reasons: Record<LeadStatus, string>;
		/** Said to a screen reader beside the points. */
		earned: string;
		notEarned: string;
		/** `{what}` is filled. */
		missingFacts: string;
		/** What is lacking when one of two facts would do. */
		anyOf: Record<"contact" | "interest", string>;
		/** `{count}` is filled. */
		others: Record<"title" | "all", string>;
		known: string;
		missing: string;
		happened: string;
		owner: string;
		nobody: string;
		assign: string;
		handling: string;
		/** The note of what a program or a person took a lead for that they brought, in percent. */
		claimedScore: string;
		note: string;
		addNote: string;
		noteHint: string;
		problems: Record<"note" | "noteLong", string>;
		proposals: string;
		/** Said where there is none. */
		noProposal: string;
		/** In the place of its button, once the consent was taken back. */
		noMoreProposals: string;
		make: string;
		/** When no proposal was made: the living one says the same, or so many were made today. */
		unchanged: Record<"proposal-same" | "proposal-limit-reached" | "consultation-same" | "revoked", string>;
		diagnostic: string;
		/** For a proposal. */
		revoke: AskFirstWords;
		link: string;
		copy: string;
		opened: string;
		unopened: string;
		revoked: string;
		expires: string;
		client: string;
		linkClient: string;
		noClient: string;
		conversation: string;
		message: string;
		/** `{…}` parts are filled. */
		consent: {
			title: string;
			none: string;
			textMissing: string;
			about: string;
			revoked: string;
			revoke: AskFirstWords;
		};
		/** The Audit Express' consultation; `{date}` is filled. */
		consultation: {
			title: string;
			starts: string;
			hint: string;
			place: string;
			placeHint: string;
			send: Record<LinkWay, string>;
			move: Record<LinkWay, string>;
			cancel: Omit<AskFirstWords, "ask"> & { ask: Record<LinkWay, string> };
			planned: string;
			cancelled: string;
			/** In the place of the form, once the consent was taken back. */
			revoked: string;
			impossible: string;
			problems: Record<"starts" | "past" | "place", string>;
		};
		/** Who gave the facts, by where the lead is from; both: the chat and the API. */
		factsFrom: Record<LeadSource | "both", string>;
		/** What happened, by kind; `{…}` parts are filled. The first three: who wrote last in the chat. */
		events: Record<
			MessageWriter | "answered" | "arrived" | "consent" | "proposal" | "opened" | "note" | "changed",
			string
		>;
		/** What would bring it to the next step, by what is missing; `{what}` is filled. */
		scoreHints: Record<"reach" | "interest" | "budget" | "rest" | "done" | "toFindOut" | "revoked", string>;
	};
	/** Where a lead stands with the CRM; `{…}` parts are filled. */
	crm: Record<
		| "title"
		| "embedded"
		| "queued"
		| "failed"
		| "refused"
		| "needless"
		| "confirmed"
		| "open"
		| "send"
		| "inject",
		string
	>;
};
