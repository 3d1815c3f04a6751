import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expect, test, type VisitedSite } from "../site.ts";
import { newStaff, password } from "../team.ts";
import { askForLink, isAccessible, newHotel, signIn } from "./portal-client.ts";

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
				new RegExp(`^Hola, ${username}\\. Desde (ayer|el \\p{L}+) hay una novedad\\.$`, "u"),
			);
			const [ofDemos, ofProject] = await Promise.all(
				["#demos-title", ".project h2"].map((heading) =>
					page
						.locator(heading)
						.first()
						.evaluate((one) => getComputedStyle(one).fontSize),
				),
			);
			expect(ofDemos).toBe(ofProject);
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
			const current = panel.locator("[aria-current=step]");
			await expect(current.locator("b")).toHaveText("Diagnóstico");
			await expect(current.locator(".quiet")).toHaveText("hasta el 1\u00a0dic 2099");
			await expect(current.locator("time")).toHaveAttribute("title", "1 de diciembre de 2099");
			await expect(panel.getByText("Diagnóstico")).toHaveCount(1);
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

test("the sign-in and the portal are accessible in both languages and themes, and fit 320 px", async ({
	page,
	site,
}) => {
	test.setTimeout(120_000);
	const { username, email } = await newHotel(site);
	const link = await askForLink(page, site, email);
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
		link,
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
