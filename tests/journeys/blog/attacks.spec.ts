import type { Page } from "@playwright/test";
import { attacks } from "../../support/attacks.ts";
import { readMail } from "../../support/read-mail.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { signInAs, somebody } from "../team.ts";
import { mailsTo } from "./blog-people.ts";

const attack = `"><img src=x onerror=alert(1)><script>alert(1)</script></title>{{7*7}}`;
/** As much of it as a tag holds. */
const short = `"><script>alert(1)</script>`;
const ends = "\n\n</script></textarea><script>alert(1)</script>]]><script>alert(1)</script>";

test("nothing that is written runs, wherever it is shown", async ({ page, site }) => {
	test.slow();
	page.on("dialog", () => {
		throw new Error("Something ran.");
	});
	const reader = `-${somebody("ataque")}@example.com`;
	await subscribed(page, site, reader);
	await signInAs(page, site, "admin");
	await published(page, site);
	const commenter = await commented(page, site);

	for (const path of [
		"/blog",
		"/blog/ataque",
		`/blog?q=${encodeURIComponent(attack)}`,
		"/blog?categoria=%3Cscript%3E",
	]) {
		await page.goto(path);
		await expect(page.locator("main img[src=x], main script:not([type])")).toHaveCount(0);
	}
	await page.goto("/blog/ataque");
	await expect(page.locator(".comment")).toContainText(attack);
	expect(await structuredTitles(page)).toContain(attack);
	for (const place of [".author-links a", ".post-tags a"]) {
		await page.goto("/blog/ataque");
		await page.goto((await page.locator(place).first().getAttribute("href")) ?? "");
	}

	await page.goto(`${site.adminPath}/blog`);
	await page.getByRole("link", { name: attack }).click();
	await page.getByText("Enviar a los suscriptores").click();
	await page.getByRole("button", { name: "Sí, enviarlo" }).click();
	const mails = await mailsTo(site, reader, 2);
	const post = mails.find((mail) => readMail(mail).headers.has("list-unsubscribe")) ?? "";
	const [approval = ""] = await mailsTo(site, commenter);
	const notices = noticesOf(site, commenter);
	for (const mail of [post, approval, ...notices]) await opened(page, readMail(mail).html);
	expect(readMail(post).html).toContain("&lt;script&gt;");

	const feeds = await Promise.all(["rss.xml", "atom.xml"].map((name) => textAt(site, `/blog/${name}`)));
	for (const feed of [...feeds, await textAt(site, "/sitemap.xml")])
		for (const written of await textsOf(page, feed)) await opened(page, written);
	for (const item of JSON.parse(await textAt(site, "/blog/feed.json")).items)
		await opened(page, item.content_html);

	await page.goto(`${site.adminPath}/blog`);
	const csv = await (await page.request.get(`${site.adminPath}/subscribers.csv`)).text();
	expect(csv).toContain(`\n'${reader};`);

	await page.goto(`${site.adminPath}/blog/import`);
	const matter = `---\ntitle: '${attack}'\nexcerpt: ${attack}\ntags: ${short}\nauthor: ${short}\nauthorLinkedIn: javascript:alert(1)\ncoverImage: javascript:alert(1)\n---\n\nHola\n\n${attacks.join("\n\n")}${ends}`;
	const named = `${attack.replaceAll("/", "")}.md`;
	await page
		.getByLabel("Archivos .md")
		.setInputFiles([{ name: named, mimeType: "text/markdown", buffer: Buffer.from(matter) }]);
	await page.getByRole("button", { name: "Importar" }).click();
	await expect(page.getByRole("status")).toContainText("quedó como borrador");
	await page.goto(`${site.adminPath}/blog`);
	await page.getByRole("link", { name: attack }).first().click();
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview img[src=x], #preview script")).toHaveCount(0);

	for (let left = 2; left > 0; left--) {
		await page.goto(`${site.adminPath}/blog`);
		await page.getByRole("link", { name: attack }).first().click();
		await page.getByText("Borrar artículo").click();
		await page.getByRole("button", { name: "Sí, borrarlo" }).click();
		await expect(page.getByText("El artículo quedó borrado")).toBeVisible();
	}
});

