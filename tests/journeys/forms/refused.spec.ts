import { expect, test } from "../site.ts";
import { hydrated } from "../team.ts";
import { journeys } from "./form-journeys.ts";

for (const { language, contact, audit, legal, sent, answers, mailed } of journeys) {
	test.describe(`${language}, what went wrong`, () => {
		test.use({ locale: language === "es" ? "es-CO" : "en-US" });

		for (const path of [contact, audit, legal])
			test(`${path} names it in the order of the page, and each name leads to its field and loses nothing`, async ({
				page,
			}) => {
				await page.goto(path);
				const field = page.locator("main textarea");
				await field.fill("Lo que ya escribí");
				await page.locator("main [name=email]").fill("ana@gmial.com");
				await page.locator("main button[type=submit]").click();
				const summary = page.locator(".alert-problem");
				await expect(summary).toBeFocused();
				const links = summary.getByRole("link");
				const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
				const onPage = await page
					.locator("main form [aria-invalid=true]")
					.evaluateAll((all) => all.map(({ id }) => `#${id}`));
				expect(named).toEqual(onPage);

				// Whoever looks for a link with the mouse brings React, which must not take the page for another.
				await field.hover();
				await hydrated(page);
				const count = await links.count();
				for (const link of await links.all()) await link.click();
				await page.goBack();
				await expect(links).toHaveCount(count);
				await expect(field).toHaveValue("Lo que ya escribí");
				await links.first().click();
				await expect(page.locator(named[0] ?? "")).toBeFocused();
			});

		test("a form sent at the very moment React takes the page over goes out all the same", async ({
			page,
		}) => {
			// React listens at an island before it takes it over: the press waits in between.
			await page.addInitScript(() => {
				const listen = EventTarget.prototype.addEventListener;
				let begun = false;
				EventTarget.prototype.addEventListener = function (type: string, ...rest) {
					listen.call(this, type, ...rest);
					const isIsland = this instanceof HTMLElement && this.localName === "react-island";
					if (begun || !isIsland || !this.querySelector("[type=submit]")) return;
					begun = true;
					console.debug("React begins");
					const until = performance.now() + 1_000;
					while (performance.now() < until);
				};
			});
			const begins = page.waitForEvent("console", (message) => message.text() === "React begins");
			await page.goto(contact);
			await page.locator("[name=firstname]").fill("Iris");
			await begins;
			await page.keyboard.press("Enter");
			await expect(page.locator(".alert-problem")).toBeFocused();
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
		});

		test("a form whose script hangs goes out without it", async ({ page }) => {
			await page.route(/\/assets\/.*\.js$/, () => undefined);
			await page.goto(contact, { waitUntil: "commit" });
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("main button[type=submit]").click();
			await expect(page.locator("main form[aria-busy]")).toBeVisible();
			await expect(page.locator(".alert-problem")).toBeFocused({ timeout: 10_000 });
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
		});

		test("what is typed goes along to the other language, except the permission", async ({ page }) => {
			const other = language === "es" ? "en" : "es";
			await page.goto(contact);
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("[name=service_interest]").selectOption("travel");
			await page.locator("main [name=message]").fill("A medias\ny en dos líneas");
			await page.locator("[name=consent]").check();
			await hydrated(page);
			await page.locator(`header a[hreflang=${other}]:visible`).first().click();
			await expect(page).toHaveURL(language === "es" ? "/en/contact" : "/contacto");
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
			await expect(page.locator("[name=service_interest]")).toHaveValue("travel");
			await expect(page.locator("main [name=message]")).toHaveValue("A medias\ny en dos líneas");
			await expect(page.locator("[name=consent]")).not.toBeChecked();

			// And back again, with what was changed there: the browser's own way back may lead to either of the two.
			await page.locator("[name=firstname]").fill("Iris María");
			await page.goBack();
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris María");
			await expect(page.locator("main [name=message]")).toHaveValue("A medias\ny en dos líneas");

			// Once it is sent, nothing of it is kept.
			await page.locator("main button[type=submit]").click();
			await expect(page.locator(".alert-problem")).toBeFocused();
			expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		});

		test("what is typed in the other language before the rest has come along stays", async ({ page }) => {
			await page.goto(contact);
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("main [name=message]").fill("A medias");
			await hydrated(page);
			let typed: Promise<void> | undefined;
			await page.route("**/assets/*.js", async (route) => {
				typed ??= page.locator("[name=firstname]").fill("Rosa");
				await typed;
				await route.continue();
			});
			await page
				.locator(`header a[hreflang=${language === "es" ? "en" : "es"}]:visible`)
				.first()
				.click();
			await expect(page.locator("main [name=message]")).toHaveValue("A medias");
			await expect(page.locator("[name=firstname]")).toHaveValue("Rosa");
		});

		test("the way back to a form that was refused shows it as it was, with all that was typed", async ({
			page,
		}) => {
			const mail = language === "es" ? "/asistente/correo" : "/en/assistant/email";
			await page.request.post("/api/agent/message", { data: { messages: [], userMessage: "Hola" } });
			for (const path of [contact, mail]) {
				await page.goto(path);
				await page.locator("main [name=email]").fill("iris@");
				await page.locator("main button[type=submit]").click();
				await expect(page.locator(".alert-problem")).toBeFocused();
				await page.locator("main form a[href$=legal]").click();
				await expect(page).toHaveURL(legal);
				await page.goBack();
				await expect(page.locator(".alert-problem")).toBeVisible();
				await expect(page.locator("main [name=email]")).toHaveValue("iris@");
			}
		});

		test("the answer to a form is its sender's alone", async ({ page }) => {
			const refused = await page.request.post(contact, { form: { firstname: "Iris" } });
			expect(refused.status()).toBe(400);
			expect(refused.headers()["cache-control"]).toBe("private, no-cache");
		});

		test("a reference of one form confirms nothing on another form's page", async ({ page }) => {
			const form = { firstname: "Iris", lastname: "Paz", email: `iris-${language}@paz.co`, consent: "on" };
			const sent = await page.request.post(contact, { form, maxRedirects: 0 });
			const query = new URL(sent.headers().location ?? "", "http://site.test").search;
			await page.goto(contact + query);
			await expect(page.locator(".received")).toBeVisible();
			await page.goto(audit + query);
			await expect(page.locator("main form")).toBeVisible();
			await expect(page.locator(".received")).toHaveCount(0);
		});

		test("the confirmation takes the focus and the page's title says it", async ({ page }) => {
			await page.goto(contact);
			const before = await page.title();
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("[name=lastname]").fill("Peña");
			await page.locator("[name=email]").fill(`focus-${language}@example.com`);
			await page.locator("[name=consent]").check();
			await page.locator("main button[type=submit]").click();
			const id = language === "es" ? "recibido" : "received";
			await expect(page).toHaveURL(new RegExp(`[?]${id}=[\\w-]+#${id}$`));
			const card = page.locator(`#${id}`);
			await expect(card).toBeFocused();
			await expect(card).toHaveCSS("outline-style", "none");
			await expect(card).toContainText(sent);
			await expect(card.locator(".intro")).toHaveText(answers);
			await expect(card).toContainText(mailed);
			await expect(page).toHaveTitle(`${language === "es" ? "Recibido" : "Received"}: ${before}`);
		});
	});
}
