import { expect, it, vi } from "vitest";
import { disableAccount } from "../../domain/accounts/change-access.ts";
import { hashPassword, isPassword } from "../../domain/accounts/password.ts";
import { realRuntime } from "../../domain/runtime.ts";
import type { AccountKind } from "../../shared/account.ts";
import {
	accountsOn,
	nextPassword,
	operator,
	options,
	password,
	runtime,
} from "../../tests/support/accounts-on.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { createAccounts } from "./accounts.ts";

vi.mock(import("../../domain/accounts/password.ts"), async (original) => {
	const real = await original();
	return { ...real, hashPassword: vi.fn(real.hashPassword), isPassword: vi.fn(real.isPassword) };
});

onBothDatabases("signing in", (open) => {
	const { db, accounts, browser, person, signIn, sessionAt, signedIn } = accountsOn(open);

	it("signs in with the username or the e-mail, whatever their case, and knows whose session it is", async () => {
		const { username, email } = await person();
		for (const typed of [username, username.toUpperCase(), email.toUpperCase()]) {
			const at = browser();
			expect((await signIn(at, typed)).kind).toBe("signed-in");
			expect(await sessionAt(at)).toMatchObject({ account: { username }, client: { name: username } });
		}
		expect(await sessionAt(browser())).toBeNull();
	});

	it("remembers only who wants it, and staff never", async () => {
		const { username } = await person();
		const staff = await person("staff");
		const cookieOf = async (name: string, kind: AccountKind, remember: boolean) => {
			const outcome = await signIn(browser(), name, { kind, remember });
			if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
			return outcome.cookies.find((cookie) => cookie.includes("session_token=")) ?? "";
		};
		expect(await cookieOf(username, "client", true)).toMatch(
			/Max-Age=2592000.*HttpOnly.*Secure.*SameSite=Lax/i,
		);
		expect(await cookieOf(username, "client", false)).toMatch(/^__Host-site\..*Path=\/; HttpOnly; Secure/);
		expect(await cookieOf(username, "client", false)).not.toMatch(/Domain/i);
		expect(await cookieOf(username, "client", false)).not.toMatch(/Max-Age|Expires/i);
		expect(await cookieOf(staff.username, "staff", true)).not.toMatch(/Max-Age|Expires/i);
	});

	it("ends a client's session that nobody used for half its time, and no other", async () => {
		const isIn = async (at: ReturnType<typeof browser>, hours: number) => {
			const now = () => new Date(runtime.now().getTime() + hours * 3_600_000);
			const later = createAccounts({ ...options, db: db(), runtime: { ...runtime, now } });
			return (await later.sessionOf(at.caller().request)) !== null;
		};
		const seen = (id: string) =>
			db().selectFrom("sessions").select("seen_at").where("account_id", "=", id).execute();
		for (const [remember, half] of [
			[false, 12],
			[true, 15 * 24],
		] as const) {
			const [used, unused] = [await person(), await person()];
			const [at, away] = [browser(), browser()];
			await signIn(at, used.username, { remember });
			await signIn(away, unused.username, { remember });
			expect(await isIn(at, half - 1)).toBe(true);
			await expect.poll(() => seen(used.id)).not.toEqual([{ seen_at: null }]);
			expect(await isIn(at, 2 * half - 2)).toBe(true);
			expect(await isIn(away, half + 1)).toBe(false);
			expect(await seen(unused.id)).toEqual([]);
		}
	});

	it("refuses a wrong password, an unknown name, the other kind and a disabled account alike", async () => {
		const client = await person();
		const staff = await person("staff");
		const gone = await person();
		await disableAccount(db(), realRuntime, operator, gone.username);
		const attempts: [string, Parameters<typeof signIn>[2]?][] = [
			[client.username, { password: "another-one-entirely" }],
			["nobody-here"],
			["nobody@nowhere.example"],
			[staff.username],
			[client.username, { kind: "staff" }],
			[gone.username],
			["' or 1=1 --"],
			[client.username, { password: "" }],
		];
		for (const [name, more] of attempts) {
			vi.mocked(hashPassword).mockClear();
			vi.mocked(isPassword).mockClear();
			expect(await signIn(browser(), name, more)).toEqual({ kind: "refused" });
			// What takes the time: a name that is known cannot be told by how long the refusal takes.
			const hashes = vi.mocked(hashPassword).mock.calls.length + vi.mocked(isPassword).mock.calls.length;
			expect(hashes, name).toBe(1);
		}
	});

	it("begins a new session at each sign-in, whatever the browser brought", async () => {
		const { username } = await person();
		const planted = await signedIn(username);
		const victim = browser();
		victim.keep([...planted.jar].map(([name, value]) => `${name}=${value}`));
		await signIn(victim, username);
		expect((await sessionAt(victim))?.token).not.toBe(planted.session.token);
	});

	it("goes on with a session whose cookie has the prefix of an earlier release", async () => {
		const { username } = await person();
		const { jar, session, ...at } = await signedIn(username);
		for (const [name, value] of [...jar]) {
			jar.delete(name);
			jar.set(name.replace("__Host-site.", "__Secure-site."), value);
		}
		expect((await sessionAt({ ...at, jar }))?.id).toBe(session.id);
		const other = await person();
		await signIn({ ...at, jar }, other.username);
		expect((await sessionAt({ ...at, jar }))?.account.username).toBe(other.username);
		at.keep(await accounts().signOut(at.caller().request));
		expect(await sessionAt({ ...at, jar })).toBeNull();
	});

	it("ends a session for good at sign-out, when the account is disabled, and when the password changes", async () => {
		const { username } = await person();
		const out = await signedIn(username);
		const stolen = out.caller();
		out.keep(await accounts().signOut(out.caller().request));
		expect(await accounts().sessionOf(stolen.request)).toBeNull();

		const [here, elsewhere] = [await signedIn(username), await signedIn(username)];
		const old = here.caller();
		const next = { current: password, next: nextPassword };
		const changed = await accounts().changePassword(here.caller(), here.session, next);
		if (changed.kind !== "changed") throw new Error(changed.kind);
		here.keep(changed.cookies);
		expect(await sessionAt(here)).not.toBeNull();
		expect(await sessionAt(elsewhere)).toBeNull();
		expect(await accounts().sessionOf(old.request)).toBeNull();

		await disableAccount(db(), realRuntime, operator, username);
		expect(await sessionAt(here)).toBeNull();
	});

	it("keeps a session's end when it goes on under a new cookie, and a staff cookie to one host", async () => {
		const { username } = await person("staff");
		const at = await signedIn(username, "staff");
		const next = { current: password, next: nextPassword };
		const changed = await accounts().changePassword(at.caller(), at.session, next);
		if (changed.kind !== "changed") throw new Error(changed.kind);
		at.keep(changed.cookies);
		const after = await sessionAt(at);
		expect(after?.token).not.toBe(at.session.token);
		expect(after?.expiresAt).toEqual(at.session.expiresAt);
		expect(changed.cookies.join()).not.toMatch(/domain=/i);
	});

	it("refuses a weak new password, and one without the old", async () => {
		const { username } = await person();
		const { caller, session } = await signedIn(username);
		const change = (current: string, next: string) =>
			accounts().changePassword(caller(), session, { current, next });
		expect(await change(password, "corta")).toEqual({ kind: "weak", problem: "tooShort" });
		expect(await change(password, "password123")).toEqual({ kind: "weak", problem: "tooEasy" });
		expect(await change("not the password", nextPassword)).toEqual({ kind: "refused" });
	});

	it("lists the sessions of somebody who signed in days ago, and wants to be remembered", async () => {
		const at = browser();
		await signIn(at, (await person()).username, { remember: true });
		const session = await sessionAt(at);
		const days = new Date(Date.now() - 9 * 86_400_000).toISOString();
		await db()
			.updateTable("sessions")
			.set({ created_at: days })
			.where("id", "=", session?.id ?? "")
			.execute();
		if (!session) throw new Error("not signed in");
		expect(await accounts().openSessions(at.caller(), session)).toHaveLength(1);
	});

	it("lists the open sessions and ends one of them, never somebody else's", async () => {
		const [ana, eva] = [await person(), await person()];
		const [phone, desk, other] = [
			await signedIn(ana.username),
			await signedIn(ana.username),
			await signedIn(eva.username),
		];
		const open = await accounts().openSessions(desk.caller(), desk.session);
		expect(open.map(({ current }) => current).toSorted()).toEqual([false, true]);
		await accounts().endSession(desk.caller(), other.session.id);
		await accounts().endSession(desk.caller(), phone.session.id);
		expect(await sessionAt(other)).not.toBeNull();
		expect(await sessionAt(phone)).toBeNull();
		expect(await sessionAt(desk)).not.toBeNull();
	});
});
