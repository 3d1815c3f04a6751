import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";
import { newFolder } from "./new-folder.ts";

type Message = {
	id?: number;
	sessionId?: string;
	method: string;
	params: never;
	result?: never;
	error?: object;
};

export type TabPage = {
	send<Result>(method: string, params?: object): Promise<Result>;
	evaluate<Value>(expression: string): Promise<Value>;
	moveMouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", at: { x: number; y: number }): void;
	/** What the protocol told of this page, like "Network.responseReceived". */
	events: { method: string; params: never }[];
};

export type Tab = {
	/** The page that is shown, then those that are rendered ahead. */
	pages: TabPage[];
	close(): Promise<void>;
};

/**
 * Opens a browser by its own protocol, which renders pages ahead: it does not under Playwright.
 * @param prepare is called with each page before it loads anything.
 */
export async function openTab(prepare: (page: TabPage) => unknown = () => undefined): Promise<Tab> {
	const folder = newFolder("browser");
	const path = findBrowser({ headless: true }) || chromium.executablePath();
	const options = ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,900", "--lang=es-CO"];
	const browser = spawn(path, [...options, "--remote-debugging-port=0", `--user-data-dir=${folder}`], {
		stdio: ["ignore", "ignore", "pipe"],
	});
	const ended = new Promise((resolve) => browser.once("exit", resolve));
	const { send, receive } = await connect(await addressOf(browser.stderr));
	const pages = new Map<string, TabPage>();
	receive(({ method, params, sessionId = "" }) => {
		pages.get(sessionId)?.events.push({ method, params });
		if (method === "Target.detachedFromTarget") pages.delete(Reflect.get(params, "sessionId"));
		if (method !== "Target.attachedToTarget") return;
		const { sessionId: session, targetInfo } = params as { sessionId: string; targetInfo: { type: string } };
		const page = pageOf((name, values) => send(name, values, session));
		if (targetInfo.type === "page") pages.set(session, page);
		// Not awaited: a page that is rendered ahead answers only when it runs.
		if (targetInfo.type === "page") prepare(page);
		void page.send("Runtime.runIfWaitingForDebugger");
	});
	const about = { url: "about:blank", forTab: true };
	const { targetId } = await send<{ targetId: string }>("Target.createTarget", about);
	const attached = { targetId, flatten: true };
	const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", attached);
	const all = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
	await send("Target.setAutoAttach", all, sessionId);
	return {
		get pages() {
			return [...pages.values()];
		},
		async close() {
			// By its protocol: a signal may reach only the script that started it.
			void send("Browser.close");
			await ended;
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
	for await (const line of createInterface(output)) {
		const address = /ws:\/\/\S+/.exec(line)?.[0];
		if (address) return address;
	}
	throw new Error("The browser ended.");
}

async function connect(address: string) {
	const socket = new WebSocket(address);
	await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
	const waiting = new Map<number, PromiseWithResolvers<never>>();
	let last = 0;
	let listener = (_: Message) => {};
	socket.addEventListener("message", ({ data }) => {
		const message: Message = JSON.parse(data);
		const sent = waiting.get(message.id ?? 0);
		if (!sent) listener(message);
		else if (message.error) sent.reject(new Error(JSON.stringify(message.error)));
		else sent.resolve(message.result as never);
	});
	return {
		send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
			const sent = Promise.withResolvers<never>();
			waiting.set(++last, sent);
			socket.send(JSON.stringify({ id: last, method, params, sessionId }));
			return sent.promise;
		},
		receive(listen: typeof listener) {
			listener = listen;
		},
	};
}

function pageOf(send: TabPage["send"]): TabPage {
	return {
		send,
		events: [],
		async evaluate<Value>(expression: string) {
			const params = { expression, returnByValue: true, awaitPromise: true };
			for (;;)
				try {
					return (await send<{ result: { value: Value } }>("Runtime.evaluate", params)).result.value;
				} catch (error) {
					// A page that is just opened takes a moment until it can evaluate anything.
					if (!String(error).includes("Cannot find default execution context")) throw error;
					await wait(50);
				}
		},
		moveMouse(type, at) {
			// The page that is left answers no more.
			void send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 }).catch(() => {});
		},
	};
}
