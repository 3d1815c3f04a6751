import { createOTP } from "@better-auth/utils/otp";
import { base32 } from "../../support/base32.ts";
import { expect, test } from "../site.ts";
import { password } from "../team.ts";
import { askForLink, newHotel, signIn } from "./portal-client.ts";

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
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya se usó o venció.");
			await expect(page.getByLabel("Contraseña nueva")).toHaveCount(0);
			await page.getByRole("link", { name: "Pedir otro enlace" }).click();
			await expect(page).toHaveURL("/login/olvido");
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
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mi cuenta");
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
			await expect(summary).toContainText("Corrige 2 datos e inténtalo de nuevo.");
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
			await page.getByRole("button", { name: "Sign in", exact: true }).click();
			await expect(page.getByRole("alert")).toBeVisible();
			await page.getByLabel("Password", { exact: true }).fill(password);
			await page.getByRole("button", { name: "Sign in", exact: true }).click();
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
