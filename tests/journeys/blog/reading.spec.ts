import { expectNoViolations, wcag } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { signInAs } from "../team.ts";
import { seedPost } from "./blog-people.ts";

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
		// A poster that is left over has the shelf to itself.
		const shelf = await page.locator(".post-cards").boundingBox();
		expect((await page.locator(".post-poster").boundingBox())?.width).toBeCloseTo(shelf?.width ?? 0, 0);
		await page.locator(".post-card a").click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Caso de muestra");
	});
});

test("the list is searched while somebody types, and says so", async ({ page }) => {
	await page.goto("/blog");
	let answer = () => {};
	const search = "**/blog?q=h%C3%A1bea";
	await page.route(search, async (route) => {
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
	// A filter narrows what was found: the words stay.
	await page.unroute(search);
	await page.getByRole("link", { name: "Casos de Éxito", exact: true }).click();
	await expect(page).toHaveURL(/\/blog\?categoria=[\w-]+&q=h%C3%A1bea$/);
	await expect(page.getByRole("searchbox")).toHaveValue("hábea");
});

test("posts stand on shelves as posters, no two neighbours alike, and a telephone shows two in a row", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["/blog", "/blog/categoria/estrategia", "/blog/tag/ia", "/blog/author/sara-nieto"]) {
		await page.goto(path);
		await expect(page.locator("h1 .colon")).toBeVisible();
		const posters = page.locator(".post-poster");
		const looks = await posters.evaluateAll((all) =>
			all.map((one) => [getComputedStyle(one).backgroundColor, one.querySelector("svg")?.innerHTML ?? ""]),
		);
		for (const at of [0, 1])
			for (const distance of [1, 2, 3])
				for (const [index, look] of looks.slice(distance).entries())
					expect(look[at], `${path}: ${index}`).not.toBe(looks[index]?.[at]);
		// No drawing is cut off by its shelf.
		for (const width of [390, 768, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			const bottoms = await posters.evaluateAll((all) =>
				all.map((one) => {
					const drawing = one.querySelector("svg")?.getBoundingClientRect();
					return (drawing?.bottom ?? 0) - one.getBoundingClientRect().bottom;
				}),
			);
			expect(Math.max(...bottoms), `${path}, ${width}`).toBeLessThanOrEqual(1);
		}
		await page.setViewportSize({ width: 390, height: 844 });
		const [first, second] = await Promise.all([0, 1].map((index) => posters.nth(index).boundingBox()));
		expect([second?.y, second?.height]).toEqual([first?.y, first?.height]);
	}
	await page.goto("/blog");
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_400);
});

test("an article opens beside its poster, in large letters, and its pulled quote leaves the column", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	const box = async (selector: string) =>
		(await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const [about, cover, prose, pull] = await Promise.all(
		[".article-about", ".article-cover", ".prose", ".prose .pull"].map(box),
	);
	expect(cover).toMatchObject({ y: about?.y, height: about?.height, x: about?.width });
	expect(cover?.width).toBeGreaterThan(600);
	expect((pull?.x ?? 0) + 100).toBeLessThan(prose?.x ?? 0);
	expect(pull?.width).toBeGreaterThan((prose?.width ?? 0) + 200);
	const size = (selector: string) =>
		page.locator(selector).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
	expect(await size(".prose > p:first-child")).toBeGreaterThan(await size(".prose > p:nth-child(2)"));
	await expect(page.locator(".prose .messages > li")).toHaveCount(3);
	await expect(page.locator(".prose .drops > p .drop")).toHaveCount(30);
	await expect(page.locator(".prose td .drop")).toHaveCount(4);
	expect((await page.locator(".prose td .drop").first().boundingBox())?.width).toBe(14);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("an article is shared by WhatsApp and by mail too", async ({ page }) => {
	await page.goto(seedPost);
	const href = (name: string) => page.getByRole("link", { name }).getAttribute("href");
	const address = await page.locator("link[rel=canonical]").getAttribute("href");
	const title = "La IA en la fase inicial del proceso de ventas";
	const whatsApp = new URL((await href("Compartir en WhatsApp")) ?? "");
	expect(whatsApp.origin + whatsApp.pathname).toBe("https://wa.me/");
	expect(whatsApp.searchParams.get("text")).toBe(`${title} ${address}`);
	const mail = new URL((await href("Enviar por correo")) ?? "");
	expect([mail.protocol, mail.searchParams.get("subject"), mail.searchParams.get("body")]).toEqual([
		...["mailto:", title, address],
	]);
});

test("the link is copied and it says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(seedPost);
	await page.getByRole("button", { name: "Copiar enlace" }).click();
	await expect(page.getByText("Enlace copiado al portapapeles")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(seedPost);
});

test("an article says all it must, in both languages", async ({ page }) => {
	await page.goto(seedPost);
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
	for (const [beyond, last] of [
		[`${seedPost}?comentarios=99`, seedPost],
		["/en/blog/ai-early-phase-sales-process?comments=99", "/en/blog/ai-early-phase-sales-process"],
	]) {
		const answer = await fetch(`${site.url}${beyond}`, { redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([302, `${last}#comments`]);
	}
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

test("a page that is made for each request is asked for anew, by browsers and proxies alike", async ({
	site,
}) => {
	for (const path of ["/blog", "/blog?q=hotel", "/en/blog?q=hotel"])
		expect((await fetch(site.url + path)).headers.get("cache-control"), path).toBe("no-cache");
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
	expect(await first()).toBe(seedPost);
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog`);
	await expect(page.getByRole("listitem").filter({ hasText: "Habeas data" })).toContainText(
		/· 1 lectura(?!s)/,
	);
});

test("a post’s picture for shared links is there", async ({ site }) => {
	const picture = await fetch(`${site.url}/og/es${seedPost}.png`);
	expect(picture.headers.get("content-type")).toBe("image/png");
	expect((await fetch(`${site.url}/og/es/blog/nada.png`)).status).toBe(404);
});

for (const path of [
	...["/blog", seedPost, "/blog/contestar-de-noche-hotel-pequeno"],
	...["/blog/categoria/casos-exito", "/en/blog?q=nothing+there", "/blog/boletin"],
])
	test(`${path} can be used by everybody`, async ({ page }) => {
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
			await expectNoViolations(wcag(page));
		}
	});
