import type { CDPSession, Page } from "@playwright/test";
import { type Bench, startBrowser } from "./bench.ts";

export type Phone = { page: Page; cdp: CDPSession; close(): Promise<void> };

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
