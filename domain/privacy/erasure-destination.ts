/** How another system finds a person it is to erase. */
export type ErasedPerson = {
	emails: readonly string[];
	/** E.164. */
	phones: readonly string[];
	/** Of our leads: systems that keep our id find it by that. */
	leads: readonly string[];
	/** The versions of what they agreed to: who was never told of somebody is not told by erasing them. */
	agreements: readonly string[];
};

/** What a destination is asked for. */
export type ErasureTask = {
	/** The same at every try. */
	id: string;
	/** ISO 8601, UTC. */
	askedAt: string;
	/** When it fires nobody waits any longer. */
	signal: AbortSignal;
};

/** A place outside the database that was given personal data. */
export type ErasureDestination = {
	/** The same at every start: what waits for it is found by it. */
	readonly name: string;
	/** Erases all it has of the person; again, when asked again. Throws when it could not. */
	erase(person: ErasedPerson, task: ErasureTask): Promise<void>;
};
