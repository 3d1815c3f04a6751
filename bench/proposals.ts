import { type Bench, type Figure, median, peakMemory, startSite, timesOf } from "./bench.ts";
import { say } from "./say.ts";

const opening = (index: number) =>
	`Soy Ana Gómez, mi correo es ana-${index}@example.com y trabajo en Hotel Brisa. Somos 20, quiero contestar más rápido por WhatsApp, tenemos 10 millones, para enero`;

/** Measures proposals agreed in the chat: one after another, then twenty at once beside other requests. */
export async function proposals(bench: Bench): Promise<Figure[]> {
	const site = await startSite(bench);
	const offers = await Promise.all(Array.from({ length: 32 }, (_, index) => say(site.url, opening(index))));
	const agree = (offer = {}) => say(site.url, "sí, dale", offer);
	const times = await timesOf(12, (index) => agree(offers[index]));
	let busy = true;
	const watching = longestOther(site.url, () => busy);
	await Promise.all(offers.slice(12).map(agree));
	busy = false;
	const longest = await watching;
	const memory = peakMemory(site.process.pid);
	return [
		{
			figure: "proposal PDF, one at a time",
			goal: "< 400 ms",
			measured: `${Math.round(median(times.slice(2)))} ms`,
		},
		{ figure: "20 proposals at once: peak memory", goal: "< 400 MB", measured: `${memory} MB` },
		{
			figure: "20 proposals at once: longest other request",
			goal: "≤ 50 ms",
			measured: `${Math.round(longest)} ms`,
		},
	];
}

async function longestOther(url: string, going: () => boolean): Promise<number> {
	let longest = 0;
	while (going()) {
		const started = performance.now();
		await (await fetch(`${url}/healthz`)).text();
		longest = Math.max(longest, performance.now() - started);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	return longest;
}
