import { expect, it } from "vitest";
import { cityWindows } from "./city-shapes.ts";

const windowsIn = (path: string) => path.match(/M[\d.]+ [\d.]+/g) ?? [];

it.each([0, 1, 14, 135, 136, 300, 500])("lights one window for each of %i messages", (waiting) => {
	const { lit, dark } = cityWindows(waiting);
	expect(windowsIn(lit)).toHaveLength(waiting);
	expect(new Set(windowsIn(lit + dark)).size).toBe(waiting > 135 ? 540 : 135);
});

it("keeps the lit windows lit when one more is", () => {
	for (const waiting of [13, 134, 136, 499])
		expect(cityWindows(waiting + 1).lit.startsWith(cityWindows(waiting).lit)).toBe(true);
});
