/** Every sentence of the first screen of the day, in one language. `{…}` parts are filled. */
export type TodayText = {
	title: string;
	/** Read out before the time. */
	clock: string;
	halves: readonly [beforeNoon: string, afterNoon: string];
	/** What comes first, by what there is. */
	heading: Record<"waitingOne" | "waitingMany" | "contactOne" | "contactMany" | "other" | "done", string>;
	/** Below "done". */
	doneIntro: string;
	nameless: string;
	answer: string;
	answerTo: string;
	moreWaiting: string;
	contacts: Record<"today" | "next" | "late" | "none" | "all" | "more" | "mine", string>;
	/** When to get in touch: beside a consultation, and where it was asked for. */
	when: Record<"today" | "consultation" | "asked", string>;
	/** Why, where the lead said nothing of its own. */
	arrived: string;
	call: string;
	callTo: string;
	write: string;
	writeTo: string;
	lists: Record<
		"opened" | "deliveries" | "questions" | "comments" | "drafts" | "rights",
		Record<"title" | "action", string>
	>;
	/** How often a proposal was opened, and when last. */
	openings: Record<"one" | "many", string>;
	/** What came in the last whole week; `count` and `change` name the columns for screen readers. */
	week: Record<"title" | "count" | "change", string> & {
		names: Record<"conversations" | "leads" | "proposals" | "clients", string>;
	};
	/** Beside a request about personal data. */
	due: Record<"open" | "late", string>;
	untitled: string;
	all: string;
};
