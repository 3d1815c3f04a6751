import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test, type VisitedSite } from "./site.ts";

const seed = "/blog/ia-fase-inicial-proceso-ventas";
const password = "siete llamas azules";
let people = 0;

async function enter(page: Page, site: VisitedSite, role: "editor" | "admin") {
	const username = `${role}-${++people}-${Math.random().toString(36).slice(2, 7)}`;
	const email = `${username}@team.example`;
	const who = ["--username", username, "--email", email, "--name", "Eva Mora"];
	site.addAccount(password, "--kind", "staff", "--role", role, ...who);
	await page.goto(site.adminPath);
	await page.getByLabel("Usuario").fill(username);
	await page.getByLabel("Contraseña").fill(password);
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("button", { name: "Cerrar Sesión" })).toBeVisible();
}

async function mailTo(site: VisitedSite, address: string, count = 1): Promise<string[]> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
	return found().map((mail) => mail.replace(/=\r?\n/g, "").replace(/=3D/g, "="));
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the list is searched and filtered, and its cards lead to posts", async ({ page }) => {
		await page.goto("/blog");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("BLOG Rumbo");
		await page.getByRole("searchbox").fill("HÁBEAS");
		await page.getByRole("button", { name: "Buscar" }).click();
		await expect(page.locator(".post-card")).toHaveCount(1);
		await page.getByRole("searchbox").fill("nadadeeso");
		await page.keyboard.press("Enter");
		await expect(page.getByText("No se encontraron artículos")).toBeVisible();
		await expect(page.getByText("Intenta con otra búsqueda o categoría diferente.")).toBeVisible();
		await page.goto("/blog");
		await page.getByRole("link", { name: "Casos de Éxito", exact: true }).click();
		await expect(page.locator(".post-card")).toHaveCount(1);
		await page.locator(".post-card a").click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Caso de muestra");
	});

	test("a comment is sent, kept when refused, approved by staff and answered", async ({ page, site }) => {
		const writer = `lector-${++people}@example.com`;
		await page.goto(seed);
		const box = page.locator(".comment-form");
		await box.getByLabel("Comentario").fill("<b>¿Y si llega</b> un grupo?\n\nGracias");
		await box.getByRole("button", { name: "Publicar comentario" }).click();
		await expect(page.getByRole("alert")).toContainText("Falta corregir 3 datos");
		await expect(box.getByLabel("Comentario")).toHaveValue(/Y si llega/);
		await box.getByLabel("Nombre *").fill("Marta Ruiz");
		await box.getByLabel("Email *").fill(writer);
		await box.getByLabel("Guardar mi nombre y email").check();
		await box.getByLabel(/Autorizo/).check();
		await box.getByRole("button", { name: "Publicar comentario" }).click();
		await expect(box.getByText("Gracias, recibimos tu comentario.")).toBeVisible();
		await page.goto(seed);
		await expect(page.getByText("¿Y si llega")).toHaveCount(0);
		await expect(box.getByLabel("Nombre *")).toHaveValue("Marta Ruiz");
		await expect(box.getByLabel("Email *")).toHaveValue(writer);

		await enter(page, site, "editor");
		await page.getByRole("link", { name: "Comentarios" }).click();
		const row = page.getByRole("listitem").filter({ hasText: writer });
		await row.getByRole("button", { name: "Aprobar" }).click();
		await mailTo(site, writer);
		await expect
			.poll(async () => (await (await fetch(site.url + seed)).text()).includes("¿Y si llega"), {
				timeout: 1_500,
			})
			.toBe(true);
		await page.goto(seed);
		await expect(page.locator(".comment")).toContainText("<b>¿Y si llega</b> un grupo?");
		await page.getByRole("link", { name: "Responder: Marta Ruiz" }).click();
		await expect(page.getByText("Respondes a Marta Ruiz")).toBeVisible();
	});

	test("a subscription is confirmed by a press, gets the post once and ends with a press", async ({
		page,
		site,
	}) => {
		const reader = `suscriptora-${++people}@example.com`;
		await page.goto("/blog");
		await page.getByRole("textbox", { name: "Tu correo" }).fill(reader);
		await page.getByLabel(/Autorizo/).check();
		await page.getByRole("button", { name: "SUSCRIBIRME" }).click();
		await expect(page.getByRole("status")).toContainText("Te enviamos un correo para confirmar");
		const [asked = ""] = await mailTo(site, reader);
		const confirm = /\/blog\/boletin\/confirmar\?llave=[\w-]+/.exec(asked)?.[0] ?? "";
		await page.goto(confirm);
		await page.getByRole("button", { name: "Confirmar" }).click();
		await expect(page.getByRole("status")).toContainText("Listo");
		const cancel = confirm.replace("confirmar", "cancelar");
		// As a mail program does it (RFC 8058): no page, no cookie, no origin.
		const answer = await fetch(site.url + cancel, { method: "POST", body: "List-Unsubscribe=One-Click" });
		expect(answer.status).toBe(200);
		await page.goto(confirm);
		await expect(page.getByRole("alert")).toContainText("Este enlace ya no funciona");
	});
});

