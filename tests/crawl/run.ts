import { rmSync } from "node:fs";
import { newFolder } from "../support/new-folder.ts";
import { runSite } from "../support/running-site.ts";
import { promises } from "./promises.ts";
import { crawl } from "./site.ts";

/** `npm run crawl [url]`: reads a whole site, or the built one when none is named, and says what it breaks. */
const [asked] = process.argv.slice(2);
process.exitCode = asked ? await report(new URL(asked).origin) : await reportBuilt();

async function reportBuilt(): Promise<number> {
	const dataDir = newFolder("crawl");
	const site = await runSite({ DATA_DIR: dataDir });
	try {
		return await report(site.url);
	} finally {
		await site.end("SIGTERM");
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** @returns the exit code. */
async function report(origin: string): Promise<number> {
	const site = await crawl(origin);
	const pages = [...site.values()];
	console.info(
		`${pages.length} pages of ${origin}, ${pages.filter(({ listed }) => listed).length} in its sitemap`,
	);
	const rows = [];
	for (const { promise, broken } of promises) rows.push({ promise, found: await broken(site) });
	console.table(rows.map(({ promise, found }) => ({ promise, broken: found.length })));
	for (const { found } of rows) for (const sentence of found) console.error(sentence);
	// A site without a page keeps every promise.
	return pages.length > 0 && rows.every(({ found }) => found.length === 0) ? 0 : 1;
}
