import type { Page } from "@playwright/test";
import { staff } from "../../../content/staff/list.ts";
import { expectFits, wcag } from "../accessible.ts";
import { askForPerson } from "../inbox/waiting-visitor.ts";
import { sendForm } from "../leads.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { hydrated, signInAs, somebody } from "../team.ts";

test.use({ sharedBy: "today" });

async function contactUs(site: VisitedSite, firstname: string, lastname: string): Promise<void> {
	const email = `${somebody("today")}@brisa.example`;
	const phone = "300 123 4567";
	await sendForm(site, "/contacto", { firstname, lastname, email, phone, message: "Tenemos un hotel." });
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

for (const javaScriptEnabled of [true, false])
	test.describe(`today, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
		test.use({ javaScriptEnabled });

		test("names a person of two requests once, who is contacted in both", async ({ page, site }) => {
			const firstname = javaScriptEnabled ? "Ofelia" : "Delia";
			const who = { firstname, lastname: "Tovar", email: `${somebody("tovar")}@brisa.example` };
			for (const message of ["Para el hotel.", "Para el restaurante."])
				await sendForm(site, "/contacto", { ...who, phone: "300 123 4567", message });
			await signInAs(page, site, "sales");
			await page.goto(`${site.adminPath}/today?all`);
			const row = rowOf(page, `${firstname} Tovar`);
			await expect(row).toContainText("2 solicitudes");
			await row.getByRole("link", { name: /Para el / }).click();
			await page.getByRole("link", { name: "2 solicitudes" }).click();
			const others = page.getByRole("region", { name: "Otras solicitudes de este correo" });
			const other = others.getByRole("link", { name: /^Para el / });
			const address = (await other.getAttribute("href")) ?? "";
			await other.click();
			await expect(page).toHaveURL(address);
			await page.getByRole("button", { name: "Ya le hablé" }).click();
			await expect(page.getByRole("status").first()).toHaveText(staff.es.done.lead.contacted);
			await page.goto(`${site.adminPath}/today?all`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(row).toHaveCount(0);
		});

		test("names whom to call, and no more once they were called or moved to another day", async ({
			page,
			site,
		}) => {
			const [ana, luis] = javaScriptEnabled ? ["Ana", "Luis"] : ["Sara", "Hugo"];
			await contactUs(site, ana, "Peñaloza");
			await contactUs(site, luis, "Peñaloza");
			await signInAs(page, site, "sales");
			await page.goto(site.adminPath);
			await expect(page).toHaveURL(`${site.adminPath}/today`);
			const toCall = page.getByRole("region", { name: /^Por contactar/ });
			const late = page.getByRole("region", { name: "Se pasó la fecha" });
			const row = toCall
				.or(late)
				.getByRole("listitem")
				.filter({ hasText: `${ana} Peñaloza` });
			await expect(row).toContainText("Tenemos un hotel.");
			await expect(row.getByRole("link", { name: `Llamar a ${ana} Peñaloza` })).toHaveAttribute(
				"href",
				"tel:+573001234567",
			);
			await row.getByRole("link", { name: /Tenemos un hotel/ }).click();
			const next = page.getByRole("region", { name: "Qué sigue" });
			await expect(next.getByRole("heading")).toContainText(new RegExp(`^Llama (hoy )?a ${ana}`));
			await next.getByRole("button", { name: "Ya le hablé" }).click();
			await expect(next.getByRole("heading")).toHaveText(`Nada pendiente con ${ana}.`);
			await expect(next.getByRole("button")).toHaveCount(0);
			await expect(page.getByText("Eva Mora contactó al lead")).toBeVisible();
			await page.getByRole("link", { name: "Hoy", exact: true }).click();
			await expect(rowOf(page, `${luis} Peñaloza`)).toBeVisible();
			await expect(rowOf(page, `${ana} Peñaloza`)).toHaveCount(0);
			await rowOf(page, `${luis} Peñaloza`)
				.getByRole("link", { name: /Tenemos un hotel/ })
				.click();
			await next.getByRole("button", { name: /^Pasar al / }).click();
			await expect(next.getByRole("heading")).toContainText(`Llama a ${luis} el `);
			await page.getByRole("link", { name: "Hoy", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(rowOf(page, `${luis} Peñaloza`)).toHaveCount(0);
		});
	});

test("whoever waits for a person is on top at once, in the bar too, and is answered from there", async ({
	page,
	browser,
	site,
}) => {
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/today`);
	await hydrated(page);
	await (await askForPerson(browser, "Rosa Tovar")).close();
	const row = rowOf(page, "Rosa Tovar").filter({ has: page.locator(".wait-time") });
	await expect(row).toContainText("quiero hablar con una persona");
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/espera/);
	await expect(page.getByRole("link", { name: /^Conversaciones esperan \d+$/ })).toBeVisible();
	// They asked for a person, so that they are to be contacted too.
	await expect(page.getByRole("link", { name: "Escribir a Rosa Tovar" })).toBeVisible();
	await row.getByRole("link", { name: "Contestar a Rosa Tovar" }).click();
	await expect(page).toHaveURL(/\/conversations\/[\w-]+/);
	await page.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
	await page.getByLabel("Tu mensaje").fill("Aquí estoy.");
	await page.getByLabel("Tu mensaje").press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText("Aquí estoy.");
	await page.goto(`${site.adminPath}/today`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(row).toHaveCount(0);
});

