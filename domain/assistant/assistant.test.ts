import { describe, expect, it } from "vitest";
import { answer, effectsOf, last } from "../../tests/support/dialogue.ts";
import { processorTime } from "../../tests/support/processor-time.ts";
import { takeTurn } from "./assistant.ts";
import { startDialogue } from "./dialogue/state.ts";

describe("the assistant answers strangers", () => {
	it("answers the same after the brand was renamed", () => {
		const brand = { product: "Lindero", email: "a@lindero.example", phone: "+57 601 555 0100" };
		const reply = takeTurn({ state: startDialogue(), message: "¿qué es Lindero?", language: "es", brand });
		expect(reply.sources.length).toBeGreaterThan(0);
		expect(effectsOf(reply)).toEqual([]);
		expect(reply.text).not.toContain("Rumbo");
	});

	it("names the page that an answer links to, instead of repeating the question", () => {
		expect(last("es", "¿cómo funciona, paso a paso?").sources).toEqual([
			{ title: "Cómo lo hacemos", url: "/como-lo-hacemos" },
		]);
	});

	it("offers a proposal behind an answer as plainly as any other choice", () => {
		expect(last("es", "¿cuánto cuesta?").choices).toEqual([
			{ value: "request:proposal", label: "Quiero una propuesta" },
		]);
	});

	it("never answers with a blog post, nor with a yes before what it found", () => {
		for (const language of ["es", "en"] as const) {
			const reply = last(
				language,
				language === "es" ? "¿se conecta con Siigo, sí o no?" : "yes or no: Siigo?",
			);
			expect(reply.sources.every(({ url }) => !url.includes("/blog/"))).toBe(true);
			expect(reply.text).not.toMatch(/^(?:Sí|Yes)\b/);
		}
	});

	it("says that it does not know what nothing published is near, offers a person and keeps the question", () => {
		const reply = last("es", "¿patrocinan carreras de zeppelines en Groenlandia?");
		expect(reply?.effects).toEqual([
			{ kind: "record-unknown-question", question: expect.stringContaining("zeppelines") },
		]);
		expect(reply.choices.map(({ value }) => value)).toContain("request:person");
	});

	it("offers the likeliest questions where none is sure, and answers the one that is pressed", () => {
		const reply = last("es", "¿y eso lo manejan ustedes o me toca a mí?");
		const offered = reply.choices.filter(({ value }) => value.startsWith("entry:"));
		expect(offered.length).toBeGreaterThan(0);
		const [{ value, label } = { value: "", label: "" }] = offered;
		const pressed = takeTurn({
			state: reply.state,
			message: label,
			language: "es",
			input: { kind: "choice", value },
		});
		expect(pressed.text).toContain(answer(value.slice("entry:".length), "es").slice(0, 40));
	});
});

describe("whatever is typed", () => {
	const hostile = [
		"Soy {name} de {company}: {hola} {value}",
		"",
		" ",
		"😀😀😀",
		"a".repeat(5_000),
		"¿".repeat(3_000),
		"<script>alert(1)</script>",
		"{product} {email}",
		"\u202egnirts",
		"ñandú ".repeat(800),
		"1234567890".repeat(400),
		"hola hello hallo 你好",
		"@".repeat(500),
		"(".repeat(2_000),
	];

	it.each(hostile.map((message) => [message.slice(0, 20), message] as const))(
		"«%s» gets a reply, and soon",
		(_, message) => {
			takeTurn({ state: startDialogue(), message: "hola", language: "es" });
			const spent = processorTime(() => {
				const { text } = takeTurn({ state: startDialogue(), message, language: "es" });
				expect(text).not.toBe("");
				expect(text).not.toContain("<script>");
			});
			expect(spent).toBeLessThan(500);
		},
	);
});
