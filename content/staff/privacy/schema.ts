import type { LinkWay } from "../../../shared/account.ts";
import type { Bilingual } from "../../../shared/language.ts";
import type { RightsKind, RightsResult } from "../../../shared/rights.ts";
import type { AskFirstWords } from "../../forms/schema.ts";

export type PrivacyText = {
	rights: {
		due: string;
		late: string;
		/** How many are late: one, or `{count}`. */
		lateOne: string;
		lateMany: string;
		result: string;
		results: Record<RightsResult, string>;
		kinds: Record<RightsKind, string>;
		choose: string;
		/** What the person is told. */
		note: string;
		/** How they get it, and which language they read. */
		noteHint: Record<LinkWay, Bilingual>;
		answer: Record<LinkWay, string>;
		/** `{date}` and `{author}` are filled. */
		answered: string;
		/** Of an answer that was not sent: `{author}` was first. */
		answeredBefore: string;
		required: string;
		noteLong: string;
	};
	/** All that is held of one person: given out, used no more, erased. */
	person: {
		title: string;
		find: string;
		email: string;
		phone: string;
		phoneHint: string;
		see: string;
		counts: Record<
			| ("leads" | "conversations" | "conversationMails" | "requests")
			| ("accounts" | "comments" | "subscribers" | "invitations"),
			string
		>;
		/** The link to a lead of theirs, alone or one of several: `{number}` is filled. */
		lead: Record<"only" | "each", string>;
		nothing: string;
		export: string;
		exportHint: string;
		revoke: AskFirstWords;
		/** What of it was taken back. */
		revoked: Record<"leads" | "subscribers" | "comments" | "nothing", string>;
		erase: string;
		eraseHint: string;
		/** Beside it when requests of theirs wait for an answer; `{references}` is filled. */
		unanswered: string;
		sure: string;
		/** `{count}` is filled. */
		erased: string;
		problems: Record<"email" | "phone" | "sure", string>;
	};
};
