import { readSettings } from "../../../config/env.ts";
import { manifestPaths } from "../../../content/addresses.ts";
import { posters } from "../../../scripts/posters/posters.ts";
import { expect, test } from "../site.ts";

test("every page is shared with its own picture, and says in words what stands on it", async ({
	request,
}) => {
	const drawn = await posters(readSettings({}).brand);
	expect(drawn.length).toBeGreaterThan(50);
	for (const { path, address, says } of drawn) {
		const headers = { "accept-language": path.startsWith("/en") ? "en" : "es" };
		const html = await (await request.get(path, { headers })).text();
		expect(new URL(contentOf(html, "og:image")).pathname, path).toBe(address);
		expect(contentOf(html, "og:image:alt"), path).toBe(says);
		const picture = await request.get(address);
		expect(picture.status(), address).toBe(200);
		expect(picture.headers()).toMatchObject({
			"content-type": "image/png",
			"cross-origin-resource-policy": "cross-origin",
			"cache-control": "public, max-age=3600",
		});
	}
});

test("a list of posts has a picture of its own for shared links, and nobody else's words are drawn", async ({
	site,
}) => {
	const pictureOf = async (path: string) => {
		const html = await (await fetch(site.url + path)).text();
		const [, address = "", alt] =
			/og:image" content="([^"]*)".*og:image:alt" content="([^"]*)"/s.exec(html) ?? [];
		const picture = await fetch(site.url + new URL(address).pathname);
		expect(picture.headers.get("content-type"), path).toBe("image/png");
		return { alt, bytes: Buffer.from(await picture.arrayBuffer()).toString("base64") };
	};
	const pictures = await Promise.all(
		[
			"/blog",
			"/blog/categoria/casos-exito",
			"/en/blog/category/casos-exito",
			"/blog/tag/automatización",
			"/blog/author/laura-cifuentes",
		].map(pictureOf),
	);
	expect(pictures.map(({ alt }) => alt)).toEqual([
		"Blog: IA para tu negocio",
		"Casos de Éxito",
		"Case Studies",
		"Artículos sobre Automatización",
		"Artículos de Laura Cifuentes",
	]);
	expect(new Set(pictures.map(({ bytes }) => bytes)).size).toBe(pictures.length);
	for (const list of ["categoria/nada", "tag/nada", "author/nada", "nada/ecommerce"])
		expect((await fetch(`${site.url}/og/es/blog/${list}.png`)).status, list).toBe(404);
});

test("each language's manifest and icons are there, of the type they claim", async ({ request }) => {
	for (const [language, path] of Object.entries(manifestPaths)) {
		const home = await (
			await request.get(language === "es" ? "/" : "/en", { headers: { "accept-language": language } })
		).text();
		expect(home).toContain(`<link rel="manifest" href="${path}"/>`);
		const manifest = await request.get(path);
		expect(manifest.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
		for (const { src, type } of (await manifest.json()).icons)
			expect((await request.get(src)).headers()["content-type"], src).toBe(type);
	}
	expect((await request.get("/apple-touch-icon.png")).status()).toBe(200);
});

function contentOf(html: string, property: string): string {
	const [, content = ""] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? [];
	return content.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
