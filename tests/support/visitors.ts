import { setTimeout as pause } from "node:timers/promises";
import { type Answer, askProxy, type RunningProxy } from "./proxies.ts";

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const pauseMs = 200;

export type Sent = Record<"pages" | "forms" | "messages" | "streams" | "listeners", number>;

/**
 * Visitors who read, write, talk and listen through a proxy, one request after the other, until told to stop.
 * @param conversation the cookies of one, to listen to.
 */
export function visit(proxy: RunningProxy, name: string, conversation: string) {
	const failures: string[] = [];
	const sent: Sent = { pages: 0, forms: 0, messages: 0, streams: 0, listeners: 0 };
	const leaving = new AbortController();
	const check = async (kind: keyof Sent, isWhole: (answer: Answer) => boolean, asked: Promise<Answer>) => {
		const answer = await asked.catch(String);
		if (leaving.signal.aborted && kind === "listeners") return;
		sent[kind]++;
		if (typeof answer === "string") failures.push(`${name} ${kind}: ${answer}`);
		else if (!isWhole(answer))
			failures.push(`${name} ${kind}: ${answer.status} ${answer.body.slice(0, 200)}`);
	};
	const message = JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es" });
	const steps: Record<keyof Sent, () => Promise<void>> = {
		pages: () => check("pages", ({ status }) => status === 200, openPage(proxy, sent.pages)),
		forms: () => {
			const fields = { firstname: "Ana", lastname: "Ruiz", message: "Hola", consent: "on" };
			const form = new URLSearchParams({ ...fields, email: `ana-${sent.forms}@${name}.example` });
			const asked = askProxy(proxy, "/contacto", urlencoded, form.toString());
			return check("forms", ({ status }) => status === 303, asked);
		},
		messages: () => {
			const asked = askProxy(proxy, "/api/agent/message", json, message);
			return check("messages", ({ status }) => status === 200, asked);
		},
		streams: () => {
			const headers = { ...json, accept: "text/event-stream" };
			const asked = askProxy(proxy, "/api/agent/message", headers, message);
			return check("streams", ({ body }) => body.includes("event: answer"), asked);
		},
		listeners: () => {
			const asked = askProxy(proxy, "/api/agent/events", { cookie: conversation }, "", leaving.signal);
			return check("listeners", ({ body }) => body.startsWith("retry: "), asked);
		},
	};
	const loops = Object.values(steps).map(async (again) => {
		while (!leaving.signal.aborted) {
			await again();
			await pause(pauseMs);
		}
	});
	return {
		sent,
		failures,
		async end() {
			leaving.abort();
			await Promise.all(loops);
		},
	};
}

/** The scripts that a page names. */
export function scriptsOf(html: string): string[] {
	return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
}

/** A page and its first script, which another process may be asked for. @returns the worse answer. */
async function openPage(proxy: RunningProxy, number: number): Promise<Answer> {
	const page = await askProxy(proxy, `/nosotros?n=${number}`);
	const [script] = scriptsOf(page.body);
	if (page.status !== 200 || !script) return { ...page, status: page.status === 200 ? 0 : page.status };
	return askProxy(proxy, script);
}
