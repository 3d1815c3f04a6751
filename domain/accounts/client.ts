export type Client = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	name: string;
	subdomain: string;
};
