export type ErasedPerson = {
	emails: readonly string[];
	/** E.164. */
	phones: readonly string[];
	leads: readonly string[];
	/** Versions of the consent texts agreed to: a system that none of them names must not learn of the person now. */
	agreements: readonly string[];
};

type ErasureTask = {
	id: string;
	/** ISO 8601, UTC. */
	askedAt: string;
	signal: AbortSignal;
};

export type ErasureDestination = {
	/** Stable across restarts: pending erasures refer to it. */
	readonly name: string;
	/** Erases everything about the person; may be called again. @throws when it could not. */
	erase(person: ErasedPerson, task: ErasureTask): Promise<void>;
};
