import { describe, expect, test } from "vitest";
import { searchPosts, searchSite } from "./knowledge.ts";

describe("the site answers what it says", () => {
	test.each([
		["¿cuánto se demoran?", "es", "/como-lo-hacemos", /2 y 4 semanas/],
		["en cuantas semanas queda listo", "es", "/como-lo-hacemos", /semanas/],
		["¿en qué idiomas atiende?", "es", "/", /20 idiomas/],
		["que hacen con mis datos personales", "es", "/legal", /1581/],
		["reemplaza a mi equipo?", "es", "/como-lo-hacemos", /No, le quita/],
		["se integra con hubspot", "es", "/como-lo-hacemos", /CRM/],
		["qué es NPSie", "es", "/productos", /voz/],
		["que es el audit express", "es", "/audit", /30 minutos/],
		["diagnóstico gratis", "es", "/audit", /gratuita/],
		["trabajan en México?", "es", "/nosotros", /América Latina/],
		["hay soporte después", "es", "/como-lo-hacemos", /acompañarte/],
		["whatsap", "es", "/como-lo-hacemos", /WhatsApp/],
		["how long does it take", "en", "/en/how-we-do-it", /2 and 4 weeks/],
		["what is Contact Pilot?", "en", "/en/products", /first contact/],
		["will it replace my staff", "en", "/en/how-we-do-it", /repetitive/],
		["is my data safe", "en", "/en/legal", /1581/],
		["which languages do you support", "en", "/en", /20/],
		["how does it recover an abandoned cart", "en", "/en/industries/retail-ecommerce", /finish/],
		["what do you do", "en", "/en/solutions", /AI assistants/],
	] as const)("«%s» (%s) leads to %s", (query, language, url, answer) => {
		const [best] = searchSite(query, language);
		expect(best?.url).toBe(url);
		expect(best?.answer).toMatch(answer);
	});

	test.each([
		["¿quién ganó el mundial de fútbol?", "es"],
		["receta de ajiaco", "es"],
		["capital de Francia", "es"],
		["who is the president", "en"],
		["best pizza in town", "en"],
		["qwertyuiop", "en"],
		["", "es"],
		["???", "es"],
	] as const)("«%s» (%s) is not answered", (query, language) => {
		expect(searchSite(query, language)).toEqual([]);
	});

	test.each([
		["que pasa si el bot no sabe", "/como-lo-hacemos"],
		["donde quedan ustedes", "/nosotros"],
		["en que idiomas responde", "/"],
	])("a general question is not answered by one trade's page: «%s»", (query, url) => {
		expect(searchSite(query, "es")[0]?.url).toBe(url);
		for (const found of searchSite(query, "es")) expect(found.url).not.toMatch(/^\/industrias\//);
	});

	test("how many is answered with a number, or not at all", () => {
		expect(searchSite("cuantos idiomas habla", "es")[0]?.answer).toMatch(/20/);
		expect(searchSite("cuantos empleados tienen", "es")).toEqual([]);
		expect(searchSite("how big is your team", "en")).toEqual([]);
	});

	test("answers come in the language asked for", () => {
		for (const { url } of searchSite("WhatsApp CRM", "en", 5)) expect(url).toMatch(/^\/en/);
		for (const { url } of searchSite("WhatsApp CRM", "es", 5)) expect(url).not.toMatch(/^\/en/);
	});

	test("gives at most as many as asked for", () => {
		expect(searchSite("clientes", "es", 2).length).toBeLessThanOrEqual(2);
	});
});

describe("what is searched", () => {
	test.each([
		["consultoria transformacion digital", "es", "/consultoria"],
		["consultoría en transformasion digital", "es", "/consultoria"],
		["digital transformation consulting", "en", "/en/consulting"],
	] as const)("pages are found too, accents folded and slips forgiven: %s", (query, language, url) => {
		expect(searchSite(query, language, 5).map((found) => found.url)).toContain(url);
	});

	test("a post is found from when it is published until it is withdrawn, in its language alone", () => {
		const post = {
			...{
				id: "one",
				title: "Chocolate en la nevera",
				url: "/blog/chocolate",
				summary: "Cómo guardar chocolate.",
			},
			text: "El chocolate se guarda en la nevera, lejos de la cebolla.",
		};
		const urls = (query: string, language: "es" | "en") =>
			searchSite(query, language, 5).map(({ url }) => url);
		expect(urls("chocolate nevera", "es")).toEqual([]);
		searchPosts("es", { posts: [post] });
		expect(urls("chocolate nevera", "es")).toEqual(["/blog/chocolate"]);
		expect(urls("chocolate nevera", "en")).toEqual([]);
		const coffee = { ...post, title: "Café en grano", text: "Café.", summary: "Café." };
		searchPosts("es", { gone: [post.id], posts: [coffee] });
		expect(urls("chocolate nevera", "es")).toEqual([]);
		searchPosts("es", { gone: [post.id] });
	});
});
