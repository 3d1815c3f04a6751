import type { Page } from "@playwright/test";
import { leadOf } from "../leads.ts";
import { expect, test } from "../site.ts";
import { field, printed, summaryCard, tell, visitors } from "./conversing.ts";

const people = {
	es: {
		...visitors.es,
		home: "/",
		opening:
			"Hola, me llamo Marcela Ríos, mi correo es marcela@posadalaceiba.co y trabajo en Posada La Ceiba. Tenemos una posada y quiero contestar más rápido por WhatsApp en la noche. Somos 20 personas, tenemos unos 8 millones, para enero",
		expected: ["Marcela Ríos", "Posada La Ceiba", "contestar más rápido"],
		email: "marcela@posadalaceiba.co",
	},
	en: {
		...visitors.en,
		home: "/en",
		opening:
			"Hi, my name is Helen Carter, my email is helen@northtrailhomes.com and my company is North Trail Homes. We sell apartments and we want to qualify leads faster. We are 25 people, budget around 20k USD, in March",
		expected: ["Helen Carter", "North Trail Homes", "qualify leads faster"],
		email: "helen@northtrailhomes.com",
	},
} as const;

type Person = (typeof people)["es" | "en"];

/** Tells everything in one message: all that was said is in the summary that comes at once. */
async function untilSummary(page: Page, person: Person, email: string): Promise<void> {
	await tell(page, person.opening.replace(person.email, email));
	const card = summaryCard(page, person);
	await expect(card).toBeVisible();
	const { name, company, need, email: address } = person.texts.facts;
	for (const [at, label] of [name, company, need].entries())
		await expect(field(card, label)).toHaveValue(new RegExp(person.expected[at] ?? "^$"));
	await expect(field(card, address)).toHaveValue(email);
	await expect(page.locator(".chat-proposal")).toHaveCount(0);
}

for (const [language, person] of Object.entries(people)) {
	const { submit } = person.texts.forms.summary;

	test.describe(`a visitor in ${language}`, () => {
		test.use({ locale: person.locale });

		test("talks on the home page and leaves with a proposal that holds what they said", async ({
			page,
			site,
		}) => {
			await page.goto(person.home);
			await untilSummary(page, person, person.email);
			const download = page.waitForEvent("download");
			await page.getByRole("button", { name: submit }).click();
			const { text } = await printed(await download);
			for (const part of person.expected) expect(text).toMatch(new RegExp(part, "i"));
			await expect(page.getByText(person.chat.proposal.download, { exact: true }).last()).toBeVisible();

			const lead = await leadOf(site, person.email);
			expect(lead).toMatchObject({ source: "chat", language, score: 95, status: "qualified" });
			expect(lead.proposals).toHaveLength(1);
			await expect.poll(() => site.mails().filter((mail) => mail.includes(person.email)).length).toBe(2);
		});

		test("finds the conversation and its summary again after a reload", async ({ page }) => {
			await page.goto(person.home);
			await untilSummary(page, person, `again-${person.email}`);
			await page.reload();
			await expect(page.locator(".chat-log")).toContainText(`again-${person.email}`, { timeout: 20_000 });
			const { email } = person.texts.facts;
			await expect(field(summaryCard(page, person), email)).toHaveValue(`again-${person.email}`);
		});

		test("agrees in words to what the summary shows, and gets it", async ({ page }) => {
			await page.goto(person.home);
			await untilSummary(page, person, `yes-${person.email}`);
			const download = page.waitForEvent("download");
			await tell(page, language === "es" ? "sí, dale" : "yes please");
			const { text } = await printed(await download);
			for (const part of person.expected) expect(text).toMatch(new RegExp(part, "i"));
		});

		test.describe("without JavaScript", () => {
			test.use({ javaScriptEnabled: false });

			test("does the same with plain forms", async ({ page }) => {
				await page.goto(person.page);
				await untilSummary(page, person, `plain-${person.email}`);
				await page.getByRole("button", { name: submit }).click();
				const download = page.waitForEvent("download");
				await page.getByRole("link", { name: person.chat.proposal.download }).last().click();
				const { text } = await printed(await download);
				for (const part of person.expected) expect(text).toMatch(new RegExp(part, "i"));
			});
		});
	});
}
