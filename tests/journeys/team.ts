import type { Page } from "@playwright/test";
import type { Role } from "../../shared/account.ts";
import { expect, type VisitedSite } from "./site.ts";

export async function hydrated(page: Page): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

export const password = "siete llamas azules";

/** Somebody nobody was before. */
export const somebody = (role: string) => `${role}-${Math.random().toString(36).slice(2, 9)}`;

/** A new account of the team. @returns its username. */
export async function newStaff(
	site: VisitedSite,
	roles: Role | readonly Role[],
	name = "Eva Mora",
): Promise<string> {
	const username = somebody([roles].flat().join("-"));
	const email = `${username}@team.example`;
	await site.addAccount({ kind: "staff", roles: [roles].flat(), username, email, name, password });
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

/** Posts the staff's sign-in form: the page keeps the session and stays where it is. */
export async function signIn(page: Page, site: VisitedSite, username: string): Promise<void> {
	const form = { username, password };
	const headers = { origin: site.url };
	const answer = await page.request.post(site.url + site.adminPath, { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** Opens the menu of the account: the screens that are not in the bar, and signing out. */
export async function openMenu(page: Page): Promise<void> {
	await page.locator(".account-menu > summary").click();
}

/** A link of the bar or its menu: lists of the screen hold links that other tests named with the same words. */
export const barLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** Signs in with a new account. */
export async function signInAs(page: Page, site: VisitedSite, role: Role, name?: string): Promise<void> {
	await signIn(page, site, await newStaff(site, role, name));
}

/** Returns the submission key of a form of the page. */
export function submissionKeyOf(page: Page, intent: string): Promise<string> {
	return page
		.locator("form", { has: page.locator(`[name=intent][value=${intent}]`) })
		.locator("[name=submission-key]")
		.first()
		.inputValue();
}
