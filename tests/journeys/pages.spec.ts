import { expect, test } from "./site.ts";

/** What each page must say, in both languages. */
const said: Record<string, readonly string[]> = {
	"/nosotros": ["2022", "¿Quién está detrás?", "En qué creemos", "Contáctanos", "Ver los productos"],
	"/en/about": ["2022", "Who is behind it?", "What we believe", "Contact us", "See the products"],
	"/como-lo-hacemos": [
		"Diagnóstico",
		"Diseño",
		"Implementación",
		"Acompañamiento",
		"2 a 4 semanas",
		"Agendar mi diagnóstico",
	],
	"/en/how-we-do-it": ["Diagnosis", "Design", "Implementation", "Support", "2 to 4 weeks"],
	"/consultoria": ["Cuatro servicios", "Problema", "Solución", "Resultado", "Diagnóstico gratis"],
	"/en/consulting": ["Four services", "Problem", "Solution", "Result", "Free diagnostic"],
	"/soluciones": [
		"Travel AI Booster",
		"Sales Site Hub",
		"CPG CX AI",
		"Customer Re-engagement",
		"Lead Capture",
	],
	"/en/solutions": ["Travel AI Booster", "Customer Support", "Lead Qualification", "See all cases"],
	"/productos": [
		"Hablemos de FCMsie",
		"Guarda la historia de cada cliente en un solo lugar.",
		"Análisis completado",
		"92 %",
		"45 %",
		"98 %",
		"2,3 s",
		"USD 625.000",
		"40 %",
		"60 %",
		"35 %",
		"50 %",
	],
	"/en/products": [
		"Let’s talk about FCMsie",
		"Keeps each customer’s history in one place.",
		"Analysis complete",
		"92%",
		"45%",
		"98%",
		"2.3 s",
		"USD 625,000",
		"40%",
		"60%",
		"35%",
		"50%",
	],
	"/industrias": [
		...["Por Industria.", "8+", "50+", "95%", "24h", "¿No encuentras tu industria?"],
		...["más de ocho; estas cinco tienen página propia", "un día; el proyecto completo, de 2 a 4 semanas"],
	],
	"/en/industries": [
		...["By industry.", "8+", "50+", "95%", "24h", "Can’t find your industry?"],
		...["more than eight; these five have a page", "a day; the whole project, 2 to 4 weeks"],
	],
	"/industrias/retail-ecommerce": ["Desafíos comunes", "Nuestro enfoque", "Integraciones", "Caso de Éxito"],
	"/en/industries/retail-ecommerce": ["Common challenges", "Our approach", "Integrations", "Case study"],
	"/audit": ["Agenda tu diagnóstico gratis", "Lo que obtendrás", "30", "3 mejoras rápidas"],
	"/en/audit": ["Book your free diagnostic", "What you’ll get", "30", "3 quick wins"],
	"/legal": ["Política de Privacidad y Términos de Servicio", "Ejercer sus Derechos", "7. Ley aplicable"],
	"/en/legal": ["Privacy Policy and Terms of Service", "Exercise your rights", "7. Applicable law"],
	"/casos": ["Qué pasaba", "45 % más reservas directas"],
	"/en/cases": ["What was wrong", "45% more direct bookings"],
	"/demos": ["Reserva", "Calificador", "Estado del pedido", "11:47 p. m."],
	"/en/demos": ["Booking", "Lead qualifier", "Order status", "11:47 p.m."],
};

for (const [path, texts] of Object.entries(said))
	test(`${path} says what it must`, async ({ page }) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		for (const text of texts) await expect(page.locator("main"), text).toContainText(text);
		await expect(page.locator("script[type='application/ld+json']")).not.toHaveCount(0);
	});

test("what the specification counts is so many", async ({ page }) => {
	await page.goto("/");
	const rounds = page.locator(".carousel-belt ul");
	await expect(rounds).toHaveCount(4);
	await expect(rounds.getByRole("listitem")).toHaveCount(6);
	await page.goto("/contacto");
	await expect(page.locator("main [name=message]")).toHaveAttribute("rows", "4");
	await page.goto("/legal");
	await expect(page.getByText(`Última actualización: ${new Date().getFullYear()}`)).toBeVisible();
});

test("a link to a part of a page finds it there", async ({ page }) => {
	const parts = [...Object.keys(said), "/", "/en"];
	const targets = new Set<string>();
	for (const path of parts) {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		const links = page.locator("a[href*='#']");
		for (const href of await links.evaluateAll((all) => all.map((link) => Reflect.get(link, "href"))))
			targets.add(String(href));
	}
	expect(targets.size).toBeGreaterThan(20);
	for (const target of targets) {
		await page.setExtraHTTPHeaders({ "accept-language": target.includes("/en") ? "en" : "es" });
		const { hash } = new URL(target);
		await page.goto(target);
		await expect(page.locator(hash), target).toHaveCount(1);
	}
});

test("each solution’s card leads to its own address", async ({ page }) => {
	for (const [path, prefix] of [
		["/soluciones", ""],
		["/en/solutions", "/en"],
	] as const) {
		await page.setExtraHTTPHeaders({ "accept-language": prefix ? "en" : "es" });
		for (const [name, address] of [
			["Travel AI Booster", "/travel-ai-booster"],
			["Sales Site Hub", "/real-estate-sales-site"],
			["CPG CX AI", "/cpg-cx-ai"],
		] as const) {
			await page.goto(path);
			await page.locator("main header").getByRole("link", { name }).click();
			await expect(page).toHaveURL(prefix + address);
			await expect(page.getByRole("region", { name })).toBeFocused();
		}
	}
});

