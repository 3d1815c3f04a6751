import type { Page } from "@playwright/test";
import type { Role } from "../../domain/accounts/account.ts";
import { expect, type VisitedSite } from "./site.ts";

export const password = "siete llamas azules";

/** Somebody nobody was before. */
export const somebody = (role: string) => `${role}-${Math.random().toString(36).slice(2, 9)}`;

/** A new account of the team. @returns its username. */
export async function newStaff(site: VisitedSite, role: Role, name = "Eva Mora"): Promise<string> {
	const username = somebody(role);
	const email = `${username}@team.example`;
	await site.addAccount({ kind: "staff", role, username, email, name, password });
	return username;
}

/** A new account of a client. @returns its username, which is its subdomain too. */
export async function newClient(site: VisitedSite, company?: string): Promise<string> {
	const username = somebody("c");
	const client = { name: company ?? `Casa ${username}`, subdomain: username };
	const email = `${username}@c.example`;
	await site.addAccount({ kind: "client", client, username, email, name: username, password });
	return username;
}

/** Lets somebody of the team in at the hidden path. */
export async function enter(page: Page, site: VisitedSite, username: string): Promise<void> {
	await page.goto(site.adminPath);
	await page.getByLabel("Usuario").fill(username);
	await page.getByLabel("Contraseña").fill(password);
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("button", { name: "Cerrar Sesión" })).toBeVisible();
}

/** Lets somebody in with a new account. */
export async function enterAs(page: Page, site: VisitedSite, role: Role, name?: string): Promise<void> {
	await enter(page, site, await newStaff(site, role, name));
}

/** What tells one form of the page from the same form of the page before. */
export function pressOf(page: Page, what: string): Promise<string> {
	return page
		.locator("form", { has: page.locator(`[name=what][value=${what}]`) })
		.locator("[name=press]")
		.first()
		.inputValue();
}
