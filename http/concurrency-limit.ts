import { countedAs } from "../domain/rate-limit/visitor-network.ts";

type ConcurrencyLimit = {
	/** @returns a function that releases the slot, once; null when the visitor, or its network, has the most. */
	acquire(visitorAddress: string): (() => void) | null;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
	const counts = new Map<string, number>();
	const countOf = (subject: string) => counts.get(subject) ?? 0;
	return {
		acquire(visitorAddress) {
			const counted = countedAs(visitorAddress);
			if (counted.some(({ subject, times }) => countOf(subject) >= most * times)) return null;
			for (const { subject } of counted) counts.set(subject, countOf(subject) + 1);
			let released = false;
			return () => {
				if (released) return;
				released = true;
				for (const { subject } of counted) {
					const left = countOf(subject) - 1;
					// Removes visitors without slots: the number of addresses is unlimited.
					if (left > 0) counts.set(subject, left);
					else counts.delete(subject);
				}
			};
		},
	};
}
