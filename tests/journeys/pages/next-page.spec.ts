import { openTab, type TabPage } from "../../support/browser-tab.ts";
import { expect, test } from "../site.ts";

const linkTo = (path: string) =>
	`[...document.querySelectorAll('header a[href="${path}"]')].find((link) => link.checkVisibility())`;

async function pointAt(page: TabPage, path: string): Promise<{ x: number; y: number }> {
	await expect.poll(() => page.evaluate(`Boolean(${linkTo(path)})`)).toBe(true);
	const middle = "{ const { x, y, width, height } = box; return { x: x + width / 2, y: y + height / 2 }; }";
	const at = await page.evaluate<{ x: number; y: number }>(
		`((box) => ${middle})(${linkTo(path)}.getBoundingClientRect())`,
	);
	page.moveMouse("mouseMoved", at);
	return at;
}

const answers = (page: TabPage | undefined) =>
	(page?.events ?? [])
		.filter(({ method }) => method === "Network.responseReceived")
		.map(({ params }) => {
			const { url, status } = (params as { response: { url: string; status: number } }).response;
			return `${status} ${new URL(url).pathname}`;
		});

test("a link that is pointed at has its page rendered, which is counted and moves when it is shown", async ({
	site,
}) => {
	const tab = await openTab((page) => page.send("Network.enable"));
	const [home] = tab.pages as [TabPage];
	await home.send("Page.navigate", { url: site.url });
	const at = await pointAt(home, "/productos");
	await expect.poll(() => tab.pages.length).toBe(2);
	const [, next] = tab.pages as [TabPage, TabPage];
	await expect.poll(() => next.evaluate("document.prerendering && document.readyState")).toBe("complete");
	// Long enough to see that nothing of it begins.
	await new Promise((passed) => setTimeout(passed, 1_000));
	expect(await next.evaluate("document.documentElement.dataset.theme ?? null")).toBe(null);
	await home.evaluate('localStorage.theme = "dark"');
	expect(answers(next)).not.toContainEqual(expect.stringContaining("/seen"));

	home.moveMouse("mousePressed", at);
	home.moveMouse("mouseReleased", at);
	await expect.poll(() => answers(next)).toContain("204 /seen");
	expect(await next.evaluate("location.pathname")).toBe("/productos");
	expect(
		await next.evaluate('performance.getEntriesByType("navigation")[0].activationStart'),
	).toBeGreaterThan(0);
	// What was chosen since is seen, and a demo plays from when it is shown.
	expect(await next.evaluate("document.documentElement.dataset.theme")).toBe("dark");
	const age = "performance.now() - performance.getEntriesByType('navigation')[0].activationStart";
	const outcomes = "document.getAnimations().filter((one) => one.animationName === 'outcome')";
	const [played, shownFor] = await next.evaluate<[number, number]>(`[${outcomes}[0].currentTime, ${age}]`);
	expect(played).toBeLessThanOrEqual(shownFor + 100);
	await tab.close();
});

const notAhead = [
	...["/", "/contacto", "/audit", "/en/contact"],
	...["/api/docs", "/en/api/docs", "/portal", "/portal/cuenta", "/login", "/asistente", "/en/assistant"],
	...["/demo/hospitalidad-viajes/reserva", "/feed.xml", "/en/blog/a.pdf"],
];

test("contact, audit, home's chat, what is one person's and files are not rendered ahead", async ({
	site,
}) => {
	const tab = await openTab();
	const [page] = tab.pages as [TabPage];
	await page.send("Page.navigate", { url: `${site.url}/nosotros` });
	await expect.poll(() => page.evaluate("document.readyState")).toBe("complete");
	const pointAtNew = async (path: string) => {
		await page.evaluate(`{
			const link = Object.assign(document.createElement("a"), { href: "${path}", textContent: "${path}" });
			link.style = "position: fixed; inset: 0 auto auto 0; z-index: 99; background: white";
			document.querySelector("header").append(link);
		}`);
		const middle = await page.evaluate<{ x: number; y: number }>(
			`((box) => ({ x: box.width / 2, y: box.height / 2 }))(document.querySelector("header > a:last-child").getBoundingClientRect())`,
		);
		page.moveMouse("mouseMoved", { x: 900, y: 600 });
		page.moveMouse("mouseMoved", middle);
	};
	for (const path of notAhead) {
		await pointAtNew(path);
		await new Promise((passed) => setTimeout(passed, 600));
		expect(tab.pages, path).toHaveLength(1);
	}
	await pointAtNew("/productos");
	await expect.poll(() => tab.pages.length).toBe(2);
	await tab.close();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
	test(`the header’s marks alone move from page to page: ${reducedMotion}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion });
		await page.addInitScript(() => {
			addEventListener("pagereveal", ({ viewTransition }) => {
				const parts = () =>
					document.getAnimations().map(({ effect }) => Reflect.get(effect ?? {}, "pseudoElement"));
				const names = (all: string[]) => [
					...new Set(all.map((part) => /^::view-transition.*\((.+)\)/.exec(part)?.[1])),
				];
				const read = viewTransition?.ready.then(() => names(parts()).filter(Boolean).sort());
				Object.assign(window, { moved: read ?? "nothing" });
			});
		});
		await page.goto("/nosotros");
		await page.locator(".navigation").getByRole("link", { name: "Consultoría" }).click();
		await expect(page).toHaveURL("/consultoria");
		const moved = await page.evaluate(() => Reflect.get(window, "moved"));
		expect(moved).toEqual(reducedMotion === "reduce" ? "nothing" : ["language", "page"]);
	});
