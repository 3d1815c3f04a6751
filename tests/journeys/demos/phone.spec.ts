import { expect, test } from "../site.ts";
import { dot, openDemo, reservation } from "./demo-page.ts";

test("on a phone the conversation comes first, and next stays in reach", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openDemo(page, `${reservation}?step=5`);
	const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
	expect(await top(".demo-log")).toBeLessThan(await top(".demo-metrics"));
	expect(await top(".demo-metrics")).toBeLessThan(await top(".demo-systems"));
	await expect(page.getByRole("link", { name: "Anterior" })).toBeInViewport();
});

for (const [width, height] of [
	[640, 400],
	[720, 450],
	[390, 844],
	[390, 664],
] as const)
	test(`a window of ${width} by ${height} px shows the first message, and keeps the status in sight`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		for (const path of [reservation, "/en/demo/automotriz-aftermarket/repuesto"]) {
			await openDemo(page, path);
			const message = page.locator(".demo-message").first();
			await expect(message).toBeInViewport({ ratio: 1 });
			const isSeen = () =>
				message.evaluate((element) => {
					const { left, right, bottom } = element.getBoundingClientRect();
					const at = document.elementFromPoint((left + right) / 2, bottom - 2);
					return element.contains(at) || (at?.contains(element) ?? false);
				});
			expect(await isSeen()).toBe(true);
		}
		await dot(page, 5).click();
		await page.locator(".demo-message:visible").last().scrollIntoViewIfNeeded();
		await expect(page.locator(".demo-now")).toBeInViewport({ ratio: 1 });
		const score = page.locator(".demo-value").first();
		await expect(page.locator(".demo-score b")).toHaveText((await score.textContent()) ?? "");
	});

test("on a phone the message field is in reach and never under the buttons", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openDemo(page, "/demo/educacion-ong/donacion");
	const field = page.locator("#demo-message");
	const bottomOf = async (selector: string) => {
		const box = await page.locator(selector).boundingBox();
		return box ? box.y + box.height : Number.NaN;
	};
	for (const message of ["Hola", "¿Y los pagos?", "¿Cada mes?"]) {
		const moves = await page.locator(".demo-moves").boundingBox();
		expect(await bottomOf("#demo-message")).toBeLessThanOrEqual(moves?.y ?? 0);
		const said = await page.locator(".demo-message").count();
		await field.fill(message);
		await field.press("Enter");
		await expect(page.locator(".demo-message")).toHaveCount(said + 2);
		expect(await bottomOf(".demo-message >> nth=-1")).toBeLessThan((await field.boundingBox())?.y ?? 0);
	}
});

test("no amount of the metrics breaks inside its number", async ({ page }) => {
	for (const width of [1080, 1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await openDemo(page, "/en/demo/automotriz-aftermarket/repuesto?step=5");
		const overflowing = await page
			.locator(".demo-value")
			.evaluateAll(
				(values) => values.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
			);
		expect(overflowing, `${width} px`).toBe(0);
		expect(
			await page
				.locator(".demo-value")
				.first()
				.evaluate((value) => getComputedStyle(value).whiteSpace),
		).toBe("nowrap");
	}
});

for (const height of [844, 480])
	test(`on a phone ${height} px high nothing ever covers the field that is written in`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 390, height });
		await openDemo(page, reservation);
		const box = page.getByLabel("Tu mensaje");
		const onTop = () =>
			box.evaluate((field) => {
				const { left, width, top, bottom } = field.getBoundingClientRect();
				const at = (y: number) => document.elementFromPoint(left + width / 2, y);
				return at(top + 4) === field && at(bottom - 4) === field;
			});
		expect(await onTop()).toBe(true);
		await box.focus();
		for (const message of ["uno", "dos", "tres", "cuatro"]) {
			const said = await page.locator(".demo-message").count();
			await box.fill(message);
			expect(await onTop()).toBe(true);
			await box.press("Enter");
			await expect(page.locator(".demo-message")).toHaveCount(said + 2);
			expect(await onTop()).toBe(true);
			await expect(page.locator(".demo-message").last()).toBeInViewport({ ratio: 1 });
		}
		await expect(box).toBeFocused();
	});

test("the keyboard goes through a demo, and keeps its place", async ({ page }) => {
	await openDemo(page, "/en/demo/automotriz-aftermarket/repuesto");
	const next = page.getByRole("link", { name: "Next" });
	await next.focus();
	for (let step = 2; step <= 5; step++) {
		await page.keyboard.press("Enter");
		await expect(dot(page, step)).toHaveAttribute("aria-current", "step");
		await expect(next).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(dot(page, 5)).toHaveAttribute("aria-current", "step");
});
