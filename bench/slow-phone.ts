import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import { type Bench, startBrowser } from "./bench.ts";

type Phone = { page: Page; cdp: CDPSession; close(): Promise<void> };

/** Opens a browser as a mid-range phone, whose CPU is four times slower. */
export async function throttledPhone(bench: Bench): Promise<Phone> {
	// Uses a real window of a phone's size: Chromium reports late frames in an emulated viewport.
	const browser = await startBrowser(bench, "--window-size=500,1000");
	const context = await browser.newContext({
		viewport: null,
		locale: "es-CO",
		hasTouch: true,
	});
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	return { page, cdp, close: () => browser.close() };
}

/** Lighthouse's slow 4G: 1.6 Mb/s, 150 ms there and back. */
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1_000;
const roundTripMs = 150;
const packetBytes = 1_400;
/** RFC 6928: what a server sends before it hears from the browser. It doubles with each round trip. */
const firstPackets = 10;

/**
 * Puts a phone's slow line before a site: answers come packet by packet, as TCP sends them on a new connection. The
 * browser's own throttling hands over a page of this size all at once.
 * @param site an address on this machine. @returns the address of the line.
 */
export async function slowLine(bench: Bench, site: string): Promise<string> {
	const sockets = new Set<Socket>();
	/** When the line has sent what it was given: its connections share it. */
	let freeAt = 0;
	const server = createServer((browser) => {
		const upstream = connect(Number(new URL(site).port), "127.0.0.1");
		for (const socket of [browser, upstream]) {
			sockets.add(socket.setNoDelay(true));
			socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
		}
		let sent = 0;
		let begun = 0;
		const toBrowser = inOrder();
		const toSite = inOrder();
		const send = (packet: Buffer): void => {
			if (sent === 0) begun = performance.now();
			const window = begun + Math.floor(Math.log2(sent++ / firstPackets + 1)) * roundTripMs;
			freeAt = Math.max(freeAt, performance.now(), window) + packet.length / bytesPerMs;
			toBrowser(freeAt, () => browser.writable && browser.write(packet));
		};
		upstream.on("data", (data: Buffer) => {
			for (let at = 0; at < data.length; at += packetBytes) send(data.subarray(at, at + packetBytes));
		});
		upstream.on("end", () => toBrowser(freeAt, () => browser.end()));
		browser.on("data", (data) => toSite(performance.now(), () => upstream.write(data)));
		browser.on("close", () => upstream.destroy());
	});
	bench.started.defer(() => {
		server.close();
		for (const socket of sockets) socket.destroy();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Does things half a round trip after their moments, none before the one that was given before it. */
function inOrder(): (moment: number, act: () => unknown) => void {
	let last: Promise<unknown> = Promise.resolve();
	return (moment, act) => {
		last = last.then(() => wait(Math.max(0, moment + roundTripMs / 2 - performance.now()))).then(act);
	};
}
