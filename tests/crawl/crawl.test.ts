import { expect, test } from "vitest";
import { invalidHtml } from "./html.ts";
import { untranslated } from "./languages.ts";
import { brokenLinks } from "./links.ts";
import { repeatedPictures, repeatedScenes } from "./scenes.ts";
import type { CrawledPage, CrawledSite } from "./site.ts";
import { unknownToSchema } from "./structured-data.ts";
import { textsOf } from "./texts.ts";
import { lonelyPages } from "./twins.ts";

test("a link that leads nowhere is found, with the page it stands on", () => {
	const site = siteOf({ path: "/", status: 200 }, { path: "/gone", status: 404, from: "/", listed: false });
	expect(brokenLinks(site)).toEqual(["/gone answers 404, linked from /"]);
});

test("a page whose twin does not name it back is found", () => {
	const links = (es: string, en: string) =>
		`<link rel="alternate" hrefLang="es" href="https://x.example${es}"/><link rel="alternate" hrefLang="en" href="https://x.example${en}"/>`;
	const pair = [
		{ path: "/a", html: links("/a", "/en/a") },
		{ path: "/en/a", html: links("/a", "/en/a") },
	];
	expect(lonelyPages(siteOf(...pair))).toEqual([]);
	const stranger = { path: "/b", html: links("/b", "/en/a") };
	expect(lonelyPages(siteOf(...pair, stranger))).toEqual(["/b names /en/a, which does not name it back"]);
	expect(lonelyPages(siteOf({ path: "/c", html: "" }))).toEqual(["/c does not name itself"]);
});

test("HTML that breaks the standard is found, React's own spelling is not", async () => {
	const body = "<p>Hola<div>No</div></p>";
	expect((await invalidHtml(siteOf({ html: pageOf(body) }))).join()).toContain("/: ");
	expect(
		await invalidHtml(
			siteOf({ html: pageOf('<input type="text" aria-label="Nombre" autoComplete="name"/>') }),
		),
	).toEqual([]);
});

test.each([
	["a sentence", "<p>We answer every message in ten seconds.</p>"],
	["a sentence around a link", '<p>We answer <a href="/">every message</a> in ten seconds.</p>'],
	["a label only heard", '<button aria-label="Close this conversation now">×</button>'],
	["the text of a picture", '<img src="a.png" alt="A hotel at night with one window lit">'],
	["a hint in a field", '<input placeholder="Write here what you need">'],
])("%s in the other language is found", (_, body) => {
	expect(untranslated(siteOf({ html: pageOf(body) }))).toHaveLength(1);
});

test("a description in the other language is found", () => {
	const head = '<meta name="description" content="Assistants that answer your customers at any hour.">';
	expect(untranslated(siteOf({ html: pageOf("", head) }))).toHaveLength(1);
});

test("a short text forgotten in translation is found on both pages, a name is not", () => {
	const es = { path: "/", html: pageOf("<h2>Steps</h2><h3>Contact Pilot</h3>") };
	const en = {
		path: "/en",
		language: "en",
		html: pageOf("<h2>Steps</h2><h3>Contact Pilot</h3>", "", "en"),
	} as const;
	expect(untranslated(siteOf(es, en))).toEqual(['/: "Steps" (h2) is not es', '/en: "Steps" (h2) is not en']);
});

test("a passage that names its own language is read in that one", () => {
	const quote = '<p lang="en">We answer every message in ten seconds.</p>';
	expect(untranslated(siteOf({ html: pageOf(quote) }))).toEqual([]);
});

test("words in one line are read together, blocks apart", () => {
	const html = pageOf("<p>Uno <b>dos</b> tres</p><ul><li>cuatro</li><li>cinco<br>seis</li></ul>");
	expect(textsOf(html).map(({ text }) => text)).toEqual([
		"Contact Pilot",
		"Uno dos tres",
		"cuatro",
		"cinco seis",
	]);
});

test("JSON-LD that schema.org does not know is found: a type, a property, a nested one, none at all", () => {
	const pageWith = (path: string, ...things: object[]) => ({
		path,
		html: things
			.map((thing) => ({ "@context": "https://schema.org", ...thing }))
			.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
			.join(""),
	});
	const good = { "@type": "Service", name: "Uno", provider: { "@id": "https://x.example/#organization" } };
	expect(unknownToSchema(siteOf(pageWith("/", good)))).toEqual([]);
	const found = unknownToSchema(
		siteOf(
			pageWith("/type", good, { "@type": "Servicio", name: "Uno" }),
			pageWith("/property", { "@type": "Service", colour: "red" }),
			pageWith("/nested", { "@type": "Service", offers: { "@type": "Offer", prize: "0" } }),
			{ path: "/none", html: "" },
		),
	);
	expect(found.map((sentence) => sentence.split(/[: ]/)[0])).toEqual([
		"/none",
		"/type",
		"/property",
		"/nested",
	]);
});

test("a scene that two pages show is found, another hour or crop of it is not", () => {
	const pageWith = (path: string, hour: string, box: string) => ({
		path,
		html: `<svg class="scene" data-hour="${hour}" viewBox="${box}" aria-hidden="true"><path d="M0 0"/></svg>`,
	});
	const site = siteOf(
		pageWith("/a", "night", "0 0 1 2"),
		pageWith("/b", "dawn", "0 0 1 2"),
		pageWith("/c", "night", "0 0 2 1"),
	);
	expect(repeatedScenes(site)).toEqual([]);
	expect(repeatedScenes(new Map([...site, ...siteOf(pageWith("/d", "dawn", "0 0 1 2"))]))).toEqual([
		"/b and /d show the same scene",
	]);
});

test("a picture that two pages are shared with is found", () => {
	const pageWith = (path: string, picture: string) => ({
		path,
		html: `<meta property="og:image" content="https://www.rumbo.example/og/es/${picture}.png"/>`,
	});
	const site = siteOf(pageWith("/a", "a"), pageWith("/b", "b"), { path: "/c" });
	expect(repeatedPictures(site)).toEqual([]);
	expect(repeatedPictures(new Map([...site, ...siteOf(pageWith("/d", "b"))]))).toEqual([
		"/b and /d show the same picture where they are shared",
	]);
});

function siteOf(...pages: readonly Partial<CrawledPage>[]): CrawledSite {
	const usual = { path: "/", status: 200, html: "", language: "es", listed: true, from: null } as const;
	return new Map(pages.map((page) => [page.path ?? "/", { ...usual, ...page }]));
}

function pageOf(body: string, head = "", language = "es"): string {
	return `<!DOCTYPE html><html lang="${language}"><head><title>Contact Pilot</title>${head}</head><body>${body}</body></html>`;
}
