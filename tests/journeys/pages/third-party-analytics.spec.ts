import { rmSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { newFolder } from "../../support/new-folder.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";
import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { layoutShift } from "../layout-shift.ts";
import { expect, test } from "../site.ts";

const form = "4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d";
let site: RunningSite;
const dataDir = newFolder("third-party-analytics");

test.beforeAll(async () => {
	test.setTimeout(120_000);
	site = await runSite({
		DATA_DIR: dataDir,
		GTAG_ID: "G-AB12CD34EF",
		HUBSPOT_TRACKING_ID: "1234567",
		HUBSPOT_TRACKING_FORM: form,
	});
});
test.afterAll(async () => {
	await site.end("SIGTERM");
	rmSync(dataDir, { recursive: true, force: true });
});

/** Records requests to other hosts and answers them here. */
async function otherHosts(page: Page): Promise<Request[]> {
	const asked: Request[] = [];
	await page.route(
		(url) => url.origin !== site.url,
		(route) => {
			asked.push(route.request());
			const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
			return route.fulfill({ status: 200, headers, contentType: "text/javascript", body: "" });
		},
	);
	return asked;
}

for (const javaScriptEnabled of [true, false])
	test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("asks once, accepts a refusal, and lets the visitor change the answer", async ({ page }) => {
			const asked = await otherHosts(page);
			await page.goto(`${site.url}/nosotros`);
			const banner = page.getByRole("complementary", { name: "¿Nos dejas medir tu visita?" });
			await banner.getByRole("button", { name: "No, gracias" }).click();
			await expect(page).toHaveURL(`${site.url}/nosotros`);
			await expect(banner.getByText("No medimos tu visita.")).toBeVisible();
			await page.goto(`${site.url}/en/about`);
			const said = page.getByRole("complementary", { name: "May we measure your visit?" });
			await said.getByRole("button", { name: "Change" }).click();
			await said.getByRole("button", { name: "Yes, that’s fine" }).click();
			await expect(said.getByText("You let us measure your visit.")).toBeVisible();
			const hosts = () => [...new Set(asked.map((request) => new URL(request.url()).host))].toSorted();
			const tools = ["js.hs-scripts.com", "www.googletagmanager.com"];
			await expect.poll(hosts).toEqual(javaScriptEnabled ? tools : []);
			await said.getByRole("button", { name: "Change" }).click();
			await expect(said.getByRole("button", { name: "No, thanks" })).toBeVisible();
		});
	});

test("measures nothing of a page that is rendered ahead before it is shown", async ({ page }) => {
	const asked = await otherHosts(page);
	await page.goto(`${site.url}/nosotros`);
	await page.getByRole("button", { name: "Sí, pueden medir" }).click();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
	asked.length = 0;
	const script = page.waitForResponse((response) => response.url().endsWith("/measuring.js"));
	await page.goto(`${site.url}/productos`, { waitUntil: "load" });
	await script;
	expect(asked).toEqual([]);
	await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
	await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("sends demo and chat events to the tools once the visitor consents", async ({ page }) => {
	const asked = await otherHosts(page);
	await page.goto(`${site.url}/nosotros`);
	await page.getByRole("button", { name: "Sí, pueden medir" }).click();
	await page.waitForFunction(() => Reflect.has(window, "dataLayer"));
	await page.locator(".chat-button").click();
	await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
	const sent = () =>
		asked
			.filter((request) => request.url().includes(`/submit/1234567/${form}`) && request.method() === "POST")
			.map((request) =>
				JSON.parse(request.postData() ?? "{}").fields.map((field: object) => Object.values(field)),
			);
	// React sends the event a moment after the text box has the focus.
	await expect.poll(async () => sent().flat()).toContainEqual(["event", "chat_opened"]);
	await page.goto(`${site.url}/demo/hospitalidad-viajes/reserva`);
	const opened = [
		["event", "demo_opened"],
		["flow", "reserva"],
	];
	await expect.poll(async () => sent().flat()).toEqual(expect.arrayContaining(opened));
	const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")));
	expect(layer).toContain("demo_opened");
	expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, "_hsq")))).toContain("demo_opened");
});

