import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { languages } from "../../../shared/language.ts";
import { sampleMails } from "../../../tests/support/samples/mails.ts";
import { mailColours } from "./colours.ts";

const { brand } = readSettings({ BRAND_NAME: "Otra" });

describe.each(languages)("every mail (%s)", async (language) => {
	const mails = Object.entries(await sampleMails(language, brand));

	it.each(mails)("%s is branded, in its language, and loads nothing", (_, { html }) => {
		expect(html).toMatch(new RegExp(`^<!DOCTYPE html.*<html[^>]* lang="${language}"`, "s"));
		expect(html).toContain("Otra<span");
		expect(html).not.toContain("Rumbo");
		expect(html).not.toMatch(/<img|<link|@import|url\(/i);
		const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
		expect(title).not.toBe("");
		expect(html).toMatch(/<h1[^>]*>/);
		expect(html.split("</head>")[1]).toContain(`>${title}</h1>`);
		expect(JSON.stringify(parse(html), (key, value) => (key === "parentNode" ? undefined : value))).toContain(
			'"tagName":"h1"',
		);
	});

	it.each(mails)("%s says in plain text what it says in HTML", (_, { html, text }) => {
		const shown = html
			.replace(/<(style|title)>.*?<\/\1>/gs, "")
			.replace(/<!--.*?-->/gs, "")
			.replace(/<[^>]+>/g, " ")
			.replaceAll("&amp;", "&")
			.replace(/&#x27;/g, "'");
		const words = (from: string) => new Set(from.match(/[\p{L}\d]{3,}/gu));
		const missing = [...words(text)].filter((word) => !words(shown + html.match(/href="[^"]+"/g)).has(word));
		expect(missing).toEqual([]);
	});

	it.each(mails)("%s turns dark with its reader: each colour has its class", (_, { html }) => {
		expect(html).toContain('<meta name="color-scheme" content="light dark"');
		const grounds = [
			...html.matchAll(/<(?!body)(\w+)([^>]*style="[^"]*background-color:(#[0-9a-f]{6})[^>]*)>/g),
		];
		expect(grounds.length).toBeGreaterThan(2);
		const turning: readonly string[] = [
			mailColours.card.light,
			mailColours.night.light,
			mailColours.sky.light,
		];
		for (const [, , attributes = "", colour = ""] of grounds)
			if (turning.includes(colour) && !/width:60px/.test(attributes))
				expect(attributes).toMatch(/class="[^"]*ground-/);
	});
});

describe.each(["light", "dark"] as const)("the mails' colours (%s)", (scheme) => {
	it.each([
		["ink", "card"],
		["quiet", "card"],
		["quiet", "page"],
		["link", "page"],
		["onNight", "night"],
		["onBrick", "brick"],
		["onSky", "sky"],
	] as const)("%s on %s can be read", (text, ground) => {
		expect(contrast(mailColours[text][scheme], mailColours[ground][scheme])).toBeGreaterThanOrEqual(4.5);
	});
});

/** WCAG 2.2's contrast ratio. */
function contrast(one: string, other: string): number {
	const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