test("a colleague's leads are out of sight until all are asked for", async ({ page, site }) => {
	await contactUs(site, "Inés", "Barragán");
	const owner = somebody("Owner");
	await signInAs(page, site, "sales", owner);
	await page.goto(`${site.adminPath}/leads`);
	await page
		.getByRole("link", { name: /Inés Barragán/ })
		.first()
		.click();
	await page.getByLabel("Quién lo lleva").selectOption({ label: owner });
	await page.getByRole("button", { name: "Asignar" }).click();
	await expect(page.getByText(`${owner} asignó el lead`)).toBeVisible();
	await page.goto(`${site.adminPath}/today`);
	await expect(rowOf(page, "Inés Barragán")).toBeVisible();
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/today`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(rowOf(page, "Inés Barragán")).toHaveCount(0);
	await page.getByRole("link", { name: /^Ver las \d+ de todo el equipo$/ }).click();
	await expect(rowOf(page, "Inés Barragán")).toBeVisible();
	await page.getByRole("link", { name: "Ver solo las mías" }).click();
	await expect(rowOf(page, "Inés Barragán")).toHaveCount(0);
});

test("an editor sees what the blog asks for, and an admin the requests about data too", async ({
	page,
	site,
}) => {
	const email = `${somebody("rights")}@casa.example`;
	const identity = { name: "Marta Luz Cárdenas", document_type: "cc", document_number: "52123456" };
	await sendForm(site, "/legal", { ...identity, kind: "query", email, detail: "¿Qué guardan de mí?" });
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/today`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	for (const name of [/^Por contactar/, "Entregas fallidas", "Solicitudes de datos"])
		await expect(page.getByRole("region", { name })).toHaveCount(0);
	await expect(page.getByText("Marta Luz Cárdenas")).toHaveCount(0);
	await page.request.post(`${site.adminPath}/blog/new`, { form: { intent: "save", title: "Un borrador" } });
	await page.reload();
	await page
		.getByRole("link", { name: /^Seguir: / })
		.first()
		.click();
	await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/today`);
	await page.getByRole("link", { name: /^Responder: Marta Luz Cárdenas/ }).click();
	await expect(page).toHaveURL(`${site.adminPath}/rights`);
});

test("today and a lead keep the rules of accessibility in both languages and themes, and fit three widths", async ({
	page,
	browser,
	site,
}) => {
	test.setTimeout(120_000);
	await contactUs(site, "Yolanda", "Triviño");
	await (await askForPerson(browser, "Hernán Úsuga")).close();
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/today`);
	const lead = await rowOf(page, "Yolanda Triviño").getByRole("link").first().getAttribute("href");
	for (const [path, language] of [
		[`${site.adminPath}/today`, "es"],
		[`/en${site.adminPath}/today`, "en"],
		[lead ?? "", "es"],
	] as const)
		for (const colorScheme of ["light", "dark"] as const)
			for (const width of [390, 768, 1440]) {
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(path);
				await hydrated(page);
				const { violations } = await wcag(page).analyze();
				const broken = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
				expect(broken, `${path} ${language} ${colorScheme} ${width}`).toEqual([]);
				await expectFits(page, width);
			}
});
