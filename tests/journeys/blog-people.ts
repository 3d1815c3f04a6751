import type { Page } from "@playwright/test";
import { expect, type VisitedSite } from "./site.ts";

export const seedPost = "/blog/ia-fase-inicial-proceso-ventas";

const password = "siete llamas azules";

/** Somebody nobody was before. */
export const somebody = (role: string) => `${role}-${Math.random().toString(36).slice(2, 9)}`;

/** Lets somebody of the team in, with a new account. */
export async function enter(page: Page, site: VisitedSite, role: "editor" | "admin"): Promise<void> {
	const username = somebody(role);
	const email = `${username}@team.example`;
	const who = ["--username", username, "--email", email, "--name", "Eva Mora"];
	site.addAccount(password, "--kind", "staff", "--role", role, ...who);
	await page.goto(site.adminPath);
	await page.getByLabel("Usuario").fill(username);
	await page.getByLabel("Contraseña").fill(password);
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("button", { name: "Cerrar Sesión" })).toBeVisible();
}

/** The mails an address got, whole, once there are so many. */
export async function mailsTo(site: VisitedSite, address: string, count = 1): Promise<string[]> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
	return found();
}
