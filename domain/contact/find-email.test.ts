import { describe, expect, it } from "vitest";
import { findEmail } from "./find-email.ts";

const guess = (text: string) => {
	const found = findEmail(text, null);
	return found && "guess" in found ? found.guess : null;
};
const address = (text: string, known: string | null = null) => {
	const found = findEmail(text, known);
	return found && "address" in found ? found.address : null;
};

describe("an address that is said to a telephone", () => {
	it.each([
		["mi correo es luz arroba telares punto pe. y otra cosa", "luz@telares.pe"],
		["mi correo es perez arroba frutal sur punto com punto co", "perez@frutalsur.com.co"],
		["my email is luz at weavers dot com", "luz@weavers.com"],
		["reach me at john dot lee at acme inn dot co please", "john.lee@acmeinn.co"],
		["escríbame a ventas guion bajo sur arroba hotmail punto com", "ventas_sur@hotmail.com"],
	])("«%s» is offered as what was probably meant", (text, expected) => {
		expect(guess(text)).toBe(expected);
	});

	it("is none where somebody is at a place", () => {
		expect(findEmail("I work at the market, near the dot of the map", null)).toBeNull();
	});
});

describe("an address in running text", () => {
	it.each([
		["Mi correo es ana@gmail.com.Quedo atenta", "ana@gmail.com"],
		["ana@gmail.com.300 123 4567", "ana@gmail.com"],
		["escríbanme a p&g@empresa.co", "p&g@empresa.co"],
		["mi correo es VENTAS@peñalosa.co.", "ventas@peñalosa.co"],
		["mi correo es *ana@casa.example*", "ana@casa.example"],
	])("«%s» is %s", (text, expected) => {
		expect(address(text)).toBe(expected);
	});

	it.each([
		["mi correo es ana@gmail.com.quedo atenta", "ana@gmail.com"],
		["mi correo es ana@empresa.com.No tengo celular", "ana@empresa.com"],
		["mi correo es josé@gmail.com", "jose@gmail.com"],
		["escríbanme a p & g@empresa.co", null],
		["escríbanme a ventas#2@empresa.co", null],
		["escríbanme a ana/ruiz@empresa.co", null],
	])("«%s» is asked about", (text, expected) => {
		expect(findEmail(text)).toMatchObject({ guess: expected });
	});
});

describe("of several addresses", () => {
	it.each([
		["it is ana.new@casa.example, not ana@casa.example", "ana.new@casa.example"],
		["ya no es viejo@casa.example, es nuevo@casa.example", "nuevo@casa.example"],
		["use b@casa.example instead of a@casa.example", "b@casa.example"],
		["a@casa.example, no, perdón, b@casa.example", "b@casa.example"],
		["soy ana@casa.example, con copia a jefe@casa.example", "ana@casa.example"],
	])("«%s» is meant the one that holds", (text, expected) => {
		expect(address(text)).toBe(expected);
	});

	it("is not the one that only gets a copy, where there is another", () => {
		expect(address("copy it to my partner at leo@casa.example", "ana@casa.example")).toBeNull();
		expect(address("copy it to leo@casa.example")).toBe("leo@casa.example");
	});

	it("is not somebody else's, unless the visitor wants it in place of theirs", () => {
		expect(address("my partner must be in copy, leo@casa.example", "ana@casa.example")).toBeNull();
		expect(address("su correo es leo@casa.example", "ana@casa.example")).toBeNull();
		expect(address("use my partner's instead, leo@casa.example", "ana@casa.example")).toBe(
			"leo@casa.example",
		);
	});
});
