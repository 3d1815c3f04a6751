export type ConcurrencyLimit = {
	/** @returns a function that releases the slot, once; null when the visitor has the most. */
	acquire(visitor: string): (() => void) | null;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
	const counts = new Map<string, number>();
	return {
		acquire(visitor) {
			const current = counts.get(visitor) ?? 0;
			if (current >= most) return null;
			counts.set(visitor, current + 1);
			let released = false;
			return () => {
				if (released) return;
				released = true;
				const left = (counts.get(visitor) ?? 1) - 1;
				// Removes visitors without slots: the number of addresses is unlimited.
				if (left > 0) counts.set(visitor, left);
				else counts.delete(visitor);
			};
		},
	};
}
