import type { LaunchOptions, Page } from "@playwright/test";
import { industries } from "../../../content/industries/list.ts";
import { publicPaths } from "../../../http/well-known/pages.ts";
import { languageOf } from "../../../shared/language.ts";
import { brokenWords, cutWords } from "../accessible.ts";
import { askForPerson } from "../inbox/waiting-visitor.ts";
import { expect, test } from "../site.ts";
import { newClient, newStaff, password } from "../team.ts";

const [{ id }] = industries;
const flows = /^(\/en)?\/demo\//;
const publicPages = [
	...publicPaths().filter((path) => !flows.test(path) || path.includes(id)),
	...["/blog/contestar-de-noche-hotel-pequeno", "/en/blog/answering-at-night-small-hotel"],
];
const paths = [
	...publicPages,
	...["/login", "/en/login", "/nada", "/en/nothing", "/portal", "/portal/cuenta", "/en/portal/account"],
];

const screens = [
	"today",
	"inbox",
	"leads",
	"clients",
	"accounts",
	"deliveries",
	"rights",
	"audit-log",
	"blog",
];

for (const width of [1280, 768, 390, 320])
	test(`text twice as large fits every page of a window ${width} px wide`, async ({
		playwright,
		launchOptions,
		site,
		browser: anyBrowser,
	}) => {
		const waiting = await askForPerson(anyBrowser, `Ana Milena Castaño ${width}`);
		await waiting.close();
		const browser = await playwright.chromium.launch(withLargeText(launchOptions));
		const page = await browser.newPage({ baseURL: site.url, viewport: { width, height: 900 } });
		const form = { username: await newClient(site), password };
		const headers = { origin: site.url };
		const signedIn = await page.request.post("/login", { form, headers, maxRedirects: 0 });
		expect(signedIn.headers().location).toContain("/portal");
		const staff = { username: await newStaff(site, "admin"), password };
		await page.request.post(site.adminPath, { form: staff, headers, maxRedirects: 0 });
		for (const path of [...paths, ...screens.map((screen) => `${site.adminPath}/${screen}`)]) {
			await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
			await page.goto(path);
			const [size, needed] = await page.evaluate(() => [
				getComputedStyle(document.documentElement).fontSize,
				document.documentElement.scrollWidth,
			]);
			expect(size).toBe("32px");
			expect.soft(needed, path).toBeLessThanOrEqual(width);
			expect.soft(await cutWords(page), path).toEqual([]);
			if (publicPages.includes(path))
				expect.soft(await bottomOf(page, ".skip-link"), path).toBeLessThanOrEqual(0);
		}
		await browser.close();
	});

test("text twice as large breaks no word of a public page on a phone", async ({
	playwright,
	launchOptions,
	site,
}) => {
	const browser = await playwright.chromium.launch(withLargeText(launchOptions));
	const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
	for (const path of publicPages) {
		await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
		await page.goto(path);
		// Not every browser knows where Spanish words may be hyphenated.
		await page.evaluate(() => {
			const styles = new CSSStyleSheet();
			styles.replaceSync("* { hyphens: manual !important }");
			document.adoptedStyleSheets.push(styles);
		});
		const broken = await brokenWords(page.locator("main, .footer"), 220);
		expect
			.soft(
				broken.filter((word) => !word.includes("-")),
				path,
			)
			.toEqual([]);
	}
	await browser.close();
});

test("no word of a public page is broken on a tablet", async ({ page }) => {
	for (const width of [900, 1080, 1180]) {
		await page.setViewportSize({ width, height: 768 });
		for (const path of publicPages.filter((path) => !flows.test(path))) {
			await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
			await page.goto(path);
			const broken = await brokenWords(page.locator("main"), 400);
			expect
				.soft(
					broken.filter((word) => !word.includes("-")),
					`${path} at ${width}`,
				)
				.toEqual([]);
		}
	}
});

test("text twice as large makes the names of partners and clients larger", async ({
	playwright,
	launchOptions,
	site,
}) => {
	const sizes = [];
	for (const options of [launchOptions, withLargeText(launchOptions)]) {
		const browser = await playwright.chromium.launch(options);
		const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
		await page.goto("/");
		const name = page.locator(".company-logo").first();
		sizes.push(await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
		await browser.close();
	}
	const [usual = 0, larger = 0] = sizes;
	expect(larger / usual).toBeGreaterThan(1.7);
});

test("text twice as large keeps the home page's numbers in their rings, and a demo's status and messages in sight", async ({
	playwright,
	launchOptions,
	site,
}) => {
	const browser = await playwright.chromium.launch(withLargeText(launchOptions));
	for (const [width, height] of [
		[390, 844],
		[1280, 800],
	] as const) {
		const page = await browser.newPage({ baseURL: site.url, viewport: { width, height } });
		await page.goto("/");
		const rooms = await page.locator(".ribbon li").evaluateAll((items) =>
			items.map((item) => {
				const ring = getComputedStyle(item, "::before");
				const inside = Number.parseFloat(ring.width) - Number.parseFloat(ring.borderRightWidth);
				const number = item.querySelector(".step-number")?.getBoundingClientRect();
				return inside - (number?.right ?? Number.NaN);
			}),
		);
		expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
		await page.goto("/demo/hospitalidad-viajes");
		await page.locator(".demo:not([data-loading])").waitFor();
		const status = page.locator(".demo-status");
		expect(await status.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
		await expect(page.locator(".demo-foot")).toHaveCSS("position", "static");
		await page.goto("/audit");
		const box = await page.locator("[name=consent]").boundingBox();
		expect(box?.width).toBeGreaterThan(28);
		await page.close();
	}
	await browser.close();
});

async function bottomOf(page: Page, selector: string): Promise<number> {
	const box = await page.locator(selector).boundingBox();
	return (box?.y ?? Number.NaN) + (box?.height ?? 0);
}

function withLargeText(options: LaunchOptions): LaunchOptions {
	return { ...options, args: [...(options.args ?? []), "--blink-settings=defaultFontSize=32"] };
}

test("a page seen twice as large shows the assistant's greeting and the field", async ({ page }) => {
	// A window of 1,440 by 900 px at 200 %.
	await page.setViewportSize({ width: 720, height: 450 });
	await page.goto("/asistente");
	await expect(page.locator(".chat-opening p").first()).toBeInViewport({ ratio: 1 });
	await expect(page.locator(".chat-page textarea")).toBeInViewport();
});
