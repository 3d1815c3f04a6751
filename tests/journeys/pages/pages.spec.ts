import { expect, test } from "../site.ts";

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
