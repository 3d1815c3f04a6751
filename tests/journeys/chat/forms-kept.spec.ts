import { wcag } from "../accessible.ts";
import { leadOf } from "../leads.ts";
import { expect, holdRequests, test } from "../site.ts";
import { somebody } from "../team.ts";
import {
	bubbles,
	choose,
	contactCard,
	field,
	introduce,
	printed,
	summaryCard,
	tell,
	tellAll,
	visitors,
} from "./conversing.ts";

const newAddress = () => `${somebody("ana")}@hostal.example`;

test("a press on the summary's button after a change is one press", async ({ page }) => {
	const { texts } = visitors.es;
	await page.goto(visitors.es.page);
	await tellAll(page, visitors.es, newAddress());
	await page.locator(".chat-progress").getByRole("button").click();
	const card = summaryCard(page, visitors.es);
	await field(card, texts.facts.company).fill("Hostal El Mirador");
	const button = card.getByRole("button", { name: texts.forms.summary.submit });
	const box = await button.boundingBox();
	if (!box) throw new Error("The button is not on the screen.");
	const downloading = page.waitForEvent("download");
	// At its far end, where another button could come between the press and its release.
	await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.up();
	expect((await printed(await downloading)).text).toContain("Hostal El Mirador");
});

test("a change that is saved while the page is still getting ready makes nothing", async ({ page, site }) => {
	const { texts } = visitors.es;
	const address = newAddress();
	await page.goto(visitors.es.page);
	await tellAll(page, visitors.es, address);
	await choose(page, texts.choices.proposalNow);
	const card = summaryCard(page, visitors.es);
	await expect(card).toBeVisible();
	const scripts = await holdRequests(page, "**/assets/*.js");
	await page.reload();
	const company = field(card, texts.facts.company);
	await company.fill("Hostal El Mirador");
	await company.press("Enter");
	await expect(page.locator("form[aria-busy=true]")).toBeVisible();
	scripts.release();
	await expect(bubbles(page).last()).toHaveText(texts.forms.summary.save);
	await expect(company).toHaveValue("Hostal El Mirador");
	expect((await leadOf(site, address)).proposals).toHaveLength(0);
});

for (const isTold of [true, false])
	test(`what was pressed and filled is there after a reload and in another window, ${isTold ? "at once" : "when it is shown again"}`, async ({
		page,
		context,
	}) => {
		const { texts } = visitors.es;
		if (!isTold) await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
		const show = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
		await page.goto(visitors.es.page);
		await introduce(page, visitors.es, newAddress());
		await tell(page, visitors.es.need);
		await page.reload();
		await choose(page, texts.ranges.companySize[0].label);
		await expect(page.getByRole("button", { name: texts.ranges.budget[0].label })).toBeVisible();
		const other = await context.newPage();
		await other.goto("/nosotros");
		await other.locator(".chat-button").click();
		await choose(other, texts.choices.proposalNow);
		const card = summaryCard(other, visitors.es);
		await expect(field(card, texts.facts.companySize)).toHaveValue(texts.ranges.companySize[0].value);
		if (!isTold) await show();
		const shown = summaryCard(page, visitors.es);
		await field(shown, texts.facts.budget).fill("10 millones");
		await field(card, texts.facts.timing).fill("En marzo");
		await field(card, texts.facts.company).fill("Hostal El Mirador");
		await field(card, texts.facts.timing).press("Enter");
		await expect(bubbles(other).last()).toHaveText(texts.forms.summary.save);
		await expect(other.locator(".chat-message").last()).toHaveAttribute("data-role", "assistant");
		if (!isTold) await show();
		// What was changed in the first window, and not sent, stays.
		await expect(field(shown, texts.facts.timing)).toHaveValue("En marzo");
		await expect(field(shown, texts.facts.company)).toHaveValue("Hostal El Mirador");
		await expect(field(shown, texts.facts.budget)).toHaveValue("10 millones");
		await other.close();
	});

test("a card that could not be sent is kept, and sent once when the line is back", async ({
	browser,
	site,
}) => {
	// A page of its own: browsers report a lost connection as an error of the page.
	const page = await browser.newPage({ baseURL: site.url, locale: "es-CO" });
	const { texts } = visitors.es;
	const address = newAddress();
	await page.goto(visitors.es.page);
	await tell(page, visitors.es.business);
	const card = contactCard(page, visitors.es);
	await field(card, texts.facts.name).fill("Ana Prieto");
	await field(card, texts.facts.email).fill(address);
	await page.route("**/api/agent/message", (route) => route.abort("internetdisconnected"));
	await card.getByRole("button", { name: texts.forms.contact.submit }).click();
	await expect(page.getByText(visitors.es.chat.unsent)).toBeVisible();
	await page.unroute("**/api/agent/message");
	await page.getByRole("button", { name: visitors.es.chat.resend }).click();
	await expect(page.getByText(visitors.es.chat.unsent)).toHaveCount(0);
	await expect(bubbles(page).last()).toHaveText(`Ana Prieto · ${address}`);
	// What was typed stands there at once; only an answer says that it is stored.
	await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(3);
	expect(await leadOf(site, address)).toMatchObject({ name: "Ana Prieto" });
	await page.close();
});

for (const colorScheme of ["light", "dark"] as const)
	test(`cards and choices are accessible and fit 320 px, ${colorScheme}`, async ({ page }) => {
		const visitor = visitors.es;
		const { texts } = visitor;
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(visitor.page);
		const isGood = async (what: string) => {
			const { violations } = await wcag(page).analyze();
			expect(
				violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
				what,
			).toEqual([]);
			const wide = await page
				.locator(".chat-log")
				.evaluate((log) => [document.documentElement.scrollWidth, log.scrollWidth - log.clientWidth]);
			expect(wide, what).toEqual([320, 0]);
		};
		await tell(page, visitor.business);
		const contact = contactCard(page, visitor);
		await expect(contact).toBeVisible();
		await isGood("contact");
		await contact.getByRole("button", { name: texts.forms.contact.submit }).click();
		await expect(contact.getByRole("alert")).toBeFocused();
		await isGood("contact, refused");
		await field(contact, texts.facts.name).fill("Ana Prieto");
		await field(contact, texts.facts.company).fill("Hostal Cafetal");
		await field(contact, texts.facts.email).fill(newAddress());
		await contact.getByRole("button", { name: texts.forms.contact.submit }).click();
		await tell(page, visitor.need);
		await expect(page.locator(".chat-choices")).toBeVisible();
		await isGood("choices");
		await choose(page, texts.choices.proposalNow);
		const summary = summaryCard(page, visitor);
		await field(summary, texts.facts.need).fill("");
		await isGood("summary");
		await summary.getByRole("button", { name: texts.forms.summary.submit }).click();
		await expect(summary.getByRole("alert")).toBeFocused();
		await isGood("summary, refused");
	});
