import type { Page } from "@playwright/test";
import { stallingProxy } from "../support/stalling-proxy.ts";
import { wcag } from "./accessible.ts";
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
	type Visitor,
	visitors,
} from "./conversing.ts";
import { expect, test } from "./site.ts";
import { somebody } from "./team.ts";

const newAddress = () => `${somebody("ana")}@hostal.example`;

for (const [language, visitor] of Object.entries(visitors))
	for (const javaScriptEnabled of [true, false])
		test.describe(`in ${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ locale: visitor.locale, javaScriptEnabled });
			const { texts } = visitor;

			test("the contact card says what is wrong, keeps what was typed, and becomes what the visitor said", async ({
				page,
			}) => {
				const { contact, errors } = texts.forms;
				await page.goto(visitor.page);
				await tell(page, visitor.business);
				const card = contactCard(page, visitor);
				await field(card, texts.facts.name).fill("Ana Prieto");
				await field(card, texts.facts.email).fill("ana@hostal");
				await field(card, texts.facts.phone).fill("12");
				await field(card, texts.facts.country).selectOption("MX");
				await card.getByRole("button", { name: contact.submit }).click();

				const alert = card.getByRole("alert");
				await expect(alert).toBeFocused();
				await expect(alert).toBeInViewport({ ratio: 1 });
				await expect(alert).toContainText(errors.summary.several.replace("{count}", "2"));
				await alert.getByRole("link", { name: errors.email }).click();
				const email = field(card, texts.facts.email);
				await expect(email).toBeFocused();
				await expect(email).toHaveAttribute("aria-invalid", "true");
				await expect(email).toHaveAccessibleDescription(errors.email);
				await expect(field(card, texts.facts.phone)).toHaveAccessibleDescription(errors.phoneShort);
				await expect(email).toHaveValue("ana@hostal");
				await expect(field(card, texts.facts.name)).toHaveValue("Ana Prieto");
				await expect(field(card, texts.facts.country)).toHaveValue("MX");
				// Nothing was said yet.
				await expect(bubbles(page)).toHaveCount(1);

				const address = newAddress();
				await email.fill(address);
				await field(card, texts.facts.phone).fill("");
				await email.press("Enter");
				await expect(bubbles(page).last()).toHaveText(`Ana Prieto · ${address}`);
				await expect(card).toHaveCount(0);
			});

			test("whoever would rather not say who they are is asked for something else", async ({ page }) => {
				await page.goto(visitor.page);
				await tell(page, visitor.business);
				const card = contactCard(page, visitor);
				await card.getByRole("button", { name: texts.choices.noContact }).click();
				await expect(bubbles(page).last()).toHaveText(texts.choices.noContact);
				await expect(card).toHaveCount(0);
				await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(3);
			});

			test("what is pressed is what is said, and the summary holds it", async ({ page }) => {
				await page.goto(visitor.page);
				await tellAll(page, visitor, newAddress());
				const [, size] = texts.ranges.companySize;
				await choose(page, size.label);
				await expect(bubbles(page).last()).toHaveText(size.label);
				// One that is not known is let be, and one in other words is asked for in words.
				await choose(page, texts.choices.unsure);
				await expect(bubbles(page).last()).toHaveText(texts.choices.unsure);
				await choose(page, texts.choices.other);
				await expect(page.locator(".chat-choices")).toHaveCount(0);
				await tell(page, texts.ranges.timing[0].label);

				const card = summaryCard(page, visitor);
				await expect(field(card, texts.facts.name)).toHaveValue("Ana Prieto");
				await expect(field(card, texts.facts.company)).toHaveValue("Hostal Cafetal");
				await expect(field(card, texts.facts.companySize)).toHaveValue(size.value);
				await expect(field(card, texts.facts.budget)).toHaveValue("");
				await expect(field(card, texts.facts.timing)).not.toHaveValue("");
				await expect(card.getByRole("listitem")).not.toHaveCount(0);
				await expect(page.locator(".chat-progress")).toContainText(
					texts.progress.label.replace("{done}", "6").replace("{total}", "7"),
				);
			});

			test("a proposal is printed as its summary was changed, and not before it was confirmed", async ({
				page,
				site,
			}) => {
				const { submit, save } = texts.forms.summary;
				const address = newAddress();
				await page.goto(visitor.page);
				await tellAll(page, visitor, address);
				await page.locator(".chat-progress").getByRole("button").click();
				await expect(bubbles(page).last()).not.toContainText("request:");
				const card = summaryCard(page, visitor);
				const company = field(card, texts.facts.company);
				const need = field(card, texts.facts.need);
				await expect(need).not.toHaveValue("");
				// Enter keeps what was changed: it makes nothing yet.
				await company.fill("Hostal El Mirador");
				await company.press("Enter");
				await expect(bubbles(page).last()).toHaveText(save);
				await expect(company).toHaveValue("Hostal El Mirador");
				await expect(page.locator(".chat-proposal")).toHaveCount(0);
				expect((await leadOf(site, address)).proposals).toHaveLength(0);

				// What is wrong with it is said, and the rest stays as it was typed.
				await field(card, texts.facts.email).fill("ana@hostal");
				await need.fill("Una sola bandeja: WhatsApp y correo");
				await card.getByRole("button", { name: submit }).click();
				await expect(card.getByRole("alert")).toBeFocused();
				await expect(need).toHaveValue("Una sola bandeja: WhatsApp y correo");
				expect((await leadOf(site, address)).proposals).toHaveLength(0);

				await field(card, texts.facts.email).fill(address);
				await field(card, texts.facts.companySize).fill("14 personas");
				const downloading = page.waitForEvent("download");
				await card.getByRole("button", { name: submit }).click();
				await expect(page.locator(".chat-proposal")).toBeVisible();
				const { title, titleFor, pages } = visitor.chat.proposal;
				const isNamed = async () => {
					const made = page.locator(".chat-proposal");
					await expect(made).toContainText(title);
					await expect(made).toContainText(titleFor.replace("{company}", "Hostal El Mirador"));
					await expect(made).toContainText(pages.replace("{count}", "5"));
				};
				await isNamed();
				if (!javaScriptEnabled) await page.locator(".chat-proposal a").click();
				const { text, squeezed } = await printed(await downloading);
				expect(text).toContain("Hostal El Mirador");
				expect(text).not.toContain("Hostal Cafetal");
				expect(text).toContain("14 personas");
				expect(squeezed).toContain("Unasolabandeja:WhatsAppycorreo");
				await expect(card).toHaveCount(0);
				const lead = await leadOf(site, address);
				expect(lead).toMatchObject({ company: "Hostal El Mirador", companySize: "14 personas" });
				expect(lead.proposals).toHaveLength(1);

				// The conversation goes on, also after a reload.
				await page.reload();
				await isNamed();
				await tell(page, visitor.business);
				await expect(page.locator(".chat-message").last()).toHaveAttribute("data-role", "assistant");
			});
		});

test.describe("with the keyboard alone", () => {
	const visitor: Visitor = visitors.es;
	const { texts } = visitor;
	const focused = (page: Page) => page.locator(":focus");

	/** Tab, until something of that name has the focus. */
	async function reach(page: Page, name: RegExp, key = "Tab"): Promise<void> {
		// While an answer is waited for, what it brings is not to be reached.
		await expect(page.locator("#chat-panel .chat-send")).toHaveAttribute("type", "submit");
		for (let presses = 0; presses < 15; presses++) {
			await page.keyboard.press(key);
			const names = await page.evaluate(() => [
				document.activeElement?.id,
				document.activeElement?.textContent,
			]);
			if (names.some((one) => one && name.test(one))) return;
		}
		throw new Error(`Nothing like ${name} within fifteen presses.`);
	}

	test("from the greeting to the proposal, the focus is where the conversation is", async ({ page }) => {
		await page.goto("/nosotros");
		await page.locator(".chat-button").press("Enter");
		await expect(page.locator("#chat-panel textarea")).toBeFocused();
		await page.keyboard.type(visitor.business);
		await page.keyboard.press("Enter");
		const card = contactCard(page, visitor);
		await expect(card).toBeVisible();
		await expect(page.locator("#chat-panel .chat-composer textarea")).toBeFocused();
		await reach(page, /field-name/, "Shift+Tab");
		await page.keyboard.type("Ana Prieto");
		await reach(page, /field-email/);
		await page.keyboard.type("ana@hostal");
		await page.keyboard.press("Enter");
		await expect(card.getByRole("alert")).toBeFocused();
		// Its first link leads to the field.
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(field(card, texts.facts.email)).toBeFocused();
		const address = newAddress();
		await page.keyboard.press("Control+A");
		await page.keyboard.type(address);
		await reach(page, /field-company/, "Shift+Tab");
		await page.keyboard.type("Hostal Cafetal");
		await page.keyboard.press("Enter");

		// What was filled in has become what was said: so has the focus.
		await expect(focused(page)).toContainText(`Ana Prieto · Hostal Cafetal · ${address}`);
		await reach(page, /chat-message/);
		await page.keyboard.type(visitor.need);
		await page.keyboard.press("Enter");
		await expect(page.locator(".chat-choices")).toBeVisible();
		const [size] = texts.ranges.companySize;
		await reach(page, new RegExp(`^${size.label}$`), "Shift+Tab");
		await page.keyboard.press("Enter");
		await expect(focused(page)).toContainText(size.label);
		// The next answers are one step away.
		await expect(page.getByRole("button", { name: texts.ranges.budget[0].label })).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(texts.ranges.budget[0].label);
		await page.keyboard.press("Space");
		await expect(page.getByRole("button", { name: texts.ranges.timing[0].label })).toBeVisible();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");

		const summary = summaryCard(page, visitor);
		await expect(summary).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(field(summary, texts.facts.name)).toBeFocused();
		await reach(page, new RegExp(`^${texts.forms.summary.submit}$`));
		const downloading = page.waitForEvent("download");
		await page.keyboard.press("Enter");
		expect((await printed(await downloading)).text).toContain("Hostal Cafetal");
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(visitor.chat.proposal.download);
		await page.keyboard.press("Escape");
		await expect(page.locator(".chat-button")).toBeFocused();
	});
});

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
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.reload();
	const company = field(card, texts.facts.company);
	await company.fill("Hostal El Mirador");
	await company.press("Enter");
	await expect(page.locator("form[aria-busy=true]")).toBeVisible();
	scripts.resolve();
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

async function leadOf(site: { url: string; apiKey: string }, email: string) {
	const response = await fetch(`${site.url}/api/leads?email=${encodeURIComponent(email)}`, {
		headers: { authorization: `Bearer ${site.apiKey}` },
	});
	const { leads } = await response.json();
	expect(leads).toHaveLength(1);
	return leads[0];
}

test.describe("a page that arrives in pieces", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [390, 1280])
		test(`shows what is wrong with the contact card while and after the rest of it arrives, ${width} px`, async ({
			page,
			site,
		}) => {
			await page.setViewportSize({ width, height: 844 });
			const visitor = visitors.es;
			const { contact, errors } = visitor.texts.forms;
			const after = `${errors.email}</a></li></ul></div>`;
			const slow = await stallingProxy(site.url, { method: "POST", after, milliseconds: 1000 });
			await page.goto(slow.url + visitor.page);
			await tell(page, visitor.business);
			const card = contactCard(page, visitor);
			await field(card, visitor.texts.facts.name).fill("Ana Prieto");
			await field(card, visitor.texts.facts.email).fill("ana@hostal");
			await card.getByRole("button", { name: contact.submit }).click();
			const alert = card.getByRole("alert");
			await expect(alert).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("contentinfo")).toBeAttached();
			await expect(alert).toBeFocused();
			await expect(alert).toBeInViewport({ ratio: 1 });
			slow.stop();
		});
});