test("an editor writes, previews, schedules, publishes, renames and exports without scripts", async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-CO", baseURL: site.url });
	const page = await context.newPage();
	await enter(page, site, "editor");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panel de Administración del Blog");
	await page.getByRole("link", { name: "Escribir un artículo" }).click();
	await page.getByLabel("Título", { exact: true }).fill("Una prueba de <b>escritura</b>");
	await page.getByLabel("Extracto").fill("Extracto de prueba");
	await page.getByLabel("Contenido en Markdown").fill("# Hola\n\n<script>alert(1)</script>\n\n**fuerte**");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	const room = page.url();

	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#previa .prose strong")).toHaveText("fuerte");
	await page.getByRole("button", { name: "Generar JSON" }).click();
	await expect(page.locator("#previa")).toHaveCount(0);
	expect(JSON.parse(await page.locator("#json-text").inputValue())).toMatchObject({
		...{ slug: "una-prueba-de-bescriturab", readTime: 1, views: 0 },
	});

	await page.getByLabel("Dirección (slug)").fill("prueba-de-escritura");
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.getByRole("alert")).toContainText("Escribe la fecha y la hora");
	await page.getByLabel("Publicar el").fill("2099-01-01T08:00");
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.getByText(/Programado para el/)).toBeVisible();
	expect((await page.request.get("/blog/prueba-de-escritura")).status()).toBe(404);
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await page.getByLabel("Dirección (slug)").fill("prueba-renombrada");
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	const moved = await fetch(`${site.url}/blog/prueba-de-escritura`, { redirect: "manual" });
	expect(moved.headers.get("location")).toBe("/blog/prueba-renombrada");

	const file = await page.request.get(`${new URL(room).pathname}/post.md`);
	expect(await file.text()).toContain("slug: prueba-renombrada");
	await page.goto(`${site.adminPath}/blog/import`);
	await page.getByLabel("Archivos .md").setInputFiles([
		{ name: "igual.md", mimeType: "text/markdown", buffer: await file.body() },
		{
			name: "otra.md",
			mimeType: "text/markdown",
			buffer: Buffer.from("---\ntitle: Otra importada\n---\n\nHola"),
		},
		{ name: "mala.md", mimeType: "text/markdown", buffer: Buffer.from("<!doctype html><p>no") },
	]);
	await page.getByRole("button", { name: "Importar" }).click();
	await expect(page.getByText("igual.md: ya estaba igual.")).toBeVisible();
	await expect(page.getByText("otra.md: quedó como borrador «Otra importada».")).toBeVisible();
	await expect(page.getByText("mala.md: Solo se pueden subir archivos .md con texto.")).toBeVisible();

	await page.goto(room);
	await page.getByRole("button", { name: "Retirar del blog" }).click();
	expect((await page.request.get("/blog/prueba-renombrada")).status()).toBe(404);
	await context.close();
});

