import type { Page } from "@playwright/test";
import { expectFits, expectNoViolations, wcag } from "../accessible.ts";
import { expect, type VisitedSite } from "../site.ts";
import { newClient, password } from "../team.ts";

export async function newHotel(site: VisitedSite) {
	const username = await newClient(site);
	return { username, email: `${username}@c.example`, company: `Casa ${username}` };
}

export async function signIn(page: Page, username: string, given = password, path = "/login") {
	await page.goto(path);
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(given);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

export async function askForLink(page: Page, site: VisitedSite, email: string): Promise<string> {
	await page.goto("/login");
	await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
	await page.getByLabel("Usuario o correo").fill(email);
	await page.getByRole("button", { name: "Enviarme el enlace" }).click();
	await expect(page.getByRole("status").first()).toContainText("Revisa tu correo.");
	return linkTo(site, email);
}

export async function isAccessible(page: Page, path: string) {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		await expectNoViolations(wcag(page), path);
	}
	await page.setViewportSize({ width: 320, height: 800 });
	await expectFits(page, 320);
	await page.setViewportSize({ width: 1280, height: 720 });
}

/** The reset link that was mailed to somebody: its path and query. */
export async function linkTo(site: VisitedSite, email: string): Promise<string> {
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
