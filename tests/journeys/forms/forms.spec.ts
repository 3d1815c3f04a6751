import type { Page } from "@playwright/test";
import { expectFits, wcag } from "../accessible.ts";
import { leadsOf } from "../leads.ts";
import { expect, test } from "../site.ts";
import { journeys } from "./form-journeys.ts";

for (const { language, contact, audit, legal, sent, booked, asked } of journeys)
	for (const javaScriptEnabled of [true, false])
		test.describe(`${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled, locale: language === "es" ? "es-CO" : "en-US" });
			const email = `${language}-${javaScriptEnabled}`;

			test("the contact form keeps what was typed, stores the lead and confirms", async ({ page, site }) => {
				await page.goto(contact);
				await page.locator("[name=firstname]").fill("Ana <b>María</b>");
				await page.locator("[name=email]").fill("ana@gmial.com");
				await page.locator("main button[type=submit]").click();
				const summary = page.locator(".alert-problem");
				await expect(summary).toBeFocused();
				await expect(summary.getByRole("link")).toHaveCount(3);
				await expect(summary).toContainText("ana@gmail.com");
				await expect(page.locator("[name=firstname]")).toHaveValue("Ana <b>María</b>");

				await page.locator("[name=lastname]").fill("Ruiz");
				await page.locator("[name=email]").fill(`contact-${email}@example.com`);
				await page.locator("[name=phone]").fill("310 456 7890");
				await page.locator("[name=service_interest]").selectOption("travel");
				await page.locator("main [name=message]").fill("Nos escriben de noche.");
				await page.locator("[name=consent]").check();
				await page.locator("main button[type=submit]").click();
				await expect(page.getByText(sent)).toBeVisible();
				const reference = await page.getByText(/[A-Z2-9]{4}-[A-Z2-9]{4}/).textContent();
				await page.reload();
				await expect(page.getByText(sent)).toBeVisible();

				const leads = await leadsOf(site, `contact-${email}@example.com`);
				expect(leads).toMatchObject([
					{
						source: "contact",
						language,
						name: "Ana <b>María</b> Ruiz",
						phone: "+573104567890",
						industry: "hospitalidad-viajes",
						message: "Nos escriben de noche.",
					},
				]);
				await expect
					.poll(() => site.mails().filter((mail) => mail.includes(`contact-${email}@example.com`)).length)
					.toBe(2);
				expect(reference).toContain("-");
			});

			test("the audit form stores the lead and confirms", async ({ page, site }) => {
				await page.goto(audit);
				await page.locator("[name=name]").fill("Luis Mora");
				await page.locator("[name=email]").fill(`audit-${email}@example.com`);
				await page.locator("[name=company]").fill("Ferretería Mora");
				await page.locator("[name=industry]").selectOption("other");
				await page.locator("[name=consent]").check();
				await page.locator("main button[type=submit]").click();
				await expect(page.getByText(booked)).toBeVisible();
				// Nobody is asked to book what is booked.
				await expect(page.locator("main a[href='#top']")).toHaveCount(0);
				expect(await leadsOf(site, `audit-${email}@example.com`)).toMatchObject([
					{ source: "audit", company: "Ferretería Mora", industry: "other" },
				]);
			});

			test("a request about one's data is stored with its due date and a receipt", async ({ page, site }) => {
				await page.goto(legal);
				await page.locator("[name=kind]").selectOption("deletion");
				await page.locator("[name=name]").fill("Eva Díaz");
				await page.locator("[name=document_type]").selectOption("cc");
				await page.locator("[name=document_number]").fill("52123456");
				await page.locator("[name=email]").fill(`rights-${email}@example.com`);
				await page.locator("[name=detail]").fill("Borren todo, por favor.");
				await page.locator("[name=consent]").check();
				await page.locator("main button[type=submit]").click();
				await expect(page.getByText(asked)).toBeVisible();
				await expect(page.locator(".received")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
				await expect
					.poll(() => site.mails().filter((mail) => mail.includes(`rights-${email}@example.com`)).length)
					.toBe(2);
			});
		});

test("a confirmation cannot be invented, and a program that fills every field is refused", async ({
	page,
	site,
}) => {
	await page.goto("/contacto?recibido=AAAA-BBBB");
	await expect(page.locator("[name=firstname]")).toBeVisible();
	const form = { firstname: "A", lastname: "B", email: "bot@example.com", consent: "on", website: "x" };
	const response = await page.request.post("/contacto", { form });
	expect(response.status()).toBe(400);
	const long = { ...form, website: "", firstname: "x".repeat(5_000) };
	expect((await page.request.post("/contacto", { form: long })).status()).toBe(400);
	expect(await leadsOf(site, "bot@example.com")).toEqual([]);
});

for (const path of ["/contacto", "/en/audit", "/legal"])
	for (const colorScheme of ["light", "dark"] as const)
		test(`${path} is accessible in the ${colorScheme} theme, with errors shown, and fits 320 px`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width: 320, height: 800 });
			await page.goto(path);
			await page.locator("main button[type=submit]").click();
			await expect(page.locator(".alert-problem")).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await expectFits(page, 320);
		});

async function violations(page: Page): Promise<string[]> {
	const { violations } = await wcag(page).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