test("nothing that is written runs, wherever it is shown", async ({ page, site }) => {
	const attack = `"><img src=x onerror=alert(1)><script>alert(1)</script></title>{{7*7}}`;
	page.on("dialog", () => {
		throw new Error("Something ran.");
	});
	await enter(page, site, "admin");
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill(attack);
	await page.getByLabel("Dirección (slug)").fill("ataque");
	for (const field of ["Extracto", "Tags", "Autor", "Sobre el autor", "LinkedIn del autor"])
		await page.getByLabel(field, { exact: true }).fill(attack);
	await page.getByLabel("Contenido en Markdown").fill(`${attack}\n\n[x](javascript:alert(1))`);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(page.getByText(/Publicado desde/)).toBeVisible();
	const sent = await page.request.post("/blog/ataque", {
		headers: { origin: site.url },
		form: {
			name: attack.slice(0, 70),
			email: `ataque-${++people}@example.com`,
			comment: attack,
			consent: "on",
		},
	});
	expect(sent.status()).toBe(200);
	await page.goto(`${site.adminPath}/comments`);
	await page
		.getByRole("listitem")
		.filter({ hasText: "ataque-" })
		.getByRole("button", { name: "Aprobar" })
		.click();
	await page.waitForTimeout(1_000);
	for (const path of [
		"/blog",
		"/blog/ataque",
		`/blog?q=${encodeURIComponent(attack)}`,
		"/blog?categoria=%3Cscript%3E",
	]) {
		await page.goto(path);
		await expect(page.locator("main img[src=x], main script:not([type])")).toHaveCount(0);
	}
	const author = await page
		.goto("/blog/ataque")
		.then(() => page.locator(".author-links a").first().getAttribute("href"));
	await page.goto(author ?? "");
	const tag = await page
		.goto("/blog/ataque")
		.then(() => page.locator(".post-tags a").first().getAttribute("href"));
	await page.goto(tag ?? "");
	for (const feed of ["rss.xml", "atom.xml"])
		expect(await (await fetch(`${site.url}/blog/${feed}`)).text()).not.toContain("<script>");
	const csv = await (await page.request.get(`${site.adminPath}/subscribers.csv`)).text();
	expect(csv).toContain("email");
	await page.goto(`${site.adminPath}/blog`);
	await page.getByRole("link", { name: attack }).click();
	await page.getByRole("button", { name: "Borrar artículo" }).click();
});

