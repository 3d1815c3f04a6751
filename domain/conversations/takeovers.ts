import type { Db } from "../../db/connect.ts";
import { takenAmong } from "./conversation-store.ts";

/** Knows at once when a person takes a conversation over in which an answer is being given. */
export type Takeovers = {
	/** Calls `taken` once a person has the conversation, whichever process they came to. @returns what stops watching. */
	watch(id: string, taken: () => void): () => void;
	/** A person of this process has just taken it. */
	tell(id: string): void;
};

/** Milliseconds between two looks for takeovers in other processes: one for all answers under way. */
const everyMs = 150;

export function createTakeovers(db: Db): Takeovers {
	const watched = new Map<string, Set<() => void>>();
	let timer: NodeJS.Timeout | null = null;

	const tell = (id: string) => {
		for (const taken of watched.get(id) ?? []) taken();
	};
	async function look(): Promise<void> {
		timer = null;
		// A database that is away is asked again; what was said after all is not stored either way.
		const taken = await takenAmong(db, [...watched.keys()]).catch(() => []);
		taken.forEach(tell);
		plan();
	}
	function plan(): void {
		if (timer || watched.size === 0) return;
		timer = setTimeout(() => void look(), everyMs);
		timer.unref();
	}

	return {
		tell,
		watch(id, taken) {
			const all = watched.get(id) ?? new Set();
			watched.set(id, all.add(taken));
			plan();
			return () => {
				all.delete(taken);
				if (all.size === 0 && watched.get(id) === all) watched.delete(id);
			};
		},
	};
}
