import type { Page } from "@playwright/test";
import { expectFits } from "../accessible.ts";
import { takeOver } from "../inbox/waiting-visitor.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { signInAs } from "../team.ts";

const box = (page: Page) => page.getByLabel("Tu mensaje");
const answers = (page: Page) => page.locator('.chat-message[data-role="assistant"]');

async function write(page: Page, message: string) {
	await box(page).fill(message);
	await box(page).press("Enter");
}

test("what came while the chat was closed is counted on its button until it is seen", async ({
	page: visitor,
	browser,
	site,
}) => {
	await visitor.goto("/nosotros");
	await visitor.locator(".chat-button").click();
	await write(visitor, "hola, tengo un hotel en Barichara");
	await expect(answers(visitor)).toHaveCount(2);
	const badge = visitor.locator(".chat-unread");
	await expect(badge).toHaveCount(0);
	await visitor.keyboard.press("Escape");

	const staff = await browser.newPage();
	await signInAs(staff, site, "sales", "Laura Paz");
	// Others wait in the same list.
	await staff.goto(`${site.adminPath}/conversations?q=Barichara`);
	await staff.locator(`a[href*="${site.adminPath}/conversations/"]`).first().click();
	await takeOver(staff);
	for (const said of ["Hola, soy Laura.", "¿Cuántas habitaciones tienen?"]) {
		await staff.getByLabel("Tu mensaje").fill(said);
		await staff.getByRole("button", { name: "Enviar" }).click();
		await expect(staff.locator(".turn.colleague .turn-text").last()).toHaveText(said);
	}
	await staff.context().close();

	await expect(badge).toHaveText("2", { timeout: 25_000 });
	await expect(visitor.getByRole("link", { name: /Respuestas sin leer: 2/ })).toBeVisible();
	// Another page knows it, too, as soon as somebody reaches for the chat.
	await visitor.goto("/contacto");
	await visitor.locator(".chat-button").hover();
	await expect(badge).toHaveText("2");
	await visitor.locator(".chat-button").click();
	await expect(visitor.getByText("¿Cuántas habitaciones tienen?")).toBeVisible();
	await expect(badge).toHaveCount(0);
	await visitor.keyboard.press("Escape");
	await visitor.reload();
	await visitor.locator(".chat-button").hover();
	await expect(answers(visitor)).toHaveCount(4);
	await expect(badge).toHaveCount(0);
});

test("a message typed and not sent outlives a reload, and is forgotten when sent or left", async ({
	page,
}) => {
	await page.goto("/asistente");
	await box(page).click();
	const send = page.locator(".chat-send[aria-disabled=true]");
	await expect(send).toBeVisible();
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	for (const nothing of ["  ", ""]) {
		await box(page).fill(nothing);
		await box(page).press("Tab");
		await expect(send).toBeFocused();
		await page.keyboard.press("Enter");
	}
	await box(page).pressSequentially("Somos un hotel de");
	expect(sent.filter((url) => /agent|asistente/.test(url))).toEqual([]);
	await page.reload();
	await expect(box(page)).toHaveValue("Somos un hotel de");
	await box(page).press("End");
	await box(page).pressSequentially(" 14 cuartos");
	await page.goto("/nosotros");
	await page.locator(".chat-button").click();
	await expect(box(page)).toHaveValue("Somos un hotel de 14 cuartos");
	await box(page).press("Enter");
	await expect(answers(page)).toHaveCount(2);
	await page.goto("/asistente");
	await expect(answers(page)).toHaveCount(2);
	await expect(box(page)).toHaveValue("");

	await box(page).pressSequentially("Un borrador");
	await page.locator(".chat-menu > summary").click();
	await page.locator(".chat-start-over summary").click();
	await page.locator(".chat-start-over button").click();
	await expect(answers(page)).toHaveCount(1);
	await expect(box(page)).toHaveValue("");
	await page.reload();
	await box(page).click();
	await expect(page.locator(".chat-send[aria-disabled=true]")).toBeVisible();
	await expect(box(page)).toHaveValue("");
});

async function linkMailedTo(site: VisitedSite, address: string): Promise<string> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(0);
	const mail = (found()[0] ?? "").replace(/=\r?\n/g, "").replace(/=3D/g, "=");
	return /\/asistente\/seguir\?llave=[\w-]+/.exec(mail)?.[0] ?? "";
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a mailed conversation does not replace the browser's own: both stay, and one leads to the other", async ({
		page,
		browser,
		site,
	}) => {
		const say = async (on: Page, message: string) => {
			await on.goto("/asistente");
			await box(on).fill(message);
			await on.getByRole("button", { name: "Enviar", exact: true }).click();
			await expect(on.getByText(message)).toBeVisible();
		};
		await say(page, "La primera: tengo un hotel.");
		const address = `ana-${Math.random().toString(36).slice(2, 8)}@brisa.example`;
		await page.goto("/asistente/correo");
		await page.getByLabel("Tu correo").fill(address);
		await page.getByLabel(/Autorizo/).check();
		await page.getByRole("button", { name: "Enviar" }).click();
		await expect(page.getByText("Va en camino.")).toBeVisible();
		const link = await linkMailedTo(site, address);

		const there = await browser.newPage({ javaScriptEnabled: false });
		await say(there, "La segunda: tengo una tienda.");
		await expect(there.getByRole("button", { name: "Ir a la otra conversación" })).toHaveCount(0);
		await there.goto(link);
		await expect(there.getByText("ya tienes otra conversación: no se pierde")).toBeVisible();
		await there.getByRole("button", { name: "Seguir aquí" }).click();
		await expect(there.getByText("La primera: tengo un hotel.")).toBeVisible();
		for (const shown of ["La segunda: tengo una tienda.", "La primera: tengo un hotel."]) {
			await there.setViewportSize({ width: 320, height: 700 });
			await expectFits(there, 320);
			await there.getByRole("button", { name: "Ir a la otra conversación" }).click();
			await expect(there.getByText(shown)).toBeVisible();
		}
		await there.context().close();
	});

	test("whoever has no other conversation hears of none", async ({ page, site }) => {
		await page.goto("/asistente");
		await box(page).fill("tengo un hotel");
		await page.getByRole("button", { name: "Enviar", exact: true }).click();
		const address = `ana-${Math.random().toString(36).slice(2, 8)}@brisa.example`;
		await page.goto("/asistente/correo");
		await page.getByLabel("Tu correo").fill(address);
		await page.getByLabel(/Autorizo/).check();
		await page.getByRole("button", { name: "Enviar" }).click();
		await page.goto(await linkMailedTo(site, address));
		await expect(page.getByText("ya tienes otra conversación")).toHaveCount(0);
		await page.getByRole("button", { name: "Seguir aquí" }).click();
		await expect(page.getByText("tengo un hotel").first()).toBeVisible();
		await expect(page.getByRole("button", { name: "Ir a la otra conversación" })).toHaveCount(0);
	});
});