test("two editors of one post: the later save is refused with both texts", async ({
	page,
	browser,
	site,
}) => {
	await enter(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill("De dos");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	const room = page.url();
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-CO", baseURL: site.url });
	const other = await context.newPage();
	await enter(other, site, "admin");
	await other.goto(room);
	await page.getByLabel("Contenido en Markdown").fill("Lo de una");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Lo de una");
	await other.getByLabel("Contenido en Markdown").fill("Lo de otra");
	await other.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(other.getByRole("alert")).toContainText("No se sobrescribió nada");
	await expect(other.locator(".post-theirs")).toContainText("Lo de una");
	await expect(other.getByLabel("Contenido en Markdown")).toHaveValue("Lo de otra");
	await context.close();
});

test("where scripts run, what is written is kept and shown by itself", async ({ page, site }) => {
	await enter(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill("Sola");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await page.getByLabel("Contenido en Markdown").fill("Se guarda **sola**");
	await expect(page.locator("#previa .prose strong")).toHaveText("sola", { timeout: 15_000 });
	await expect(page.locator("#editor-state")).toContainText("Guardado a las");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Se guarda **sola**");
});

test("the list is searched while somebody types, and says so", async ({ page }) => {
	await page.goto("/blog");
	let answer = () => {};
	await page.route("**/blog?q=*", async (route) => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		await route.continue();
	});
	await page.getByRole("searchbox").pressSequentially("hábea");
	await expect(page.getByText("Cargando artículos...")).toBeVisible();
	answer();
	await expect(page.locator(".post-card")).toHaveCount(1);
	await expect(page).toHaveURL(/\/blog\?q=h%C3%A1bea$/);
	await expect(page.getByText("Cargando artículos...")).toHaveCount(0);
});

test("the link is copied and it says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(seed);
	await page.getByRole("button", { name: "Copiar enlace" }).click();
	await expect(page.getByText("Enlace copiado al portapapeles")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(seed);
});

test("an article says all it must, in both languages", async ({ page }) => {
	await page.goto(seed);
	const main = page.locator("main");
	for (const text of [
		"26 feb 2025",
		"9 min de lectura",
		"Compartir",
		"Ver más artículos",
		"Artículo anterior",
		"Próximo artículo",
		"Artículos relacionados",
		"Ver todos los artículos",
	])
		await expect(main).toContainText(text);
	await expect(page.locator("link[hreflang=en]")).toHaveAttribute(
		"href",
		/\/en\/blog\/ai-early-phase-sales-process$/,
	);
	await page.getByRole("link", { name: "EN", exact: true }).click();
	await expect(page).toHaveURL(/\/en\/blog\/ai-early-phase-sales-process$/);
	await expect(main).toContainText("Feb 26, 2025");
	await expect(main).toContainText("9 min read");
});

test("an unknown post says so and leads back", async ({ page }) => {
	const response = await page.goto("/blog/no-existe");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artículo no encontrado");
	await expect(page.getByText("No pudimos encontrar el artículo que estás buscando.")).toBeVisible();
	await page.getByRole("link", { name: "Volver al blog" }).click();
	await expect(page).toHaveURL(/\/blog$/);
});

test("pages beyond the last, unknown names and strange searches are answered", async ({ site }) => {
	const status = async (path: string) => (await fetch(site.url + path)).status;
	expect(await status("/blog?pagina=9999")).toBe(404);
	expect(await status("/blog?pagina=-1")).toBe(200);
	expect(await status("/blog/tag/nada")).toBe(404);
	expect(await status("/blog/categoria/nada")).toBe(404);
	expect(await status("/blog/author/nadie")).toBe(404);
	expect(await status("/blog?q=%27%20or%201%3D1%20--%25_%5C")).toBe(200);
	expect(await status("/blog/%E0%A4%A")).toBe(404);
});

test("feeds carry the newest posts and answer 304 when nothing changed", async ({ site }) => {
	for (const path of ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json", "/en/blog/rss.xml"]) {
		const first = await fetch(site.url + path);
		expect(first.status, path).toBe(200);
		const etag = first.headers.get("etag") ?? "";
		expect((await fetch(site.url + path, { headers: { "if-none-match": etag } })).status, path).toBe(304);
	}
	const feed = await (await fetch(`${site.url}/blog/feed.json`)).json();
	expect(feed.items.length).toBeGreaterThanOrEqual(9);
	expect(JSON.stringify(feed)).not.toContain('href=\\"/');
});

test("a reader counts once, programs and prefetches never", async ({ page, site }) => {
	const post = "/blog/habeas-data-chat-negocio";
	const first = async () => {
		const html = await (await fetch(`${site.url}/blog/categoria/estrategia`)).text();
		return /class="side-read"[\s\S]*?<a href="([^"]+)"/.exec(html)?.[1];
	};
	const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
	await fetch(site.url + post, { headers: { "user-agent": "Googlebot/2.1" } });
	await fetch(site.url + post, { headers: { ...browser, "sec-purpose": "prefetch" } });
	for (let index = 0; index < 3; index++) await fetch(site.url + post, { headers: browser });
	expect(await first()).toBe(seed);
	await enter(page, site, "editor");
	await expect(page.getByRole("listitem").filter({ hasText: "Habeas data" })).toContainText("1 lecturas");
});

test("a post’s picture for shared links is there", async ({ site }) => {
	const picture = await fetch(`${site.url}/og/es${seed}.png`);
	expect(picture.headers.get("content-type")).toBe("image/png");
	expect((await fetch(`${site.url}/og/es/blog/nada.png`)).status).toBe(404);
});

for (const path of ["/blog", seed, "/en/blog?q=nothing+there", "/blog/boletin"])
	test(`${path} can be used by everybody`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		const { violations } = await new AxeBuilder({ page })
			.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
			.analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	});
