/** Knows at once of what ends an answer that is being given, in whichever process it happens. */
export type Interruptions = {
	/** Calls `happened` once it has, to what goes by this name. @returns what stops watching. */
	watch(name: string, happened: () => void): () => void;
	/** It has just happened, in this process. */
	tell(name: string): void;
};

/** Milliseconds between two looks for what happened in other processes: one for all answers under way. */
const everyMs = 150;

/** @param among says to which of these names it has happened, as far as the database knows. */
export function createInterruptions(among: (names: readonly string[]) => Promise<string[]>): Interruptions {
	const watched = new Map<string, Set<() => void>>();
	let timer: NodeJS.Timeout | null = null;

	const tell = (name: string) => {
		for (const happened of watched.get(name) ?? []) happened();
	};
	async function look(): Promise<void> {
		timer = null;
		// A database that is away is asked again; what was said after all is not stored either way.
		const happened = await among([...watched.keys()]).catch(() => []);
		happened.forEach(tell);
		plan();
	}
	function plan(): void {
		if (timer || watched.size === 0) return;
		timer = setTimeout(() => void look(), everyMs);
		timer.unref();
	}

	return {
		tell,
		watch(name, happened) {
			const all = watched.get(name) ?? new Set();
			watched.set(name, all.add(happened));
			plan();
			return () => {
				all.delete(happened);
				if (all.size === 0 && watched.get(name) === all) watched.delete(name);
			};
		},
	};
}
