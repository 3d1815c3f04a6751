import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { previewPaths } from "../../app/preview/paths.ts";
import { runDevSite } from "../support/dev-site.ts";
import { newFolder } from "../support/new-folder.ts";
import type { RunningSite } from "../support/running-site.ts";
import { expectFits, expectNoViolations, wcag } from "./accessible.ts";
import { expect, test } from "./site.ts";

const build = join(import.meta.dirname, "../../build/current");

test.describe("the preview of the components, where the site is developed", () => {
	const dataDir = newFolder("preview");
	let site: RunningSite;

	test.beforeAll(async () => {
		test.setTimeout(120_000);
		site = await runDevSite({ DATA_DIR: dataDir });
	});

	test.afterAll(async () => {
		await site.end("SIGTERM");
		rmSync(dataDir, { recursive: true, force: true });
	});

	for (const [language, path] of Object.entries(previewPaths))
		for (const colorScheme of ["light", "dark"] as const)
			test(`is accessible in ${language}, ${colorScheme}, and fits 320 px`, async ({ page }, testInfo) => {
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await page.goto(site.url + path);
				await page.locator("details").evaluateAll((all) => {
					for (const one of all) one.setAttribute("open", "");
				});
				for (const width of [1280, 390]) {
					await page.setViewportSize({ width, height: 900 });
					await expectNoViolations(wcag(page));
					await page.screenshot({ fullPage: true, path: testInfo.outputPath(`${width}.png`) });
				}
				await page.setViewportSize({ width: 320, height: 700 });
				await expectFits(page, 320);
			});
});

test("the built site has neither the preview nor an example", async ({ site }) => {
	for (const path of Object.values(previewPaths)) expect((await fetch(site.url + path)).status).toBe(404);
	const files = globSync("{client,server}/**/*.{js,html}", { cwd: build });
	expect(files.length).toBeGreaterThan(20);
	for (const file of files)
		expect(readFileSync(join(build, file), "utf8"), file).not.toMatch(/preview-example|\.examples\.tsx/);
});
