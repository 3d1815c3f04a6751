import type { Page } from "@playwright/test";
import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { signInAs } from "../team.ts";
import { beginPost, showPreview } from "./blog-people.ts";

const film = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const frames = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";
const anybodyElse = /^https:\/\/[^/]*(?:youtube|youtu\.be|vimeo|google|ytimg)/;

/** What the page asks of the films' services, which are played here by a page of ours. */
async function asked(page: Page): Promise<{ url: string; referrer: string | undefined }[]> {
	const requests: { url: string; referrer: string | undefined }[] = [];
	await page.route(anybodyElse, async (route) => {
		const request = route.request();
		requests.push({ url: request.url(), referrer: (await request.allHeaders()).referer });
		await route.fulfill({ contentType: "text/html", body: "<button>Reproducir</button>" });
	});
	return requests;
}

/** A public post with two films. @returns its address. */
async function published(page: Page, site: VisitedSite, title: string): Promise<string> {
	await beginPost(page, site, title);
	await page
		.getByLabel("Contenido en Markdown")
		.fill(`Antes\n\n[El muelle de noche](${film})\n\nEntre\n\nhttps://vimeo.com/76979871\n\nDespués`);
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(page.getByText("Publicado: los lectores ya lo ven.")).toBeVisible();
	return `/blog/${await page.getByLabel("Dirección (slug)").inputValue()}`;
}

/** Readers of the other journeys would miss its English twin. */
async function takenBack(page: Page): Promise<void> {
	await page.getByText("Retirar del blog").click();
	await page.getByRole("button", { name: "Sí, retirarlo" }).click();
	await expect(page.getByText("Retirado: ya nadie lo ve.")).toBeVisible();
}

test("a film is loaded from its service once it is pressed, in its place, and nothing before", async ({
	page,
	browser,
	site,
}) => {
	const writer = await browser.newPage();
	await signInAs(writer, site, "editor");
	const address = await published(writer, site, "Con película");
	const requests = await asked(page);
	const answer = await page.goto(address);
	expect(answer?.headers()["content-security-policy"]).toContain(`; ${frames};`);
	const panels = page.locator(".prose figure");
	await expect(panels).toHaveCount(2);
	await expect(panels.first()).toContainText("Está en YouTube. Se carga desde allí solo si lo reproduces");
	await expect(panels.first().getByRole("link", { name: "El muelle de noche" })).toHaveAttribute(
		"href",
		film,
	);
	await panels.last().getByRole("link").hover();
	expect(requests).toEqual([]);
	const places = () =>
		page.locator(".prose > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
	const before = await places();
	await expectNoViolations(everyRule(page).include(".prose"));

	await panels.first().getByRole("link").press("Enter");
	const player = panels.first().locator("iframe");
	await expect(player).toBeFocused();
	await expect(player.contentFrame().getByRole("button", { name: "Reproducir" })).toBeVisible();
	expect(await places()).toEqual(before);
	expect(
		await player.evaluate((frame: HTMLIFrameElement) => [frame.title, frame.allow, frame.sandbox.value]),
	).toEqual([
		"El muelle de noche",
		"autoplay; fullscreen; picture-in-picture",
		"allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
	]);
	const box = await player.boundingBox();
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
	await page.keyboard.press("Tab");
	await panels.last().getByRole("link").click();
	await expect(panels.last().locator("iframe")).toBeFocused();
	await expect
		.poll(() => requests)
		.toEqual([
			{ url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1", referrer: `${site.url}/` },
			{ url: "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1", referrer: `${site.url}/` },
		]);
	await expect(page).toHaveURL(address);

	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(address);
	const narrow = await places();
	await panels.first().getByRole("link").click();
	await expect(player).toBeFocused();
	expect(await places()).toEqual(narrow);
	await expectFits(page, 320);
	await takenBack(writer);
	await writer.close();
});

test("a page without a film allows no frames, and its preview plays one that was just written", async ({
	page,
	site,
}) => {
	for (const path of ["/", "/blog", "/blog/habeas-data-chat-negocio"]) {
		const answer = await fetch(site.url + path);
		expect(answer.headers.get("content-security-policy"), path).not.toContain("frame-src");
		expect(await answer.text(), path).not.toContain("data-player");
	}
	const requests = await asked(page);
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Película en borrador");
	await showPreview(page);
	await page.getByLabel("Contenido en Markdown").fill(`[Un ensayo](${film})`);
	await page.locator("#preview").getByRole("link", { name: "Un ensayo" }).click({ timeout: 15_000 });
	const player = page.locator("#preview iframe");
	await expect(player.contentFrame().getByRole("button", { name: "Reproducir" })).toBeVisible();
	expect(requests).toHaveLength(1);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a film is a link to where it is, in the page and in feeds", async ({ page, site }) => {
		await signInAs(page, site, "editor");
		const address = await published(page, site, "Película sin scripts");
		const opened = page.url();
		const requests = await asked(page);
		await page.goto(address);
		expect(requests).toEqual([]);
		const feed = await (await fetch(`${site.url}/blog/feed.json`)).json();
		const item = feed.items.find(({ url }: { url: string }) => url.endsWith(address));
		expect(item.content_html).toContain(`href="${film}"`);
		expect(item.content_html).not.toContain("<iframe");
		await page.getByRole("link", { name: "El muelle de noche" }).click();
		await expect(page).toHaveURL(film);
		await page.goto(opened);
		await takenBack(page);
	});
});
