import { staff } from "../../../content/staff/list.ts";
import { leadOf, newLead, sendForm } from "../leads.ts";
import { expect, test } from "../site.ts";
import { signInAs, somebody, submissionKeyOf } from "../team.ts";

test("sales finds a lead, notes, takes it on, sends a proposal again and revokes it", {
	tag: "@both-databases",
}, async ({ page, site }) => {
	const email = await newLead(site, "Ágata Núñez");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads`);
	await page.getByLabel("Buscar").fill("agata nun");
	await page.getByRole("button", { name: "Buscar" }).click();
	await page
		.getByRole("link", { name: /Ágata Núñez/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ágata Núñez");
	await expect(page.getByText(email)).toBeVisible();

	await page.getByLabel("Nota nueva").fill("Llamar el lunes");
	await page.getByRole("button", { name: "Guardar nota" }).click();
	await expect(page.getByText("Llamar el lunes")).toBeVisible();
	// Two presses before the answer: the same form of the same page, sent twice.
	const form = {
		intent: "note",
		note: "Pide factura",
		"submission-key": await submissionKeyOf(page, "note"),
	};
	const path = new URL(page.url()).pathname;
	await Promise.all([1, 2].map(() => page.request.post(path, { form })));
	await page.request.post(path, { form: { ...form, note: "Y otra cosa" } });
	await page.reload();
	await expect(page.getByText("Pide factura")).toHaveCount(1);
	await expect(page.getByText("Y otra cosa")).toHaveCount(1);
	await page.getByLabel("Quién lo lleva").selectOption({ label: "Eva Mora" });
	await page.getByRole("button", { name: "Asignar" }).click();
	await expect(page.getByText("Eva Mora asignó el lead")).toBeVisible();

	await page.getByRole("button", { name: "Hacer propuesta" }).click();
	await expect(page.getByRole("status").first()).toContainText("la que está vigente ya dice lo mismo");
	await expect(page.getByLabel("Enlace para enviar")).toHaveCount(1);
	const link = await page.getByLabel("Enlace para enviar").inputValue();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copiar enlace" }).click();
	await expect(page.getByText("Copiado", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	const bot = await fetch(link, { headers: { "user-agent": "Googlebot/2.1" } });
	expect(bot.status).toBe(200);
	await page.reload();
	await expect(page.getByText("Sin abrir")).toBeVisible();
	const person = await fetch(link, {
		headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" },
	});
	expect(person.status).toBe(200);
	await page.reload();
	await expect(page.getByText(/Aperturas: 1/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Sí, anular" })).toBeHidden();
	await page.locator("summary", { hasText: "Anular" }).click();
	await page.getByRole("button", { name: "Sí, anular" }).click();
	await expect(page.getByText(/^Anulada /)).toBeVisible();
	expect((await fetch(link)).status).toBe(404);
	await page.getByRole("button", { name: "Hacer propuesta" }).click();
	await expect(page.getByRole("status").first()).toHaveText(staff.es.done.lead.proposal);
	await expect(page.getByLabel("Enlace para enviar")).not.toHaveValue(link);

	await page.getByRole("link", { name: "Leer la conversación" }).click();
	await expect(page.getByText(/Soy Ágata Núñez/)).toBeVisible();
});

test("a lead's score is shown with what each of its points is for, and what the missing ones ask for", async ({
	page,
	site,
}) => {
	await newLead(site, "Olga Prieto", "");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads`);
	await page
		.getByRole("link", { name: /Olga Prieto/ })
		.first()
		.click();
	const spanish = page.getByRole("region", { name: "Por qué tiene 80 %" }).getByRole("listitem");
	await expect(spanish).toHaveText([
		"Nos escribióSumados: +25",
		"Se puede contactar y se sabe qué buscaSumados: +35",
		"Dijo su presupuestoSumados: +20",
		"Contó todo lo que necesita ventasFalta: para cuándoPor sumar: +15",
		"Está en el CRMPor sumar: +5",
	]);
	await page.goto(page.url().replace(site.adminPath, `/en${site.adminPath}`));
	const english = page.getByRole("region", { name: "Why the score is 80%" }).getByRole("listitem");
	await expect(english).toContainText([
		"They wrote to usCounted: +25",
		"Counted: +35",
		"They told us their budgetCounted: +20",
		"They’ve told us everything sales needsMissing: timingNot yet: +15",
		"They’re in the CRMNot yet: +5",
	]);
	// Without Odoo the list of leads is the CRM.
	await page.getByRole("button", { name: "Add to the CRM" }).click();
	await expect(page.getByRole("status").first()).toHaveText("Added to the CRM.");
	await expect(page.getByRole("region", { name: "Why the score is 100%" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to the CRM" })).toHaveCount(0);
	await page.goto(page.url().replace("/en/", "/"));
	await expect(page.getByRole("region", { name: "CRM" })).toContainText("Inyectado al CRM ✓");
});

test("sales sees what was visited and what became of the chats, and no bot among them", async ({
	browser,
	site,
}) => {
	// A browser that is driven by a program says so, and is not counted.
	const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
	const page = await browser.newPage({ baseURL: site.url, locale: "es-CO", userAgent });
	const bot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", referer: "https://bots.example/" };
	await fetch(`${site.url}/nosotros`, { headers: bot });
	await page.goto("/nosotros", { referer: "https://amigos.example/enlaces" });
	const counted = page.waitForRequest("**/api/events");
	await page.locator(".chat-button").click();
	await counted;
	await newLead(site, "Luz Prado");
	await signInAs(page, site, "sales");
	await expect
		.poll(
			async () => {
				await page.goto(`${site.adminPath}/visits`);
				return page.getByRole("region", { name: "De dónde llegan" }).innerText();
			},
			{ timeout: 20_000 },
		)
		.toContain("amigos.example");
	await expect(page.getByText("bots.example")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Páginas vistas" })).toContainText("/nosotros");
	const funnel = page.getByRole("region", { name: "Del chat a la propuesta" }).getByRole("listitem");
	const counts = (await funnel.locator("b").allInnerTexts()).map(Number);
	expect(counts).toHaveLength(5);
	for (const count of counts.slice(0, 4)) expect(count).toBeGreaterThan(0);
	await page.close();
});

test("without scripts, whoever goes back after a note does not find it in the field, ready to be stored twice", async ({
	browser,
	site,
}) => {
	const email = await newLead(site, "Úrsula Mejía");
	const page = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads?q=${encodeURIComponent(email)}`);
	await page.getByRole("link", { name: /Úrsula Mejía/ }).click();
	await page.getByLabel("Nota nueva").fill("Llamar el lunes");
	await page.getByRole("button", { name: "Guardar nota" }).click();
	await expect(page.locator(".lead-note")).toHaveText("Llamar el lunes");
	await page.goBack();
	await expect(page.locator(".lead-note")).toHaveText("Llamar el lunes");
	await expect(page.getByLabel("Nota nueva")).toHaveValue("");
	await page.context().close();
});

test("a lead's page breaks no word of an address, and says in which language a message is", async ({
	page,
	site,
}) => {
	const email = `${somebody("ana")}@casadelsaman.example`;
	const message = "Pide que se le contacte: antes de las 12.";
	await sendForm(site, "/contacto", { firstname: "Ana", lastname: "Castaño", email, message });
	await signInAs(page, site, "sales");
	await page.goto(`/en${site.adminPath}/leads/${(await leadOf(site, email)).id}`);
	await expect(page.locator(".lead-known").getByText(message)).toHaveAttribute("lang", "es");
	const address = page.locator(".lead-facts").getByRole("link", { name: email });
	for (const width of [320, 390, 768, 1080, 1280, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const linesOfDomain = await address.evaluate((link) => {
			const range = document.createRange();
			range.selectNodeContents(link.lastChild ?? link);
			return range.getClientRects().length;
		});
		expect(linesOfDomain, `${width}`).toBe(1);
		await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
	}
	const gap = await page
		.getByRole("region", { name: "Proposals" })
		.getByRole("button")
		.evaluateAll(([make, draw]) => {
			const [above, below] = [make?.getBoundingClientRect(), draw?.getBoundingClientRect()];
			return above && below ? below.top - above.bottom : Number.NaN;
		});
	expect(gap, "beside each other, or as near as buttons are").toBeLessThan(20);
});
