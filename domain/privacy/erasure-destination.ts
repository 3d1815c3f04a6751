/** How another system finds a person it is to erase. */
export type ErasedPerson = {
	emails: readonly string[];
	/** E.164. */
	phones: readonly string[];
	/** Of our leads: systems that keep our id find it by that. */
	leads: readonly string[];
};

/** A place outside the database that was given personal data. */
export type ErasureDestination = {
	/** The same at every start: what waits for it is found by it. */
	readonly name: string;
	/** Erases all it has of the person; again, when asked again. Throws when it could not. */
	erase(person: ErasedPerson): Promise<void>;
};
