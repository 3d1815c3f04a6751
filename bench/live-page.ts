import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two readings of a page, as in app/staff/inbox/use-live.ts. */
const betweenReadings = 400;
/** Milliseconds after which a line counts as lost. */
const longestWait = 60_000;
const reopensAfter = 1_000;

type Page = {
	cookie: string;
	events: string;
	read: string;
	address?: string;
	/** The conversation that is open beside the list: read anew when an event names it. */
	thread?: string;
};
export type OpenPage = ReturnType<typeof openPage>;

/** Opens a stream, and reads the page anew whenever one opens and at its events, as a browser does. */
export function openPage(url: string, { cookie, events, read, address = "10.0.0.1", thread }: Page) {
	const leave = new AbortController();
	const opening = Promise.withResolvers<void>();
	const wanted = new Map<string, (when: number) => void>();
	let readings = 0;
	let threads = 0;
	let isThreadOutdated = false;
	let isReading = false;
	let isOutdated = false;
	const fail = (error: unknown) => {
		if (!leave.signal.aborted) throw error;
	};
	const listen = async () => {
		while (!leave.signal.aborted) await follow().then(() => wait(reopensAfter));
	};
	const follow = async () => {
		const headers = { cookie, accept: "text/event-stream", "x-forwarded-for": address };
		const response = await fetch(url + events, { headers, signal: leave.signal });
		if (response.status !== 200) throw new Error(`No stream: ${response.status}`);
		opening.resolve();
		readAnew(thread !== undefined).catch(fail);
		for await (const piece of response.body ?? []) {
			const text = Buffer.from(piece).toString();
			const isThreadNamed = thread !== undefined && text.includes(thread);
			if (text.includes("event: changed")) readAnew(isThreadNamed).catch(fail);
		}
	};
	async function readAnew(readsThread: boolean): Promise<void> {
		isThreadOutdated ||= readsThread;
		isOutdated = true;
		if (isReading) return;
		isReading = true;
		while (isOutdated && !leave.signal.aborted) {
			isOutdated = false;
			const began = performance.now();
			const beside = isThreadOutdated ? fetch(`${url}/${thread}.data`, { headers: { cookie } }) : null;
			isThreadOutdated = false;
			const text = await (await fetch(url + read, { headers: { cookie } })).text();
			readings++;
			if (beside) threads += Number((await beside).ok);
			for (const [line, resolve] of wanted)
				if (text.includes(line) && wanted.delete(line)) resolve(performance.now());
			const took = performance.now() - began;
			await new Promise((resolve) => setTimeout(resolve, Math.max(betweenReadings, 2 * took) - took));
		}
		isReading = false;
	}
	listen().catch(fail);
	return {
		opened: opening.promise,
		close: () => leave.abort(),
		readings: () => readings,
		threads: () => threads,
		untilRead: (line: string) =>
			new Promise<number>((resolve, reject) => {
				wanted.set(line, resolve);
				setTimeout(() => wanted.has(line) && reject(new Error(`Nobody read: ${line}`)), longestWait);
			}),
	};
}
