import { staffRoutes } from "../../../app/route-table.ts";
import { readRoles } from "../../../domain/accounts/account.ts";
import { newLead } from "../leads.ts";
import { expect, test } from "../site.ts";
import { newClient, newStaff, openMenu, password, signInAs, somebody } from "../team.ts";
import { staffPaths } from "./staff-paths.ts";

test("the hidden path is a sign-in with its texts, and nothing tells of it elsewhere", async ({
	page,
	site,
}) => {
	await page.goto(site.adminPath);
	await expect(page.getByRole("link", { name: "Volver al sitio principal" })).toBeVisible();
	await page.getByLabel("Usuario").fill("nobody");
	await page.getByLabel("Contraseña").fill("nothing like it");
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("alert")).toHaveText("Contraseña incorrecta. Inténtalo de nuevo.");
	const inner = await fetch(`${site.url}/_staff/leads`, { redirect: "manual" });
	expect(inner.status).toBe(404);
	expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toContain(site.adminPath);
	expect((await fetch(site.url + site.adminPath)).headers.get("x-robots-tag")).toContain("noindex");
});

for (const javaScriptEnabled of [true, false])
	test.describe(`a team member, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
		test.use({ javaScriptEnabled });

		test("signs in at the hidden path and arrives at what today brings", async ({ page, site }) => {
			for (const role of ["sales", "editor"] as const) {
				const username = await newStaff(site, role);
				await page.goto(site.adminPath);
				await page.getByLabel("Usuario").fill(username);
				await page.getByLabel("Contraseña").fill(password);
				await page.getByRole("button", { name: "Ingresar" }).click();
				await expect(page).toHaveURL(`${site.adminPath}/today`);
				await openMenu(page);
				await page.getByRole("button", { name: "Cerrar Sesión" }).click();
				await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
			}
		});
	});

test("an admin makes, disables and resets accounts of clients, and the log says who did", async ({
	page,
	site,
	browser,
}) => {
	const name = somebody("Eva");
	await signInAs(page, site, "admin", name);
	await page.goto(`${site.adminPath}/clients`);
	await page.getByRole("link", { name: "Cuenta nueva de cliente" }).click();
	const username = somebody("nueva");
	const add = page.getByRole("region", { name: "Cuenta nueva de cliente" });
	await add.getByLabel("Usuario").fill(username);
	await add.getByRole("button", { name: "Crear cuenta" }).click();
	await expect(add.getByText("Este dato es obligatorio.").first()).toBeVisible();
	await expect(add.getByLabel("Usuario")).toHaveValue(username);
	await add.getByLabel("Correo", { exact: true }).fill(`${username}@casa.example`);
	await add.getByLabel("Nombre").fill("Inés");
	await add.getByLabel("Empresa").fill(`Casa ${username}`);
	await add.getByLabel("Subdominio").fill(username);
	await add.getByRole("button", { name: "Crear cuenta" }).click();
	const shown = page.getByRole("status").filter({ hasText: "Entrégale este enlace a Inés." });
	await expect(shown).toBeFocused();
	await expect(shown).toBeInViewport({ ratio: 1 });
	const link = (await shown.locator("code").textContent()) ?? "";
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copiar" }).click();
	await expect(page.getByText("Copiado")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	const theirs = await browser.newPage();
	await theirs.goto(link);
	await theirs.getByLabel("Contraseña nueva").fill("nueve botes verdes");
	await theirs.getByRole("button", { name: "Guardar contraseña" }).click();
	await theirs.getByLabel("Usuario").fill(username);
	await theirs.getByLabel("Contraseña", { exact: true }).fill("nueve botes verdes");
	await theirs.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(theirs).toHaveURL(/\/portal/);
	const row = page.getByRole("listitem").filter({ hasText: `Casa ${username} · ${username} · ` });
	await expect(row.getByRole("heading")).toHaveText("Inés");
	await expect(row.getByRole("button", { name: "Sí, desactivar" })).toBeHidden();
	await row.locator("summary", { hasText: "Desactivar" }).click();
	await row.getByRole("button", { name: "Sí, desactivar" }).click();
	await expect(row.getByText(/Desactivada/)).toBeVisible();
	await expect(page.getByRole("status")).toHaveText("La cuenta quedó desactivada: ya no puede entrar.");
	await row.getByRole("button", { name: "Activar" }).click();
	await expect(page.getByRole("status")).toHaveText("La cuenta quedó activada: ya puede entrar.");
	await page.goto(`${site.adminPath}/audit`);
	await expect(page.getByText(`${name} desactivó la cuenta`)).toBeVisible();
});

/** Who may open what, address by address: a screen that is not here fails the test. */
const open: Record<string, readonly string[]> = {
	"": ["nobody", "client", "editor", "sales", "admin"],
	"/code": ["nobody", "client", "editor", "sales", "admin"],
	// Opening it leads everybody to the sign-in; only its form signs out.
	"/sign-out": [],
	"/account": ["editor", "sales", "admin"],
	"/search": ["editor", "sales", "admin"],
	"/leads": ["sales", "admin"],
	"/confirm": ["editor", "sales", "admin"],
	"/leads.csv": ["sales", "admin"],
	"/leads/:lead": ["sales", "admin"],
	"/leads/:lead/diagnostic": ["sales", "admin"],
	"/conversations": ["sales", "admin"],
	"/conversations/events": ["sales", "admin"],
	"/conversations/:conversation": ["sales", "admin"],
	"/conversations/:conversation/diagnostic": ["sales", "admin"],
	"/canned-replies": ["sales", "admin"],
	"/clients": ["sales", "admin"],
	"/clients/:client": ["sales", "admin"],
	"/today": ["editor", "sales", "admin"],
	"/visits": ["sales", "admin"],
	"/deliveries": ["sales", "admin"],
	"/unknown-questions": ["editor", "sales", "admin"],
	"/blog": ["editor", "admin"],
	"/blog/new": ["editor", "admin"],
	"/blog/drafts": ["editor", "admin"],
	"/blog/import": ["editor", "admin"],
	"/blog/:post": ["editor", "admin"],
	"/blog/:post/post.md": ["editor", "admin"],
	"/blog/:post/mailing": ["editor", "admin"],
	"/blog/:post/mailing/progress": ["editor", "admin"],
	"/comments": ["editor", "admin"],
	"/subscribers": ["editor", "admin"],
	"/subscribers.csv": ["editor", "admin"],
	"/rights": ["admin"],
	"/rights/person": ["admin"],
	// Opening it leads to the form that gives the file out.
	"/rights/export": ["admin"],
	"/accounts": ["admin"],
	"/accounts/:account": ["admin"],
	"/api-keys": ["admin"],
	"/audit": ["admin"],
	"/audit.csv": ["admin"],
	"/sign-ins": ["admin"],
	"/sign-ins.csv": ["admin"],
};

test("each role, and each set of roles, opens its own screens and no other", async ({ site, playwright }) => {
	test.setTimeout(120_000);
	expect(staffRoutes.map(({ path }) => path)).toEqual(Object.keys(open));
	await newLead(site, "Rosa Mejía");
	await newClient(site);
	const admin = await playwright.request.newContext({ baseURL: site.url });
	await admin.post(site.adminPath, { form: { username: await newStaff(site, "admin"), password } });
	const paths = await staffPaths(site, admin);
	await admin.dispose();
	const sets = [["nobody"], ["client"], ["editor"], ["sales"], ["admin"], ["editor", "sales"]] as const;
	for (const held of sets) {
		const [role] = held;
		const request = await playwright.request.newContext({ baseURL: site.url });
		if (role === "client") {
			const username = await newClient(site);
			await request.post("/api/login", { data: { username, password } });
		} else if (role !== "nobody") {
			const form = { username: await newStaff(site, readRoles(held)), password };
			await request.post(site.adminPath, { form });
		}
		for (const [path, address] of paths) {
			for (const prefix of ["", "/en"]) {
				const answer = await request.get(prefix + site.adminPath + address, { maxRedirects: 0 });
				const to = answer.headers().location ?? "";
				// In: the screen itself, or on to one's own first screen. Out: not found, or back to the sign-in.
				const isIn = answer.status() === 200 || (answer.status() === 303 && to !== prefix + site.adminPath);
				const what = `${held} ${prefix}${path}: ${answer.status()} ${to}`;
				expect(isIn, what).toBe(held.some((one) => open[path]?.includes(one)));
				if (answer.status() !== 200) continue;
				expect(answer.headers()["cache-control"], what).toContain("private");
				expect(answer.headers()["x-robots-tag"], what).toContain("noindex");
				if (answer.headers()["content-type"]?.startsWith("text/html"))
					expect((await answer.text()).match(/<meta name="robots"[^>]*>/g), what).toEqual([
						'<meta name="robots" content="noindex, nofollow"/>',
					]);
			}
		}
		await request.dispose();
	}
});
