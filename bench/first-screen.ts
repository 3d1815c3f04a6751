import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { type Bench, type Figure, median, startSite } from "./bench.ts";
import { slowLine, throttledPhone } from "./slow-phone.ts";

const rounds = 7;
/** Milliseconds after which a page that was opened is at rest. */
const restMs = 4_000;

type Opening = { paint: number; busy: number };

/**
 * Measures pages on a slow phone, each beside its floor: its first screen alone, a file with its styles in it.
 * @param paths pages to measure.
 */
export async function firstScreen(bench: Bench, paths: readonly string[]): Promise<Figure[]> {
	const site = await startSite(bench);
	const line = await slowLine(bench, site.url);
	const figures: Figure[] = [];
	for (const path of paths) {
		const floor = await slowLine(bench, await serveFloor(bench, site.url, path));
		figures.push(...(await measurePage(bench, `${line}${path}`, floor)));
		console.error(
			`${path}: ${figures
				.slice(-2)
				.map(({ measured }) => measured)
				.join("; ")}`,
		);
	}
	return figures;
}

async function measurePage(bench: Bench, url: string, floor: string): Promise<Figure[]> {
	const openings: Record<"floor" | "page", Opening[]> = { floor: [], page: [] };
	for (let round = 0; round < rounds; round++) {
		openings.floor.push(await open(bench, floor));
		openings.page.push(await open(bench, url));
	}
	const compared = (figure: string, goal: string, measure: keyof Opening): Figure => {
		const of = (page: "floor" | "page") => median(openings[page].map((opening) => opening[measure]));
		const measured = `${of("page").toFixed(0)} ms, ${(of("page") / of("floor")).toFixed(2)} times the floor's ${of("floor").toFixed(0)} ms`;
		return { figure: `${new URL(url).pathname}: ${figure}`, goal, measured };
	};
	return [
		compared("largest paint (slow 4G, CPU ×4)", "≤ 1.10 times the floor's", "paint"),
		compared("main thread until it rests (CPU ×4)", "≤ 1.5 times the floor's", "busy"),
	];
}

async function open(bench: Bench, url: string): Promise<Opening> {
	const { page, cdp, close } = await throttledPhone(bench);
	await cdp.send("Performance.enable");
	await page.goto(url);
	await page.waitForTimeout(restMs);
	const paint = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
					{ type: "largest-contentful-paint", buffered: true },
				);
			}),
	);
	const { metrics } = await cdp.send("Performance.getMetrics");
	const busy = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
	await close();
	return { paint, busy: busy * 1_000 };
}

/** Serves the header and the first screen, and from the site what they load. */
async function serveFloor(bench: Bench, site: string, path: string): Promise<string> {
	const body = brotliCompressSync(await firstScreenOf(bench, site + path));
	// As the site serves it: a policy for openers alone takes a new process of the browser, 30 ms on such a phone.
	const { headers: ofPage } = await fetch(site + path);
	const headers = {
		...Object.fromEntries(
			[...ofPage].filter(([name]) => /^(cross-origin|permissions|referrer|x)-/.test(name)),
		),
		"Content-Type": "text/html; charset=utf-8",
		"Content-Encoding": "br",
	};
	const server = createServer(async ({ url }, answer) => {
		if (url === "/") return answer.writeHead(200, headers).end(body);
		const file = await fetch(site + url);
		answer.writeHead(file.status, { "Content-Type": file.headers.get("content-type") ?? "" });
		answer.end(new Uint8Array(await file.arrayBuffer()));
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	bench.started.defer(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function firstScreenOf(bench: Bench, url: string): Promise<string> {
	const { page, close } = await throttledPhone(bench);
	await page.route(/\.js/, (route) => route.abort());
	await page.goto(url);
	await page.waitForTimeout(restMs);
	const html = await page.evaluate(() => {
		const beside = "script, link[media], body > :not(header, main, [hidden], footer)";
		for (const element of document.querySelectorAll(beside)) element.remove();
		document.documentElement.removeAttribute("data-script");
		// A first section that is lower than the screen leaves room for what follows it.
		for (const element of document.querySelectorAll(
			"main > :not(:first-child), main > :not(:first-child) *, footer",
		))
			if (element.getBoundingClientRect().top >= innerHeight) element.remove();
		const showsMore = document.querySelector("main > :not(:first-child, link)");
		for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
			const rules = showsMore ? [...(link.sheet?.cssRules ?? [])] : [];
			link.replaceWith(
				Object.assign(document.createElement("style"), {
					textContent: rules.map(({ cssText }) => cssText).join(""),
				}),
			);
		}
		// The first screen hides its drawings until something follows it.
		document.querySelector("main")?.append(document.createElement("i"));
		return `<!doctype html>${document.documentElement.outerHTML}`;
	});
	await close();
	return html;
}
