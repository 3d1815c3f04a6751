import { beforeAll, describe, expect, it } from "vitest";
import { faces, loadFonts } from "../fonts/faces.ts";
import { column } from "../look.ts";
import { balancedLines } from "./lines.ts";

beforeAll(loadFonts);

describe("lines made even", () => {
	const names = ["Constructora Los Cedros", "Almacenes Gloria", "Fundación Universitaria Interamericana"];
	it.each(names)("break no word of %s that fits a line", (name) => {
		for (let size = 20; size <= 60; size += 4) {
			const lines = balancedLines(name, faces.display, size, column);
			expect(lines.join(" "), `${size} points`).toBe(name);
		}
	});

	it("divide one endless word evenly", () => {
		const lines = balancedLines("Inmobiliaria".repeat(10), faces.display, 30, column);
		const lengths = lines.map(({ length }) => length);
		expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.6);
	});
});
