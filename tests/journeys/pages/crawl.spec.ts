import { promises } from "../../crawl/promises.ts";
import { type CrawledSite, crawl } from "../../crawl/site.ts";
import { expect, test } from "../site.ts";

let whole: CrawledSite | null = null;

for (const { promise, broken } of promises)
	test(promise, async ({ site }) => {
		whole ??= await crawl(site.url);
		expect([...whole.values()].filter(({ listed }) => listed).length).toBeGreaterThan(50);
		expect(await broken(whole)).toEqual([]);
	});

test("titles and descriptions are each page's own, and of a length that is shown whole", async ({
	request,
}) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const titles = new Map<string, string>();
	for (const [, url] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
		const path = new URL(url ?? "").pathname;
		const headers = { "accept-language": path.startsWith("/en") ? "en" : "es" };
		const html = await (await request.get(path, { headers })).text();
		const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
		expect(title.length, `${path}: ${title}`).toBeGreaterThan(10);
		expect(titles.get(title), `${path} and ${titles.get(title)} are both "${title}"`).toBeUndefined();
		titles.set(title, path);
		expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.length ?? 0, path).toBeGreaterThan(
			20,
		);
	}
});

test("robots, security contact and the plain text for programs are there", async ({ request, site }) => {
	// This site is a trial: only one at an https address lets search engines in (http/well-known).
	expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /\n\nSitemap: ");
	const security = await (await request.get("/.well-known/security.txt")).text();
	expect(security).toMatch(/^Contact: mailto:/);
	const days = (Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(30);
	expect(days).toBeLessThan(365);
	expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/png");
	const told = await (await request.get("/llms.txt")).text();
	for (const said of [
		"Contact Pilot",
		"/productos#npsie)",
		"Somos quienes contestan mientras duermes.",
		"We’re the ones who answer while you sleep.",
		"Customer Re-engagement",
		"La comisión de las agencias en línea se come la temporada",
		"Responsable del tratamiento",
	])
		expect(told).toContain(said);
	expect(told).toMatch(/^## http.*\/en\/industries\/automotriz-aftermarket$/m);
	expect(site.url).toBeTruthy();
});
