export type ChangeContext = {
	clientId: string;
	author: string;
	/** ISO 8601, UTC. */
	now: string;
	today: string;
};

export type ChangeRecord = { action: string; detail: Record<string, string> };