test("caches a page for each answer, and allows the tools by policy only after consent", async () => {
	const ask = async (path: string, cookie: string, more: Record<string, string> = {}) => {
		const response = await fetch(site.url + path, { headers: { cookie, "accept-language": "es", ...more } });
		return { response, html: await response.text(), policy: response.headers.get("content-security-policy") };
	};
	// Twice each: rendered, then from the cache.
	for (const path of ["/nosotros", "/en/about"])
		for (const _ of [1, 2]) {
			const open = await ask(path, "");
			const yes = await ask(path, "measuring=granted");
			const no = await ask(path, "a=b; measuring=denied");
			for (const { response } of [open, yes, no]) expect(response.headers.get("vary")).toMatch(/Cookie/);
			expect(open.html).toContain('value="granted"');
			expect(no.html).not.toContain('value="granted"');
			expect(yes.html).toContain('src="/measuring.js"');
			for (const { html, policy } of [open, no]) {
				expect(html).not.toContain("measuring.js");
				expect(policy).not.toMatch(/google|hubspot|hs-/);
			}
			expect(yes.policy).toMatch(/script-src [^;]*googletagmanager/);
			expect((await ask(path, "measuring=<script>")).html).toContain('value="granted"');
			const etags = [open, yes, no].map(({ response }) => response.headers.get("etag"));
			expect(new Set(etags).size).toBe(3);
			const again = await ask(path, "measuring=denied", { "if-none-match": etags[1] ?? "" });
			expect(again.response.status).toBe(200);
		}
	const portal = await ask("/portal", "measuring=granted");
	expect(portal.html).not.toMatch(/measuring|analytics-consent/);
	// These addresses contain secret keys that no other company may read.
	for (const path of ["/login/clave-nueva", "/en/assistant/resume", "/blog/boletin/cancelar"]) {
		const mailed = await ask(`${path}?llave=secret`, "measuring=granted");
		expect(mailed.html).not.toMatch(/measuring|analytics-consent/);
		expect(mailed.policy).not.toMatch(/google|hubspot|hs-/);
	}
});

test("accepts only a known answer, and redirects only to this site", async () => {
	const post = (choice: string, referer?: string) =>
		fetch(`${site.url}/measuring-choice`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({ choice }),
			headers: referer ? { referer } : {},
		});
	const location = async (answer: Promise<Response>) => (await answer).headers.get("location");
	expect(await location(post("denied", `${site.url}/en/about?utm_source=x`))).toBe("/en/about?utm_source=x");
	expect(await location(post("denied", "https://evil.example/x"))).toBe("/");
	expect(await location(post("denied", `${site.url}//evil.example`))).toBe("/");
	const odd = await post("everything; Domain=evil.example");
	expect([odd.headers.get("location"), odd.headers.get("set-cookie")]).toEqual(["/", null]);
	const yes = await post("granted");
	expect(yes.headers.get("set-cookie")).toMatch(
		/^measuring=granted; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
	);
	expect((await fetch(`${site.url}/measuring-choice`)).status).toBe(405);
});

test("shifts no layout, and is accessible at 320 px in both themes", async ({ page }) => {
	await otherHosts(page);
	await page.setViewportSize({ width: 320, height: 700 });
	await page.route("**/fonts/*", () => {});
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto(`${site.url}/nosotros`, { waitUntil: "domcontentloaded" });
		const banner = page.getByRole("complementary", { name: "¿Nos dejas medir tu visita?" });
		await expect(banner).toBeInViewport();
		await expectFits(page, 320);
		expect(await layoutShift(page)).toBeLessThan(0.01);
		await expectNoViolations(everyRule(page).include(".analytics-consent"));
	}
});

test.describe("without tools", () => {
	test("nobody is asked, and no page mentions analytics", async ({ site }) => {
		const page = await fetch(`${site.url}/nosotros`, { headers: { cookie: "measuring=granted" } });
		expect(await page.text()).not.toMatch(/measuring|analytics-consent/);
		expect(page.headers.get("content-security-policy")).not.toMatch(/google|hubspot/);
		expect((await fetch(`${site.url}/measuring-choice`, { method: "POST" })).status).toBe(404);
		expect((await fetch(`${site.url}/measuring.js`)).status).toBe(404);
	});
});