test("each solution’s own address shows the page at its section and points to the page", async ({ page }) => {
	for (const [path, id] of [
		["/travel-ai-booster", "travel-ai-booster"],
		["/real-estate-sales-site", "sales-site-hub"],
		["/cpg-cx-ai", "cpg-cx-ai"],
	]) {
		await page.goto(path ?? "");
		await expect(page.locator(`#${id}`)).toHaveAttribute("data-highlighted", "");
		await expect(page.locator(`#${id}`)).toBeInViewport();
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/soluciones$/);
	}
});

test.describe("in English", () => {
	test.use({ locale: "en-US" });

	test("each solution’s own address keeps its section, also from one language to the other", async ({
		page,
	}) => {
		for (const [path, id] of [
			["/travel-ai-booster", "travel-ai-booster"],
			["/real-estate-sales-site", "sales-site-hub"],
			["/cpg-cx-ai", "cpg-cx-ai"],
		]) {
			const section = page.locator(`#${id}`);
			await page.goto(path ?? "");
			await expect(page).toHaveURL(`/en${path}`);
			await expect(section).toHaveAttribute("data-highlighted", "");
			await expect(section).toBeInViewport();
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/solutions$/);
		}
		await page.locator("header a[hreflang=es]:visible").first().click();
		await expect(page).toHaveURL("/cpg-cx-ai");
		await expect(page.locator("#cpg-cx-ai")).toHaveAttribute("data-highlighted", "");
		await page.locator("header a[hreflang=en]:visible").first().click();
		await expect(page).toHaveURL("/en/cpg-cx-ai");
		await expect(page.locator("#cpg-cx-ai")).toBeInViewport();
	});

	test("a guessed address leads to the page it means, and one that means none says so in English", async ({
		page,
	}) => {
		for (const [guessed, path] of [
			["/en/contacto", "/en/contact"],
			["/en/nosotros", "/en/about"],
			["/contact", "/en/contact"],
			["/cases", "/en/cases"],
			["/industries/retail-ecommerce", "/en/industries/retail-ecommerce"],
		]) {
			expect((await page.goto(guessed ?? ""))?.status(), guessed).toBe(200);
			await expect(page).toHaveURL(path ?? "");
		}
		for (const unknown of ["/fr/about", "/nada"]) {
			expect((await page.goto(unknown))?.status(), unknown).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			await expect(page.locator("main").getByRole("link")).toHaveCount(6);
		}
		expect((await page.goto("/en/industries/nada"))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industry not found");
		await page.goto("/es/nosotros");
		await expect(page).toHaveURL("/nosotros");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});

test("an unknown industry says so with status 404 and the way back", async ({ page }) => {
	expect((await page.goto("/industrias/nada"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industria no encontrada");
	await page.getByRole("link", { name: "Volver a Industrias" }).click();
	await expect(page).toHaveURL(/\/industrias$/);
});

test("cases are filtered by links, and a filtered list points to the whole", async ({ page }) => {
	await page.goto("/casos");
	await expect(page.locator("main article")).toHaveCount(5);
	await page.getByRole("link", { name: "Educación y ONG" }).locator("visible=true").last().click();
	await expect(page.locator("main article")).toHaveCount(1);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/casos$/);
});

test("a case is told in bubbles and counts its figure; on a phone its answer covers no word", async ({
	page,
}) => {
	await page.goto("/casos#casa-guaqui");
	const story = page.locator("#casa-guaqui");
	await expect(story.locator(".story-problem")).toContainText("Nadie contestaba después de las nueve");
	await expect(story.locator(".story-solution")).toContainText("Travel AI Booster");
	await expect(story.locator("strong")).toHaveText("45 %");
	await expect(page.locator("article .tally")).toHaveCount(5);
	for (const path of ["/casos", "/en/cases"])
		for (const width of [320, 390, 768]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			const problem = await page.locator(".cases-before .intro").boundingBox();
			const answer = await page.locator(".cases-answer").boundingBox();
			const isBelow = (answer?.y ?? 0) >= (problem?.y ?? 0) + (problem?.height ?? 0);
			const isBeside = (answer?.x ?? 0) >= (problem?.x ?? 0) + (problem?.width ?? 0);
			expect(isBelow || isBeside, `${path} at ${width} px`).toBe(true);
		}
});

test("odd addresses are tidied or answered, never broken", async ({ request, site }) => {
	for (const path of ["/contacto/", "//contacto", "/contacto?x=%00", "/%zz", "/fr/about"]) {
		const response = await request.get(site.url + path);
		expect(response.status(), path).toBeLessThan(500);
	}
	const capitals = await request.get(`${site.url}/CONTACTO`, { maxRedirects: 0 });
	expect([capitals.status(), capitals.headers().location]).toEqual([308, "/contacto"]);
	const nul = await request.get(`${site.url}/blog/ca%00f%C3%A9?q=a%00b`, { maxRedirects: 0 });
	expect([nul.status(), nul.headers().location]).toEqual([308, "/blog/caf%C3%A9?q=ab"]);
	const away = await request.get(`${site.url}//elsewhere.example/`, { maxRedirects: 0 });
	expect(away.headers().location).toBe("/elsewhere.example");
});
