export type Passkey = {
	id: string;
	name: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** ISO 8601, UTC. Null: never to sign in or to confirm. */
	lastUsedAt: string | null;
};
