import type { Page } from "@playwright/test";
import { login } from "../../../content/login/list.ts";
import { portal } from "../../../content/portal/list.ts";
import { staff } from "../../../content/staff/list.ts";
import { virtualAuthenticator } from "../../support/virtual-authenticator.ts";
import { expectNoViolations, wcag } from "../accessible.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { newClient, newStaff, openMenu, password, signInAs } from "../team.ts";

const { passkeys } = portal.es.account;
const words = login.es;

// Browsers have no passkeys for the address of numbers that the other journeys visit.
test.use({ baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")) });

type Area = {
	login: string;
	account: string;
	send: string;
	landing: RegExp;
	signOut(page: Page): Promise<void>;
};

function areasOf({ adminPath }: Pick<VisitedSite, "adminPath">): Record<"client" | "staff", Area> {
	return {
		client: {
			login: "/login",
			account: "/portal/cuenta",
			send: words.send,
			landing: /\/portal$/,
			signOut: (page) => page.getByRole("button", { name: portal.es.signOut }).click(),
		},
		staff: {
			login: adminPath,
			account: `${adminPath}/account`,
			send: staff.es.signIn.send,
			landing: /\/today$/,
			signOut: async (page) => {
				await openMenu(page);
				await page.getByRole("button", { name: staff.es.signOut }).click();
			},
		},
	};
}

async function signInByPassword(page: Page, area: Area, username: string): Promise<void> {
	await page.goto(area.login);
	await page.getByLabel(words.fields.username).fill(username);
	await page.getByLabel(words.fields.password).fill(password);
	await page.getByRole("button", { name: area.send }).click();
	await expect(page).toHaveURL(area.landing);
}

async function signInByPasskey(page: Page, area: Area): Promise<void> {
	await page.goto(area.login);
	await page.getByRole("button", { name: words.passkey.send }).click();
}

async function addPasskey(page: Page, area: Area): Promise<void> {
	await page.goto(area.account);
	await page.getByLabel(passkeys.name).fill("Portátil de casa");
	await page.getByRole("button", { name: passkeys.add }).click();
	await expect(page.getByText(passkeys.doneAdded)).toBeVisible();
}

async function setDisabled(page: Page, site: VisitedSite, intent: "disable" | "enable", username: string) {
	const admin = await page.context().browser()?.newPage();
	if (!admin) throw new Error("no browser");
	await signInAs(admin, site, "admin");
	const accounts = `${site.url}${site.adminPath}/accounts`;
	const rows = (await (await admin.request.get(accounts)).text()).split("<li>");
	const row = rows.find((one) => one.includes(`>${username} · `)) ?? "";
	const [, id] = /\/accounts\/([\w-]{20,})"/.exec(row) ?? [];
	// A colleague has a page of their own, where they leave.
	const form: Record<string, string> = id
		? { intent: intent === "disable" ? "leave" : intent }
		: { intent, username };
	const options = { form, headers: { origin: site.url }, maxRedirects: 0 };
	const answer = await admin.request.post(id ? `${accounts}/${id}` : accounts, options);
	expect(answer.status()).toBe(303);
	await admin.close();
}

for (const kind of ["client", "staff"] as const)
	test(`a passkey of ${kind} opens their account until it is removed, and no copy of it does`, async ({
		page,
		site,
	}) => {
		const area = areasOf(site)[kind];
		const authenticator = await virtualAuthenticator(page);
		const username = kind === "client" ? await newClient(site) : await newStaff(site, "sales");
		await signInByPassword(page, area, username);
		await addPasskey(page, area);
		const row = page.locator("#part-passkey li");
		await expect(row).toContainText("Portátil de casa");
		await expect(row).toContainText(passkeys.unused);
		await expectNoViolations(wcag(page));
		await page.getByRole("button", { name: passkeys.add }).click();
		await expect(page.getByText(passkeys.cancelled)).toBeVisible();

		await area.signOut(page);
		await signInByPasskey(page, area);
		await expect(page).toHaveURL(area.landing);
		await page.goto(area.account);
		await expect(row).not.toContainText(passkeys.unused);

		await area.signOut(page);
		const putBack = await authenticator.copy();
		await signInByPasskey(page, area);
		await expect(page.getByText(words.passkey.refused)).toBeVisible();
		await expectNoViolations(wcag(page));
		await putBack();
		await authenticator.setVerified(false);
		await signInByPasskey(page, area);
		await expect(page.getByText(words.passkey.cancelled)).toBeVisible();
		await authenticator.setVerified(true);

		await setDisabled(page, site, "disable", username);
		await signInByPasskey(page, area);
		await expect(page.getByText(words.passkey.refused)).toBeVisible();
		await setDisabled(page, site, "enable", username);
		await signInByPasskey(page, area);
		await expect(page).toHaveURL(area.landing);

		await page.goto(area.account);
		await row.getByText(passkeys.remove.what, { exact: true }).click();
		await row.getByRole("button", { name: passkeys.remove.send }).click();
		await expect(page.getByText(passkeys.doneRemoved)).toBeVisible();
		await expect(row).toHaveCount(0);
		await area.signOut(page);
		await signInByPasskey(page, area);
		await expect(page.getByText(words.passkey.refused)).toBeVisible();
	});

test("a passkey confirms who is there before a grave act, and one more needs the password by then", async ({
	page,
	site,
}) => {
	const area = areasOf(site).staff;
	await virtualAuthenticator(page);
	await signInByPassword(page, area, await newStaff(site, "admin"));
	await addPasskey(page, area);
	await site.ageSessions(11);
	await page.goto(`${site.adminPath}/leads.csv`);
	const confirm = page.getByRole("button", { name: staff.es.confirm.passkey });
	await expectNoViolations(wcag(page));
	await confirm.click();
	await expect(page.getByRole("link", { name: staff.es.confirm.next })).toBeVisible();

	await site.ageSessions(11);
	const username = `nuria-${Date.now()}`;
	await page.goto(`${site.adminPath}/accounts`);
	await page.evaluate((name) => {
		const form = document.createElement("form");
		form.method = "post";
		const values = { intent: "disable", username: name };
		for (const [field, value] of Object.entries(values))
			form.append(Object.assign(document.createElement("input"), { name: field, value }));
		document.body.append(form);
		form.submit();
	}, username);
	await expect(page.locator("textarea[name=username]").first()).toHaveValue(username);
	await confirm.click();
	await expect(page).toHaveURL(/\/accounts/);
	await expect(confirm).toHaveCount(0);

	await site.ageSessions(11);
	await page.goto(area.account);
	await page.getByRole("button", { name: passkeys.add }).click();
	await expect(page.getByText(portal.es.account.factor.refusedPassword)).toBeVisible();
});

test("no public page loads the script of passkeys, and a sign-in page only at the press", async ({
	page,
}) => {
	const scripts: Promise<string>[] = [];
	page.on("response", (answer) => {
		if (answer.url().endsWith(".js")) scripts.push(answer.text().catch(() => ""));
	});
	const loaded = async () => (await Promise.all(scripts)).join("");
	await page.goto("/contacto");
	await page.getByRole("textbox").first().focus();
	await expect.poll(async () => (await loaded()).length).toBeGreaterThan(50_000);
	expect(await loaded()).not.toMatch(/PublicKeyCredential|api\/passkeys/);
	await page.goto("/login");
	const button = page.getByRole("button", { name: words.passkey.send });
	await expect(button).toBeVisible();
	expect(await loaded()).not.toContain("navigator.credentials");
	await button.click();
	await expect.poll(loaded).toContain("navigator.credentials");
});

test("a press that no passkey can answer says so and names the password", async ({ page, site }) => {
	const areas = areasOf(site);
	for (const area of [areas.client, areas.staff]) {
		// Browsers have no passkeys for an address of numbers.
		await page.goto(site.url + area.login);
		await page.getByRole("button", { name: words.passkey.send }).click();
		await expect(page.getByRole("alert")).toHaveText(words.passkey.cancelled);
		// Sent before its script had come, the form is empty.
		await page.goto(site.url + area.login);
		await page.locator("form:has([name=passkey])").evaluate((form: HTMLFormElement) => form.submit());
		await expect(page.getByRole("alert")).toHaveText(words.passkey.cancelled);
		await expect(page.getByLabel(words.fields.username)).not.toHaveAttribute("aria-invalid");
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("signing in is as it was, with no button for passkeys", async ({ page, site }) => {
		const area = areasOf(site).client;
		await page.goto(area.login);
		await expect(page.getByRole("button")).toHaveText([words.send]);
		await signInByPassword(page, area, await newClient(site));
		await page.goto(area.account);
		await expect(page.getByText(passkeys.unsupported)).toBeVisible();
	});
});
