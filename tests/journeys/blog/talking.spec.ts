import { readMail } from "../../support/read-mail.ts";
import { expect, test } from "../site.ts";
import { signInAs, somebody } from "../team.ts";
import { mailsTo, seedPost } from "./blog-people.ts";

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a comment is sent, kept when refused, approved by staff and answered", async ({ page, site }) => {
		const writer = `${somebody("lector")}@example.com`;
		await page.goto(seedPost);
		const box = page.locator(".comment-form");
		await box.getByRole("textbox", { name: "Comentario" }).fill("<b>¿Y si llega</b> un grupo?\n\nGracias");
		await box.getByRole("button", { name: "Publicar comentario" }).click();
		await expect(page.locator(".alert-problem")).toContainText("Corrige 3 datos");
		await expect(box.getByRole("textbox", { name: "Comentario" })).toHaveValue(/Y si llega/);
		await box.getByLabel("Nombre *").fill("Marta Ruiz");
		await box.getByLabel("Email *").fill(writer);
		await box.getByLabel("Guardar mi nombre y email").check();
		await box.getByLabel(/Autorizo/).check();
		await box.getByRole("button", { name: "Publicar comentario" }).click();
		await expect(box.getByText("Gracias, recibimos tu comentario.")).toBeVisible();
		await page.goto(seedPost);
		await expect(page.getByText("¿Y si llega")).toHaveCount(0);
		await expect(box.getByLabel("Nombre *")).toHaveValue("Marta Ruiz");
		await expect(box.getByLabel("Email *")).toHaveValue(writer);

		await signInAs(page, site, "editor");
		await page.goto(`${site.adminPath}/blog`);
		await page.getByRole("link", { name: "Comentarios" }).click();
		const row = page.getByRole("listitem").filter({ hasText: writer });
		await row.getByRole("button", { name: "Aprobar" }).click();
		await expect(page.getByRole("status")).toHaveText("El comentario quedó publicado.");
		await mailsTo(site, writer);
		await expect
			.poll(async () => (await (await fetch(site.url + seedPost)).text()).includes("¿Y si llega"), {
				timeout: 1_500,
			})
			.toBe(true);
		await page.goto(seedPost);
		await expect(page.locator(".comment")).toContainText("<b>¿Y si llega</b> un grupo?");
		await page.getByRole("link", { name: "Responder: Marta Ruiz" }).click();
		await expect(page.getByText("Respondes a Marta Ruiz")).toBeVisible();
		await box.getByRole("textbox", { name: "Comentario" }).fill("Sin guardar mis datos");
		await box.getByLabel("Guardar mi nombre y email").uncheck();
		await box.getByLabel(/Autorizo/).check();
		await box.getByRole("button", { name: "Publicar comentario" }).click();
		await expect(box.getByText("Gracias, recibimos tu comentario.")).toBeVisible();
		await page.goto(seedPost);
		await expect(box.getByLabel("Nombre *")).toHaveValue("");
		await expect(box.getByLabel("Email *")).toHaveValue("");

		await page.goto(`/en${site.adminPath}/comments`);
		await page.getByRole("link", { name: "Published" }).click();
		await row.getByRole("button", { name: "Mark as spam" }).click();
		await expect(page.getByRole("status")).toHaveText("The comment is marked as spam.");
		// The list is the one it was pressed in.
		await expect(page).toHaveURL(/\/comments\?state=approved&done=spam$/);
		await expect(page.getByRole("listitem").filter({ hasText: writer })).toHaveCount(0);
	});

	test("who moderates sees how many wait, and no name or text that reads backward", async ({
		page,
		site,
	}) => {
		await signInAs(page, site, "editor");
		await page.goto(`${site.adminPath}/comments`);
		const waiting = page.getByRole("link", { name: /^Por revisar \(\d+\)$/ });
		const count = async () => Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0]);
		const before = await count();
		const email = `${somebody("turned")}@example.com`;
		const form = { name: "Mar\u202eta\u2066", email, comment: "\u202eoirartnoc\u200f es", consent: "on" };
		const send = (fields: Record<string, string>) =>
			page.request.post(seedPost, { headers: { origin: site.url }, form: fields });
		expect((await send(form)).status()).toBe(200);
		expect((await send({ ...form, name: "\u202e\u2066" })).status()).toBe(400);
		expect((await send({ ...form, comment: "\u202e\u200b" })).status()).toBe(400);
		await page.reload();
		expect(await count()).toBe(before + 1);
		const row = page.getByRole("listitem").filter({ hasText: email });
		await expect(row.locator(".screen-item")).toHaveText(`Marta · ${email}`);
		await expect(row.locator(".screen-message")).toHaveText("oirartnoc es");
		expect(await row.textContent()).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
		await row.getByRole("button", { name: "Borrar" }).click();
		await expect(page.getByRole("status")).toHaveText("El comentario quedó borrado.");
		expect(await count()).toBe(before);
	});

	test("a subscription is confirmed by a press, gets the post once and ends with a press", async ({
		page,
		site,
	}) => {
		const reader = `${somebody("suscriptora")}@example.com`;
		await page.goto("/blog");
		await page.getByRole("textbox", { name: "Tu correo" }).fill(reader);
		await page.getByLabel(/Autorizo/).check();
		await page.getByRole("button", { name: "SUSCRIBIRME" }).click();
		await expect(page.getByRole("status")).toContainText("Te enviamos un correo para confirmar");
		const [asked = ""] = await mailsTo(site, reader);
		const confirm = /\/blog\/boletin\/confirmar\?llave=[\w-]+/.exec(readMail(asked).text)?.[0] ?? "";
		await page.goto(confirm);
		await page.getByRole("button", { name: "Confirmar" }).click();
		await expect(page.getByRole("status")).toContainText("Listo");
		const press = page.locator("main form button");
		await page.goto(confirm);
		await expect(page.getByRole("status")).toContainText("Listo");
		await expect(press).toHaveCount(0);
		const cancel = confirm.replace("confirmar", "cancelar");
		await page.goto(cancel);
		await expect(press).toHaveCount(1);
		// As a mail program does it (RFC 8058): no page, no cookie, no origin.
		const answer = await fetch(site.url + cancel, { method: "POST", body: "List-Unsubscribe=One-Click" });
		expect(answer.status).toBe(200);
		await page.goto(cancel);
		await expect(page.getByRole("status")).toBeVisible();
		await expect(press).toHaveCount(0);
		await page.goto(confirm);
		await expect(page.locator(".alert-problem")).toContainText("Este enlace ya no funciona");
		await page.getByRole("link", { name: "Suscribirme de nuevo" }).click();
		await expect(page).toHaveURL("/blog/boletin");
	});
});
