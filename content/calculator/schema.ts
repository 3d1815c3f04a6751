/** Blanks stand in braces: {count} messages, {time} as "1 h 24 min". */
export type CalculatorText = {
	heading: string;
	messages: string;
	minutes: string;
	outside: string;
	/** A percentage as its language writes it. */
	share: string;
	note: string;
	/** Shown while a number is none that it counts. */
	limits: string;
	calculate: string;
	waiting: { none: string; one: string; many: string };
	takes: string;
	noHours: string;
	workingDay: string;
	/** What the drawing shows, for who cannot see it. */
	city: string;
	carry: string;
	/** What the visitor says to the assistant; right for one message as for many. */
	message: string;
	/** What they ask it when no number is theirs. */
	question: string;
};
