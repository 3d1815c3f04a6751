import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { freePort } from "../tests/support/free-port.ts";
import { type Bench, endWith, type Figure, median, startSite } from "./bench.ts";

const rounds = 3;
const seconds = 4;

/** Measures the sizes of the home page, and its requests per second in rounds that alternate with a bare server. */
export async function homePage(bench: Bench): Promise<Figure[]> {
	const site = await startSite(bench);
	const figures: Figure[] = [];
	for (const path of ["/", "/en"]) {
		const bare = await bareServer(bench, `${site.url}${path}`);
		const ratios: number[] = [];
		const tails: number[] = [];
		let last = 0;
		for (let round = 0; round < rounds; round++) {
			const base = await load(bare);
			const ours = await load(`${site.url}${path}`);
			ratios.push(ours.requests.average / base.requests.average);
			tails.push(ours.latency.p99 / Math.max(base.latency.p99, 1));
			last = ours.requests.average;
		}
		const name = `home ${path}, Brotli`;
		figures.push(
			{
				figure: `${name}: requests/s against bare`,
				goal: "≥ 80 %",
				measured: `${Math.round(median(ratios) * 100)} % (${Math.round(last)}/s)`,
			},
			{ figure: `${name}: p99 against bare`, goal: "≤ 2", measured: median(tails).toFixed(1) },
			await sizeOf(`${site.url}${path}`, name),
		);
	}
	figures.push({
		figure: "font",
		goal: "≤ 30 KB",
		measured: kilobytes(readFileSync("public/fonts/gabarito.woff2").length),
	});
	return figures;
}

async function sizeOf(url: string, name: string): Promise<Figure> {
	const headers = { "accept-encoding": "br", "accept-language": "es" };
	const length = Number((await fetch(url, { method: "HEAD", headers })).headers.get("content-length"));
	return { figure: `${name}: size`, goal: "≤ 16 KB", measured: kilobytes(length) };
}

async function bareServer(bench: Bench, address: string): Promise<string> {
	const port = String(await freePort());
	const args = ["bench/bare-server.ts", address, port];
	const child = spawn(process.execPath, args, { stdio: "inherit" });
	endWith(bench, child);
	const url = `http://127.0.0.1:${port}/`;
	for (let attempt = 0; attempt < 50; attempt++) {
		const up = await fetch(url).then(
			() => true,
			() => false,
		);
		if (up) return url;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("The bare server did not start.");
}

function load(url: string) {
	const headers = { "accept-encoding": "br", "accept-language": "es" };
	return autocannon({ url, headers, connections: 20, duration: seconds });
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KB`;
}
