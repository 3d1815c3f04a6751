import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../../content/language.ts";
import { mayBeSaid } from "./own-line-guard.ts";

const written = {
	es: "Hola, soy Ana Gómez, tengo un hostal en Salento y contesto mensajes a medianoche. ¿Qué hacen?",
	en: "Hi, I'm Ana Gómez, I run a hostel in Salento and I answer messages at midnight. What do you do?",
};
const ground = (language: Language) => ({
	...{ language, written: written[language], name: "Ana" },
	instructions: "",
});

describe.each(["es", "en"] as const)("own lines in %s", (language) => {
	const lines = readFileSync(
		join(import.meta.dirname, `../../../../tests/assistant/own-lines.${language}.txt`),
		"utf8",
	)
		.split("\n")
		.filter(Boolean);

	it("are shown when they are honest, most of them", () => {
		const dropped = lines.filter((line) => !mayBeSaid(line, ground(language)));
		expect(lines).toHaveLength(20);
		expect(dropped.length, dropped.join("\n")).toBeLessThanOrEqual(2);
	});
});

it("are dropped for a yes, a figure, a link, another language, and what the model was told", () => {
	const dropped = [
		"Sí, con gusto",
		"Gracias, claro que sí",
		"Te cuento 3 cosas",
		"Mira rumbo.co",
		"Thanks for asking",
		"Pedro te cuenta",
		"El hostal es bueno",
		`${"muy ".repeat(45)}bien`,
		"Gracias\u202e por contar",
	];
	for (const line of dropped) expect(mayBeSaid(line, ground("es")), line).toBe(false);
	const told = "message and that the things some people ask for now";
	const instructions = `You write that ${told}.`;
	expect(mayBeSaid(told, { ...ground("en"), instructions: "" })).toBe(true);
	expect(mayBeSaid(told, { ...ground("en"), instructions })).toBe(false);
});
