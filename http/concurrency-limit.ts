export type ConcurrencyLimit = {
	/** @returns a function that gives the place back, once; null when none is left. */
	take(visitor: string): (() => void) | null;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
	const held = new Map<string, number>();
	return {
		take(visitor) {
			const now = held.get(visitor) ?? 0;
			if (now >= most) return null;
			held.set(visitor, now + 1);
			let given = false;
			return () => {
				if (given) return;
				given = true;
				const left = (held.get(visitor) ?? 1) - 1;
				// Removes visitors without places: addresses come without end.
				if (left > 0) held.set(visitor, left);
				else held.delete(visitor);
			};
		},
	};
}
