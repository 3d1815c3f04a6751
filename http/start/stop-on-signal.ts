/** npm passes on a signal that the whole process group gets too: two within this time are one. */
const sameSignalMs = 2_000;

/** Stops the site at the first signal; a later one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
	let stoppingSince: number | null = null;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (stoppingSince === null) {
				stoppingSince = performance.now();
				stop().then(
					() => process.exit(0),
					() => process.exit(1),
				);
			} else if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
		});
	}
}
