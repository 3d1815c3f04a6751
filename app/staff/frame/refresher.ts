/** Milliseconds after which a request without an answer hangs, on a connection that is cut. */
export const hangsMs = 15_000;
/** A slow server is asked less often: after so many times as its last answer took. */
const pauseFactor = 2;

/** Reads once for all that ask meanwhile, and once more where somebody asks while it is being read. */
export function createRefresher(between: number, read: (isHung: boolean) => Promise<void>) {
	let timer: ReturnType<typeof setTimeout> | null = null;
	let isReading = false;
	let isWanted = false;
	let began = performance.now();
	let delay = between;
	async function start() {
		timer = null;
		if (isReading && performance.now() - began < hangsMs) return;
		const own = performance.now();
		const reading = read(isReading);
		[isReading, isWanted, began] = [true, false, own];
		await reading.catch(() => undefined);
		if (began !== own) return;
		isReading = false;
		delay = Math.max(between, pauseFactor * (performance.now() - own));
		if (isWanted) ask();
	}
	function ask() {
		isWanted = true;
		timer ??= setTimeout(start, delay - (performance.now() - began));
	}
	function stop() {
		clearTimeout(timer ?? undefined);
		timer = null;
	}
	return { ask, stop };
}
