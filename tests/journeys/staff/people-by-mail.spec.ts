import { readMail } from "../../support/read-mail.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { newStaff, password, signIn, signInAs, somebody } from "../team.ts";

test.use({ mailedBy: "smtp" });

/** The newest mail to an address. */
async function mailTo(site: VisitedSite, address: string) {
	const found = () =>
		site
			.mails()
			.map(readMail)
			.filter(({ headers }) => headers.get("to")?.includes(address));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(0);
	const mail = found().at(-1);
	if (!mail) throw new Error(`No mail went to ${address}.`);
	return mail;
}

const linkIn = (text: string) => /\/(?:en\/)?login\/\S+(?:llave|key)=[\w-]+/.exec(text)?.[0] ?? "";

test("an invitation goes by mail where there is a mail server, and its link is shown to nobody else", async ({
	page,
	site,
	browser,
}) => {
	await signInAs(page, site, "admin", "Eva Mora");
	await page.goto(`${site.adminPath}/accounts`);
	const name = somebody("nadia");
	const form = page.getByRole("region", { name: "Invitar a alguien" });
	await form.getByLabel("Correo", { exact: true }).fill(`${name}@team.example`);
	await form.getByLabel("Nombre").fill(name);
	await form.getByLabel(/^Ventas/).check();
	await form.getByLabel("Idioma de sus correos").selectOption("en");
	await form.getByRole("button", { name: "Enviar invitación" }).click();
	await expect(page.getByRole("status")).toHaveText("Le enviamos la invitación por correo.");
	expect(await page.content()).not.toMatch(/(?:llave|key)=/);
	const { headers, text } = await mailTo(site, `${name}@team.example`);
	expect(headers.get("subject")).toContain("Eva Mora invites you");
	const there = await browser.newPage();
	await there.goto(linkIn(text));
	await there.getByLabel("Password").fill("nine green boats");
	await there.getByRole("button", { name: "Save and sign in" }).click();
	await expect(there).toHaveURL(`/en${site.adminPath}/today`);
	await there.context().close();
});

test("a client chooses the password of a new account by the link that was mailed", async ({
	page,
	site,
	browser,
}) => {
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/accounts`);
	const username = somebody("ines");
	const form = page.getByRole("region", { name: "Cuenta nueva de cliente" });
	await form.getByLabel("Usuario").fill(username);
	await form.getByLabel("Correo", { exact: true }).fill(`${username}@casa.example`);
	await form.getByLabel("Nombre").fill("Inés");
	await form.getByLabel("Empresa").fill(`Casa ${username}`);
	await form.getByLabel("Subdominio").fill(username);
	await form.getByRole("button", { name: "Crear cuenta" }).click();
	await expect(page.getByRole("status")).toContainText("Le enviamos por correo el enlace");
	expect(await page.content()).not.toMatch(/(?:llave|key)=/);
	const { text } = await mailTo(site, `${username}@casa.example`);
	expect(text).toContain(`Tu usuario es ${username}.`);
	const there = await browser.newPage();
	await there.goto(linkIn(text));
	await there.getByLabel("Contraseña nueva").fill("nueve botes verdes");
	await there.getByRole("button", { name: "Guardar contraseña" }).click();
	await expect(there.getByRole("status")).toHaveText("Listo: ya puedes entrar con tu contraseña nueva.");
	await there.context().close();
});

test("an address changes once the new one confirms it, and the old one is told", {
	tag: "@both-databases",
}, async ({ page, site }) => {
	const luz = await newStaff(site, "sales", "Luz Paz");
	await signIn(page, site, luz);
	await site.ageSessions(11);
	await page.goto(`${site.adminPath}/account`);
	const part = page.getByRole("region", { name: "Correo", exact: true });
	await expect(part).toContainText(`Hoy te escribimos a ${luz}@team.example.`);
	const next = `${luz}.nueva@team.example`;
	await part.getByLabel("Correo nuevo").fill(next);
	await part.getByLabel("Tu contraseña").fill("no es esta");
	await part.getByRole("button", { name: "Cambiar correo" }).click();
	await expect(part.getByText("Esa no es tu contraseña.").first()).toBeVisible();
	await expect(part.getByLabel("Correo nuevo")).toHaveValue(next);
	await part.getByLabel("Tu contraseña").fill(password);
	await part.getByRole("button", { name: "Cambiar correo" }).click();
	await expect(part.getByRole("status")).toContainText("Enviamos un enlace a la dirección nueva.");
	const link = linkIn((await mailTo(site, next)).text);
	for (const _look of ["a scanner's", "the reader's"]) await page.goto(link);
	await page.getByRole("button", { name: "Confirmar este correo" }).click();
	await expect(page.getByRole("status")).toHaveText("Listo: tu cuenta ya usa este correo.");
	await expect
		.poll(async () => (await mailTo(site, `${luz}@team.example`)).text, { timeout: 15_000 })
		.toContain("usa desde ahora otra dirección");
	await page.goto(link);
	await page.getByRole("button", { name: "Confirmar este correo" }).click();
	await expect(page.getByText("Este enlace ya se usó o venció.")).toBeVisible();
	await page.goto(`${site.adminPath}/account`);
	await expect(part).toContainText(`Hoy te escribimos a ${next}.`);
});
