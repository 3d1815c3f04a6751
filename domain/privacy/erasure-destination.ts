/** How another system finds the person to erase. */
export type ErasedPerson = {
	emails: readonly string[];
	/** E.164. */
	phones: readonly string[];
	/** The ids of our leads, for systems that store them. */
	leads: readonly string[];
	/**
	 * The versions of their consents: a system that never received the person must not learn of them by the erasure.
	 */
	agreements: readonly string[];
};

export type ErasureTask = {
	/** Stays the same on every attempt. */
	id: string;
	/** ISO 8601, UTC. */
	askedAt: string;
	/** Aborts when the caller stops waiting. */
	signal: AbortSignal;
};

/** An external system that received personal data. */
export type ErasureDestination = {
	/** Stable across restarts: pending erasures refer to it. */
	readonly name: string;
	/** Erases everything about the person; may be called again. @throws when it could not. */
	erase(person: ErasedPerson, task: ErasureTask): Promise<void>;
};
