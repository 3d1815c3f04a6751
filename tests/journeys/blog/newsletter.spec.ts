import type { Browser, Page } from "@playwright/test";
import { readMail } from "../../support/read-mail.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { signInAs, somebody } from "../team.ts";
import { mailsTo, seedPost } from "./blog-people.ts";

test.use({ mailedBy: "smtp" });

/** Whoever asks for the newsletter, in a browser without scripts, and presses what the mail brings. */
async function subscribed(
	{ browser, site }: { browser: Browser; site: VisitedSite },
	reader: string,
	path = "/blog",
): Promise<void> {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(path);
	const form = page.locator("form", { has: page.getByRole("button", { name: "SUSCRIBIRME" }) });
	await form.getByRole("textbox", { name: "Tu correo" }).fill(reader);
	await form.getByLabel(/Autorizo/).check();
	await form.getByRole("button", { name: "SUSCRIBIRME" }).click();
	await expect(page.getByRole("status")).toContainText("Te enviamos un correo para confirmar");
	await page.goto(page.url().replace(/recibido=[\w-]+/, "recibido=7KQ4-M2XA"));
	await expect(page.getByRole("status")).toHaveCount(0);
	const [asked = ""] = await mailsTo(site, reader);
	await page.goto(/\/blog\/boletin\/confirmar\?llave=[\w-]+/.exec(readMail(asked).text)?.[0] ?? "");
	await page.getByRole("link", { name: "EN", exact: true }).click();
	await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
	await page.getByRole("link", { name: "ES", exact: true }).click();
	await page.getByRole("button", { name: "Confirmar" }).click();
	await expect(page.getByRole("status")).toContainText("Listo");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suscripción confirmada");
	await page.close();
}

const ended = "El envío terminó.";

async function publishAndSend(page: Page, site: VisitedSite, title: string): Promise<void> {
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill(title);
	await page.getByLabel("Contenido en Markdown").fill("Esto salió **por correo**.");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await page.getByText("Enviar a los suscriptores").click();
	await page.getByRole("button", { name: "Sí, enviarlo" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("a reader confirms, gets what is published from then on, and nothing more after one press", async ({
	page,
	browser,
	site,
}) => {
	test.setTimeout(120_000);
	const [reader, other] = ["lectora", "otra"].map((who) => `${somebody(who)}@example.com`);
	if (!reader || !other) return;
	await subscribed({ browser, site }, reader);
	await subscribed({ browser, site }, other, seedPost);

	await signInAs(page, site, "editor");
	await publishAndSend(page, site, "El primero que recibe");
	await expect(page.locator("#mailing-words")).toHaveText(ended, { timeout: 20_000 });
	const [, first = ""] = await mailsTo(site, reader, 2);
	const { headers, text, html, picture } = readMail(first);
	expect(headers.get("subject")).toContain("El primero que recibe");
	expect(text).toContain("Esto salió");
	expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
	expect(html).toContain(`src="cid:${picture?.cid}"`);
	expect(picture?.bytes.toString("latin1", 1, 4)).toBe("PNG");

	const leave = new URL(/^<(.+)>$/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? "");
	// As a mail program does it (RFC 8058): no page, no cookie, no origin.
	const answer = await fetch(site.url + leave.pathname + leave.search, {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: "List-Unsubscribe=One-Click",
	});
	expect(answer.status).toBe(200);

	await publishAndSend(page, site, "El segundo que no recibe");
	await expect(page.locator("#mailing-words")).toHaveText(ended, { timeout: 20_000 });
	await mailsTo(site, other, 3);
	await mailsTo(site, reader, 2);
});

test("how far a newsletter has come is kept up to date, and its end is said, with and without scripts", async ({
	page,
	browser,
	site,
}) => {
	test.setTimeout(120_000);
	await subscribed({ browser, site }, `${somebody("lectora")}@example.com`);
	await signInAs(page, site, "editor");
	const release = site.holdMails();
	await publishAndSend(page, site, "Uno que va despacio");
	const words = page.locator("#mailing-words");
	await expect(words).toHaveText(/^Enviando: van 0 de \d+\.$/);
	const path = new URL(page.url()).pathname;

	const plain = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(plain, site, "editor");
	await plain.goto(path);
	await plain.getByRole("link", { name: "Dejar de actualizarla" }).click();
	await expect(plain.getByRole("link", { name: "Actualizarla de nuevo" })).toBeVisible();
	await expect(plain.locator("meta[http-equiv=refresh]")).toHaveCount(0);
	await plain.getByRole("link", { name: "Actualizarla de nuevo" }).click();
	await expect(plain.locator("#mailing-words")).toHaveText(/^Enviando/);

	await page.getByRole("link", { name: "Volver al artículo" }).click();
	await page.getByLabel("Sobre el autor").fill("Escribe mientras sale");
	await expect(words).toHaveText(/^Enviando/);
	release();
	await expect(page.locator("#mailing-status")).toHaveText(ended, { timeout: 15_000 });
	await expect(words).toHaveText(ended);
	await expect(page.getByLabel("Sobre el autor")).toHaveValue("Escribe mientras sale");
	await expect(plain.locator("#mailing-words")).toHaveText(ended, { timeout: 15_000 });
	await plain.close();
});
