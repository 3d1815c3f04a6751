import { expect, test } from "../site.ts";
import { signInAs, somebody } from "../team.ts";

test("a key opens the API until it is revoked, and its row says in words what it may do", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/api-keys`);
	const name = somebody("tablero");
	await page.getByLabel("Nombre").fill(name);
	await page.getByLabel("Leer leads").check();
	await page.getByRole("button", { name: "Crear clave" }).click();
	const shown = page.locator(".shown-once");
	await expect(shown).toContainText(`Esta es la clave de ${name}.`);
	const headers = { authorization: `Bearer ${await shown.locator("code").textContent()}` };
	const ask = async () => (await page.request.get("/api/leads", { headers })).status();
	expect(await ask()).toBe(200);
	await page.goto(`${site.adminPath}/api-keys`);
	const row = page.getByRole("listitem").filter({ hasText: name });
	await expect(row).toContainText(/Leer leads · Vence el .* · Usada hace 1 minuto/);
	await row.locator("summary", { hasText: "Anular" }).click();
	await row.getByRole("button", { name: "Sí, anularla" }).click();
	await expect(page.getByText("La clave quedó anulada: ya no abre nada.")).toBeVisible();
	expect(await ask()).toBe(401);
});
