import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.mjs";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const oneWord =
	'<!doctype html><html lang="en"><title>One word</title><meta name="viewport" content="width=device-width"><p>Hello</p>';

/**
 * Lighthouse's four scores for a phone and the page's layout shift: performance and shift the median of three, the other
 * three, which do not depend on the machine, once. A page of one word comes first: what it lacks of 100 is the machine's.
 * @param paths pages to look at.
 */
export async function lighthouseScores(paths: readonly string[]): Promise<Figure[]> {
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
	const browser = await chromium.launch({
		executablePath: findBrowser() || undefined,
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debugPort}`],
	});
	const control = createServer((_, answer) => {
		answer.setHeader("content-type", "text/html; charset=utf-8");
		answer.end(oneWord);
	});
	await once(control.listen(0), "listening");
	const pages = [
		{ name: "a page of one word", url: `http://localhost:${portOf(control)}/`, language: "en" },
		...paths.map((path) => ({
			...{ name: path, url: `${site.url}${path}` },
			language: path.startsWith("/en") ? "en" : "es",
		})),
	];
	const rows: Figure[] = [];
	for (const { name, url, language } of pages) {
		const measured = await scoresOf(url, language);
		rows.push({ figure: `Lighthouse, phone: ${name}`, goal: "100 / 100 / 100 / 100, CLS 0", measured });
		// All pages take half an hour: whoever waits sees how far it is.
		console.error(`${rows.length} of ${pages.length}: ${name}: ${measured}`);
	}
	control.close();
	await browser.close();
	await site.end("SIGTERM");
	return rows;
}

async function scoresOf(url: string, language: string): Promise<string> {
	const rounds: Round[] = [];
	for (let round = 0; round < 3; round++) {
		const run = await lighthouse(url, {
			...{ port: debugPort, output: "json", logLevel: "error", disableFullPageScreenshot: true },
			...{ extraHeaders: { "Accept-Language": language } },
			onlyCategories: round === 0 ? [...categories] : ["performance"],
		});
		rounds.push({
			scores: categories.map((name) => Math.round((run?.lhr.categories[name]?.score ?? 0) * 100)),
			shift: run?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
		});
	}
	const [, ...steady] = rounds[0]?.scores ?? [];
	const performance = median(rounds.map(({ scores }) => scores[0] ?? 0));
	const shift = median(rounds.map(({ shift }) => shift));
	return `${[performance, ...steady].join(" / ")}, CLS ${Number(shift.toFixed(3))}`;
}

/** Each score in percent, in the order of the categories. */
type Round = { scores: number[]; shift: number };

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
