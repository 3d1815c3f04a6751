import { describe, expect, it } from "vitest";
import { normalizedQuestion, withoutPersonalData } from "./question-text.ts";

describe("a stored question", () => {
	it.each([
		["¿hacen drones? escribe a mariana@x.co o ana@x.co", "¿hacen drones? escribe a … o …"],
		["soy ana arroba brisa punto co ¿pintan casas?", "soy … ¿pintan casas?"],
		["¿pintan? escriban a luz arroba telares.pe", "¿pintan? escriban a …"],
		["sígueme @anaruiz, ¿pintan?", "sígueme … ¿pintan?"],
		["¿miraron https://wa.me/573001234567?text=hola ya?", "¿miraron … ya?"],
		["¿ven hotelbrisa.com/menu o www.brisa.co ?", "¿ven … o … ?"],
	])("holds no address: %s", (asked, stored) => {
		expect(withoutPersonalData(asked)).toBe(stored);
	});

	it.each([
		["llámame al +57 (300) 123-45-67 ¿pintan?", "llámame al … ¿pintan?"],
		["¿pintan? cel 300 123 4567", "¿pintan? cel …"],
		["do you paint? 305.555.0142", "do you paint? …"],
		["mi cédula es 52.123.456, ¿puedo?", "mi cédula es …, ¿puedo?"],
	])("holds no telephone and no document: %s", (asked, stored) => {
		expect(withoutPersonalData(asked)).toBe(stored);
	});

	it.each([
		["Soy Ana Ruiz y quiero saber si pintan casas", "Soy … y quiero saber si pintan casas"],
		["my name is Bob, do you sell cars?", "my name is …, do you sell cars?"],
		["Soy de Cali y soy Ana, ¿pintan?", "Soy de Cali y soy …, ¿pintan?"],
		["Me llamo Ana\n¿Pintan? les escribe Luis Peña", "Me llamo … ¿Pintan? les escribe …"],
		["¿Puedo hablar con Andrés Gómez?", "¿Puedo hablar con …?"],
		["soy Ana ¿drones?", "soy … ¿drones?"],
		["Ana Ruiz", "…"],
		["¿Pintan casas? Gracias, ana ruiz.", "¿Pintan casas? Gracias, …."],
		["Ana Ruiz, Hotel Brisa. ¿Pintan?", "…, Hotel Brisa. ¿Pintan?"],
	])("holds no name that somebody gives as theirs: %s", (asked, stored) => {
		expect(withoutPersonalData(asked)).toBe(stored);
	});

	it.each([
		"¿Se integran con Siigo?",
		"¿Se integran con Fudo o con monday.com?",
		"¿Se integran con Norvik Kuantra?",
		"¿Cuánto sale para 20.000 chats entre 2025 y 2026?",
	])("keeps what it is about: %s", (asked) => {
		expect(withoutPersonalData(asked)).toBe(asked);
	});

	it("is one line of at most 300 characters, and half an address is not left of a long one", () => {
		const long = `¿Venden\n${"drones ".repeat(80)} ${"y casas ".repeat(3)}ana@brisa.example?`;
		const stored = withoutPersonalData(long);
		expect(stored.length).toBeLessThanOrEqual(300);
		expect(stored).toMatch(/^¿Venden drones drones/);
		expect(withoutPersonalData(`${"@".repeat(590)} ana.ruiz@brisa.example`)).toBe("…");
	});

	it("is the same question in capitals, without accents and with other signs", () => {
		expect(normalizedQuestion("  ¿CUÁNTO   cuesta, aquí?! ")).toBe(normalizedQuestion("cuanto cuesta aqui"));
		expect(normalizedQuestion("ﷺ".repeat(300)).length).toBeLessThanOrEqual(300);
	});
});
