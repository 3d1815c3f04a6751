import { Hono } from "hono";
import type { Services } from "../services.ts";
import { llmsText } from "./llms.ts";
import { sitemap } from "./sitemap.ts";

const aYear = 365 * 86_400_000;

/** What machines look for at known addresses: robots.txt, sitemap.xml, llms.txt and security.txt (RFC 9116). */
export function foundFiles({ settings, world }: Services) {
	const { publicUrl, brand } = settings;
	const kept = { "Cache-Control": "public, max-age=3600" };
	const robots = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
	const security = () =>
		[
			`Contact: mailto:${brand.email}`,
			`Expires: ${new Date(world.now().getTime() + aYear).toISOString()}`,
			"Preferred-Languages: es, en",
			`Canonical: ${publicUrl}/.well-known/security.txt`,
			"",
		].join("\n");
	return new Hono()
		.get("/robots.txt", (c) => c.text(robots, 200, kept))
		.get("/llms.txt", (c) => c.text(llmsText(publicUrl, brand.product), 200, kept))
		.get("/.well-known/security.txt", (c) => c.text(security(), 200, kept))
		.get("/sitemap.xml", (c) =>
			c.body(sitemap(publicUrl), 200, { ...kept, "Content-Type": "application/xml; charset=utf-8" }),
		);
}
