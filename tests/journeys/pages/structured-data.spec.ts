import { expect, test } from "../site.ts";

/** What each page is, for search engines. Every page has the Organization beside it, and its breadcrumbs but home. */
const types: Record<string, readonly string[]> = {
	"/": ["WebPage"],
	"/en": ["WebPage"],
	"/nosotros": ["AboutPage", "BreadcrumbList"],
	"/en/how-we-do-it": ["WebPage", "Service", "HowTo", "BreadcrumbList"],
	"/soluciones": ["WebPage", "Service", "Service", "Service", "BreadcrumbList"],
	"/en/consulting": ["WebPage", "Service", "BreadcrumbList"],
	"/contacto": ["ContactPage", "BreadcrumbList"],
	"/en/demos": ["CollectionPage", "ItemList", "BreadcrumbList"],
	"/industrias": ["CollectionPage", "ItemList", "BreadcrumbList"],
	"/en/industries/retail-ecommerce": ["FAQPage", "Service", "BreadcrumbList"],
	"/casos": ["CollectionPage", "ItemList", "BreadcrumbList"],
	"/en/audit": ["WebPage", "Service", "BreadcrumbList"],
	"/legal": ["WebPage", "BreadcrumbList"],
	"/asistente": ["WebPage", "BreadcrumbList"],
	"/demo/hospitalidad-viajes/reserva": ["WebPage", "BreadcrumbList"],
};

for (const [path, expected] of Object.entries(types))
	test(`${path} says what it is`, async ({ page }) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		const texts = await page.locator("script[type='application/ld+json']").allTextContents();
		const things = texts.map((text) => JSON.parse(text));
		expect(things.map((thing) => thing["@type"])).toEqual(["Organization", ...expected]);
		const [organization, itself] = things;
		expect(organization.logo.url).toMatch(/\/icons\/512\.png$/);
		expect(itself.isPartOf.publisher["@id"]).toBe(organization["@id"]);
		for (const question of itself.mainEntity ?? [])
			await expect(page.getByText(question.name, { exact: true })).toBeAttached();
	});
