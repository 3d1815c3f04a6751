import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver } from "./waiting-visitor.ts";

const message = (page: Page) => page.getByLabel("Tu mensaje");
const answers = (page: Page) => page.locator(".turn.colleague .turn-text");
const notes = (page: Page) => page.locator(".turn-note .turn-text");

async function openInbox(page: Page, site: { adminPath: string }, name: string): Promise<void> {
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await rowOf(page, name).first().click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
}

test("what is typed as a note stays one when the conversation is taken, left and loaded again", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Inés Rubio");
	await askForPerson(browser, "Mateo Lago");
	await signInAs(page, site, "sales", "Laura Paz");
	await openInbox(page, site, "Inés Rubio");
	await message(page).fill("Sin descuento.");
	await takeOver(page);
	await expect(page.getByRole("radio", { name: "Nota" })).toBeChecked();
	await rowOf(page, "Mateo Lago").click();
	await expect(page.getByRole("heading", { name: "Mateo Lago" })).toBeVisible();
	await expect(message(page)).toHaveValue("");
	await rowOf(page, "Inés Rubio").click();
	await expect(message(page)).toHaveValue("Sin descuento.");
	await expect(page.getByRole("radio", { name: "Nota" })).toBeChecked();
	await page.reload();
	await expect(message(page)).toHaveValue("Sin descuento.");
	await message(page).press("Enter");
	await expect(notes(page)).toHaveText("Sin descuento.");
	await expect(answers(page)).toHaveCount(0);
	await page.getByText("Respuesta", { exact: true }).click();
	await message(page).fill("Hola, Inés.");
	await message(page).press("Enter");
	await expect(answers(page)).toHaveText("Hola, Inés.");
	await visitor.reload();
	await expect(visitor.locator(".chat")).toContainText("Hola, Inés.");
	await expect(visitor.locator(".chat")).not.toContainText("descuento");
});

test("what is typed while the conversation is being taken is an answer", async ({ page, browser, site }) => {
	await askForPerson(browser, "Nubia Rojas");
	await signInAs(page, site, "sales", "Laura Paz");
	await openInbox(page, site, "Nubia Rojas");
	const held = Promise.withResolvers<void>();
	await page.route(/conversations\/[^/]+\.data/, async (route) => {
		if (route.request().method() === "POST") await held.promise;
		await route.continue();
	});
	await page.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(message(page)).toHaveAttribute("placeholder", "Escribe tu respuesta");
	await message(page).fill("Hola, Nubia.");
	held.resolve();
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
	await message(page).press("Enter");
	await expect(answers(page)).toHaveText("Hola, Nubia.");
	await expect(notes(page)).toHaveCount(0);
});

test("an answer that was typed before a colleague took the conversation is kept, and can become a note", async ({
	page,
	browser,
	site,
}) => {
	await askForPerson(browser, "Raúl Peña");
	await signInAs(page, site, "sales", "Laura Paz");
	await openInbox(page, site, "Raúl Peña");
	await takeOver(page);
	await message(page).fill("Te mando la cotización hoy.");
	const colleague = await browser.newPage({ baseURL: site.url });
	await signInAs(colleague, site, "sales", "Andrés Gil");
	await openInbox(colleague, site, "Raúl Peña");
	await colleague.getByRole("button", { name: "Seguir yo en lugar de" }).click();
	await expect(page.getByText(/La atiende Andrés/)).toBeVisible();
	await message(page).press("Enter");
	await expect(page.locator(".composer").getByRole("alert")).toContainText("ya no tienes esta conversación");
	await expect(message(page)).toHaveValue("Te mando la cotización hoy.");
	await expect(page.locator(".outgoing")).toHaveCount(0);
	await page.getByText("Nota", { exact: true }).click();
	await message(page).press("Enter");
	await expect(notes(page)).toHaveText("Te mando la cotización hoy.");
	await colleague.close();
});

test("a conversation that cannot be opened leaves the list, and opens by itself with the connection", async ({
	browser,
	site,
}) => {
	await askForPerson(browser, "Lucía Vega");
	await askForPerson(browser, "Óscar Mejía");
	// A page of its own: browsers report a lost connection as an error of the page.
	const page = await browser.newPage({ baseURL: site.url });
	await signInAs(page, site, "sales", "Laura Paz");
	await openInbox(page, site, "Lucía Vega");
	await takeOver(page);
	await page.context().setOffline(true);
	await message(page).fill("Escrita sin red.");
	await message(page).press("Enter");
	await expect(rowOf(page, "Lucía Vega")).toContainText("No ha salido tu respuesta");
	await rowOf(page, "Óscar Mejía").click();
	await expect(page.getByRole("heading", { name: "No hay conexión" })).toBeVisible();
	await expect(rowOf(page, "Lucía Vega")).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByRole("heading", { name: "Óscar Mejía" })).toBeVisible();
	await rowOf(page, "Lucía Vega").click();
	await expect(answers(page)).toHaveText("Escrita sin red.");
	await page.close();
});

test("answers go out one after the other while another screen is open, which says when one did not", async ({
	browser,
	site,
}) => {
	await askForPerson(browser, "Pilar Soto");
	const page = await browser.newPage({ baseURL: site.url });
	await signInAs(page, site, "sales", "Laura Paz");
	await openInbox(page, site, "Pilar Soto");
	await takeOver(page);
	const held = Promise.withResolvers<void>();
	let isCut = false;
	let stored = 0;
	page.on("response", (response) => {
		if (response.request().method() === "POST" && response.url().includes(".data")) stored++;
	});
	await page.route(/conversations\/[^/]+\.data/, async (route) => {
		if (route.request().method() === "POST") await held.promise;
		await (isCut ? route.abort() : route.continue());
	});
	for (const line of ["Uno.", "Dos."]) {
		await message(page).fill(line);
		await message(page).press("Enter");
	}
	const leads = page.getByRole("link", { name: "Leads", exact: true }).first();
	await leads.click();
	await expect(page).toHaveURL(/leads$/);
	held.resolve();
	await expect.poll(() => stored).toBe(2);
	await page.goBack();
	await expect(answers(page)).toHaveText(["Uno.", "Dos."]);

	isCut = true;
	await message(page).fill("Tres.");
	await message(page).press("Enter");
	await expect(page.getByText("Se envía solo cuando vuelva.")).toBeVisible();
	await leads.click();
	const notice = page.getByRole("link", { name: "Una respuesta no ha salido." });
	await expect(notice).toBeVisible();
	isCut = false;
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(notice).toHaveCount(0);
	await page.goBack();
	await expect(answers(page)).toHaveText(["Uno.", "Dos.", "Tres."]);
	await page.close();
});
