import { expect, it } from "vitest";
import { capitalizedName, capitalizedSentence } from "../plan/printable-facts.ts";

it.each([
	["queremos contestar más rápido", "Queremos contestar más rápido"],
	["¿qué pasa de noche?", "¿Qué pasa de noche?"],
	["unas 20 personas", "Unas 20 personas"],
	["éxito en ventas", "Éxito en ventas"],
	["para enero", "Para enero"],
	["20 personas", "20 personas"],
	["iPhone y eBay", "iPhone y eBay"],
	["ventas@casa.example pide ayuda", "ventas@casa.example pide ayuda"],
	["Ya empieza bien", "Ya empieza bien"],
])("prints %j as %j", (typed, printed) => expect(capitalizedSentence(typed)).toBe(printed));

it.each([
	["marcela ríos de la hoz", "Marcela Ríos de la Hoz"],
	["Vincent van Gogh", "Vincent van Gogh"],
	["bell hooks Jr", "bell hooks Jr"],
	["ana@correo.example", "ana@correo.example"],
])("prints the name %j as %j", (typed, printed) => expect(capitalizedName(typed)).toBe(printed));

it("leaves what is not known unknown", () => {
	expect([capitalizedSentence(null), capitalizedName(null)]).toEqual([null, null]);
});
