import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { readSettings } from "../config/env.ts";
import { languages } from "../content/language.ts";
import { findBrowser } from "./browser.mjs";

/**
 * `npm run pictures:mail [part of a name]`: every mail in both languages as a telephone and a desk show it, light and
 * dark, as `pictures/mail/<width>-<scheme>/<language>/<mail>.png`.
 */
const widths = [390, 700] as const;
const schemes = ["light", "dark"] as const;
const folder = join(import.meta.dirname, "../pictures/mail");

const [part = ""] = process.argv.slice(2);
const { module } = await runnerImport<typeof import("../domain/mail/samples.ts")>(
	join(import.meta.dirname, "../domain/mail/samples.ts"),
	{ configFile: false },
);
const { brand } = readSettings({});
const letters: { name: string; html: string }[] = [];
for (const language of languages) {
	for (const [name, { html }] of Object.entries(await module.sampleMails(language, brand)))
		letters.push({ name: `${language}/${name}`, html });
}
const wanted = letters.filter(({ name }) => name.includes(part));
const browser = await chromium.launch({
	executablePath: findBrowser() || undefined,
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const looks = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));
	for (const look of looks) await takeAll(browser, look);
	console.info(`${wanted.length * looks.length} pictures of ${wanted.length} mails in ${folder}`);
	// A misspelt name is no success.
	if (wanted.length === 0) process.exitCode = 1;
} finally {
	await browser.close();
}

type Look = { width: number; colorScheme: (typeof schemes)[number] };

async function takeAll(browser: Browser, { width, colorScheme }: Look): Promise<void> {
	const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
	const page = await context.newPage();
	for (const { name, html } of wanted) {
		await page.setContent(html);
		const path = join(folder, `${width}-${colorScheme}`, `${name}.png`);
		mkdirSync(dirname(path), { recursive: true });
		await page.screenshot({ path, fullPage: true });
	}
	await context.close();
}
