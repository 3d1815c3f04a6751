import type { Ways } from "../ways.ts";

export type TeamText = {
	/** For the team, beside the conversation. */
	leadMessages: { erase: string; noContact: string; writeAgain: string; callTime: string };
	/** Where the conversation is mailed from. */
	byMail: string;
	/**
	 * When a person answers: now, or `{opens}`, a weekday with its hour. `goOn` names the ways to write meanwhile and
	 * `{reference}`; `{reference}` is in what they open with, too.
	 */
	hours: { open: string; closed: string; today: string; goOn: string; opening: string; subject: string };
	person: {
		/** Before the next three, where nothing else is said first. */
		gladly: string;
		byEmail: string;
		byPhone: string;
		byBoth: string;
		again: string;
		/** `{value}` is the time they wish for. */
		message: string;
		askContact: string;
		/** How to reach the team without leaving anything. */
		direct: Ways;
		offer: string;
		notNow: string;
	};
};
