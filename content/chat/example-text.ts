/** A conversation shown before the visitor's own begins, and three questions to begin with. */
export type ExampleText = {
	label: string;
	showAll: string;
	repeat: string;
	visitor: string;
	asks: readonly [string, string];
	answers: readonly [string, string];
	facts: readonly { name: string; value: string }[];
	proposal: { title: string; pages: string };
	start: string;
	questions: readonly [string, string, string];
};
