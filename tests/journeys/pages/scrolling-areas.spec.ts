import type { Page } from "@playwright/test";
import { expectNoViolations, wcag } from "../accessible.ts";
import { expect, test } from "../site.ts";

async function stopsOf(page: Page) {
	const stops: { name: string; scrolls: boolean }[] = [];
	for (;;) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element || element === document.body) return null;
			const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
			return {
				name: element.matches("a, button, input, select, textarea, summary") ? "" : element.classList[0],
				scrolls: scrollWidth > clientWidth + 4 || scrollHeight > clientHeight,
			};
		});
		if (!stop) return stops;
		if (stop.name !== "") stops.push({ name: String(stop.name), scrolls: stop.scrolls });
	}
}

const rows = {
	"/": ["night", "journey", "values"],
	"/industrias/hospitalidad-viajes": ["swipe-row", "swipe-row"],
};

for (const [path, names] of Object.entries(rows)) {
	test(`${path}: where nothing scrolls the Tab key stops at controls alone`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		expect(await stopsOf(page)).toEqual([]);
	});

	test(`${path}: on a phone the Tab key stops at each row that scrolls`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		expect(await stopsOf(page)).toEqual(names.map((name) => ({ name, scrolls: true })));
		await expectNoViolations(wcag(page));
	});
}
