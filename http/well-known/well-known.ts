import { type Context, Hono } from "hono";
import type { Brand } from "../../config/env.ts";
import { manifestPaths, pathTo } from "../../content/addresses.ts";
import { dayMs } from "../../domain/wall-clock.ts";
import type { Language } from "../../shared/language.ts";
import type { Services } from "../services.ts";
import { llmsText } from "./llms.ts";
import { publicPages } from "./pages.ts";
import { blogEntries, sitemap } from "./sitemap.ts";

type PageReader = (c: Context, path: string) => Promise<string>;

const manifestType = { "Content-Type": "application/manifest+json; charset=utf-8" };
/** RFC 9116 asks for less than a year. */
const halfAYear = 182 * dayMs;

export function wellKnownFiles({ settings, runtime, connection }: Services, read: PageReader) {
	const { publicUrl, brand } = settings;
	/** Built once: its content changes only with a release. */
	let llms: Promise<string> | null = null;
	const caching = { "Cache-Control": "public, max-age=3600" };
	const refused = settings.isIndexable ? "/api/" : "/";
	const robots = ["User-agent: *", `Disallow: ${refused}`, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join(
		"\n",
	);
	const security = () =>
		[
			`Contact: mailto:${brand.email}`,
			`Expires: ${new Date(runtime.now().getTime() + halfAYear).toISOString()}`,
			"Preferred-Languages: es, en",
			`Canonical: ${publicUrl}/.well-known/security.txt`,
			"",
		].join("\n");
	return (
		new Hono()
			// For clients that ignore the icon links of a page.
			.get("/favicon.ico", (c) => c.redirect("/icons/192.png", 301))
			.get("/robots.txt", (c) => c.text(robots, 200, caching))
			.get("/llms.txt", async (c) => {
				llms ??= llmsText({ origin: publicUrl, brand, read: (path) => read(c, path) });
				llms.catch(() => {
					llms = null;
				});
				return c.text(await llms, 200, caching);
			})
			.get("/.well-known/security.txt", (c) => c.text(security(), 200, caching))
			.get(manifestPaths.es, (c) => c.json(manifest("es", brand), 200, { ...caching, ...manifestType }))
			.get(manifestPaths.en, (c) => c.json(manifest("en", brand), 200, { ...caching, ...manifestType }))
			.get("/sitemap.xml", async (c) => {
				const entries = [...publicPages(), ...(await blogEntries(connection.db, runtime.now()))];
				return c.body(sitemap(publicUrl, entries), 200, {
					...caching,
					"Content-Type": "application/xml; charset=utf-8",
				});
			})
	);
}

/** Background colour of the logo, noche in app/styles/tokens.css. */
const noche = "#0f362e";

export function manifest(language: Language, { product, tagline }: Brand) {
	return {
		id: pathTo("home", language),
		name: `${product}: ${tagline[language]}`,
		short_name: product,
		lang: language,
		dir: "ltr",
		start_url: pathTo("home", language),
		scope: "/",
		display: "browser",
		background_color: noche,
		theme_color: noche,
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ src: "/icons/192.png", type: "image/png", sizes: "192x192" },
			{ src: "/icons/512.png", type: "image/png", sizes: "512x512" },
			{ src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
		],
	};
}
