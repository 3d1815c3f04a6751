import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathTo } from "../content/addresses.ts";
import { es } from "../content/layout/es.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";
import { throttledPhone } from "./throttled-phone.ts";

const rounds = 5;
/** Milliseconds a finger rests on a link. */
const pressMs = 90;
/** The pages that the footer links to. */
const paths = es.footer.links.map(({ page }) => pathTo(page, "es"));

/** Measures, on a slow phone, how long after a link is let go the next page is shown, fetched early and not. */
export async function nextPage(): Promise<Figure[]> {
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
	const early: number[] = [];
	const late: number[] = [];
	for (let round = 0; round < rounds; round++)
		for (const path of paths) {
			early.push(await timeUntilShown(site.url, path));
			late.push(await timeUntilShown(site.url, path, { rules: false }));
		}
	await site.end("SIGTERM");
	const middle = (times: number[]) => `${median(times).toFixed(0)} ms`;
	return [
		{
			figure: "next page shown after a link is let go (slow 4G, CPU ×4)",
			goal: "≤ 50 ms",
			measured: `${middle(early)}; not fetched early ${middle(late)}`,
		},
	];
}

/** @param rules false takes the Speculation Rules out of the page. @returns milliseconds from the click to the first paint. */
async function timeUntilShown(origin: string, path: string, { rules = true } = {}): Promise<number> {
	const { page, close } = await throttledPhone();
	if (!rules)
		await page.route(`${origin}/`, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(/<script type="speculationrules">.*?<\/script>/s, "");
			await route.fulfill({ response, body });
		});
	await page.goto(origin);
	const link = page.locator(`footer a[href="${path}"]`).first();
	await link.scrollIntoViewIfNeeded();
	await page.evaluate(() =>
		addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now()))),
	);
	await page.waitForTimeout(500);
	await link.hover();
	await page.mouse.down();
	await page.waitForTimeout(pressMs);
	await page.mouse.up();
	await page.waitForURL(`${origin}${path}`);
	const shown = await page.evaluate(
		() =>
			new Promise<number>((resolve) =>
				new PerformanceObserver((list) => {
					const [paint] = list.getEntriesByName("first-contentful-paint");
					if (paint)
						resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("clicked")));
				}).observe({ type: "paint", buffered: true }),
			),
	);
	await close();
	return shown;
}
