import { expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { forgetConfirmed } from "../../domain/accounts/account-security.ts";
import { disableAccount } from "../../domain/accounts/change-access.ts";
import { enableAccount, resetAccount } from "../../domain/accounts/manage-accounts.ts";
import { readSignIns } from "../../domain/accounts/sign-in/sign-in-log.ts";
import { readAuditLog } from "../../domain/audit-log/audit-log.ts";
import { realRuntime } from "../../domain/runtime.ts";
import type { AccountKind } from "../../shared/account.ts";
import { accountsOn, operator, options, origin, password, runtime } from "../../tests/support/accounts-on.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { softwareAuthenticator } from "../../tests/support/software-authenticator.ts";
import { createAccounts } from "./accounts.ts";
import { mustEnrol } from "./must-enrol.ts";
import type { PasskeyOptions } from "./passkey-options.ts";

const required = { require2fa: "admins" } as const;

onBothDatabases("passkeys", (open) => {
	const { db, accounts, browser, person, signIn, openSession, enrolled, noticesOf } = accountsOn(open);
	type Browser = ReturnType<typeof browser>;

	async function signedIn({ username, kind }: Account): Promise<Browser> {
		const at = browser();
		await signIn(at, username, { kind, remember: true });
		return at;
	}

	function challengeIn(outcome: PasskeyOptions, at: Browser): { challenge: string } {
		if (outcome.kind !== "options" || !("challenge" in outcome.options)) throw new Error(outcome.kind);
		at.keep(outcome.cookies);
		return { challenge: String(outcome.options.challenge) };
	}
	const askedToSignIn = async (at: Browser) =>
		challengeIn(await accounts().passkeyOptions(at.caller(), null), at);
	const askedToConfirm = async (at: Browser) =>
		challengeIn(await accounts().passkeyOptions(at.caller(), await openSession(at)), at);
	const askedToAdd = async (at: Browser) =>
		challengeIn(await accounts().newPasskeyOptions(at.caller(), await openSession(at)), at);

	const newKey = () => softwareAuthenticator({ rpId: "rumbo.example", origin });

	/** The account with a passkey, and a browser where it is signed in by its password. */
	async function withPasskey(account: Account) {
		const [at, key] = [await signedIn(account), newKey()];
		const given = { response: key.make(await askedToAdd(at)), name: "Portátil" };
		expect(await accounts().addPasskey(at.caller(), await openSession(at), given)).toBe(true);
		return { account, at, key };
	}

	async function enter(key: ReturnType<typeof newKey>, kind: AccountKind = "client", at = browser()) {
		const response = key.use(await askedToSignIn(at));
		const outcome = await accounts().signInByPasskey(at.caller(), kind, response);
		if ("cookies" in outcome) at.keep(outcome.cookies);
		return { ...outcome, at, response };
	}

	it("sign a person in, are listed with their last use, and leave traces in both logs", async () => {
		const { account, at, key } = await withPasskey(await person());
		const [before] = await accounts().passkeysOf(await openSession(at));
		expect(before).toMatchObject({ name: "Portátil", lastUsedAt: null });
		const entered = await enter(key);
		expect(entered).toMatchObject({ kind: "signed-in", account: { id: account.id } });
		expect((await openSession(entered.at)).byPasskey).toBe(true);
		const [after] = await accounts().passkeysOf(await openSession(at));
		expect(Date.parse(after?.lastUsedAt ?? "")).toBeGreaterThan(runtime.now().getTime() - 60_000);
		await enter(key, "client", entered.at);
		const { entries } = await readSignIns(db(), { search: account.username });
		expect(entries.map(({ event }) => event)).toEqual(["passkey", "passkey-new-device", "new-device"]);
		await accounts().removePasskey(await openSession(at), after?.id ?? "");
		expect((await enter(key)).kind).toBe("refused");
		const audit = (await readAuditLog(db(), {})).entries.filter(({ actor }) => actor.id === account.id);
		expect(audit.map(({ action }) => action)).toEqual(["passkey-removed", "passkey-added"]);
		const events = (await noticesOf(account.id)).filter((event) => /passkey-(added|removed)/.test(event));
		expect(events.toSorted()).toEqual(["passkey-added", "passkey-removed"]);
	});

	it("are asked of admins, of all staff or of nobody, as the settings say", async () => {
		const [admin, seller] = [await person("staff", "admin"), await person("staff")];
		const sessions = [admin, seller, await person()].map(async (one) => openSession(await signedIn(one)));
		const asked = async (require2fa: "nobody" | "admins" | "staff") =>
			(await Promise.all(sessions)).map((session) => mustEnrol(session, { require2fa }));
		expect(await asked("nobody")).toEqual([false, false, false]);
		expect(await asked("admins")).toEqual([true, false, false]);
		expect(await asked("staff")).toEqual([true, true, false]);
		const given = ["0", "1", "false", "true", "all"].map(
			(REQUIRE_2FA) => readSettings({ REQUIRE_2FA }).require2fa,
		);
		expect(given).toEqual(["nobody", "admins", "nobody", "admins", "staff"]);
	});

	it("count as both factors: no code is asked for, and an admin needs no other", async () => {
		const { account, at, key } = await withPasskey(await person("staff", "admin"));
		expect(mustEnrol(await openSession(at), required)).toBe(false);
		expect(mustEnrol(await openSession(await signedIn(account)), required)).toBe(true);
		const entered = await enter(key, "staff");
		expect(mustEnrol(await openSession(entered.at), required)).toBe(false);
		await enrolled(entered.at);
		expect((await openSession(entered.at)).account.twoFactor).toBe(true);
		expect((await enter(key, "staff")).kind).toBe("signed-in");
	});

	it("open sessions until the browser closes, a day at most; those of staff at one host", async () => {
		for (const kind of ["client", "staff"] as const) {
			const { key } = await withPasskey(await person(kind));
			const entered = await enter(key, kind);
			if (entered.kind !== "signed-in") throw new Error(entered.kind);
			const cookie = entered.cookies.find((one) => one.includes("session_token=")) ?? "";
			expect(cookie).not.toMatch(/Max-Age|Expires|Domain/i);
			expect(cookie).toMatch(/HttpOnly.*Secure.*SameSite=Lax|Secure.*HttpOnly.*SameSite=Lax/i);
			const day = (await openSession(entered.at)).expiresAt.getTime() - runtime.now().getTime();
			expect(Math.round(day / 60_000)).toBe(24 * 60);
		}
	});

	it("refuse a copy, another site, an unverified owner, a second use, and what no browser says", async () => {
		const { account, key } = await withPasskey(await person());
		for (const deviation of [
			{ origin: "https://rumbo.example.evil.example" },
			{ isVerified: false },
			{ counter: 1 },
		]) {
			const at = browser();
			const response = key.use(await askedToSignIn(at), deviation);
			expect((await accounts().signInByPasskey(at.caller(), "client", response)).kind).toBe("refused");
		}
		const { at, response, kind } = await enter(key);
		expect(kind).toBe("signed-in");
		const next = softwareAuthenticator({ rpId: "rumbo.example", origin });
		const unknown = next.use(await askedToSignIn(at));
		for (const said of [
			response,
			unknown,
			"",
			"{}",
			"[1]",
			`{"id":"${key.credentialId}"}`,
			"x".repeat(30_000),
		])
			expect((await accounts().signInByPasskey(at.caller(), "client", said)).kind).toBe("refused");
		const { entries } = await readSignIns(db(), { search: account.username, event: "passkey-refused" });
		expect(entries.length).toBeGreaterThanOrEqual(4);
	});

	it("open neither a disabled account nor one of the other kind", async () => {
		const { account, key } = await withPasskey(await person());
		expect((await enter(key, "staff")).kind).toBe("refused");
		await disableAccount(db(), realRuntime, operator, account.username);
		expect((await enter(key)).kind).toBe("refused");
		await enableAccount(db(), realRuntime, operator, account.username);
		expect((await enter(key)).kind).toBe("signed-in");
		await resetAccount(db(), realRuntime, operator, { username: account.username, password });
		expect((await enter(key)).kind).toBe("refused");
	});

	it("prove that a person is still there, who keeps their session and gets no other", async () => {
		const [own, other] = [await withPasskey(await person("staff")), await withPasskey(await person("staff"))];
		const at = await signedIn(own.account);
		const { id } = await openSession(at);
		const past = new Date(runtime.now().getTime() - 660_000).toISOString();
		await db().updateTable("sessions").set({ confirmed_at: past }).where("id", "=", id).execute();
		const confirm = async (key: ReturnType<typeof newKey>) => {
			const response = key.use(await askedToConfirm(at));
			return accounts().confirmByPasskey(at.caller(), await openSession(at), response);
		};
		expect(await confirm(other.key)).toBe(false);
		expect(accounts().isConfirmed(await openSession(at))).toBe(false);
		expect(await confirm(own.key)).toBe(true);
		const session = await openSession(at);
		await forgetConfirmed(db(), runtime.now(), id);
		expect(accounts().isConfirmed(await openSession(at))).toBe(true);
		expect([session.id, session.byPasskey, accounts().isConfirmed(session)]).toEqual([id, true, true]);
		expect(await accounts().openSessions(at.caller(), session)).toHaveLength(2);
	});

	it("are stored only as the person's own browser made them, for the asked challenge, each once", async () => {
		const { at, key } = await withPasskey(await person());
		const stranger = await signedIn(await person());
		const add = async (by: Browser, response: string) =>
			accounts().addPasskey(by.caller(), await openSession(by), { response, name: "" });
		expect(await add(at, newKey().make({ challenge: "bm90IGFza2Vk" }))).toBe(false);
		expect(await add(at, newKey().make(await askedToAdd(at), { isVerified: false }))).toBe(false);
		expect(await add(at, newKey().make(await askedToAdd(at), { origin: "https://evil.example" }))).toBe(
			false,
		);
		expect(await add(stranger, key.make(await askedToAdd(stranger)))).toBe(false);
		expect(await add(at, "no")).toBe(false);
		expect(await accounts().passkeysOf(await openSession(at))).toHaveLength(1);
		expect(await accounts().passkeysOf(await openSession(stranger))).toEqual([]);
		const [passkey] = await accounts().passkeysOf(await openSession(at));
		await accounts().removePasskey(await openSession(stranger), passkey?.id ?? "");
		expect(await accounts().passkeysOf(await openSession(at))).toHaveLength(1);
	});

	it("belong to the base domain of the portals, and work on the site and on each portal", async () => {
		const shared = createAccounts({
			db: db(),
			runtime,
			...options,
			settings: { ...options.settings, portalBaseDomain: "rumbo.example" },
		});
		const account = await person();
		const at = await signedIn(account);
		const portal = browser(`${account.username}.rumbo.example`);
		portal.keep((at.caller().request.headers.get("cookie") ?? "").split("; "));
		const key = softwareAuthenticator({
			rpId: "rumbo.example",
			origin: `https://${account.username}.rumbo.example`,
		});
		const session = await openSession(at);
		const asked = challengeIn(await shared.newPasskeyOptions(portal.caller(), session), portal);
		const given = { response: key.make(asked), name: "" };
		expect(await shared.addPasskey(portal.caller(), session, given)).toBe(true);
		const login = browser();
		const wanted = challengeIn(await shared.passkeyOptions(login.caller(), null), login);
		const response = key.use(wanted, { origin });
		expect((await shared.signInByPasskey(login.caller(), "client", response)).kind).toBe("signed-in");
	});

	it("are asked for at a limited pace", async () => {
		const at = browser();
		const kinds = new Set<string>();
		for (let time = 0; time < 61; time++)
			kinds.add((await accounts().passkeyOptions(at.caller(), null)).kind);
		expect(kinds).toEqual(new Set(["options", "slowed"]));
	}, 30_000);
});
