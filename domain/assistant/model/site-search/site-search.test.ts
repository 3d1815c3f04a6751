import { describe, expect, test } from "vitest";
import { industries } from "../../../../content/industries/list.ts";
import { questions } from "../../../../content/knowledge/list.ts";
import { type Language, languages } from "../../../../content/language.ts";
import { site } from "../../../../content/site.ts";
import { searchPosts } from "../../knowledge.ts";
import { entriesIn } from "./entries.ts";
import { searchForModel } from "./site-search.ts";

const found = (query: string, language: Language, industry: string | null = null) =>
	searchForModel(query, language, site, industry);
const told = (query: string, language: Language, industry: string | null = null) =>
	found(query, language, industry)
		.map(({ title, text }) => `${title} ${text}`)
		.join("\n");

describe.each(languages)("what a model looks up (%s)", (language) => {
	test("holds no blank that is still to be filled", () => {
		const titles = entriesIn(language).map(({ title }) => title);
		const texts = titles.flatMap((title) => found(title, language));
		for (const { title, text } of texts) expect(`${title} ${text}`).not.toMatch(/[{}]/);
		expect(new Set(texts.map(({ text }) => text)).size).toBeGreaterThan(entriesIn(language).length * 0.9);
	});

	test("every question of the site leads to its answer, and those of a trade to theirs", () => {
		for (const { text } of questions) {
			const { question } = text[language];
			expect(
				found(question, language).map(({ title }) => title),
				question,
			).toContain(question);
		}
		for (const { id, text } of industries) {
			const { name, faqs } = text[language];
			for (const { question } of faqs)
				expect(found(question, language, id).map(({ title }) => title)).toContain(`${name}: ${question}`);
		}
	});

	test("so do nearly all the ways they are known to be asked", () => {
		const asked = questions.flatMap(({ text }) =>
			text[language].alsoAsked.map((query) => ({ query, question: text[language].question })),
		);
		const met = asked.filter(({ query, question }) =>
			found(query, language).some(({ title }) => title === question),
		);
		expect(met.length / asked.length).toBeGreaterThan(0.97);
	});
});

describe("few words are enough", () => {
	test.each([
		["comparison chatbot", /It chats like one/],
		["working hours", /Monday to Friday/],
		["percentage automated", /80%/],
		["customers hate bots", /whatever needs a person/],
		["dental clinic appointments", /connects to your calendar/],
		["restaurant reservations", /connects to your calendar/],
		["can I change what it says", /what you approve/],
		["values mission", /Tell the truth/],
		["who owns the data", /always yours|belong to you/],
		["cancel contract anytime", /stop at any of them/],
		["who owns the company", /founded it in/],
		["how does it work", /In four steps/],
	] as const)("%s", (query, text) => {
		expect(told(query, "en")).toMatch(text);
	});

	test.each([
		["precio hotel", /no publicamos precios/],
		["puedo probar gratis", /conversaciones de ejemplo/],
		["chatbot tradicional", /Se parece en que conversa/],
		["recordatorio de citas", /recuerda la? cita|confirma la cita/],
		["CRM de la constructora", /CRM inmobiliario/],
		["reportes métricas", /reportes/],
		["ventas aumento", /80 %/],
		["clínica salud pacientes", /confirma la cita/],
		["restaurante reservas", /sistema de reservas/],
		["Zoho Pipedrive", /el CRM que ya uses/],
		["HubSpot Salesforce", /el CRM que ya uses/],
		["quién es dueño de los datos", /siempre tuyos|son tuyos/],
		["permanencia contrato", /puedes parar/],
		["Shopify", /Lee catálogo/],
		["dónde están", /Bogotá/],
	] as const)("%s", (query, text) => {
		expect(told(query, "es")).toMatch(text);
	});

	test.each([
		["enrollment season peak", "en", "educacion-ong", /Enrollment, dates/],
		["Can it help with enrollment?", "en", "educacion-ong", /takes their details/],
		["workshop appointment", "en", "automotriz-aftermarket", /open slots from your calendar/],
		["recordatorio mantenimiento", "es", "automotriz-aftermarket", /próximo mantenimiento/],
		["¿Y si piden una devolución?", "es", "retail-ecommerce", /Explica la política/],
	] as const)("%s (%s, %s)", (query, language, industry, text) => {
		expect(told(query, language, industry)).toMatch(text);
	});
});

describe("nothing is found", () => {
	test.each([
		["receta de ajiaco", "es"],
		["capital de Francia", "es"],
		["¿quién ganó el mundial de fútbol?", "es"],
		["descuento", "es"],
		["best pizza in town", "en"],
		["discount", "en"],
		["qwertyuiop", "en"],
		["", "es"],
	] as const)("where the site says nothing: «%s»", (query, language) => {
		expect(found(query, language)).toEqual([]);
	});

	test("of another subject that shares a word", () => {
		expect(told("quién es dueño de los datos", "es")).not.toMatch(/fundaron/);
		expect(told("who owns the data", "en")).not.toMatch(/founded/);
		expect(told("entrenar con mis datos", "es")).not.toMatch(/admisiones/);
		expect(told("servidores nube dónde están", "es")).not.toMatch(/Estamos en Bogotá/);
	});
});

test.each(languages)("products that are named come first, each with its own text (%s)", (language) => {
	const asked = {
		es: "diferencia entre FCMsie y Contact Pilot",
		en: "difference between FCMsie and Contact Pilot",
	};
	expect(found(asked[language], language).map(({ title }) => title)).toEqual(["FCMsie", "Contact Pilot"]);
	expect(found("NPSie", language)[0]?.title).toBe("NPSie");
});

test("a post that is about it comes behind what the site says", () => {
	const post = {
		id: "one",
		title: "Citas en el consultorio",
		url: "/blog/citas",
		summary: "Cómo confirmar.",
	};
	searchPosts("es", { posts: [{ ...post, text: "Confirmar citas y reservas en el consultorio." }] });
	const urls = found("confirmar citas", "es").map(({ url }) => url);
	searchPosts("es", { gone: ["one"] });
	expect(urls.at(-1)).toBe("/blog/citas");
	expect(urls.length).toBeGreaterThan(1);
});
