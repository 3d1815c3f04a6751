import { countedAs } from "../domain/rate-limit/visitor-network.ts";

export type ConcurrencyLimit = {
	/** @returns a function that releases the slot, once; null when the visitor, or its network, has the most. */
	acquire(visitorAddress: string): (() => void) | null;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
	const counts = new Map<string, number>();
	const countOf = (who: string) => counts.get(who) ?? 0;
	return {
		acquire(visitor) {
			const counted = countedAs(visitor);
			if (counted.some(({ who, times }) => countOf(who) >= most * times)) return null;
			for (const { who } of counted) counts.set(who, countOf(who) + 1);
			let released = false;
			return () => {
				if (released) return;
				released = true;
				for (const { who } of counted) {
					const left = countOf(who) - 1;
					// Removes visitors without slots: the number of addresses is unlimited.
					if (left > 0) counts.set(who, left);
					else counts.delete(who);
				}
			};
		},
	};
}
