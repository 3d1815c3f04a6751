import { expect, it } from "vitest";
import { fillBlanks } from "./fill-blanks.ts";

it("fills each blank wherever it stands, and no blank that a value brings along", () => {
	const values = { name: "{count} $& Ana", count: 0 };
	expect(fillBlanks("{name}: {count}, {count}", values)).toBe("{count} $& Ana: 0, 0");
});

it.each([null, ""])("drops a blank without a value with the comma before it (%s)", (name) => {
	expect(fillBlanks("Gracias, {name}. Te escribo, {name}", { name })).toBe("Gracias. Te escribo");
});

it("refuses a sentence with a blank that nothing fills", () => {
	expect(() => fillBlanks("Hola, {name}", { names: "Ana" })).toThrow("{name} in «Hola, {name}»");
});
