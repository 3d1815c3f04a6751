import type { Page } from "@playwright/test";
import { expect, type VisitedSite } from "../site.ts";

export const seedPost = "/blog/ia-fase-inicial-proceso-ventas";

/** The mails an address got, whole, once there are so many. */
export async function mailsTo(site: VisitedSite, address: string, count = 1): Promise<string[]> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
	return found();
}

/** Begins a post as a draft: its editor is the page that is open then. */
export async function beginPost(page: Page, site: VisitedSite, title: string): Promise<void> {
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill(title);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
	await untilScriptsRun(page);
}

/** Shows the preview beside the text. */
export async function showPreview(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview")).toBeVisible();
	await untilScriptsRun(page);
}

/** What a test fills in before is no writer's typing to them: nobody pressed a key. */
async function untilScriptsRun(page: Page): Promise<void> {
	await expect(page.locator("html:is([data-hydrated], :not([data-script]))")).toBeAttached();
}
