/** What the demo player says around a flow. `{name}` parts are filled in. */
export type DemoText = {
	title: string;
	/** Follows the flow's own description for search engines. */
	about: string;
	keywords: readonly string[];
	demos: string;
	loading: string;
	back: string;
	simulation: string;
	play: string;
	pause: string;
	reset: string;
	live: string;
	paused: string;
	steps: string;
	step: string;
	previous: string;
	next: string;
	clock: string;
	conversation: string;
	connected: string;
	assistant: string;
	typing: string;
	suggestions: string;
	field: string;
	placeholder: string;
	send: string;
	/** What becomes of a message somebody types. */
	script: string;
	metrics: string;
	up: string;
	down: string;
	same: string;
	flows: string;
	systems: string;
	active: string;
	demo: string;
	waiting: string;
	nextActions: string;
	/** Of a step or a flow: minutes and seconds. */
	seconds: string;
	minutes: string;
	/** Added to what changed in a percentage. */
	points: string;
};
