import { rmSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { en } from "../../../content/staff/en.ts";
import { es } from "../../../content/staff/es.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type WebhookReceiver, webhookReceiver } from "../../support/outside/webhook-receiver.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";
import { expectFits, expectNoViolations, wcag } from "../accessible.ts";
import { addAccountAtCommandLine } from "../site.ts";
import { hydrated } from "../team.ts";

/** Deliveries to other systems, and the revocation of a person's consents, on the staff screens of a telephone. */
const password = "siete llamas azules";
const adminPath = "/taller-de-prueba";
const data = { DATA_DIR: newFolder("leaving") };
let site: RunningSite;
let receiver: WebhookReceiver;
test.beforeAll(async () => {
	test.setTimeout(120_000);
	receiver = await webhookReceiver();
	site = await runSite({
		...data,
		ADMIN_PATH: adminPath,
		WEBHOOK_URL: `${receiver.url}/hooks`,
		WEBHOOK_SECRET: receiver.secret,
	});
	const who = ["--kind", "staff", "--role", "admin", "--username", "eva", "--email", "eva@team.example"];
	addAccountAtCommandLine(data, password, [...who, "--name", "Eva Mora"]);
});
test.afterAll(async () => {
	await site.end("SIGTERM");
	await receiver.turnOff();
	rmSync(data.DATA_DIR, { recursive: true, force: true });
});
test.use({ viewport: { width: 390, height: 800 } });

async function send(path: string, fields: Record<string, string>): Promise<void> {
	const body = new URLSearchParams({ consent: "on", ...fields });
	const { status } = await fetch(site.url + path, { method: "POST", body, redirect: "manual" });
	expect(status).toBe(303);
}

/** Of the page as it stands: nothing in the way of anybody, and nothing cut off. */
async function isGood(page: Page, what: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const axe = wcag(page);
		await expectNoViolations(axe, what);
	}
	await expectFits(page, 390, what);
}

for (const [language, prefix, text] of [
	["es", "", es],
	["en", "/en", en],
] as const)
	test(`what was refused is sent again, and a person is given out, let go and erased (${language})`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		const email = `sara-${language}@paz.example`;
		const open = (path: string) => page.goto(site.url + prefix + adminPath + path);
		const button = (name: string) => page.getByRole("button", { name, exact: true });
		receiver.overrides.refuses = ({ email: told }) => told === email;
		await send("/contacto", { firstname: "Sara", lastname: "Paz", email, message: "Hola" });
		await open("");
		await page.locator("[name=username]").fill("eva");
		await page.locator("[name=password]").fill(password);
		await page.locator("form:has([name=password]) button").last().click();
		await expect(page.locator("[name=password]")).toHaveCount(0);

		const { states, kinds, retry, queue } = text.deliveries;
		await expect(async () => {
			await open("/deliveries?state=dead");
			await expect(page.locator(".screen-list")).toContainText(kinds.webhook, { timeout: 500 });
		}).toPass({ timeout: 20_000 });
		await expect(page.locator("main")).toContainText("EANSWER 422");
		await expect(page.locator("main")).toContainText(fillBlanks(queue.dead, { count: "1" }));
		await isGood(page, "deliveries");
		await open("/today");
		await page.getByRole("link", { name: `${kinds.webhook}, Sara Paz` }).click();
		await expect(page).toHaveURL(/deliveries\?state=dead$/);
		receiver.overrides.refuses = () => false;
		await button(retry).first().click();
		await expect(page.getByRole("status")).toContainText(text.done.deliveries.retry);
		await expect(async () => {
			await open("/deliveries?state=sent");
			await expect(page.locator(".screen-list")).toContainText(kinds.webhook, { timeout: 500 });
		}).toPass({ timeout: 20_000 });
		await expect(page.locator(".screen-list")).toContainText(states.sent);
		const told = () => [...receiver.messages.values()].map(({ type }) => type);
		expect([...receiver.messages.values()].some(({ data }) => data.email === email)).toBe(true);

		await open("/visits");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.screens.visits);
		await isGood(page, "visits");

		const words = text.person;
		await open("/rights/person");
		await page.getByLabel(words.email).fill(email);
		await button(text.search).click();
		await expect(page.getByText(`${words.counts.leads}: 1`)).toBeVisible();
		expect(page.url()).not.toContain("sara");
		await isGood(page, "person");
		const [download] = await Promise.all([page.waitForEvent("download"), button(words.export).click()]);
		const stream = await download.createReadStream();
		expect(JSON.parse((await stream.toArray()).join("")).tables.leads[0].email).toBe(email);
		await expect(button(words.revoke.send)).toBeHidden();
		await page.locator("summary", { hasText: words.revoke.what }).click();
		await button(words.revoke.send).click();
		await expect(page.getByRole("status")).toHaveText(words.revoked.leads);
		await expect.poll(told).toContain("consent.withdrawn");

		await page.getByLabel(words.email).fill(email);
		await button(text.search).click();
		await page.getByRole("link", { name: words.lead.only }).click();
		const { consent } = text.lead;
		const panel = page.getByRole("region", { name: consent.title });
		await expect(panel).toContainText(consent.revoked.slice(0, consent.revoked.indexOf("{")));
		await expect(panel).toContainText("Eva Mora");
		await isGood(page, "lead");

		await open("/rights/person");
		await page.getByLabel(words.email).fill(email);
		await button(text.search).click();
		await button(words.erase).click();
		await expect(page.getByRole("alert")).toHaveText(words.problems.sure);
		await isGood(page, "person, unsure");
		await page.getByLabel(words.sure).check();
		await button(words.erase).click();
		await expect(page.getByRole("status")).toHaveText(/\d/);
		await isGood(page, "person, erased");
		await expect
			.poll(() => [...receiver.messages.values()].filter(({ type }) => type === "person.erased"), {
				timeout: 15_000,
			})
			.toContainEqual(expect.objectContaining({ data: expect.objectContaining({ emails: [email] }) }));
	});

test("who only subscribed to the blog is found, and can be given out and erased", async ({ page }) => {
	const email = "solo-lector@paz.example";
	await send("/blog/boletin", { email });
	await page.goto(site.url + adminPath);
	await page.locator("[name=username]").fill("eva");
	await page.locator("[name=password]").fill(password);
	await page.locator("form:has([name=password]) button").last().click();
	await expect(page.locator("[name=password]")).toHaveCount(0);
	await page.goto(`${site.url}${adminPath}/rights/person`);
	await hydrated(page);
	await page.getByLabel(es.person.email).fill(email);
	// The answer is shown before all else that the page shows was read anew: what is pressed then is not lost.
	const delay = (milliseconds: number) => async (route: Route) => {
		await new Promise((resolve) => setTimeout(resolve, milliseconds));
		await route.continue();
	};
	await page.route("**/livez", delay(1_000));
	await page.route(/\.data/, delay(500));
	await page.getByRole("button", { name: es.search, exact: true }).click();
	await expect(page.getByText(`${es.person.counts.subscribers}: 1`)).toBeVisible();
	await page.getByRole("button", { name: es.person.erase }).click();
	await expect(page.getByRole("alert")).toHaveText(es.person.problems.sure);
});
