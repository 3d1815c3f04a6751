import { describe, expect, test } from "vitest";
import { en } from "../../content/assistant/en.ts";
import { es } from "../../content/assistant/es.ts";
import { industries } from "../../content/industries/list.ts";
import { questions } from "../../content/knowledge/list.ts";
import { type Language, languages } from "../../content/language.ts";
import { products } from "../../content/products/list.ts";
import { site } from "../../content/site.ts";
import { writtenPhone } from "../contact/phone.ts";
import { english } from "./conversations/en/list.ts";
import { spanish } from "./conversations/es/list.ts";
import { hostile } from "./conversations/hostile.ts";
import {
	type DialogueState,
	greeting,
	privacyNotice,
	type Reply,
	startDialogue,
	takeTurn,
} from "./engine.ts";

const figures =
	/\d+(?:[.,]\d+)*(?: ?%)?|[$€£%]|\b(?:usd|cop|eur|d[oó]lares?|dollars?|bucks|pesos|euros?|millones|mill[oó]n|million|thousand|descuentos? del?|% off)\b/gi;
const content = JSON.stringify([en, es, industries, questions, products, site]);
const allowed = new Set((content.match(figures) ?? []).map(plain));

/** "80 %" and "80%" are one figure. */
function plain(figure: string): string {
	return figure.toLowerCase().replace(/\s/g, "");
}

/** A reply without the lines that say back, to the letter, what was noted: "Phone: +57 300 123 4567". */
function withoutNoted({ text, state }: Reply): string {
	const noted = Object.values(state.facts).flatMap((fact) =>
		fact === null ? [] : [fact, writtenPhone(fact)],
	);
	return text
		.split("\n")
		.filter((line) => !noted.some((fact) => line.endsWith(`: ${fact}`)))
		.join("\n");
}

function inventedIn(reply: Reply): string[] {
	const said = [withoutNoted(reply), ...reply.quickReplies, ...Object.values(reply.proposalTexts ?? {})].join(
		" \n ",
	);
	return (said.match(figures) ?? []).filter((figure) => !allowed.has(plain(figure)));
}

/** Every reply of a talk made of these lines. */
function repliesTo(
	lines: readonly string[],
	start: Language,
	from: DialogueState = startDialogue(),
): Reply[] {
	let state = from;
	let language = start;
	return lines.map((message) => {
		const reply = takeTurn({ state, message, language });
		state = reply.state;
		language = reply.language;
		return reply;
	});
}

const known: Record<Language, readonly string[]> = {
	es: ["Ana Ruiz, ana@ruiz.co", "Hotel Brisa", "perdemos reservas de noche", "somos 20"],
	en: ["Ann Rice, ann@rice.com", "Harbor Inn", "we lose bookings at night", "we're 20 people"],
};

describe("whatever it is told, the assistant", () => {
	test.each(languages)(
		"says no figure, amount or percentage that the content does not say (%s)",
		(language) => {
			const written = (language === "es" ? spanish : english).flatMap(({ lines }) =>
				repliesTo(
					lines.map(({ says }) => says),
					language,
				),
			);
			const beginnings = [
				[],
				known[language].slice(0, 2),
				known[language],
				[...known[language], language === "es" ? "quiero la propuesta" : "send the proposal"],
			];
			const attacked = beginnings.flatMap((before) =>
				hostile.flatMap((message) => repliesTo([...before, message], language)),
			);
			const inARow = repliesTo(hostile, language);
			const replies = [...written, ...attacked, ...inARow];
			expect(replies.length).toBeGreaterThan(500);
			for (const reply of replies) expect(inventedIn(reply), reply.text).toEqual([]);
		},
	);

	test.each(languages)("answers every message in plain, short text and keeps plain JSON (%s)", (language) => {
		for (const reply of repliesTo(hostile, language)) {
			expect(reply.text.trim()).not.toBe("");
			expect(reply.text.length).toBeLessThan(700);
			expect(reply.text).not.toMatch(/[<>{}]|undefined|\bnull\b/);
			expect(reply.text).not.toContain("\0");
			expect(JSON.parse(JSON.stringify(reply.state))).toEqual(reply.state);
			for (const fact of Object.values(reply.state.facts))
				expect((fact ?? "").length).toBeLessThanOrEqual(1_000);
		}
	});

	test("says the same to the same message in the same state", () => {
		const [once, again] = [1, 2].map(() => repliesTo([...known.es, "¿cuánto se demora?"], "es"));
		expect(once).toEqual(again);
	});

	test("never changes the state it was given", () => {
		const state = startDialogue();
		const before = JSON.stringify(state);
		takeTurn({ state, message: known.es.join(". "), language: "es" });
		expect(JSON.stringify(state)).toBe(before);
	});

	test.each(languages)("asks for nothing twice in the same words (%s)", (language) => {
		const ways = Object.values((language === "es" ? es : en).ask).flat();
		const yielding = repliesTo(
			Array.from({ length: 16 }, () => (language === "es" ? "ajá" : "I see")),
			language,
		);
		for (const way of ways)
			expect(yielding.filter(({ text }) => text.includes(way)).length, way).toBeLessThanOrEqual(1);
	});

	test("never repeats the visitor's need or budget", () => {
		const replies = repliesTo(
			["Ana Ruiz ana@ruiz.co", "Hotel Brisa", "quiero un dragón morado que venda", "ochenta mil doblones"],
			"es",
		);
		for (const { text } of replies) expect(text).not.toMatch(/drag[oó]n|doblones/);
	});
});

describe("before anything is said", () => {
	test.each(languages)(
		"the greeting asks for name, email and phone, and the notice names the law (%s)",
		(language) => {
			expect(greeting(language)).toMatch(/nombre|name/);
			expect(greeting(language)).toMatch(/correo|email/);
			expect(greeting(language)).toMatch(/teléfono|phone/);
			const notice = privacyNotice(language);
			expect(notice.text).toMatch(/1581/);
			expect(notice.url).toBe(language === "es" ? "/legal" : "/en/legal");
		},
	);

	test("another installation's brand is the one that is said", () => {
		const brand = { product: "Brújula", email: "hola@brujula.example", phone: "+57 601 555 0199" };
		expect(greeting("es", brand)).toContain("Brújula");
		const reply = takeTurn({
			state: startDialogue(),
			message: "¿cuál es su teléfono?",
			language: "es",
			brand,
		});
		expect(reply.text).toContain(brand.phone);
	});
});

describe("the two languages", () => {
	test.each(languages)("no assistant sentence is left empty (%s)", (language) => {
		const texts = JSON.stringify(language === "es" ? es : en);
		expect(texts).not.toContain('""');
	});

	test("have at least twenty written conversations each", () => {
		expect(spanish.length).toBeGreaterThanOrEqual(20);
		expect(english.length).toBeGreaterThanOrEqual(20);
	});
});
