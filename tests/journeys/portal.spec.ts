import { readFileSync } from "node:fs";
import { createOTP } from "@better-auth/utils/otp";
import type { APIRequestContext, Page } from "@playwright/test";
import { base32 } from "../support/base32.ts";
import { wcag } from "./accessible.ts";
import { expect, test, type VisitedSite } from "./site.ts";
import { newClient, newStaff, password } from "./team.ts";

async function newHotel(site: VisitedSite) {
	const username = await newClient(site);
	return { username, email: `${username}@c.example`, company: `Casa ${username}` };
}

async function signIn(page: Page, username: string, given = password, path = "/login") {
	await page.goto(path);
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(given);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("a client who forgot the password chooses another by mail, and signs in", async ({ page, site }) => {
			const { username, email } = await newHotel(site);
			const link = await askForLink(page, site, email);
			// A mail scanner opens it first: that uses nothing up.
			expect((await fetch(site.url + link)).status).toBe(200);
			await page.goto(link);
			await page.getByLabel("Contraseña nueva").fill("corta");
			await page.getByRole("button", { name: "Guardar contraseña" }).click();
			await expect(
				page.getByText("Es muy corta: usa al menos 10 caracteres.", { exact: true }),
			).toBeVisible();
			// The other language shows the same link, also of a page that answers a refused form.
			for (const [language, title] of [
				["EN", "Choose your password"],
				["ES", "Elige tu contraseña"],
			] as const) {
				await page.getByRole("link", { name: language, exact: true }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			}
			await page.getByLabel("Contraseña nueva").fill("una frase que recuerdo bien");
			await page.getByRole("button", { name: "Guardar contraseña" }).click();
			await expect(page).toHaveURL(/\/login\?/);
			await expect(page.getByText("ya puedes entrar con tu contraseña nueva")).toBeVisible();
			await signIn(page, username);
			await expect(page.getByRole("alert")).toContainText(
				"Credenciales inválidas. Por favor intenta de nuevo.",
			);
			await expect(page.getByLabel("Usuario", { exact: true })).toHaveValue(username);
			await signIn(page, username, "una frase que recuerdo bien");
			await expect(page.getByText("Bienvenido al Portal")).toBeVisible();
			await page.goto(link);
			await page.getByLabel("Contraseña nueva").fill("otra frase que recuerdo bien");
			await page.getByRole("button", { name: "Guardar contraseña" }).click();
			await expect(page.getByRole("alert")).toContainText("Este enlace ya se usó o venció.");
		});

		test("the portal's sign-in page leads to the login and back, and out again", async ({ page, site }) => {
			const { username } = await newHotel(site);
			await page.goto("/portal");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal de Clientes");
			await expect(
				page.getByText("Por favor, inicia sesión para acceder a tus demos y proyectos."),
			).toBeVisible();
			await page.goto("/portal/cuenta");
			await expect(page).toHaveURL("/login?next=/portal/cuenta");
			await signIn(page, username, password, "/login?next=/portal/cuenta");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu cuenta");
			await page.getByRole("button", { name: "Salir" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal de Clientes");
			await page.goto("/portal/cuenta");
			await expect(page).toHaveURL("/login?next=/portal/cuenta");
		});

		test("a wrong password, an empty one and the other language lose nothing of where one was going", async ({
			page,
			site,
		}) => {
			const { username } = await newHotel(site);
			await page.goto("/portal/cuenta");
			await page.getByRole("button", { name: "Iniciar Sesión" }).click();
			const summary = page.getByRole("alert");
			await expect(summary).toBeFocused();
			await expect(summary).toContainText("Falta corregir 2 datos para enviar.");
			await expect(
				summary.getByRole("link", { name: "Contraseña: Este dato es obligatorio." }),
			).toHaveAttribute("href", "#password");
			await expect(page.getByLabel("Usuario", { exact: true })).toHaveAttribute("required", "");
			await signIn(page, username, "not that one", "/login?next=/portal/cuenta");
			await expect(page.getByRole("alert")).toContainText("Credenciales inválidas.");
			await page.getByRole("link", { name: "EN", exact: true }).click();
			await expect(page).toHaveURL(/\/en\/login\?next=%2Fportal%2Fcuenta$/);
			await page.getByLabel("Username", { exact: true }).fill(username);
			await page.getByLabel("Password", { exact: true }).fill("not that one either");
			await page.getByRole("button", { name: "Sign in" }).click();
			await expect(page.getByRole("alert")).toBeVisible();
			await page.getByLabel("Password", { exact: true }).fill(password);
			await page.getByRole("button", { name: "Sign in" }).click();
			await expect(page).toHaveURL("/en/portal/account");
		});

		test("a second factor is turned on, asked for, and turned off", async ({ page, site }) => {
			const { username } = await newHotel(site);
			await signIn(page, username, password, "/login?next=/portal/cuenta");
			const factor = page.getByRole("region", { name: "Verificación en dos pasos" });
			await factor.getByLabel("Tu contraseña").fill(password);
			await factor.getByRole("button", { name: "Activar" }).click();
			await expect(factor.locator("svg")).toBeVisible();
			const [key = "", ...backup] = await factor.locator("code").allTextContents();
			expect(backup.length).toBeGreaterThan(5);
			await factor.getByLabel("Código de 6 números").fill(await createOTP(base32(key)).totp());
			await factor.getByRole("button", { name: "Confirmar y activar" }).click();
			await expect(factor.getByRole("status")).toHaveText(
				"La verificación en dos pasos está activa. Cerramos tus otras sesiones.",
			);

			await page.getByRole("button", { name: "Salir" }).click();
			await signIn(page, username);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un paso más");
			await page.getByLabel("Código").fill("000000");
			await page.getByRole("button", { name: "Entrar", exact: true }).click();
			await expect(page.getByRole("alert")).toContainText("Ese código no es válido o ya se usó.");
			await page.getByLabel("Código").fill(backup[0] ?? "");
			await page.getByRole("button", { name: "Entrar", exact: true }).click();
			await expect(page.getByText("Bienvenido al Portal")).toBeVisible();

			await page.goto("/portal/cuenta");
			await factor.getByLabel("Tu contraseña").fill(password);
			await factor.getByRole("button", { name: "Desactivar" }).click();
			await expect(factor.getByRole("status")).toHaveText("La verificación en dos pasos está desactivada.");
		});
	});
}

test("a client goes from a forgotten password to a report that the team published, downloaded", {
	tag: "@both-databases",
}, async ({ page, request, site }) => {
	const { username, email, company } = await newHotel(site);
	const report = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Page >> endobj");
	await publishReport(request, site, company, report);
	await page.goto(await askForLink(page, site, email));
	await page.getByLabel("Contraseña nueva").fill("una frase que recuerdo bien");
	await page.getByRole("button", { name: "Guardar contraseña" }).click();
	await expect(page.getByText("ya puedes entrar con tu contraseña nueva")).toBeVisible();
	await signIn(page, username, "una frase que recuerdo bien");
	await expect(page.getByText("Bienvenido al Portal")).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Descargar: Octubre" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("octubre.pdf");
	expect(readFileSync(await download.path())).toEqual(report);
});

for (const javaScriptEnabled of [true, false])
	test.describe(`the first screen, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("says what moved since the last visit, what comes, and what waits for the client", async ({
			page,
			request,
			site,
		}) => {
			const { username, company } = await newHotel(site);
			await signIn(page, username);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hola, ${username}. Hoy empezamos.`);
			await expect(page.getByText("Bienvenido al Portal")).toBeVisible();
			const path = await clientPage(request, site, company);
			const project = {
				name: "Reservas",
				responsible: "Eva Mora",
				status: "waiting",
				waiting: "aprobar los textos.",
			};
			await request.post(path, { form: { intent: "add-project", ...project } });
			const own = /project-title-[\w-]+|aria-labelledby="project-([^"]+)"/.exec(
				await (await request.get(path)).text(),
			);
			const milestone = { project: own?.[1] ?? "", milestone: "Diagnóstico", due: "2099-12-01" };
			await request.post(path, { form: { intent: "add-milestone", ...milestone } });
			await publishReport(request, site, company, Buffer.from("%PDF-1.7\n1 0 obj << /Type /Page >> endobj"));
			await site.ageVisits(26 * 60);
			await page.goto("/portal");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				new RegExp(`^Hola, ${username}\\. Desde (ayer|el \\w+) hay una novedad\\.$`),
			);
			const moves = page.getByRole("list", { name: "Novedades" });
			await expect(moves.getByRole("link")).toHaveCount(3);
			await expect(moves.getByRole("link", { name: /1 reporte nuevo Octubre/ })).toHaveAttribute(
				"href",
				"#reportes",
			);
			await moves.getByRole("link", { name: /1 cosa espera tu respuesta aprobar los textos\./ }).click();
			const panel = page.getByRole("article", { name: "Reservas" });
			await expect(panel).toBeInViewport();
			await expect(panel.getByRole("link", { name: "Responder" })).toHaveAttribute(
				"href",
				/^mailto:.*subject=Reservas$/,
			);
			await expect(panel.locator(".project-next")).toHaveText("Diagnóstico hasta el 1\u00a0dic 2099");
			await expect(panel.locator(".project-next time")).toHaveAttribute("title", "1 de diciembre de 2099");
			await expect(page.getByText("0\u00a0%")).toHaveCount(0);
			await page.reload();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("hay una novedad.");
			if (javaScriptEnabled) await isAccessible(page, "/portal");
		});
	});

