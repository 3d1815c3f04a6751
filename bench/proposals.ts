import { existsSync, readFileSync } from "node:fs";
import { newFolder } from "../tests/support/new-folder.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const opening = (index: number) =>
	`Soy Ana Gómez, mi correo es ana-${index}@example.com y trabajo en Hotel Brisa. Somos 20, quiero contestar más rápido por WhatsApp, tenemos 10 millones, para enero`;

/** Measures proposals agreed in the chat: one after another, then twenty at once beside other requests. */
export async function proposals(): Promise<Figure[]> {
	const site = await runSite({ DATA_DIR: newFolder("bench") });
	const offers = await Promise.all(Array.from({ length: 32 }, (_, index) => say(site.url, opening(index))));
	const times: number[] = [];
	for (const { conversationId } of offers.slice(0, 12)) {
		const started = performance.now();
		await say(site.url, "sí, dale", conversationId);
		times.push(performance.now() - started);
	}
	let busy = true;
	const watching = longestOther(site.url, () => busy);
	await Promise.all(offers.slice(12).map(({ conversationId }) => say(site.url, "sí, dale", conversationId)));
	busy = false;
	const longest = await watching;
	const memory = peakMemory(site.process.pid);
	await site.end("SIGTERM");
	return [
		{
			figure: "proposal PDF, one at a time",
			goal: "< 400 ms",
			measured: `${Math.round(median(times.slice(2)))} ms`,
		},
		{ figure: "20 proposals at once: peak memory", goal: "< 400 MB", measured: memory },
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

async function say(
	url: string,
	userMessage: string,
	conversationId?: string,
): Promise<{ conversationId: string }> {
	const response = await fetch(`${url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ messages: [], userMessage, conversationId }),
		headers: { "content-type": "application/json" },
	});
	return response.json();
}

function peakMemory(pid: number | undefined): string {
	const file = `/proc/${pid}/status`;
	if (!existsSync(file)) return "n/a on this system";
	const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]);
	return `${Math.round(kilobytes / 1024)} MB`;
}
