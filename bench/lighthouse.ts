import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { constants, setPriority } from "node:os";
import lighthouse from "lighthouse";
import { type Bench, type Figure, median, startBrowser, startSite } from "./bench.ts";

const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Disables the address bar that the browser renders as a page of its own; a phone has none. */
const withoutAddressBar = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup";
/** Lighthouse's benchmark index of the machine; up to here it warns that scores are too low. */
const slowIndex = 1_000;
/** Counted rounds, and the most rounds when the machine is too slow for some. */
const [countedRounds, maxRounds] = [3, 9];
const oneWord =
	'<!doctype html><html lang="en"><title>One word</title><meta name="viewport" content="width=device-width"><p>Hello</p>';

/**
 * Measures Lighthouse's four scores for a phone, and the layout shift of each page. Performance and shift are medians
 * of three; the other scores do not depend on the machine and are measured once. Repeats a round when Lighthouse warns
 * that the machine was too slow. A page of one word comes first: what it lacks of 100 is due to the machine.
 * @param paths pages to measure.
 */
export async function lighthouseScores(bench: Bench, paths: readonly string[]): Promise<Figure[]> {
	const site = await startSite(bench);
	await startBrowser(bench, `--remote-debugging-port=${debugPort}`, withoutAddressBar);
	// Lowers the priority of this process, which shares cores with the browser. It cannot be raised again, so this
	// benchmark runs last.
	setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
	const control = createServer((_, answer) => {
		answer.setHeader("content-type", "text/html; charset=utf-8");
		answer.end(oneWord);
	});
	await once(control.listen(0), "listening");
	bench.started.defer(() => void control.close());
	const pages = [
		{ name: "a page of one word", url: `http://localhost:${portOf(control)}/`, language: "en" },
		...paths.map((path) => ({
			name: path,
			url: `${site.url}${path}`,
			language: path.startsWith("/en") ? "en" : "es",
		})),
	];
	const rows: Figure[] = [];
	for (const { name, url, language } of pages) {
		const measured = await measureScores(url, language);
		rows.push({ figure: `Lighthouse, phone: ${name}`, goal: "100 / 100 / 100 / 100, CLS 0", measured });
		// Prints progress: all pages take half an hour.
		console.error(`${rows.length} of ${pages.length}: ${name}: ${measured}`);
	}
	return rows;
}

async function measureScores(url: string, language: string): Promise<string> {
	const rounds: Round[] = [];
	let steady: number[] | undefined;
	for (
		let round = 0;
		round < maxRounds && rounds.filter(({ fair }) => fair).length < countedRounds;
		round++
	) {
		const run = await lighthouse(url, {
			port: debugPort,
			output: "json",
			logLevel: "error",
			disableFullPageScreenshot: true,
			extraHeaders: { "Accept-Language": language },
			// A site without an https address refuses search engines.
			skipAudits: ["is-crawlable"],
			onlyCategories: steady ? ["performance"] : [...categories],
		});
		const { categories: results, audits, environment, runtimeError } = run?.lhr ?? {};
		const [performance = 0, ...others] = categories.map((name) =>
			Math.round((results?.[name]?.score ?? 0) * 100),
		);
		if (!runtimeError) steady ??= others;
		rounds.push({
			performance,
			shift: audits?.["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
			fair: !runtimeError && (environment?.benchmarkIndex ?? 0) > slowIndex,
		});
	}
	if (!steady) return "not measured: Lighthouse failed in each round";
	const fair = rounds.filter((round) => round.fair);
	const usedRounds = fair.length >= countedRounds ? fair : rounds;
	const performance = median(usedRounds.map(({ performance }) => performance));
	const shift = median(usedRounds.map(({ shift }) => shift));
	const caveat =
		usedRounds === fair
			? ""
			: `, on a machine too slow for ${rounds.length - fair.length} of ${rounds.length} rounds`;
	return `${[performance, ...steady].join(" / ")}, CLS ${Number(shift.toFixed(3))}${caveat}`;
}

/** The score in percent, the layout shift, and whether the machine was fast enough for Lighthouse. */
type Round = { performance: number; shift: number; fair: boolean };

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
