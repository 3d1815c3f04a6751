export type Client = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	name: string;
	/** Its subdomain of the portal's base domain. */
	subdomain: string;
};
