import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { staffRoutes } from "../../app/route-table.ts";
import { confirmField } from "../../app/staff/confirm-notice.tsx";
import { portal } from "../../content/portal/list.ts";
import { staff } from "../../content/staff/list.ts";
import { cookiesOf } from "../support/cookies.ts";
import { onBothDatabases } from "../support/databases.ts";
import { shownHtml } from "../support/shown-html.ts";
import { softwareAuthenticator } from "../support/software-authenticator.ts";
import { password } from "../support/staff-member.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const { confirm } = staff.es;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

onBothDatabases("a grave act of staff", (open) => {
	const { db, url, cookie, open: visit, send } = staffSite(open, "admin");
	const since = (confirmed: string) =>
		db().updateTable("sessions").set({ created_at: confirmed, confirmed_at: null, seen_at: null }).execute();
	beforeEach(() => since(minutesAgo(11)));

	const invitation = { intent: "invite", email: "nuria@team.example", name: "Nuria", role: "sales" };
	const invited = () => db().selectFrom("invitations").select(["id", "roles"]).execute();

	it("waits for the password again, and keeps what was typed", async () => {
		const attempts: Record<string, string>[] = [{}, { [confirmField]: "no es esta" }];
		for (const more of attempts) {
			const asked = await send(`${adminPath}/accounts`, { ...invitation, ...more });
			expect(asked.status).toBe(403);
			const html = await shownHtml(asked);
			expect(html).toContain(confirm.title);
			expect(html).toContain("nuria@team.example</textarea>");
			expect(html.includes(confirm.refused)).toBe(confirmField in more);
			expect(html).not.toContain("no es esta");
		}
		expect(await invited()).toEqual([]);
		const done = await send(`${adminPath}/accounts`, { ...invitation, [confirmField]: password });
		expect(done.status).toBe(200);
		const [{ id, roles } = { id: "", roles: "" }] = await invited();
		expect(roles).toBe("sales");
		expect((await send(`${adminPath}/accounts`, { intent: "revoke", id })).status).toBe(303);
	});

	it.each(["/leads.csv", "/subscribers.csv", "/sign-ins.csv", "/audit.csv"])(
		"gives %s out after the password again",
		async (path) => {
			const asked = await visit(adminPath + path);
			const page = new URL(asked.url);
			expect([page.pathname, page.searchParams.get("next")]).toEqual([
				`${adminPath}/confirm`,
				adminPath + path,
			]);
			const form = page.pathname + page.search;
			expect((await send(form, { [confirmField]: "no es esta" })).status).toBe(400);
			expect((await send(form, { [confirmField]: password })).headers.get("location")).toBe(form);
			expect(await (await visit(form)).text()).toContain(`href="${adminPath}${path}"`);
			expect((await visit(adminPath + path)).headers.get("content-type")).toContain("text/csv");
		},
	);

	it("is each change of accounts, each export and each erasure", async () => {
		const grave = staffRoutes.filter((route) => "confirms" in route);
		expect(grave.map(({ name }) => name)).toEqual([
			"leads-export",
			"subscribers-export",
			"rights-person",
			"rights-export",
			"accounts",
			"colleague",
			"api-keys",
			"audit-log-export",
			"sign-ins-export",
		]);
		for (const { path, confirms } of grave)
			if (confirms === "POST") expect((await send(adminPath + path, { intent: "find" })).status).toBe(403);
			else expect((await visit(adminPath + path)).url).toContain(`${adminPath}/confirm?`);
	});

	it("takes a passkey for the password, and no passkey is added without the password by then", async () => {
		const key = softwareAuthenticator({ rpId: "localhost", origin: url().replace("127.0.0.1", "localhost") });
		const options = async (asked: Record<string, string>) => {
			const answer = await fetch(`${url()}/api/passkeys/options`, {
				method: "POST",
				headers: { cookie: cookie(), "Content-Type": "application/json" },
				body: JSON.stringify(asked),
			});
			return { status: answer.status, body: await answer.json(), more: cookiesOf(answer) };
		};
		expect((await options({ purpose: "add" })).status).toBe(403);
		expect((await options({ purpose: "add", password: "no es esta" })).status).toBe(403);
		const asked = await options({ purpose: "add", password });
		const add = { intent: "passkey-add", name: "Portátil", passkey: key.make(asked.body) };
		await since(minutesAgo(11));
		expect((await send(`${adminPath}/account`, add, asked.more)).status).toBe(400);
		const again = await options({ purpose: "add", password });
		const added = { ...add, passkey: key.make(again.body) };
		expect((await send(`${adminPath}/account`, added, again.more)).status).toBe(303);

		await since(minutesAgo(11));
		const [passkey] = await db().selectFrom("passkeys").select("id").execute();
		const remove = { intent: "passkey-remove", id: passkey?.id ?? "" };
		expect((await send(`${adminPath}/account`, remove)).status).toBe(400);
		const act = { ...invitation, email: "olga@team.example" };
		const wrong = await send(`${adminPath}/accounts`, { ...act, passkey: "{}" });
		expect(await shownHtml(wrong)).toContain(confirm.passkeyRefused);
		const proof = await options({ purpose: "confirm" });
		const proved = { ...act, passkey: key.use(proof.body) };
		expect((await send(`${adminPath}/accounts`, proved, proof.more)).status).toBe(200);
		expect((await send(`${adminPath}/account`, remove)).status).toBe(303);
		expect(await db().selectFrom("passkeys").select("id").execute()).toEqual([]);
		expect((await fetch(`${url()}/api/passkeys/options`, { method: "POST" })).status).toBe(400);
	});

	it("is ending another of one's sessions, which waits for the password again", async () => {
		const [own] = await db().selectFrom("sessions").selectAll().execute();
		if (!own) throw new Error("no session");
		await db()
			.insertInto("sessions")
			.values({ ...own, id: "elsewhere", token: "elsewhere" })
			.execute();
		const end = { intent: "session-end", session: "elsewhere" };
		const asked = await visit(`${adminPath}/account`);
		expect(await shownHtml(asked)).toContain('id="password-elsewhere"');
		for (const password of ["", "no es esta"]) {
			const refused = await send(`${adminPath}/account`, { ...end, password });
			expect(refused.status).toBe(400);
			expect(await shownHtml(refused)).toContain(portal.es.account.factor.refusedPassword);
		}
		const left = () => db().selectFrom("sessions").select("id").where("id", "=", "elsewhere").execute();
		expect(await left()).toHaveLength(1);
		expect((await send(`${adminPath}/account`, { ...end, password })).status).toBe(303);
		expect(await left()).toEqual([]);
	});

	it("is none that ends one's own session: nobody resets their own account", async () => {
		const { id } = await db()
			.selectFrom("accounts")
			.select("id")
			.where("username", "=", "eva")
			.executeTakeFirstOrThrow();
		const page = `${adminPath}/accounts/${id}`;
		const intents = (await shownHtml(visit(page))).match(/(?<=name="intent" value=")\w+/g);
		expect(intents).toEqual(["roles", "email", "leave"]);
		expect((await send(page, { intent: "reset", [confirmField]: password })).status).toBe(404);
		expect((await visit(page)).url).toBe(url() + page);
	});

	it("leads nowhere outside the staff area", async () => {
		await since(minutesAgo(1));
		const page = await visit(`${adminPath}/confirm?next=${encodeURIComponent("https://evil.example/")}`);
		expect(await page.text()).not.toContain("evil.example");
	});

	it("waits for the password again when the clock went back since the last proof", async () => {
		await since(minutesAgo(-60));
		expect((await send(`${adminPath}/accounts`, invitation)).status).toBe(403);
		const confirmedAt = async () =>
			(await db().selectFrom("sessions").select("confirmed_at").executeTakeFirstOrThrow()).confirmed_at ?? "";
		await expect.poll(async () => (await confirmedAt()) < minutesAgo(10)).toBe(true);
		const seenAt = async () =>
			(await db().selectFrom("sessions").select("seen_at").executeTakeFirstOrThrow()).seen_at ?? "9";
		await expect.poll(async () => (await seenAt()) < minutesAgo(-1)).toBe(true);
	});

	it("is no use of a session when an open page asks by itself", async () => {
		const page = `${url()}${adminPath}/conversations?q=a`;
		const ask = (path: string, headers: Record<string, string>) =>
			fetch(url() + path, { headers: { cookie: cookie(), ...headers } });
		const seenAt = async () =>
			(await db().selectFrom("sessions").select("seen_at").executeTakeFirstOrThrow()).seen_at;
		const seen = minutesAgo(90);
		await db().updateTable("sessions").set({ seen_at: seen }).execute();
		const stream = await ask(`${adminPath}/conversations/events`, { accept: "text/event-stream" });
		expect(stream.status).toBe(200);
		await stream.body?.cancel();
		const inbox = `${adminPath}/conversations.data?q=a`;
		expect((await ask(inbox, { referer: page })).status).toBe(200);
		expect((await ask(`${inbox}&_routes=staff`, { referer: page })).status).toBe(200);
		await ask(`${adminPath}/blog/none/mailing/progress`, { accept: "application/json" });
		await sleep(100);
		expect(await seenAt()).toBe(seen);
		await ask(`${adminPath}/conversations.data?q=b`, { referer: page });
		await expect.poll(async () => (await seenAt()) !== seen).toBe(true);
	});

	it("ends a session that nobody used for two hours, and none that was used", async () => {
		const seenAt = async () =>
			(await db().selectFrom("sessions").select("seen_at").executeTakeFirstOrThrow()).seen_at ?? "";
		await db()
			.updateTable("sessions")
			.set({ created_at: minutesAgo(150), seen_at: minutesAgo(119) })
			.execute();
		expect((await visit(`${adminPath}/leads`)).url).toBe(`${url()}${adminPath}/leads`);
		await expect.poll(async () => (await seenAt()) > minutesAgo(1)).toBe(true);
		const afterTwoHours = async () => {
			await db()
				.updateTable("sessions")
				.set({ seen_at: minutesAgo(120) })
				.execute();
			return (await visit(`${adminPath}/leads`)).url;
		};
		await expect.poll(afterTwoHours).toBe(url() + adminPath);
		expect(await db().selectFrom("sessions").select("id").execute()).toEqual([]);
	});
});
