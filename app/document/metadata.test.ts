import { describe, expect, test } from "vitest";
import { readSettings } from "../../config/env.ts";
import { type PageName, pathTo, twinOf } from "../../content/addresses.ts";
import { site as brand } from "../../content/site.ts";
import { metadata } from "./metadata.ts";
import { siteFacts } from "./site-facts.server.ts";

const site = siteFacts({ publicUrl: "https://rumbo.example", isStaging: false, brand });
const summary = { title: "Title", description: "Description", keywords: ["one", "two"] };
const pages: readonly PageName[] = ["home", "about", "solutions", "products", "blog", "assistant"];

const find = (descriptors: readonly object[], wanted: object) =>
	descriptors.find((descriptor) =>
		Object.entries(wanted).every(([key, value]) => Reflect.get(descriptor, key) === value),
	);

describe.each(pages)("the page %s", (page) => {
	test.each(["es", "en"] as const)("has one canonical address in %s and names its twins", (language) => {
		const descriptors = metadata({ site, summary, page, language });
		const urlIn = (twin: "es" | "en") => `https://rumbo.example${pathTo(page, twin)}`;
		expect(find(descriptors, { rel: "canonical" })).toHaveProperty("href", urlIn(language));
		expect(find(descriptors, { hrefLang: "es" })).toHaveProperty("href", urlIn("es"));
		expect(find(descriptors, { hrefLang: "en" })).toHaveProperty("href", urlIn("en"));
		expect(find(descriptors, { hrefLang: "x-default" })).toHaveProperty("href", urlIn("es"));
		expect(find(descriptors, { name: "robots" })).toHaveProperty("content", "index, follow");
		expect(find(descriptors, { name: "keywords" })).toHaveProperty("content", "one, two");
	});
});

test("an alias points to the canonical address of its page", () => {
	expect(twinOf("/solutions", "es")).toBe("/soluciones");
	expect(twinOf("/about", "en")).toBe("/en/about");
});

test("every page has keywords, each once", () => {
	const keywordsOf = (keywords: readonly string[]) =>
		find(metadata({ site, summary: { ...summary, keywords }, page: "login", language: "es" }), {
			name: "keywords",
		});
	expect(keywordsOf([])).toHaveProperty("content", "Rumbo");
	expect(keywordsOf(["IA", "Colombia", "IA"])).toHaveProperty("content", "IA, Colombia");
});

test("a page kept out of search engines says so", () => {
	const descriptors = metadata({ site, summary, page: "portal", language: "es", noindex: true });
	expect(find(descriptors, { name: "robots" })).toHaveProperty("content", "noindex, nofollow");
});

test("each page of a staging host says what its header says", () => {
	const { isStaging } = readSettings({ PUBLIC_URL: "https://staging.rumbo.example" });
	const descriptors = metadata({ site: { ...site, isStaging }, summary, page: "home", language: "es" });
	expect(find(descriptors, { name: "robots" })).toHaveProperty("content", "noindex, nofollow");
	expect(find(descriptors, { rel: "canonical" })).toHaveProperty("href", "https://rumbo.example/");
});

test("a page without an address of its own claims none", () => {
	const descriptors = metadata({ site, summary, page: null, language: "en", noindex: true });
	expect(find(descriptors, { rel: "canonical" })).toBeUndefined();
	expect(find(descriptors, { rel: "alternate" })).toBeUndefined();
});

test("shared links carry the page's own picture in its language, 1200 by 630, with what it says", () => {
	const descriptors = metadata({ site, summary, page: "about", language: "en", poster: "We answer" });
	expect(find(descriptors, { property: "og:image:alt" })).toHaveProperty("content", "We answer");
	expect(find(descriptors, { property: "og:image" })).toHaveProperty(
		"content",
		"https://rumbo.example/og/en/about.png",
	);
	expect(find(descriptors, { property: "og:image:width" })).toHaveProperty("content", "1200");
	expect(find(descriptors, { property: "og:image:height" })).toHaveProperty("content", "630");
	expect(find(descriptors, { property: "og:locale" })).toHaveProperty("content", "en_US");
});

test("every page carries the organisation, with its founding year, and those about the company how to reach it", () => {
	const organizationOn = (page: "home" | "products") =>
		metadata({ site, summary, page, language: "es" }).flatMap((descriptor) =>
			"script:ld+json" in descriptor ? [descriptor["script:ld+json"]] : [],
		)[0];
	for (const page of ["home", "products"] as const)
		expect(organizationOn(page)).toMatchObject({
			"@type": "Organization",
			foundingDate: String(brand.foundingYear),
		});
	expect(organizationOn("home")).toHaveProperty("contactPoint");
	expect(organizationOn("products")).not.toHaveProperty("contactPoint");
});

test("a page kept out of search engines is shared with the picture of home", () => {
	const descriptors = metadata({ site, summary, page: "portal", language: "es", noindex: true });
	expect(find(descriptors, { property: "og:image" })).toHaveProperty(
		"content",
		"https://rumbo.example/og/es/home.png",
	);
});
