import { expect, it } from "vitest";
import { startDialogue } from "../dialogue/state.ts";
import { readChatForm } from "./read-form.ts";

const told = (values: Record<string, string>) => {
	const read = readChatForm({ kind: "form", form: "contact", values, press: "make" }, startDialogue(), "es");
	if (read.kind === "refused") return read.errors;
	return Object.fromEntries(
		read.commands.map((one) => ("fact" in one && "value" in one ? [one.fact, one.value] : [])),
	);
};

it.each([
	[{ name: "ana@brisa.example" }, { email: "ana@brisa.example" }],
	[
		{ name: "Ana", company: "300 123 4567" },
		{ name: "Ana", phone: "+573001234567" },
	],
	[
		{ name: "Ana", company: "Pinturas 2000", email: "ana@brisa.example" },
		{ name: "Ana", company: "Pinturas 2000", email: "ana@brisa.example" },
	],
	[
		{ name: "Hotel 3001234567", phone: "310 555 0187" },
		{ name: "Hotel 3001234567", phone: "+573105550187" },
	],
])("an address or a telephone in a field for words goes to its own: %j", (values, facts) => {
	expect(told(values)).toEqual(facts);
});
