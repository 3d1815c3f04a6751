import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "./site.ts";

const people = {
	es: {
		page: "/",
		plain: "/asistente",
		locale: "es-CO",
		opening:
			"Hola, me llamo Marcela Ríos, mi correo es marcela@posadalaceiba.co y trabajo en Posada La Ceiba. Tenemos una posada y quiero contestar más rápido por WhatsApp en la noche. Somos 20 personas, tenemos unos 8 millones, para enero",
		yes: "sí, dale",
		expected: ["Marcela Ríos", "Posada La Ceiba", "contestar más rápido"],
		email: "marcela@posadalaceiba.co",
		download: "Descargar",
	},
	en: {
		page: "/en",
		plain: "/en/assistant",
		locale: "en-US",
		opening:
			"Hi, my name is Helen Carter, my email is helen@northtrailhomes.com and my company is North Trail Homes. We sell apartments and we want to qualify leads faster. We are 25 people, budget around 20k USD, in March",
		yes: "yes please",
		expected: ["Helen Carter", "North Trail Homes", "qualify leads faster"],
		email: "helen@northtrailhomes.com",
		download: "Download",
	},
} as const;

for (const [language, person] of Object.entries(people)) {
	test.describe(`a visitor in ${language}`, () => {
		test.use({ locale: person.locale });

		test("talks on the home page and leaves with a proposal that holds what they said", async ({
			page,
			site,
		}) => {
			await page.goto(person.page);
			const box = page.locator(".chat textarea");
			await box.fill(person.opening);
			await box.press("Enter");
			await expect(page.locator(".chat-log")).toContainText(/PDF/, { timeout: 20_000 });
			const download = page.waitForEvent("download");
			await box.fill(person.yes);
			await box.press("Enter");
			const file = await (await download).path();
			const text = await textOf(file);
			for (const part of person.expected) expect(text).toContain(part);
			await expect(page.getByText(person.download, { exact: true }).last()).toBeVisible();

			const lead = await leadOf(site, person.email);
			expect(lead).toMatchObject({ source: "chat", language, score: 95, status: "qualified" });
			expect(lead.proposals).toHaveLength(1);
			await expect.poll(() => site.mails().filter((mail) => mail.includes(person.email)).length).toBe(2);
		});

		test("finds the conversation again after a reload", async ({ page }) => {
			await page.goto(person.page);
			const box = page.locator(".chat textarea");
			await box.fill(person.opening.replace(person.email, `again-${person.email}`));
			await box.press("Enter");
			await expect(page.locator(".chat-log")).toContainText(/PDF/, { timeout: 20_000 });
			await page.reload();
			await expect(page.locator(".chat-log")).toContainText(`again-${person.email}`, { timeout: 20_000 });
		});

		test.describe("without JavaScript", () => {
			test.use({ javaScriptEnabled: false });

			test("does the same with plain forms", async ({ page }) => {
				await page.goto(person.plain);
				await page.locator("textarea").fill(person.opening.replace(person.email, `plain-${person.email}`));
				await page.locator(".chat-composer button[type=submit]").click();
				await expect(page.locator(".chat-log")).toContainText(/PDF/);
				await page.locator("textarea").fill(person.yes);
				await page.locator(".chat-composer button[type=submit]").click();
				const download = page.waitForEvent("download");
				await page.getByRole("link", { name: person.download }).last().click();
				const text = await textOf(await (await download).path());
				for (const part of person.expected) expect(text).toContain(part);
			});
		});
	});
}

async function leadOf(site: { url: string; apiKey: string }, email: string) {
	const response = await fetch(`${site.url}/api/leads?email=${encodeURIComponent(email)}`, {
		headers: { authorization: `Bearer ${site.apiKey}` },
	});
	const { leads } = await response.json();
	expect(leads).toHaveLength(1);
	return leads[0];
}

async function textOf(path: string): Promise<string> {
	const document = await getDocument({ data: new Uint8Array(readFileSync(path)) }).promise;
	const pages = [];
	for (let number = 1; number <= document.numPages; number++) {
		const content = await (await document.getPage(number)).getTextContent();
		pages.push(content.items.map((item) => ("str" in item ? item.str : "")).join(" "));
	}
	return pages.join(" ").replace(/\s+/g, " ");
}
