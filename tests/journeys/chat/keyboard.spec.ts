import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { somebody } from "../team.ts";
import { contactCard, field, printed, summaryCard, type Visitor, visitors } from "./conversing.ts";

const newAddress = () => `${somebody("ana")}@hostal.example`;

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
