import { newLead } from "../leads.ts";
import { expect, test } from "../site.ts";
import { barLink, newClient, openMenu, password, signInAs, submissionKeyOf } from "../team.ts";

test("sales sets a client's portal up, and the client finds it there", async ({ page, site }) => {
	await newLead(site, "Nora Vidal");
	const username = await newClient(site);
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/clients`);
	await expect(page.getByRole("link", { name: `Casa ${username}` })).toBeVisible();
	await expect(page.getByRole("link", { name: "Cuenta nueva de cliente" })).toHaveCount(0);
	await page.goto(`${site.adminPath}/leads`);
	await page
		.getByRole("link", { name: /Nora Vidal/ })
		.first()
		.click();
	await page.getByLabel("Cliente", { exact: true }).selectOption({ label: `Casa ${username}` });
	await page.getByRole("button", { name: "Vincular cliente" }).click();
	await expect(page.getByText("Eva Mora vinculó el lead a un cliente")).toBeVisible();
	await barLink(page, "Clientes").click();
	await page.getByRole("link", { name: `Casa ${username}` }).click();
	const add = page.getByRole("region", { name: "Agregar proyecto" });
	await add.getByLabel("Proyecto").fill("Reservas");
	await add.getByRole("button").click();
	await expect(add.getByText("Este dato es obligatorio.", { exact: true })).toBeVisible();
	await expect(add.getByLabel("Proyecto")).toHaveValue("Reservas");
	await add.getByLabel("Responsable").fill("Eva Mora");
	await add.getByRole("button").click();
	const project = page.getByRole("region", { name: "Reservas" });
	await expect(project.getByLabel("Hito")).toBeHidden();
	for (const milestone of ["Diagnóstico", "Diseño"]) {
		await project.getByText("Hito nuevo").click();
		await project.getByLabel("Hito").fill(milestone);
		await project.getByLabel("Para cuándo").fill("2027-01-15");
		await project.getByRole("button", { name: "Agregar hito" }).click();
		await expect(project.getByText(milestone)).toBeVisible();
	}
	await project.getByRole("button", { name: "Marcar listo" }).first().click();
	await expect(project.getByRole("button", { name: "Marcar listo" })).toHaveCount(1);
	await project.getByText("Escribir una novedad").click();
	await project.getByLabel("Qué hay de nuevo").fill("Ya hablamos con recepción.");
	await project.getByRole("button", { name: "Publicar novedad" }).click();
	await expect(project.getByLabel("Qué hay de nuevo")).toHaveValue("");
	await expect(project.getByRole("listitem").filter({ hasText: "Ya hablamos con recepción." })).toBeVisible();
	const demos = page.getByRole("region", { name: "Demos" });
	await demos.getByLabel("Nombre de la demo").fill("Reserva de puente");
	await demos.getByRole("button", { name: "Agregar demo" }).click();
	await expect(demos.getByText("Reserva de puente", { exact: true })).toBeVisible();
	const flow = await demos.getByLabel("Conversación").inputValue();
	const form = {
		intent: "add-demo",
		title: "Dos veces",
		flow,
		"submission-key": await submissionKeyOf(page, "add-demo"),
	};
	await Promise.all([1, 2].map(() => page.request.post(new URL(page.url()).pathname, { form })));
	await page.reload();
	const twice = demos.getByRole("listitem").filter({ hasText: "Dos veces" });
	await expect(twice).toHaveCount(1);
	const remove = twice.getByRole("button", { name: "Sí, quitar" });
	await expect(remove).toBeHidden();
	await twice.locator("summary", { hasText: "Quitar" }).click();
	await remove.click();
	await expect(twice).toHaveCount(0);
	const reports = page.getByRole("region", { name: "Reportes" });
	const upload = async (buffer: Buffer) => {
		await reports.getByLabel("Título del reporte").fill("Octubre");
		await reports
			.getByLabel("Archivo PDF")
			.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer });
		await reports.getByRole("button", { name: "Publicar reporte" }).click();
	};
	await upload(Buffer.from("<script>not a PDF</script>"));
	await expect(reports.getByRole("alert")).toContainText("Archivo PDF: Elige un archivo PDF.");
	await upload(Buffer.from("%PDF-1.7\n1 0 obj << /Type /Page >> endobj"));
	const october = reports.getByRole("listitem").filter({ hasText: "Octubre" });
	await expect(october).toBeVisible();
	await expect(october.getByRole("button", { name: "Sí, quitar" })).toBeHidden();
	await openMenu(page);
	await page.getByRole("button", { name: "Cerrar Sesión" }).click();
	await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();

	await page.goto("/login");
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(page.getByRole("heading", { name: "Reservas" })).toBeVisible();
	await expect(page.locator(".project-progress")).toContainText("50");
	await expect(page.locator(".project-update", { hasText: "Ya hablamos con recepción." })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Descargar: Propuesta P-\d+/ })).toBeVisible();
	const report = page.getByRole("link", { name: "Descargar: Octubre" });
	const [download] = await Promise.all([page.waitForEvent("download"), report.click()]);
	expect(download.suggestedFilename()).toBe("octubre.pdf");
	await page.locator(".portal-demo", { hasText: "Reserva de puente" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserva de puente");
	await expect(page.getByText(`Casa ${username}`)).toBeVisible();
});
