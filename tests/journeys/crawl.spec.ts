import { expect, test } from "./site.ts";

type Crawled = { path: string; status: number; html: string };

test("every internal link of the site answers, and every page of the sitemap has its reciprocal twin", async ({
	request,
	site,
}) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
	expect(listed.length).toBeGreaterThan(50);
	const crawled = new Map<string, Crawled>();
	const waiting = [...listed];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (crawled.has(path)) continue;
		const headers = { "accept-language": path.startsWith("/en") ? "en" : "es" };
		const response = await request.get(path, { headers });
		const html = await response.text();
		crawled.set(path, { path, status: response.status(), html });
		waiting.push(...linksIn(html, path, site.url));
	}
	const broken = [...crawled.values()].filter(({ status }) => status !== 200).map(({ path }) => path);
	expect(broken).toEqual([]);
	for (const path of listed) {
		const twins = twinsIn(crawled.get(path)?.html ?? "");
		expect(Object.values(twins), path).toContain(path);
		for (const twin of Object.values(twins))
			expect(twinsIn(crawled.get(twin)?.html ?? ""), path).toEqual(twins);
	}
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
	expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
	const security = await (await request.get("/.well-known/security.txt")).text();
	expect(security).toMatch(/^Contact: mailto:/);
	expect(Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
	expect(await (await request.get("/llms.txt")).text()).toContain("Contact Pilot");
	expect(site.url).toBeTruthy();
});

function linksIn(html: string, path: string, origin: string): string[] {
	return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
		.map(([, href]) => new URL((href ?? "").replaceAll("&amp;", "&"), origin + path))
		.filter((url) => url.origin === origin && !url.searchParams.has("language"))
		.map((url) => url.pathname + url.search);
}

function twinsIn(html: string): Record<string, string> {
	const links = html.matchAll(/<link rel="alternate" hrefLang="(es|en)" href="([^"]+)"/gi);
	return Object.fromEntries(
		[...links].map(([, language = "", href = ""]) => [language, new URL(href).pathname]),
	);
}
