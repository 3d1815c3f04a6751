import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { hydrated, signInAs } from "./team.ts";

const word = "東京";

/** Writes as with an input method, then presses a key as Safari reports one: after the composition, with the code 229. */
async function compose(page: Page, field: Locator, key: "Enter" | "Escape" = "Enter"): Promise<void> {
	await field.focus();
	await page.keyboard.insertText(word);
	const session = await page.context().newCDPSession(page);
	const pressed = { key, code: key, windowsVirtualKeyCode: 229 };
	await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...pressed });
	await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
}

/** What is sent, or would be, from now on. */
async function submits(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		document.documentElement.dataset.submits = "0";
		addEventListener(
			"submit",
			() => {
				const { dataset } = document.documentElement;
				dataset.submits = String(Number(dataset.submits) + 1);
			},
			true,
		);
	});
	return async () => Number(await page.locator("html").getAttribute("data-submits"));
}

for (const hydrated of [true, false])
	test(`the Enter that ends a composed word sends nothing in the chat, ${hydrated ? "with" : "before"} React`, async ({
		page,
	}) => {
		const bundle = Promise.withResolvers<void>();
		if (!hydrated)
			await page.route("**/assets/*.js", async (route) => {
				await bundle.promise;
				await route.continue();
			});
		await page.goto("/asistente");
		const field = page.locator(".chat textarea[name=message]");
		await field.focus();
		if (hydrated) await expect(page.locator(".chat-send")).toHaveAttribute("aria-disabled", "true");
		const submitted = await submits(page);
		await compose(page, field);
		await expect(field).toHaveValue(word);
		expect(await submitted()).toBe(0);
		await field.press("Enter");
		expect(await submitted()).toBe(1);
		bundle.resolve();
		await expect(page.locator(".chat-message").filter({ hasText: word })).toBeVisible();
	});

test("nor in a demo, nor in an answer of the team", async ({ page, site }) => {
	await page.goto("/demo/hospitalidad-viajes/reserva");
	await hydrated(page);
	const field = page.getByLabel("Tu mensaje");
	const said = page.locator(".demo-message").filter({ hasText: word });
	await expect(page.locator(".demo-composer button")).toBeDisabled();
	await compose(page, field);
	await expect(page.locator(".demo-composer button")).toBeEnabled();
	await expect(said).toHaveCount(0);
	await field.press("Enter");
	await expect(said).toHaveCount(1);

	const message = {
		userMessage: "Soy Sara Gil, sara@example.com. Quiero hablar con una persona.",
		language: "es",
	};
	await page.request.post("/api/agent/message", { data: message });
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await page.getByRole("link", { name: /Sara/ }).first().click();
	await page.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
	const answer = page.getByLabel("Tu mensaje");
	const submitted = await submits(page);
	await compose(page, answer);
	await expect(answer).toHaveValue(word);
	expect(await submitted()).toBe(0);
	await answer.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(word);
});

test("the Escape that ends a composed word leaves the chat open", async ({ page }) => {
	await page.goto("/nosotros");
	await page.locator(".chat-button").click();
	const field = page.locator("#chat-panel textarea");
	await compose(page, field, "Escape");
	expect(await page.locator("#chat-panel:popover-open").count()).toBe(1);
	await page.keyboard.press("Escape");
	await expect(page.locator("#chat-panel")).toBeHidden();
});
