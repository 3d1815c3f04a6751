import { rmSync } from "node:fs";
import { join } from "node:path";
import { previewPaths } from "../app/preview/paths.ts";
import { publicPaths } from "../http/well-known/pages.ts";
import { languageOf } from "../shared/language.ts";
import { runDevSite } from "../tests/support/dev-site.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { runSite } from "../tests/support/running-site.ts";
import { capturePictures } from "./capture-pictures.ts";

/**
 * `npm run pictures [part of an address]` photographs every page of the sitemap, and the preview of the components, on
 * phone, tablet and desktop, light and dark, as `pictures/<width>-<scheme>/<address>.png`.
 */
const [part = ""] = process.argv.slice(2);
const dataDir = newFolder("pictures");
const isWanted = (path: string) => path.includes(part);
const previews = Object.values(previewPaths).filter(isWanted);
const site = await runSite({ DATA_DIR: dataDir });
const devSite = previews.length > 0 ? await runDevSite({ DATA_DIR: dataDir }) : null;
try {
	await capturePictures({
		folder: join(import.meta.dirname, "../pictures"),
		widths: [390, 768, 1440],
		noun: "pages",
		subjects: [...publicPaths().filter(isWanted), ...previews].map((path) => ({
			name: path === "/" ? "home" : path,
			show: async (page) => {
				const { url } = (previews.includes(path) && devSite) || site;
				await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
				await page.goto(url + path, { waitUntil: "networkidle" });
				if (await page.locator(".demo").count())
					await page.locator(".demo:not([data-loading])").first().waitFor();
			},
		})),
	});
} finally {
	await devSite?.end("SIGTERM");
	await site.end("SIGTERM");
	rmSync(dataDir, { recursive: true, force: true });
}
