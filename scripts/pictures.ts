import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { languageOf } from "../content/language.ts";
import { publicPaths } from "../http/found/pages.ts";
import { runSite } from "../tests/support/running-site.ts";
import { findBrowser } from "./browser.mjs";

/**
 * `npm run pictures [part of an address]`: every page of the sitemap as a phone, a tablet and a desk see it, light and
 * dark, as `pictures/<width>-<scheme>/<address>.png`.
 */
const widths = [390, 768, 1440] as const;
const schemes = ["light", "dark"] as const;
const folder = join(import.meta.dirname, "../pictures");

const [part = ""] = process.argv.slice(2);
const paths = publicPaths().filter((path) => path.includes(part));
const dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
const site = await runSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({
	executablePath: findBrowser() || undefined,
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const looks = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));
	for (const look of looks) await takeAll(browser, look);
	console.info(`${paths.length * looks.length} pictures of ${paths.length} pages in ${folder}`);
	// A misspelt address is no success.
	if (paths.length === 0) process.exitCode = 1;
} finally {
	await browser.close();
	await site.end("SIGTERM");
	rmSync(dataDir, { recursive: true, force: true });
}

type Look = { width: number; colorScheme: (typeof schemes)[number] };

async function takeAll(browser: Browser, { width, colorScheme }: Look): Promise<void> {
	// Without motion, what appears when seen is there from the start.
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		...{ colorScheme, reducedMotion: "reduce", deviceScaleFactor: 1 },
	});
	const page = await context.newPage();
	for (const path of paths) {
		await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
		await page.goto(site.url + path, { waitUntil: "networkidle" });
		if (await page.locator(".demo").count())
			await page.locator(".demo:not([data-loading])").first().waitFor();
		const file = join(folder, `${width}-${colorScheme}`, `${path === "/" ? "/home" : path}.png`);
		mkdirSync(dirname(file), { recursive: true });
		await page.screenshot({ path: file, fullPage: true });
	}
	await context.close();
}
