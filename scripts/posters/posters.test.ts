import { describe, expect, test } from "vitest";
import { readSettings } from "../../config/env.ts";
import { publicPaths } from "../../http/well-known/pages.ts";
import { canvas } from "./canvas.ts";
import { icons } from "./icons.ts";
import { posters } from "./posters.ts";
import { rasterize } from "./rasterize.ts";

const drawn = await posters(readSettings({}).brand);

test("every page that may be found has a picture of its own in each language", () => {
	expect(drawn.map(({ path }) => path).sort()).toEqual(publicPaths().sort());
	expect(new Set(drawn.map(({ address }) => address)).size).toBe(drawn.length);
	expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

test.each(drawn)("$address is 1200 by 630 pixels and light enough for a chat", async ({ svg }) => {
	const png = await rasterize(svg, canvas.width);
	expect(sizeOf(png)).toEqual([1200, 630]);
	expect(png.length).toBeLessThan(80 * 1024);
});

test("a picture is drawn alike each time, so that it is drawn once", async () => {
	const again = await posters(readSettings({}).brand);
	expect(again).toEqual(drawn);
});

test("the longest name a brand may have stays inside every picture", async () => {
	const long = await posters(readSettings({ BRAND_NAME: "W".repeat(40) }).brand);
	const marks = long.flatMap(({ svg }) => [
		...svg.matchAll(/<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>W{40}</g),
	]);
	expect(marks.length).toBeGreaterThanOrEqual(long.length);
	for (const [, x, size] of marks) expect(Number(x) + 40 * 0.98 * Number(size)).toBeLessThan(canvas.width);
});

describe.each(icons)("the icon $address", ({ svg, size }) => {
	test(`is a square of ${size} pixels`, async () => {
		expect(sizeOf(await rasterize(svg, size))).toEqual([size, size]);
	});
});

/** Width and height, as the header of a PNG tells them. */
function sizeOf(png: Uint8Array): number[] {
	const header = Buffer.from(png);
	return [header.readUInt32BE(16), header.readUInt32BE(20)];
}
