import type { Page } from "@playwright/test";
import { expect, test, type VisitedSite } from "../site.ts";
import { newStaff, password, signIn, signInAs, somebody } from "../team.ts";

/** Invites somebody who writes and sells. @returns the link that is shown once. */
async function invite(page: Page, site: VisitedSite, name: string): Promise<string> {
	await page.goto(`${site.adminPath}/accounts`);
	const form = page.getByRole("region", { name: "Invitar a alguien" });
	await form.getByLabel("Correo", { exact: true }).fill(`${name}@team.example`);
	await form.getByLabel("Nombre").fill(name);
	await form.getByLabel(/^Editor/).check();
	await form.getByLabel(/^Ventas/).check();
	await form.getByRole("button", { name: "Crear enlace" }).click();
	const shown = page.getByRole("status").first();
	await expect(shown).toContainText(`Entrégale este enlace a ${name}.`);
	await expect(shown.locator("code")).toHaveText(/^http:\/\/[^/]+\/login\/invitacion\?llave=[\w-]{43}$/);
	return shownLink(page);
}

async function shownLink(page: Page): Promise<string> {
	const { pathname, search } = new URL((await page.getByRole("status").locator("code").textContent()) ?? "");
	return pathname + search;
}

for (const javaScriptEnabled of [true, false])
	test.describe(`an invited colleague, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
		test.use({ javaScriptEnabled });

		test("chooses their own password by a link that works once, and is in with both roles", {
			tag: "@both-databases",
		}, async ({ page, site, browser }) => {
			await signInAs(page, site, "admin", "Eva Mora");
			const name = somebody("nadia");
			await page.goto(`${site.adminPath}/accounts`);
			await expect(page.getByText("Este sitio no tiene servidor de correo: no se envía nada.")).toBeVisible();
			const link = await invite(page, site, name);
			await page.goto(`${site.adminPath}/accounts`);
			await expect(page.getByText(link)).toHaveCount(0);
			const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
			await expect(row).toContainText("Editor, Ventas");
			await expect(row).toContainText("Invitación de Eva Mora; vence el ");

			const there = await browser.newPage({ javaScriptEnabled });
			const looked = await there.goto(link);
			expect([looked?.headers()["referrer-policy"], looked?.headers()["cache-control"]]).toEqual([
				"same-origin",
				"private, no-store",
			]);
			await expect(there.getByText(`Desde hoy entras con tu correo, ${name}@team.example.`)).toBeVisible();
			await expect(there.getByRole("banner").getByRole("link")).toHaveCount(1);
			await expect(there.locator(".portal-parts, .chat-button")).toHaveCount(0);
			await there.getByLabel("Contraseña").fill("corta");
			await there.getByRole("button", { name: "Guardar y entrar" }).click();
			await expect(there.getByRole("alert")).toContainText("Contraseña: Es muy corta");
			await there.getByLabel("Contraseña").fill("nueve barcos verdes");
			await there.getByRole("button", { name: "Guardar y entrar" }).click();
			await expect(there).toHaveURL(`${site.adminPath}/today`);
			await expect(there.getByRole("link", { name: "Contenido", exact: true })).toBeVisible();
			expect((await there.goto(link))?.status()).toBe(410);
			await expect(there.getByRole("heading", { level: 1 })).toHaveText("Esta invitación ya se usó.");
			expect((await there.goto("/login/invitacion?llave=otra"))?.status()).toBe(410);
			await expect(there.getByRole("main").getByRole("link", { name: "Ir al inicio" })).toBeVisible();
			const english = await browser.newPage({ javaScriptEnabled });
			await english.goto(link.replace("/login/invitacion", "/en/login/invitation"));
			await english.getByRole("link", { name: "Sign in", exact: true }).click();
			await expect(english).toHaveURL(`/en${site.adminPath}`);
			await english.context().close();

			await page.goto(`${site.adminPath}/accounts`);
			await expect(page.getByRole("link", { name })).toBeVisible();
			await page.goto(`${site.adminPath}/audit`);
			await expect(page.getByText(`${name} aceptó la invitación y creó su cuenta`)).toBeVisible();
			await there.context().close();
		});

		test("gets in no more once the invitation is renewed or revoked", async ({ page, site, browser }) => {
			await signInAs(page, site, "admin");
			const name = somebody("nadia");
			const first = await invite(page, site, name);
			await page.goto(`${site.adminPath}/accounts`);
			const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
			await row.locator("summary", { hasText: "Otro enlace" }).click();
			await row.getByRole("button", { name: "Sí, crear otro" }).click();
			await expect(page.getByRole("status").first()).toContainText("Entrégale este enlace");
			const second = await shownLink(page);
			const there = await browser.newPage({ javaScriptEnabled });
			expect([(await there.goto(first))?.status(), (await there.goto(second))?.status()]).toEqual([410, 200]);
			await row.locator("summary", { hasText: "Anular" }).click();
			await row.getByRole("button", { name: "Sí, anularla" }).click();
			await expect(page.getByRole("status").first()).toHaveText(
				"La invitación quedó anulada: su enlace ya no sirve.",
			);
			await expect(row).toHaveCount(0);
			await there.getByLabel("Contraseña").fill(password);
			await there.getByRole("button", { name: "Guardar y entrar" }).click();
			await expect(there.getByRole("heading", { name: "Esta invitación se anuló." })).toBeVisible();
			await expect(there.locator(`a[href*="${site.adminPath}"]`)).toHaveCount(0);
			await there.context().close();
		});

		test("who leaves is out at once, and what they had is with whom was chosen", {
			tag: "@both-databases",
		}, async ({ page, site, browser }) => {
			const [leaver, heir] = [somebody("Luz"), somebody("Sara")];
			const luz = await newStaff(site, ["sales", "editor"], leaver);
			await newStaff(site, "sales", heir);
			const there = await browser.newPage({ javaScriptEnabled });
			await signIn(there, site, luz);
			const title = somebody("Borrador");
			await there.goto(`${site.adminPath}/blog/new`);
			await there.getByLabel("Título").fill(title);
			await there
				.getByRole("button", { name: /Guardar/ })
				.first()
				.click();
			await expect(there.getByLabel("Título")).toHaveValue(title);

			await signInAs(page, site, "admin", "Eva Mora");
			await page.goto(`${site.adminPath}/accounts`);
			await page.getByRole("link", { name: leaver }).click();
			await page.locator("summary", { hasText: "Quitar del equipo" }).click();
			await page.getByLabel(/Sus borradores del blog \(1\)/).selectOption({ label: "Eva Mora" });
			await page.getByRole("button", { name: "Sí, entregar y quitar" }).click();
			await expect(page.getByRole("status")).toContainText("Ya no es parte del equipo");
			await there.goto(`${site.adminPath}/blog`);
			await expect(there.getByRole("button", { name: "Ingresar" })).toBeVisible();
			await there.context().close();
			await page.goto(`${site.adminPath}/accounts`);
			const form = page.getByRole("region", { name: "Invitar a alguien" });
			await form.getByLabel("Correo", { exact: true }).fill(`${luz}@team.example`);
			await form.getByLabel("Nombre").fill(leaver);
			await form.getByLabel(/^Ventas/).check();
			await form.getByRole("button", { name: "Crear enlace" }).click();
			await expect(page.getByText("Ese correo es de alguien que dejó el equipo.").first()).toBeVisible();
			await page.goto(`${site.adminPath}/blog?q=${title}`);
			await page.getByRole("link", { name: title }).first().click();
			await expect(page.getByLabel("Autor", { exact: true })).toHaveValue("Eva Mora");
		});
	});

test("a colleague's roles change from their next page on, and an admin gives a link for a lost password", async ({
	page,
	site,
	browser,
}) => {
	const name = somebody("Luz");
	const luz = await newStaff(site, "sales", name);
	const there = await browser.newPage();
	await signIn(there, site, luz);
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/accounts`);
	await page.getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2 })).toHaveText([
		"Roles",
		"Correo",
		"Contraseña",
		"Deja el equipo",
	]);
	await expect(page.locator(".account-menu > summary")).toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: "Volver a Cuentas" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Cuentas" })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Volver a/ })).toHaveCount(0);
	await page.getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await page.getByLabel(/^Ventas/).uncheck();
	await page.getByRole("button", { name: "Guardar" }).click();
	await expect(page.getByText("Elige al menos un rol.").first()).toBeVisible();
	await page.getByLabel(/^Ventas/).uncheck();
	await page.getByLabel(/^Editor/).check();
	await page.getByRole("button", { name: "Guardar" }).click();
	await expect(page.getByRole("status")).toHaveText("Guardamos los roles. Aplican desde ya.");
	expect((await there.goto(`${site.adminPath}/leads`))?.status()).toBe(403);
	await expect(there.getByRole("alert")).toContainText("Tu rol no incluye esta pantalla");
	await expect(there.getByRole("alert").getByRole("link")).toHaveAttribute("href", `${site.adminPath}/today`);
	expect((await there.goto(`${site.adminPath}/blog`))?.status()).toBe(200);

	const email = page.getByRole("region", { name: "Correo", exact: true });
	await expect(email).toContainText("Este sitio no tiene servidor de correo");
	await email.getByLabel("Correo nuevo").fill(`${luz}.nueva@team.example`);
	await email.getByRole("button", { name: "Enviar el enlace" }).click();
	await expect(page.getByRole("status")).toHaveText(/^El enlace quedó en el disco/);

	await page.locator("summary", { hasText: "Restablecer contraseña" }).click();
	await page.getByRole("button", { name: "Sí, restablecerla" }).click();
	await expect(page.getByRole("status").first()).toContainText("Entrégale este enlace a");
	const link = await shownLink(page);
	await there.goto(`${site.adminPath}/blog`);
	await expect(there.getByRole("button", { name: "Ingresar" })).toBeVisible();
	await there.goto(link);
	await there.getByLabel("Contraseña nueva").fill("nueve barcos verdes");
	await there.getByRole("button", { name: "Guardar contraseña" }).click();
	await there.getByLabel("Usuario").fill(luz);
	await there.getByLabel("Contraseña").fill("nueve barcos verdes");
	await there.getByRole("button", { name: "Ingresar" }).click();
	await expect(there).toHaveURL(`${site.adminPath}/today`);
	await there.context().close();
});

