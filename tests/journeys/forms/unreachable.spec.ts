import { expect, test } from "../site.ts";
import { hydrated } from "../team.ts";
import { journeys } from "./form-journeys.ts";

for (const { language, contact } of journeys) {
	test.describe(`${language}, without a connection`, () => {
		test.use({ locale: language === "es" ? "es-CO" : "en-US" });

		test("a form pressed without a connection stays, with all that was typed", async ({ page, context }) => {
			await page.goto(contact);
			await page.locator("[name=firstname]").fill("Iris");
			await hydrated(page);
			await context.setOffline(true);
			const send = page.locator("main button[type=submit]");
			await send.click();
			const told = page.locator("main form").getByRole("alert");
			await expect(told).toContainText(language === "es" ? "no hay conexión" : "no connection");
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
			await context.setOffline(false);
			await expect(told).toHaveCount(0);
			await send.click();
			await expect(page.locator(".alert-problem")).toBeFocused();
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
		});

		test("a form pressed where neither React nor the site can be reached stays, and goes out later", async ({
			page,
		}) => {
			await page.route(/\/assets\/.*\.js$/, (route) =>
				route.fulfill({ contentType: "text/javascript", body: "throw new Error('It broke off.')" }),
			);
			await page.addInitScript(() => {
				const { fetch } = window;
				window.fetch = async () => {
					window.fetch = fetch;
					throw new TypeError("The site cannot be reached.");
				};
			});
			await page.goto(contact);
			await page.locator("[name=firstname]").fill("Iris");
			const send = page.locator("main button[type=submit]");
			const told = page.locator("main form").getByRole("alert");
			await expect(told).toBeHidden();
			await send.click();
			await expect(told).toHaveText(
				language === "es"
					? "Hubo un error al enviar el mensaje. Por favor intenta nuevamente."
					: "Something went wrong sending your message. Please try again.",
			);
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
			await send.click();
			await expect(page.locator(".alert-problem")).toBeFocused();
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
		});

		for (const answer of ["no", "a proxy's"])
			test(`a form pressed while ${answer} answer comes from the site says so and keeps what was typed`, async ({
				page,
			}) => {
				await page.goto(contact);
				await page.locator("[name=firstname]").fill("Iris");
				await hydrated(page);
				// A request that the network fails is written to the console, which no journey may have.
				await page.evaluate((isAnswered) => {
					const { fetch } = window;
					window.fetch = async () => {
						window.fetch = fetch;
						if (isAnswered) return new Response("Bad gateway", { status: 502 });
						throw new TypeError("The site cannot be reached.");
					};
				}, answer !== "no");
				const send = page.locator("main button[type=submit]");
				await send.click();
				await expect(page.locator("main form").getByRole("alert")).toHaveText(
					language === "es"
						? "Hubo un error al enviar el mensaje. Por favor intenta nuevamente."
						: "Something went wrong sending your message. Please try again.",
				);
				await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
				await send.click();
				await expect(page.locator(".alert-problem")).toBeFocused();
				await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
			});
	});
}
