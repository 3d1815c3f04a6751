const everyMs = 2_000;
/** Writers that are remembered; more would only cost memory. */
const most = 5_000;

/** Creates a check that passes once in two seconds for each writer. */
export function createTypingPace(): (writer: string) => boolean {
	const last = new Map<string, number>();
	return (writer) => {
		const now = performance.now();
		if (now - (last.get(writer) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
		if (last.size >= most) last.clear();
		last.set(writer, now);
		return true;
	};
}
