/** How a trouble is told by who or what makes it, and what is told like one and is none: pieces of patterns. Folded. */
export type Troubles = {
	/** Said before anything is told. */
	lead: string;
	/** The business itself, whoever runs it and their kin: what follows describes them. */
	themselves: string;
	/** What stands before somebody or something, and before what is theirs alone. */
	determiners: string;
	own: string;
	/** Ends as a plural does and is none; many without an ending for it; what goes on without a verb. */
	noPlural: string;
	many: string;
	joints: string;
	/** What goes wrong, takes long or falls on whoever tells it. */
	wrong: readonly string[];
	/** How they came to be, what they are, praise, hours, prices, and talk of us. */
	another: readonly string[];
	/** "Is", and what makes it happen rather than be. */
	is: string;
	happens: string;
	/** Praise, opening hours, what they charge, how they came to be, and talk of us: told beside facts, and no trouble. */
	noTrouble: readonly string[];
	/** Two halves, or a word that says how bad it is: more than what something is. */
	halves: string;
	bad: string;
	/** Somebody, or their work. */
	somebody: string;
};
