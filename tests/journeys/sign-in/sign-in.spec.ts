import { layoutShift } from "../layout-shift.ts";
import { expect, test } from "../site.ts";
import { hydrated, newClient, password } from "../team.ts";

test("POST /api/login says who was let in, and says the same of a wrong password and an unknown name", async ({
	request,
	site,
}) => {
	const username = await newClient(site);
	const post = async (data: object) => {
		const answer = await request.post("/api/login", { data });
		return {
			status: answer.status(),
			body: await answer.json(),
			cookies: answer.headers()["set-cookie"] ?? "",
		};
	};
	const right = await post({ username, password });
	expect(right.body).toEqual({ success: true, subdomain: username, message: "Portal de Clientes" });
	expect(right.cookies).toContain("session_token");
	const [wrong, unknown] = [
		await post({ username, password: "not that one" }),
		await post({ username: "nobody", password: "not that one" }),
	];
	expect(wrong).toEqual(unknown);
	expect(wrong).toMatchObject({ status: 401, cookies: "", body: { success: false, subdomain: null } });
});

test("the sign-in shows what is inside, has one full button, and its card stands clear of the edge", async ({
	page,
}) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/login");
		await expect(page.locator(".sign-in-form .button:visible:not(.quiet)")).toHaveText(["Iniciar Sesión"]);
		for (const part of ["Proyectos", "Demos", "Reportes"])
			await expect(page.locator(".portal-part", { hasText: part })).toBeVisible();
		const bottomOf = async (selector: string) => {
			const box = await page.locator(selector).boundingBox();
			return (box?.y ?? 0) + (box?.height ?? 0);
		};
		expect((await bottomOf(".sign-in")) - (await bottomOf(".sign-in-form"))).toBeGreaterThan(24);
		await expect(page.locator(".footer")).toHaveCSS("border-top-width", "2px");
	}
});

test("nothing moves on the sign-in when its scripts have come", async ({ page, site }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${site.url.replace("127.0.0.1", "localhost")}/login`);
	await expect(page.getByRole("button", { name: "Entrar con llave de acceso" })).toBeVisible();
	expect(await layoutShift(page)).toBeLessThan(0.001);
});

test("the sign-in is kept out of search engines, and shared with a picture that is there", async ({
	page,
	site,
}) => {
	for (const path of ["/login", "/en/login"]) {
		await page.goto(path);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
		const picture = await page.locator("meta[property='og:image']").getAttribute("content");
		const answer = await fetch(site.url + new URL(picture ?? "").pathname);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
	}
});

test("a sign-in that does not arrive says so and keeps the name", async ({ page }) => {
	await page.goto("/login");
	await page.getByLabel("Usuario", { exact: true }).fill("hotel");
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await hydrated(page);
	// A request that the network fails is written to the console, which no journey may have.
	await page.evaluate(() => {
		window.fetch = async () => {
			throw new TypeError("The connection was cut.");
		};
	});
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(page.getByRole("alert")).toHaveText(
		"Ha ocurrido un error. Por favor intenta de nuevo más tarde.",
	);
	await expect(page.getByRole("button", { name: "Iniciar Sesión" })).toBeEnabled();
	await expect(page.getByLabel("Usuario", { exact: true })).toHaveValue("hotel");
});

test("a sign-in under way says so, and cannot be sent again", async ({ page }) => {
	await page.goto("/login");
	await page.getByLabel("Usuario", { exact: true }).fill("hotel");
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await hydrated(page);
	// Read when the answer replaces the page: until then the browser lets nobody ask.
	await page.evaluate(() => {
		addEventListener("pagehide", () => {
			const button = document.querySelector<HTMLButtonElement>(".short-form [type=submit]");
			sessionStorage.setItem("button", `${button?.innerText} ${button?.disabled}`);
		});
	});
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(page.getByRole("alert")).toContainText("Credenciales inválidas.");
	expect(await page.evaluate(() => sessionStorage.getItem("button"))).toBe("Iniciando sesión... true");
});
