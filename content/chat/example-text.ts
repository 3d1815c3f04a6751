/** A conversation shown before the visitor's own begins. */
export type ExampleText = {
	label: string;
	showAll: string;
	repeat: string;
	visitor: string;
	asks: readonly [string, string];
	answers: readonly [string, string];
	facts: readonly { name: string; value: string }[];
	proposal: { title: string; pages: string };
};
