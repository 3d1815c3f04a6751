import { type Context, Hono } from "hono";
import { manifestPaths } from "../../content/addresses.ts";
import type { Services } from "../services.ts";
import { blogPlaces } from "./blog-places.ts";
import { llmsText } from "./llms.ts";
import { manifest } from "./manifest.ts";
import { publicPages } from "./pages.ts";
import { sitemap } from "./sitemap.ts";

/** Renders the page at a path, as HTML. */
type PageReader = (c: Context, path: string) => Promise<string>;

const manifestType = { "Content-Type": "application/manifest+json; charset=utf-8" };
/** RFC 9116 asks for less than a year. */
const halfAYear = 182 * 86_400_000;

/** What machines look for at known addresses: robots.txt, sitemap.xml, llms.txt, security.txt (RFC 9116) and the web manifest. */
export function foundFiles({ settings, world, connection }: Services, read: PageReader) {
	const { publicUrl, brand } = settings;
	/** Put together once: what it tells of changes with a release only. */
	let told: Promise<string> | null = null;
	const kept = { "Cache-Control": "public, max-age=3600" };
	const robots = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
	const security = () =>
		[
			`Contact: mailto:${brand.email}`,
			`Expires: ${new Date(world.now().getTime() + halfAYear).toISOString()}`,
			"Preferred-Languages: es, en",
			`Canonical: ${publicUrl}/.well-known/security.txt`,
			"",
		].join("\n");
	return (
		new Hono()
			// Asked for by who does not read a page's links to its icons.
			.get("/favicon.ico", (c) => c.redirect("/icons/192.png", 301))
			.get("/robots.txt", (c) => c.text(robots, 200, kept))
			.get("/llms.txt", async (c) => {
				const source = { origin: publicUrl, product: brand.product };
				told ??= llmsText({ ...source, read: (path) => read(c, path) });
				told.catch(() => {
					told = null;
				});
				return c.text(await told, 200, kept);
			})
			.get("/.well-known/security.txt", (c) => c.text(security(), 200, kept))
			.get(manifestPaths.es, (c) => c.json(manifest("es", brand), 200, { ...kept, ...manifestType }))
			.get(manifestPaths.en, (c) => c.json(manifest("en", brand), 200, { ...kept, ...manifestType }))
			.get("/sitemap.xml", async (c) => {
				const places = [...publicPages(), ...(await blogPlaces(connection.db, world.now()))];
				return c.body(sitemap(publicUrl, places), 200, {
					...{ ...kept, "Content-Type": "application/xml; charset=utf-8" },
				});
			})
	);
}
