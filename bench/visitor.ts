import type { Page } from "@playwright/test";
import { type Bench, type Figure, median, startSite } from "./bench.ts";
import { slowLine, throttledPhone } from "./slow-phone.ts";

const rounds = 5;

/** Measures a visitor on a slow phone: the first press on the chat after the first paint, then the rest of a visit. */
export async function visitor(bench: Bench): Promise<Figure[]> {
	const site = await startSite(bench);
	const line = await slowLine(bench, site.url);
	const presses: number[] = [];
	const interactions: number[] = [];
	for (let round = 0; round < rounds; round++) {
		presses.push(await firstPress(bench, `${line}/nosotros`));
		interactions.push(await visit(bench, line));
	}
	return [
		{
			figure: "chat opens after the first press (slow 4G, CPU ×4)",
			goal: "≤ 1 s",
			measured: `${Math.round(median(presses))} ms (worst ${Math.round(Math.max(...presses))})`,
		},
		{
			figure: "INP of a visit: scroll, menu, chat, typing (CPU ×4)",
			goal: "≤ 200 ms",
			measured: `${Math.round(median(interactions))} ms (worst ${Math.round(Math.max(...interactions))})`,
		},
	];
}

async function firstPress(bench: Bench, url: string): Promise<number> {
	const { page, close } = await throttledPhone(bench);
	await page.goto(url, { waitUntil: "commit" });
	await painted(page);
	const button = page.locator(".chat-button");
	const started = performance.now();
	await button.tap();
	await page.getByRole("textbox").first().waitFor({ state: "visible" });
	const opened = performance.now() - started;
	await close();
	return opened;
}

function painted(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
			}),
	);
}

async function visit(bench: Bench, url: string): Promise<number> {
	const { page, close } = await throttledPhone(bench);
	await page.goto(`${url}/nosotros`);
	await page.evaluate(() => {
		Object.assign(window, { slowest: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { slowest: Math.max(Reflect.get(window, "slowest"), entry.duration) });
		}).observe(Object.assign({ type: "event", buffered: true }, { durationThreshold: 16 }));
	});
	await page.mouse.wheel(0, 900);
	await page.waitForTimeout(300);
	await page.mouse.wheel(0, -900);
	const menu = page.locator(".mobile-menu summary");
	await menu.tap();
	await page.waitForTimeout(300);
	await page.keyboard.press("Escape");
	await page.locator(".chat-button").tap();
	const box = page.getByRole("textbox").first();
	await box.waitFor();
	await box.tap();
	await page.keyboard.type("Hola, tengo un hotel", { delay: 60 });
	await page.keyboard.press("Enter");
	await page.waitForTimeout(3_000);
	const slowest = await page.evaluate(() => Number(Reflect.get(window, "slowest")));
	await close();
	return slowest;
}
