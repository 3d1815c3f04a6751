import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageOf } from "../content/language.ts";
import { publicPaths } from "../http/well-known/pages.ts";
import { runSite } from "../tests/support/running-site.ts";
import { takePictures } from "./take-pictures.ts";

/**
 * `npm run pictures [part of an address]` photographs every page of the sitemap on phone, tablet and desktop, light and
 * dark, as `pictures/<width>-<scheme>/<address>.png`.
 */
const [part = ""] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
const site = await runSite({ DATA_DIR: dataDir });
try {
	await takePictures({
		folder: join(import.meta.dirname, "../pictures"),
		widths: [390, 768, 1440],
		called: "pages",
		subjects: publicPaths()
			.filter((path) => path.includes(part))
			.map((path) => ({
				name: path === "/" ? "home" : path,
				show: async (page) => {
					await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
					await page.goto(site.url + path, { waitUntil: "networkidle" });
					if (await page.locator(".demo").count())
						await page.locator(".demo:not([data-loading])").first().waitFor();
				},
			})),
	});
} finally {
	await site.end("SIGTERM");
	rmSync(dataDir, { recursive: true, force: true });
}
