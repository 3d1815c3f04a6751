import type { Page } from "@playwright/test";
import { forms } from "../../../content/forms/list.ts";
import { en } from "../../../content/pages/cross-site-form/en.ts";
import { es } from "../../../content/pages/cross-site-form/es.ts";
import { expectNoViolations, wcag } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { newClient, password } from "../team.ts";

const elsewhere = "http://elsewhere.example/";
const languages = [
	{ language: "es", text: es, contact: "/contacto", login: "/login" },
	{ language: "en", text: en, contact: "/en/contact", login: "/en/login" },
] as const;

/** Opens another site's page and presses the button of its form. */
async function sendFromElsewhere(page: Page, action: string, fields: Record<string, string>) {
	const inputs = Object.entries(fields).map(
		([name, value]) => `<textarea name="${name}">${value.replaceAll("<", "&lt;")}</textarea>`,
	);
	const body = `<form method="post" action="${action}">${inputs.join("")}<button>Go</button></form>`;
	await page.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body }));
	await page.goto(elsewhere);
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: "Go" }).click();
	return answered;
}

/** Has the browser withhold where it comes from on a page, as some do on every page. */
async function withholdReferrer(page: Page, path: string) {
	await page.route(`**${path}`, async (route) => {
		if (route.request().method() !== "GET") return route.continue();
		const response = await route.fetch();
		await route.fulfill({
			response,
			headers: { ...response.headers(), "referrer-policy": "no-referrer" },
		});
	});
	const origin = page.waitForRequest((request) => request.method() === "POST");
	return async () => (await (await origin).allHeaders()).origin;
}

/** Begins its animation anew, as a page that opens does. */
function firstVisibility(element: HTMLElement): string {
	element.style.setProperty("animation", "none", "important");
	element.getBoundingClientRect();
	element.style.removeProperty("animation");
	return getComputedStyle(element).visibility;
}

for (const { language, text, contact, login } of languages)
	for (const javaScriptEnabled of [true, false])
		test.describe(`${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled, locale: language === "es" ? "es-CO" : "en-US" });

			test("a form that another site sends is shown, and sent by a press on our own page", async ({
				page,
				site,
			}) => {
				const answer = await sendFromElsewhere(page, site.url + contact, {
					firstname: "Ana <script>alert(1)</script>",
					message: "Primera línea\nSegunda línea",
					service_interest: "custom",
					consent: "on",
					password,
					"submission-key": "a-key-of-a-stranger",
				});
				expect(answer.status()).toBe(403);
				const headers = answer.headers();
				expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
				expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
				const typed = page.getByRole("definition");
				await expect(page.locator("html")).toHaveAttribute("lang", language);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
				await expect(typed.filter({ hasText: "Ana <script>alert(1)</script>" })).toBeVisible();
				await expect(typed.filter({ hasText: "Primera línea" })).toBeVisible();
				await expect(page.locator("main form [name]")).toHaveCount(3);
				if (javaScriptEnabled) {
					await expectNoViolations(wcag(page));
					expect(await page.locator(".cross-site-send").evaluate(firstVisibility)).toBe("hidden");
				}

				await page.getByRole("button", { name: text.send }).click();
				await expect(page.locator("[name=firstname]")).toHaveValue("Ana <script>alert(1)</script>");
				await expect(page.locator("main [name=message]")).toHaveValue("Primera línea\nSegunda línea");
				await expect(page.locator("[name=consent]")).not.toBeChecked();
				await page.locator("[name=lastname]").fill("Ruiz");
				await page.locator("[name=email]").fill(`ana-${language}-${javaScriptEnabled}@example.com`);
				await page.locator("[name=consent]").check();
				await page.locator("main button[type=submit]").click();
				await expect(page.getByText(forms[language].contact.success)).toBeVisible();
			});

			test("a password that another site sends is typed again", async ({ page, site }) => {
				const username = await newClient(site);
				const answer = await sendFromElsewhere(page, site.url + login, { username, password });
				expect(answer.status()).toBe(403);
				expect(await answer.text()).not.toContain(password);
				await expect(page.getByRole("definition")).toHaveText(username);
				await page.locator("[name=password]").fill(password);
				await page.getByRole("button", { name: text.send }).click();
				await page.waitForURL(/\/portal/);
			});

			test("a form is taken from a browser that withholds where it comes from", async ({ page }) => {
				const origin = await withholdReferrer(page, contact);
				await page.goto(contact);
				await page.locator("[name=firstname]").fill("Ana");
				await page.locator("main button[type=submit]").click();
				expect(await origin()).toBe("null");
				await expect(page.locator(".alert-problem")).toBeVisible();
				await expect(page.locator("[name=firstname]")).toHaveValue("Ana");
			});

			test("so is the sign-in", async ({ page, site }) => {
				const username = await newClient(site);
				const origin = await withholdReferrer(page, login);
				await page.goto(login);
				await page.locator("[name=username]").fill(username);
				await page.locator("[name=password]").fill(password);
				await page.locator("main button[type=submit]").first().click();
				expect(await origin()).toBe("null");
				await page.waitForURL(/\/portal/);
			});
		});