test("an admin who gives their own role up is told so on a screen they may still open", async ({
	page,
	site,
}) => {
	const name = somebody("Marta");
	await signIn(page, site, await newStaff(site, ["admin", "editor"], name));
	await page.goto(`${site.adminPath}/accounts`);
	await page.getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await page.getByLabel(/^Administrador/).uncheck();
	await page.getByRole("button", { name: "Guardar" }).click();
	await expect(page).toHaveURL(`${site.adminPath}/today?done=roles`);
	await expect(page.getByRole("status")).toHaveText("Guardamos los roles. Aplican desde ya.");
	expect((await page.goto(`${site.adminPath}/accounts`))?.status()).toBe(403);
});

test("the log is narrowed by person, action and day, and downloaded as it is shown", async ({
	page,
	site,
}) => {
	const name = somebody("Eva");
	const eva = await newStaff(site, "admin", name);
	await signIn(page, site, eva);
	const link = await invite(page, site, somebody("nadia"));
	expect(link).toContain("llave=");
	await page.goto(`${site.adminPath}/audit`);
	await expect(page.getByLabel("Quién")).toHaveCSS("appearance", "none");
	await page.getByLabel("Quién").selectOption({ label: `${name} (${eva})` });
	await page.getByLabel("Qué hizo").selectOption({ label: "invitó a alguien al equipo" });
	await page.getByRole("button", { name: "Filtrar" }).click();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
	await expect(page.getByRole("main").getByRole("listitem")).toContainText(/nadia-\w+ · Editor, Ventas/);
	const href = await page.getByRole("link", { name: "Descargar CSV" }).getAttribute("href");
	const csv = await (await page.request.get(href ?? "")).text();
	expect(csv).toMatch(/^\ufeffCuándo \(hora de Colombia\);Quién;Qué hizo;/);
	expect(csv.trim().split("\r\n")).toHaveLength(2);
	expect(csv).toContain(`;${name};invitó a alguien al equipo;nadia-`);
	await page.getByLabel("Desde").fill("2031-01-01");
	await page.getByRole("button", { name: "Filtrar" }).click();
	await expect(page.getByText("Prueba con otra búsqueda o quita los filtros.")).toBeVisible();
});