/** Somebody of the team signs in. @returns the address of a client's page. */
async function clientPage(request: APIRequestContext, site: VisitedSite, company: string): Promise<string> {
	const username = await newStaff(site, "sales");
	await request.post(site.adminPath, { form: { username, password } });
	const clients = await (await request.get(`${site.adminPath}/clients`)).text();
	return new RegExp(`href="([^"]+)"[^>]*>(?:<[^>]+>)*${company}<`).exec(clients)?.[1] ?? "";
}

/** Somebody of the team gives a client a report. */
async function publishReport(request: APIRequestContext, site: VisitedSite, company: string, report: Buffer) {
	const path = await clientPage(request, site, company);
	const file = { name: "x.pdf", mimeType: "application/pdf", buffer: report };
	await request.post(path, { multipart: { intent: "add-report", title: "Octubre", file } });
}

async function askForLink(page: Page, site: VisitedSite, email: string): Promise<string> {
	await page.goto("/login");
	await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
	await page.getByLabel("Usuario o correo").fill(email);
	await page.getByRole("button", { name: "Enviarme el enlace" }).click();
	await expect(page.getByRole("status").first()).toContainText("Revisa tu correo.");
	return linkTo(site, email);
}

test("'Recordarme' outlives the browser, and nothing else does", async ({ page, context, site }) => {
	const { username } = await newHotel(site);
	const sessionCookie = async () =>
		(await context.cookies()).find(({ name }) => name.includes("session_token"));
	await signIn(page, username);
	await expect(page).toHaveURL("/portal");
	expect(await sessionCookie()).toMatchObject({ expires: -1, httpOnly: true, sameSite: "Lax" });
	await page.getByRole("button", { name: "Salir" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal de Clientes");
	await page.goto("/login");
	await page.getByLabel("Recordarme").check();
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(page).toHaveURL("/portal");
	expect((await sessionCookie())?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test("what the team writes is marked with its language, and a portal without demos says what comes", async ({
	page,
	request,
	site,
}) => {
	const { username, company } = await newHotel(site);
	await publishReport(request, site, company, Buffer.from("%PDF-1.7\n1 0 obj << /Type /Page >> endobj"));
	await signIn(page, username);
	await expect(page.getByRole("heading", { name: "Octubre" })).not.toHaveAttribute("lang");
	const demos = page.getByRole("region", { name: "Demos" });
	await expect(demos.getByText("Todavía no hay demos con tus datos.")).toBeVisible();
	const [section, card] = [await demos.boundingBox(), await demos.locator(".panel-empty").boundingBox()];
	expect(card?.width).toBe(section?.width);
	await page.goto("/en/portal");
	await expect(page.getByRole("heading", { name: "Octubre" })).toHaveAttribute("lang", "es");
});

test("the address to go back to never leads out of the portal", async ({ page, site }) => {
	const { username } = await newHotel(site);
	for (const next of [
		"//evil.example",
		"/\\evil.example",
		"%2F%2Fevil.example",
		"https://evil.example",
		"/nosotros",
	]) {
		await signIn(page, username, password, `/login?next=${next}`);
		await expect(page).toHaveURL(`${site.url}/portal`);
		await page.getByRole("button", { name: "Salir" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal de Clientes");
	}
});

test("the sign-in and the portal are accessible in both languages and themes, and fit 320 px", async ({
	page,
	site,
}) => {
	test.setTimeout(120_000);
	const { username } = await newHotel(site);
	await signIn(page, username);
	await expect(page).toHaveURL("/portal");
	for (const path of ["/portal", "/en/portal", "/portal/cuenta", "/en/portal/account"])
		await isAccessible(page, path);
	await page.goto("/portal");
	await page.getByRole("button", { name: "Salir" }).click();
	for (const path of [
		"/login",
		"/en/login",
		"/login/olvido",
		"/en/login/code",
		"/login/clave-nueva",
		"/portal",
	])
		await isAccessible(page, path);
});

test("before the sign-in the portal shows what is inside, and one way in", async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/portal");
		for (const part of ["Proyectos", "Demos", "Reportes"])
			await expect(page.locator(".portal-part", { hasText: part })).toBeInViewport();
		await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toHaveCount(1);
	}
});

async function isAccessible(page: Page, path: string) {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		const { violations } = await wcag(page).analyze();
		expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
	}
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await page.setViewportSize({ width: 1280, height: 720 });
}

/** The reset link that was mailed to somebody: its path and query. */
async function linkTo(site: VisitedSite, email: string): Promise<string> {
	const find = () =>
		site
			.mails()
			.filter((mail) => mail.includes(email))
			.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="))
			.flatMap((mail) => /\/login\/clave-nueva\?llave=\w+/.exec(mail)?.[0] ?? [])
			.at(-1);
	await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
	return find() ?? "";
}
