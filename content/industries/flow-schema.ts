import type { Bilingual } from "../../shared/language.ts";

export type FiveOf<Thing> = readonly [Thing, Thing, Thing, Thing, Thing];

/** SAMPLE CONTENT: one conversation of the demo player. The business, the people, the prices and the figures are invented. */
export type DemoFlow = {
	/** Last part of its address. */
	id: string;
	steps: FiveOf<FlowStep>;
	/** What the demo's dashboard shows at each step. */
	metrics: readonly FlowMetric[];
	text: Bilingual<FlowText>;
};

export type FlowStep = {
	id: string;
	/** Seconds the step takes, 15 to 60. */
	duration: number;
	/** The hour it happens at in the story, "23:47". */
	at: string;
};

export type FlowMetric = {
	label: Bilingual;
	/** Percent, pieces, Colombian pesos, or a mark out of ten. */
	unit: "percent" | "count" | "pesos" | "mark";
	/** What it was before the first step: each step's trend is what changed. */
	before: number;
	values: FiveOf<number>;
};

export type FlowText = {
	name: string;
	/** One sentence of 40 to 75 characters: it also begins the page's description. */
	description: string;
	/** Who writes to the business: "Huésped". */
	customer: string;
	steps: FiveOf<StepText>;
	/** The business's systems at work. The first is the CRM, the second the industry's own. */
	systems: readonly FlowSystem[];
	/** What the assistant says, in turn, to a message the visitor types. */
	replies: readonly [string, string, string];
};

export type StepText = {
	title: string;
	messages: readonly FlowMessage[];
	/** What happens next in the business. */
	next: readonly string[];
};

/** What is said, and the answers it offers to choose from. */
export type FlowMessage = readonly [from: "user" | "bot", text: string, quickReplies?: readonly string[]];

export type FlowSystem = {
	name: string;
	/** A demo is a system that is only played, like a card payment. */
	status: "active" | "demo";
	/** What it did, by the step that did it; it stays until the next. */
	log: Partial<Record<1 | 2 | 3 | 4 | 5, string>>;
};
