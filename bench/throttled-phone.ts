import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";

export type Phone = { page: Page; cdp: CDPSession; close(): Promise<void> };

/** Opens a browser as a mid-range phone: Lighthouse's slow 4G (1.6 Mb/s, 150 ms) and a CPU four times slower. */
export async function throttledPhone(): Promise<Phone> {
	const browser = await chromium.launch({
		executablePath: findBrowser() || undefined,
		// Uses a real window of a phone's size: Chromium reports late frames in an emulated viewport.
		args: ["--no-sandbox", "--disable-gpu", "--window-size=500,1000"],
	});
	const context = await browser.newContext({
		viewport: null,
		locale: "es-CO",
		hasTouch: true,
	});
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Network.enable");
	await cdp.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: (1.6 * 1024 * 1024) / 8,
		uploadThroughput: (750 * 1024) / 8,
	});
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	return { page, cdp, close: () => browser.close() };
}
