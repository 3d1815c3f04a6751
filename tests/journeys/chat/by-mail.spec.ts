import { expect, test, type VisitedSite } from "../site.ts";

test.use({ javaScriptEnabled: false });

async function mailTo(site: VisitedSite, address: string): Promise<string> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(0);
	return (found()[0] ?? "").replace(/=\r?\n/g, "").replace(/=3D/g, "=");
}

test("a conversation goes on in another browser by a mailed link, once, without scripts", async ({
	page,
	browser,
	site,
}) => {
	await page.goto("/asistente/correo");
	await expect(page.getByText("Todavía no hay una conversación")).toBeVisible();
	await expect(page.getByRole("link", { name: "Ir al chat" })).toHaveAttribute("href", "/asistente");
	await page.goto("/asistente");
	await page.getByLabel("Tu mensaje").fill("Hola, tengo un hotel. ¿Me mandas esta conversación por correo?");
	await page.getByRole("button", { name: "Enviar", exact: true }).click();
	await expect(page.getByLabel("Para leer más").getByRole("link")).toHaveText(
		"Recibir la conversación por correo",
	);
	await page.getByRole("link", { name: "Recibir la conversación por correo" }).first().click();

	const address = `ana-${Math.random().toString(36).slice(2, 8)}@brisa.example`;
	await page.getByLabel("Tu correo").fill("ana@");
	await page.getByLabel(/Autorizo/).check();
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.getByLabel("Tu correo")).toHaveValue("ana@");
	await page.getByLabel("Tu correo").fill(address);
	await page.getByLabel(/Autorizo/).check();
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(page.getByText("Va en camino.")).toBeVisible();

	const link = /\/asistente\/seguir\?llave=[\w-]+/.exec(await mailTo(site, address))?.[0] ?? "";
	const there = await browser.newPage({ javaScriptEnabled: false });
	for (const _look of ["a scanner's", "the reader's"]) {
		const looked = await there.goto(link);
		expect(looked?.status()).toBe(200);
		expect(looked?.headers()["referrer-policy"]).toBe("same-origin");
	}
	await there.getByRole("link", { name: "EN", exact: true }).click();
	await expect(there.getByRole("button", { name: "Continue here" })).toBeVisible();
	await there.getByRole("link", { name: "ES", exact: true }).click();
	await there.getByRole("button", { name: "Seguir aquí" }).click();
	await expect(there.getByText("Hola, tengo un hotel.")).toBeVisible();
	expect((await there.goto(link))?.status()).toBe(404);
	await expect(there.getByText("Este enlace ya no funciona")).toBeVisible();
	await there.close();

	// It has moved: the browser it came from begins anew.
	await page.goto("/asistente");
	await expect(page.getByLabel("Tu mensaje")).toBeVisible();
	await expect(page.getByText("Hola, tengo un hotel.")).toHaveCount(0);
});
