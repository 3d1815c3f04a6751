import { rmSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { newFolder } from "../../support/new-folder.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";
import { type TlsProxy, tlsProxy } from "../../support/tls-proxy.ts";
import { virtualAuthenticator } from "../../support/virtual-authenticator.ts";
import { addAccountAtCommandLine } from "../site.ts";

const base = "rumbo.test";
const home = `https://www.${base}`;
const password = "siete llamas azules";

test.describe("with a base domain for the portals, over TLS", () => {
	let site: RunningSite;
	let proxy: TlsProxy;
	let browser: Browser;
	const data = { DATA_DIR: newFolder("journey") };

	test.beforeAll(async ({ playwright }, { project }) => {
		site = await runSite({ ...data, PUBLIC_URL: home, PORTAL_BASE_DOMAIN: base, TRUSTED_PROXIES: "1" });
		for (const name of ["ana", "eva"]) {
			const company = ["--client", `Casa ${name}`, "--subdomain", name];
			const who = ["--username", name, "--email", `${name}@casa.example`, ...company];
			addAccountAtCommandLine(data, password, ["--kind", "client", ...who]);
		}
		proxy = await tlsProxy(site.url, [base, `*.${base}`]);
		const { launchOptions } = project.use;
		browser = await playwright.chromium.launch({
			...launchOptions,
			args: [
				...(launchOptions?.args ?? []),
				`--host-resolver-rules=MAP *.${base}:443 127.0.0.1:${proxy.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
				`--ignore-certificate-errors-spki-list=${proxy.keyFingerprint}`,
			],
		});
	});
	test.afterAll(async () => {
		await browser.close();
		await proxy.stop();
		await site.end("SIGTERM");
		rmSync(data.DATA_DIR, { recursive: true, force: true });
	});

	for (const javaScriptEnabled of [true, false]) {
		test(`a client signs in at the site's host and is in at its own, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
			const { page, errors } = await newPage(javaScriptEnabled);
			await signIn(page, "ana");
			await expect(page).toHaveURL(`https://ana.${base}/portal`);
			await expect(page.getByText("Bienvenido al Portal")).toBeVisible();
			const [cookie] = await sessionCookies(page);
			expect(cookie).toMatchObject({ domain: `.${base}`, secure: true, httpOnly: true, sameSite: "Lax" });

			await page.getByRole("link", { name: "Cuenta", exact: true }).click();
			await expect(page).toHaveURL(`https://ana.${base}/portal/cuenta`);
			await page.getByRole("button", { name: "Salir" }).click();
			await expect(page).toHaveURL(`https://ana.${base}/portal`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal de Clientes");
			expect(await sessionCookies(page)).toEqual([]);
			await page.goto(`https://ana.${base}/portal/cuenta`);
			await expect(page).toHaveURL(`${home}/login?next=/portal/cuenta`);
			await signIn(page, "ana", page.url());
			await expect(page).toHaveURL(`https://ana.${base}/portal/cuenta`);
			expect(errors).toEqual([]);
			await page.context().close();
		});
	}

	test("a session that ended in another window leads from the client's host to the login", async () => {
		const { page } = await newPage(true);
		await signIn(page, "ana");
		await page.getByRole("link", { name: "Cuenta", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mi cuenta");
		await page.context().clearCookies();
		await page.getByRole("region", { name: "Contraseña" }).getByRole("button").click();
		await expect(page).toHaveURL(`${home}/login?next=/portal/cuenta`);
		await page.context().close();
	});

	test("no other subdomain is served: neither one that nobody registered nor another client's", async () => {
		const { page } = await newPage(true);
		await signIn(page, "ana");
		await expect(page).toHaveURL(`https://ana.${base}/portal`);
		for (const [host, path] of [
			["nobody", "/portal"],
			["nobody", "/"],
			["anaa", "/portal"],
			["eva", "/portal"],
			["eva", "/portal/cuenta"],
		] as const) {
			const answer = await page.goto(`https://${host}.${base}${path}`);
			expect(answer?.status(), `${host}${path}`).toBe(404);
			await expect(page.getByText("Bienvenido al Portal")).toHaveCount(0);
			await expect(page.getByText("Casa eva")).toHaveCount(0);
		}
		// Sent there by hand, without what the browser knows of domains: still not Ana's to see.
		const [cookie] = await sessionCookies(page);
		const headers = { cookie: `${cookie?.name}=${cookie?.value}`, host: `eva.${base}` };
		const forged = await page.request.get(`${site.url}/portal`, { headers });
		expect(forged.status()).toBe(404);
		await page.goto(`https://ana.${base}/portal`);
		await expect(page.getByText("Bienvenido al Portal")).toBeVisible();
		await page.context().close();
	});

	test("a passkey made at a client's own host signs in at the site's host", async () => {
		const { page, errors } = await newPage(true);
		await virtualAuthenticator(page);
		await signIn(page, "ana");
		await page.getByRole("link", { name: "Cuenta", exact: true }).click();
		await page.getByRole("button", { name: "Agregar llave de acceso" }).click();
		await expect(page.getByText("Agregamos la llave de acceso.")).toBeVisible();
		await page.getByRole("button", { name: "Salir" }).click();
		await page.goto(`${home}/login`);
		await page.getByRole("button", { name: "Entrar con llave de acceso" }).click();
		await expect(page).toHaveURL(`https://ana.${base}/portal`);
		expect(errors).toEqual([]);
		await page.context().close();
	});

	async function newPage(javaScriptEnabled: boolean) {
		const page = await browser.newPage({ locale: "es-CO", javaScriptEnabled });
		page.setDefaultTimeout(15_000);
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		page.on("console", (message) => {
			if (message.type() === "error") errors.push(message.text());
		});
		return { page, errors };
	}
});

async function signIn(page: Page, username: string, at = `${home}/login`) {
	await page.goto(at);
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

async function sessionCookies(page: Page) {
	return (await page.context().cookies()).filter(({ name }) => name.includes("session_token"));
}
