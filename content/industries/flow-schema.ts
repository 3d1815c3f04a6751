/** One step of a demo: what the customer says, what is answered, and what the systems do meanwhile. */
export type FlowStep = {
	id: string;
	title: string;
	/** Seconds it takes in real life, 15 to 60. */
	duration: number;
	customer: string;
	bot: string;
	system: string;
};

/** A conversation the demo player walks through, always in five steps. Simulated. */
export type Flow = { id: string; name: string; description: string; steps: readonly FlowStep[] };
