export type ClientDemo = {
	id: string;
	clientId: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	title: string;
	industry: string;
	flow: string;
	/** The values of metrics in this client's business, by the metric's number in the flow, from 0. */
	figures: Readonly<Record<string, number>>;
};
