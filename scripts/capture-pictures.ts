import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "./browser.mjs";

type Subject = {
	name: string;
	show(page: Page): Promise<unknown>;
};

type CaptureRun = { folder: string; widths: readonly number[]; subjects: readonly Subject[]; noun: string };

export async function capturePictures({ folder, widths, subjects, noun }: CaptureRun): Promise<void> {
	const browser = await chromium.launch({
		executablePath: findBrowser() || undefined,
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const looks = widths.flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));
	try {
		for (const { width, scheme } of looks) {
			// Reduced motion shows from the start what otherwise appears on scrolling.
			const context = await browser.newContext({
				viewport: { width, height: 900 },
				colorScheme: scheme,
				reducedMotion: "reduce",
				deviceScaleFactor: 1,
			});
			const page = await context.newPage();
			for (const { name, show } of subjects) {
				await show(page);
				const path = join(folder, `${width}-${scheme}`, `${name}.png`);
				mkdirSync(dirname(path), { recursive: true });
				await page.screenshot({ path, fullPage: true });
			}
			await context.close();
		}
	} finally {
		await browser.close();
	}
	console.info(`${subjects.length * looks.length} pictures of ${subjects.length} ${noun} in ${folder}`);
	// Without subjects the name was probably misspelt: that is a failure.
	if (subjects.length === 0) process.exitCode = 1;
}