async function subscribed(page: Page, site: VisitedSite, email: string): Promise<void> {
	const headers = { origin: site.url };
	await page.request.post("/blog/boletin", { headers, form: { email, consent: "on" } });
	const [mail = ""] = await mailsTo(site, email);
	const confirm = /\/blog\/boletin\/confirmar\?llave=[\w-]+/.exec(readMail(mail).text)?.[0] ?? "";
	expect((await page.request.post(confirm, { headers })).status()).toBe(200);
}

async function published(page: Page, site: VisitedSite): Promise<void> {
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill(attack);
	await page.getByLabel("Dirección (slug)").fill("ataque");
	for (const field of ["Extracto", "Sobre el autor"])
		await page.getByLabel(field, { exact: true }).fill(attack);
	for (const field of ["Etiquetas", "Autor"]) await page.getByLabel(field, { exact: true }).fill(short);
	await page.getByLabel("LinkedIn del autor").fill("javascript:alert(1)");
	await page.getByLabel("Contenido en Markdown").fill([attack, ...attacks].join("\n\n") + ends);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await page.getByRole("button", { name: "Generar JSON" }).click();
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(page.locator(".alert-problem")).toContainText("Esa no es una dirección de LinkedIn");
	await page.getByLabel("LinkedIn del autor").fill("https://www.linkedin.com/in/ana?trk=x");
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(page.getByText(/Publicado el/)).toBeVisible();
}

async function commented(page: Page, site: VisitedSite): Promise<string> {
	const email = `${somebody("comenta")}@example.com`;
	const form = { name: attack.slice(0, 70), email, comment: attack, consent: "on" };
	const sent = await page.request.post("/blog/ataque", { headers: { origin: site.url }, form });
	expect(sent.status()).toBe(200);
	await expect.poll(() => noticesOf(site, email).length, { timeout: 15_000 }).toBe(1);
	await page.goto(`${site.adminPath}/comments`);
	await page
		.getByRole("listitem")
		.filter({ hasText: email })
		.getByRole("button", { name: "Aprobar" })
		.click();
	await expect(page.getByRole("status")).toHaveText("El comentario quedó publicado.");
	return email;
}

function noticesOf(site: VisitedSite, commenter: string): string[] {
	return site.mails().filter((mail) => readMail(mail).html.includes(commenter));
}

/** Shown as a mail program or a reader of feeds does that guards against nothing. */
async function opened(page: Page, html: string): Promise<void> {
	await page.goto("about:blank");
	// A picture that travels with a mail is found by the mail program alone.
	await page.setContent(html.replaceAll(/<img [^>]*src="cid:[\w-]+(?:@[\w.-]+)?"[^>]*>/g, ""));
	await expect(page.locator("img:not([src^='http']), script:not([type])")).toHaveCount(0);
}

async function textAt(site: VisitedSite, path: string): Promise<string> {
	return (await fetch(site.url + path)).text();
}

/** Every text of an XML file, which must be whole. */
async function textsOf(page: Page, xml: string): Promise<string[]> {
	return page.evaluate((written) => {
		const document = new DOMParser().parseFromString(written, "application/xml");
		if (document.querySelector("parsererror")) throw new Error("It is no XML.");
		const leaves = [...document.querySelectorAll("*")].filter(({ children }) => children.length === 0);
		return leaves
			.map(({ textContent }) => textContent)
			.filter((text) => text.includes("ataque") || text.includes("<"));
	}, xml);
}

async function structuredTitles(page: Page): Promise<unknown[]> {
	const written = await page.locator('script[type="application/ld+json"]').allTextContents();
	return written
		.flatMap((text) => JSON.parse(text)["@graph"] ?? JSON.parse(text))
		.flat()
		.map((thing) => thing.headline);
}
