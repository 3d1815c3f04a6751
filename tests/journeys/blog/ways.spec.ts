import { expect, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

test("a category, a tag and an author lead back to the blog", async ({ page }) => {
	for (const path of ["/blog/categoria/ecommerce", "/blog/tag/ia", "/en/blog/author/sara-nieto"]) {
		await page.goto(path);
		await page.getByRole("link", { name: /^(Volver al blog|Back to the blog)$/ }).click();
		await expect(page).toHaveURL(/\/blog$/);
		await expect(page.getByRole("link", { name: /^(Volver|Back)/ })).toHaveCount(0);
	}
});

test("a long article lists its parts: beside them, or at a press on a phone", async ({ page }) => {
	const path = "/blog/ia-fase-inicial-proceso-ventas";
	const part = page.getByRole("heading", { name: "Los errores que más vemos" });
	const contents = page.getByRole("navigation", { name: "En este artículo" });
	const link = contents.getByRole("link", { name: "Los errores que más vemos" });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(path);
	await part.scrollIntoViewIfNeeded();
	await expect(link).toBeInViewport();
	const quote = await page.locator(".pull").first().boundingBox();
	const beside = await contents.boundingBox();
	expect((quote?.x ?? 0) + (quote?.width ?? 2_000)).toBeLessThanOrEqual(beside?.x ?? 0);
	for (const width of [1024, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(path);
		await expect(link).toBeHidden();
		await contents.locator("summary").click();
		await link.click();
		await expect(part).toBeInViewport({ ratio: 1 });
	}
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	await expect(contents).toHaveCount(0);
});
