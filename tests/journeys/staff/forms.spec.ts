import { leadsOf, sendForm } from "../leads.ts";
import { expect, test } from "../site.ts";
import { barLink, newClient, openMenu, signInAs } from "../team.ts";

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("sales sets the session of an Audit Express, and both calendars hear of it", async ({
		page,
		site,
	}) => {
		const name = `Olga ${Math.random().toString(36).slice(2, 7)}`;
		const email = `${name.toLowerCase().replace(" ", "-")}@brisa.example`;
		const audit = { name, email, company: "Hotel Brisa", industry: "travel" };
		await sendForm(site, "/en/audit", audit);
		await signInAs(page, site, "sales");
		await page.goto(`${site.adminPath}/leads`);
		await page.getByRole("link", { name: new RegExp(name) }).click();
		const session = page.getByRole("region", { name: "Sesión de 30 minutos" });
		await session.getByLabel("Fecha y hora").fill("2020-01-01T10:00");
		await session.getByLabel("Dónde").fill("https://meet.example/brisa");
		await session.getByRole("button", { name: "Guardar la sesión" }).click();
		await expect(session.getByText(/^Elige una hora que no haya pasado/)).toBeVisible();
		await expect(session.getByLabel("Dónde")).toHaveValue("https://meet.example/brisa");
		const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
		await session.getByLabel("Fecha y hora").fill(`${soon}T15:00`);
		await session.getByRole("button", { name: "Guardar la sesión" }).click();
		await expect(session.getByRole("button", { name: "Guardar la nueva hora" })).toBeVisible();
		await expect(session.getByText(/^Agendada/)).toHaveCount(0);
		await expect(page.getByText("Eva Mora agendó la sesión de 30 minutos")).toBeVisible();
		await expect(session.getByLabel("Fecha y hora")).toHaveValue(`${soon}T15:00`);
		const invitations = () =>
			site.mails().filter((mail) => mail.includes("text/calendar") && mail.includes(email));
		await expect.poll(() => invitations().length).toBe(2);
		expect(invitations().some((mail) => /^To: ventas@/m.test(mail))).toBe(true);
		expect(
			invitations().some((mail) => mail.includes(`To: ${email}`) && /^Subject: Your Audit/m.test(mail)),
		).toBe(true);
		await expect(session.getByRole("button", { name: "Sí, cancelar la sesión" })).toBeHidden();
		await session.locator("summary", { hasText: "Cancelar la sesión" }).click();
		await session.getByRole("button", { name: "Sí, cancelar la sesión" }).click();
		await expect(session.getByText(/^Cancelada/)).toBeVisible();
		await expect.poll(() => invitations().filter((mail) => /method=CANCEL/.test(mail)).length).toBe(2);
	});

	test("every form that is refused says so at its head, where the reader is led", async ({ page, site }) => {
		const name = `Elsa ${Math.random().toString(36).slice(2, 7)}`;
		const email = `${name.toLowerCase().replace(" ", "-")}@brisa.example`;
		await sendForm(site, "/en/audit", {
			name,
			email,
			company: "Hotel Brisa",
			industry: "travel",
			phone: "+573005551111",
		});
		const company = `Casa ${name}`;
		await newClient(site, company);
		await page.setViewportSize({ width: 390, height: 800 });
		await signInAs(page, site, "admin");
		await page.goto(`${site.adminPath}/leads`);
		/** What is wrong stands first, in sight, and each of it leads to a field that says the same. */
		const led = async (button: string, problems: number) => {
			await page.getByRole("button", { name: button, exact: true }).first().click();
			const summary = page.getByRole("alert");
			await expect(summary).toBeFocused();
			await expect(summary).toBeInViewport();
			const links = summary.getByRole("link");
			await expect(links, button).toHaveCount(problems);
			for (const link of await links.all()) {
				const field = page.locator((await link.getAttribute("href")) ?? "");
				await expect(field).toHaveAttribute("aria-invalid", "true");
				expect(await link.innerText()).toContain(
					await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? ""),
				);
			}
		};
		await page.getByRole("link", { name: new RegExp(name) }).click();
		await expect(page.getByRole("link", { name: "+57 300 555 1111", exact: true })).toHaveAttribute(
			"href",
			"tel:+573005551111",
		);
		await expect(page.getByText("Todavía no hay ninguna. Se hace con lo que sabemos")).toBeVisible();
		await led("Guardar nota", 1);
		await expect(page.getByRole("alert")).toContainText("Escribe la nota antes de guardarla.");
		await page.getByLabel("Fecha y hora").fill("2020-01-01T10:00");
		await led("Guardar la sesión", 1);
		await page.goto(`${site.adminPath}/accounts`);
		await led("Crear cuenta", 5);
		await page.goto(`${site.adminPath}/accounts`);
		await page.getByLabel(/^Editor/).check();
		await led("Crear enlace", 2);
		await page.goto(`${site.adminPath}/rights/person`);
		await led("Buscar", 1);
		await page.goto(`${site.adminPath}/clients`);
		await page.getByRole("link", { name: company }).click();
		await led("Agregar proyecto", 2);
		await page.getByRole("textbox", { name: "Proyecto" }).fill("Reservas");
		await page.getByLabel("Responsable").fill("Eva Mora");
		await page.getByRole("button", { name: "Agregar proyecto" }).click();
		await page.getByText("Hito nuevo").click();
		await page.getByLabel("Hito").fill("Diseño");
		await page.getByLabel("Para cuándo").fill("2099-12-04");
		await page.getByRole("button", { name: "Agregar hito" }).click();
		await expect(page.getByText(/^Para el 4\sdic 2099$/)).toBeVisible();
		await page.getByText("Hito nuevo").click();
		await led("Agregar hito", 1);
		await page.getByText("Escribir una novedad").click();
		await led("Publicar novedad", 1);
		await led("Agregar demo", 1);
		await led("Publicar reporte", 1);
		await page.getByLabel("Título del reporte").fill("Octubre");
		await led("Publicar reporte", 1);
	});

	test("the lead's screen shows what was agreed to, and that it was taken back", async ({ page, site }) => {
		const email = `iris-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
		const contact = { firstname: "Iris", lastname: "Pardo", email, message: "Hola" };
		await sendForm(site, "/contacto", contact);
		await signInAs(page, site, "sales");
		await page.goto(`${site.adminPath}/leads`);
		await page
			.getByRole("link", { name: /Iris Pardo/ })
			.first()
			.click();
		const consent = page.getByRole("region", { name: "Autorización" });
		await expect(consent.getByText(/^Autorizo el tratamiento de mis datos/)).toBeVisible();
		await expect(consent.getByRole("button", { name: "Sí, la retiró" })).toBeHidden();
		const full = page.locator("main .panel .button:visible:not(.outline, .quiet)");
		await expect(full).toHaveCount(0);
		await expect(page.getByRole("region", { name: "Qué sigue" })).toContainText("Sigue:");
		await expect(page.locator(".lead-events time").first()).toHaveAttribute("title", /de \d{4}, /);
		await consent.locator("summary", { hasText: "Registrar que la retiró" }).click();
		await consent.getByRole("button", { name: "Sí, la retiró" }).click();
		await expect(consent.getByText(/^Retirada hace 1 minuto .*Eva Mora/)).toBeVisible();
		await expect(page.getByText("Eva Mora registró el retiro de la autorización")).toBeVisible();
	});

	test("of two admins who answer a request at once, the later one keeps what they wrote and hears so", async ({
		page,
		site,
		browser,
	}) => {
		const email = `lia-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
		const identity = { name: "Lía Paz", document_type: "cc", document_number: "52123457" };
		await sendForm(site, "/legal", { ...identity, kind: "query", email, detail: "¿Qué tienen de mí?" });
		const other = await browser.newPage({ javaScriptEnabled: false });
		const answers = [
			[page, "Esto es lo que tenemos."],
			[other, "No tenemos nada."],
		] as const;
		for (const [who, note] of answers) {
			await signInAs(who, site, "admin");
			await who.goto(`${site.adminPath}/rights`);
			const request = who.getByRole("region").filter({ hasText: email });
			await request.getByLabel("Qué se hizo").selectOption("done");
			await request.getByLabel("Qué le contestas").fill(note);
		}
		for (const [who] of answers)
			await who
				.getByRole("region")
				.filter({ hasText: email })
				.getByRole("button", { name: "Guardar respuesta y cerrar" })
				.click();
		await expect(page.getByRole("status")).toHaveText(
			"La respuesta quedó guardada. No hay servidor de correo, así que envíasela tú.",
		);
		const request = other.getByRole("region").filter({ hasText: email });
		await expect(request.getByRole("alert")).toContainText("Tu respuesta no se envió");
		await expect(request.getByRole("alert")).toContainText("No tenemos nada.");
		await expect(request.getByText("Esto es lo que tenemos.")).toBeVisible();
		await other.context().close();
	});

	test("an admin gives a person's data out and erases it, by their request", async ({ page, site }) => {
		const email = `sara-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
		await sendForm(site, "/contacto", { firstname: "Sara", lastname: "Paz", email, message: "Hola" });
		const identity = { name: "Sara Paz", document_type: "cc", document_number: "52123456" };
		await sendForm(site, "/legal", { ...identity, kind: "deletion", email, detail: "Borren todo" });
		await expect.poll(() => site.mails().filter((mail) => mail.includes(email)).length).toBe(4);
		await signInAs(page, site, "admin");
		await page.goto(`${site.adminPath}/leads`);
		await openMenu(page);
		await page.getByRole("link", { name: "Solicitudes de datos" }).click();
		const request = page.getByRole("region").filter({ hasText: email });
		await request.getByRole("link", { name: "Ver qué datos tenemos" }).click();
		expect(page.url()).not.toContain("sara");
		await expect(page.getByText("Leads: 1")).toBeVisible();
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Descargar todo" }).click(),
		]);
		const stream = await download.createReadStream();
		const whole = JSON.parse((await stream.toArray()).join(""));
		expect(whole.tables.leads[0].name).toBe("Sara Paz");
		expect(whole.tables.rights_requests[0].detail).toBe("Borren todo");
		await page.getByRole("button", { name: "Borrar todo" }).click();
		await expect(page.getByRole("alert")).toHaveText("Marca la casilla para confirmar que quieres borrar.");
		await page.getByLabel("Verifiqué quién lo pide y quiero borrar").check();
		await page.getByRole("button", { name: "Borrar todo" }).click();
		await expect(page.getByRole("status")).toHaveText(/^Registros borrados: \d+\.$/);
		expect(await leadsOf(site, email)).toEqual([]);
		await expect.poll(() => site.mails().filter((mail) => mail.includes(email)).length).toBe(0);
		await openMenu(page);
		await barLink(page, "Registro").click();
		await expect(page.getByText("Eva Mora borró los datos de una persona").first()).toBeVisible();
	});
});

test("labels and fields of a post that stand beside each other are on one line, hints below them", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	const tops = (name: string) =>
		page
			.locator(".post-metadata .field", { has: page.locator(`[name=${name}]`) })
			.locator("label, input, select")
			.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
	for (const [left, right] of [
		["slug", "language"],
		["category", "tags"],
		["date", "author"],
	] as const)
		expect(await tops(left)).toEqual(await tops(right));
});
