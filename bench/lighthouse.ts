import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.mjs";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const rounds = 3;
const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lighthouse's four scores for a phone and the page's layout shift, each the median of three.
 * @param paths pages to look at.
 */
export async function lighthouseScores(paths: readonly string[]): Promise<Figure[]> {
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
	const browser = await chromium.launch({
		executablePath: findBrowser() || undefined,
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debugPort}`],
	});
	const rows: Figure[] = [];
	for (const path of paths) {
		const scores = await scoresOf(`${site.url}${path}`, path.startsWith("/en") ? "en" : "es");
		rows.push({
			figure: `Lighthouse, phone: ${path}`,
			goal: "100 / 100 / 100 / 100, CLS 0",
			measured: scores,
		});
	}
	await browser.close();
	await site.end("SIGTERM");
	return rows;
}

async function scoresOf(url: string, language: string): Promise<string> {
	const rows: number[][] = [];
	const shifts: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const run = await lighthouse(url, {
			port: debugPort,
			output: "json",
			logLevel: "error",
			extraHeaders: { "Accept-Language": language },
		});
		rows.push(categories.map((name) => Math.round((run?.lhr.categories[name]?.score ?? 0) * 100)));
		shifts.push(run?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
	}
	const scores = categories.map((_, index) => median(rows.map((row) => row[index] ?? 0))).join(" / ");
	return `${scores}, CLS ${Number(median(shifts).toFixed(3))}`;
}
