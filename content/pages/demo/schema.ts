import type { PageSummary } from "../schema.ts";

/** What the demo player and its index say around the flows. */
export type DemoText = {
	loading: string;
	back: string;
	simulation: string;
	play: string;
	pause: string;
	reset: string;
	live: string;
	paused: string;
	metrics: { heading: string; answered: string; intent: string; wait: string };
	flows: string;
	/** `{step}` is filled. */
	progress: string;
	previous: string;
	next: string;
	steps: string;
	conversation: string;
	customer: string;
	bot: string;
	system: {
		heading: string;
		active: string;
		card: string;
		demo: string;
		now: string;
		nextActions: string;
		none: string;
	};
	message: { label: string; placeholder: string; send: string; typing: string; connected: string };
	/** Given in turn to whatever is typed. */
	replies: readonly string[];
	/** `{industry}` and `{flow}` are filled. */
	title: string;
	index: {
		summary: PageSummary;
		heading: string;
		lead: string;
		open: string;
	};
};
