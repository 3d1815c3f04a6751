/** Who makes a change, of which client's, and when. */
export type ChangeContext = {
	clientId: string;
	author: string;
	/** ISO 8601, UTC. */
	now: string;
	/** A date in the time zone of the company. */
	today: string;
};

/** What the audit log says of a change. */
export type ChangeRecord = { action: string; detail: Record<string, string> };
