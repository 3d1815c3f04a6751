import { expect, it } from "vitest";
import { cityWindows } from "./city-shapes.ts";

const windowsIn = (path: string) => path.match(/M[\d.]+ [\d.]+/g) ?? [];

it.each([0, 1, 14, 135, 136, 300, 540])("lights one window for each of %i messages", (waiting) => {
	expect(windowsIn(cityWindows(waiting).lit)).toHaveLength(waiting);
});

it("lights all its windows for more messages than it has windows", () => {
	expect(windowsIn(cityWindows(90_000).lit)).toHaveLength(540);
});

it("grows no darker when one more waits", () => {
	const litArea = (waiting: number) =>
		[...cityWindows(waiting).lit.matchAll(/a([\d.]+)/g)].reduce(
			(area, [, radius]) => area + Number(radius) ** 2,
			0,
		);
	for (let waiting = 1; waiting <= 135; waiting++)
		expect(litArea(waiting)).toBeGreaterThan(litArea(waiting - 1));
	for (let waiting = 136; waiting <= 540; waiting++)
		expect(litArea(waiting)).toBeGreaterThan(0.99 * litArea(135));
});

it("shows every window, lit or dark", () => {
	for (const waiting of [0, 1, 135, 136, 138, 300, 540]) {
		const { lit, dark } = cityWindows(waiting);
		const divided = Math.ceil(Math.max(0, waiting - 135) / 3);
		expect(new Set(windowsIn(lit + dark)).size).toBe(135 + 3 * divided);
	}
});
