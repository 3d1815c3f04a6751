import { createOTP } from "@better-auth/utils/otp";
import { symmetricEncrypt } from "better-auth/crypto";
import { beforeAll, expect, it, vi } from "vitest";
import { limits } from "../../config/limits.ts";
import { site } from "../../content/site.ts";
import type { Db } from "../../db/connect.ts";
import { disableAccount } from "../../domain/accounts/disable-account.ts";
import { addAccount, enableAccount, resetAccount } from "../../domain/accounts/manage-accounts.ts";
import { hashPassword, isPassword } from "../../domain/accounts/password.ts";
import { readSignIns } from "../../domain/accounts/sign-in-log.ts";
import { realRuntime } from "../../domain/runtime.ts";
import type { AccountKind } from "../../shared/account.ts";
import { base32 } from "../../tests/support/base32.ts";
import { onBothDatabases, sharedDatabase } from "../../tests/support/databases.ts";
import { type Accounts, type Caller, createAccounts, type SignedInSession } from "./accounts.ts";
import { hashOfBackupCode } from "./backup-codes.ts";

vi.mock(import("../../domain/accounts/password.ts"), async (original) => {
	const real = await original();
	return { ...real, hashPassword: vi.fn(real.hashPassword), isPassword: vi.fn(real.isPassword) };
});

const operator = { id: null, name: "operator" };
const password = "siete-llamas-azules-9";

// Attempts are counted by the quarter of an hour: the tests begin with one, wherever the clock stands.
const sinceQuarter = Date.now() % 900_000;
const runtime = { ...realRuntime, now: () => new Date(Date.now() - sinceQuarter) };

const options = {
	settings: {
		publicUrl: "https://rumbo.example",
		portalBaseDomain: null,
		brand: site,
		staffIdleMinutes: 120,
	},
	secret: "a-secret-that-is-only-for-the-tests",
};

onBothDatabases("accounts", (open) => {
	const database = sharedDatabase(open);
	let db: Db;
	let accounts: Accounts;
	let people = 0;

	beforeAll(() => {
		db = database.connection.db;
		accounts = createAccounts({ ...options, db, runtime });
	});

	function browser() {
		const jar = new Map<string, string>();
		const visitorAddress = `10.0.${++people >> 8}.${people & 255}`;
		return {
			jar,
			keep(cookies: readonly string[]) {
				for (const cookie of cookies) {
					const [pair = ""] = cookie.split(";");
					const [name = "", value = ""] = pair.split(/=(.*)/s);
					if (/max-age=0/i.test(cookie)) jar.delete(name);
					else jar.set(name, value);
				}
			},
			caller(): Caller {
				const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
				return {
					request: new Request("https://rumbo.example/", { headers: { cookie } }),
					visitorAddress,
				};
			},
		};
	}
	type Browser = ReturnType<typeof browser>;

	async function person(kind: AccountKind = "client") {
		const name = `p${++people}.${Math.random().toString(36).slice(2, 8)}`;
		const rest =
			kind === "staff"
				? { kind, roles: ["sales" as const] }
				: { kind, client: { name, subdomain: name.replace(".", "-") } };
		const wanted = {
			username: name,
			email: `${name}@hotel.example`,
			name: "Ana Paz",
			password,
			language: "es" as const,
		};
		const account = await addAccount(db, realRuntime, operator, { ...wanted, ...rest });
		if ("problem" in account) throw new Error(account.problem);
		return account;
	}

	async function signIn(
		at: Browser,
		username: string,
		more: { password?: string; kind?: AccountKind; remember?: boolean } = {},
	) {
		const { kind = "client", ...rest } = more;
		const outcome = await accounts.signIn(at.caller(), kind, {
			username,
			password,
			remember: false,
			...rest,
		});
		if ("cookies" in outcome) at.keep(outcome.cookies);
		return outcome;
	}
	const sessionAt = (at: Browser) => accounts.sessionOf(at.caller().request);
	async function signedIn(
		username: string,
		kind: AccountKind = "client",
	): Promise<Browser & { session: SignedInSession }> {
		const at = browser();
		await signIn(at, username, { kind });
		const session = await sessionAt(at);
		if (!session) throw new Error("not signed in");
		return { ...at, session };
	}

	async function resetsOf(id: string): Promise<number> {
		const rows = await db
			.selectFrom("deliveries")
			.select("payload")
			.where("kind", "=", "password-reset")
			.execute();
		return rows.filter(({ payload }) => JSON.parse(payload).accountId === id).length;
	}

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
		const isIn = async (at: Browser, hours: number) => {
			const now = () => new Date(runtime.now().getTime() + hours * 3_600_000);
			const later = createAccounts({ ...options, db, runtime: { ...runtime, now } });
			return (await later.sessionOf(at.caller().request)) !== null;
		};
		const seen = (id: string) =>
			db.selectFrom("sessions").select("seen_at").where("account_id", "=", id).execute();
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
		await disableAccount(db, realRuntime, operator, gone.username);
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
		at.keep(await accounts.signOut(at.caller().request));
		expect(await sessionAt({ ...at, jar })).toBeNull();
	});

	it("ends a session for good at sign-out, when the account is disabled, and when the password changes", async () => {
		const { username } = await person();
		const out = await signedIn(username);
		const stolen = out.caller();
		out.keep(await accounts.signOut(out.caller().request));
		expect(await accounts.sessionOf(stolen.request)).toBeNull();

		const [here, elsewhere] = [await signedIn(username), await signedIn(username)];
		const old = here.caller();
		const next = { current: password, next: "otra-clave-bien-larga-4" };
		const changed = await accounts.changePassword(here.caller(), here.session, next);
		if (changed.kind !== "changed") throw new Error(changed.kind);
		here.keep(changed.cookies);
		expect(await sessionAt(here)).not.toBeNull();
		expect(await sessionAt(elsewhere)).toBeNull();
		expect(await accounts.sessionOf(old.request)).toBeNull();

		await disableAccount(db, realRuntime, operator, username);
		expect(await sessionAt(here)).toBeNull();
	});

	it("keeps a session's end when it goes on under a new cookie, and a staff cookie to one host", async () => {
		const { username } = await person("staff");
		const at = await signedIn(username, "staff");
		const next = { current: password, next: "otra-clave-bien-larga-4" };
		const changed = await accounts.changePassword(at.caller(), at.session, next);
		if (changed.kind !== "changed") throw new Error(changed.kind);
		at.keep(changed.cookies);
		const after = await sessionAt(at);
		expect(after?.token).not.toBe(at.session.token);
		expect(after?.expiresAt).toEqual(at.session.expiresAt);
		expect(changed.cookies.join()).not.toMatch(/domain=/i);
	});

	it("lets nobody use up the tries of who is signed in", async () => {
		const { username } = await person();
		const at = await signedIn(username);
		for (let guess = 0; guess < 12; guess++)
			await signIn(browser(), username, { password: `guess ${guess}` });
		const next = { current: password, next: "otra-clave-bien-larga-4" };
		expect((await accounts.changePassword(at.caller(), at.session, next)).kind).toBe("changed");
	});

	it("locks each name alone, so that a lockout does not tell whether names belong to one account", async () => {
		const { username, email } = await person();
		for (const [first, second] of [
			[username, email],
			["nobody-at-all", "nobody-at-all@hotel.example"],
		] as const) {
			for (let guess = 0; guess < 10; guess++)
				expect((await signIn(browser(), first, { password: `guess ${guess}` })).kind).toBe("refused");
			expect((await signIn(browser(), first, { password: "guess" })).kind).toBe("slowed");
			expect((await signIn(browser(), second, { password: "guess" })).kind).toBe("refused");
		}
	}, 30_000);

	it("records what came of each sign-in, and mails the owner about a new device and a lockout, once", async () => {
		const { username, id } = await person();
		const home = await signedIn(username);
		await signIn(home, username);
		await signIn(browser(), username);
		for (let guess = 0; guess < 13; guess++)
			await signIn(browser(), username, { password: `guess ${guess}` });
		const eventsOf = async (search: string) =>
			(await readSignIns(db, { search })).entries.map(({ event }) => event).toReversed();
		const guesses = Array.from({ length: 10 }, () => "refused");
		expect(await eventsOf(username)).toEqual(["new-device", "signed-in", "new-device", ...guesses, "locked"]);
		const notices = await db
			.selectFrom("deliveries")
			.select("payload")
			.where("kind", "=", "sign-in-notice")
			.orderBy("created_at")
			.execute();
		expect(
			notices
				.map(({ payload }) => JSON.parse(payload))
				.filter(({ accountId }) => accountId === id)
				.map(({ event }) => event),
		).toEqual(["new-device", "locked"]);

		await signIn(browser(), "mi-clave-en-otro-campo", { password: "una-clave-equivocada" });
		const log = JSON.stringify(await db.selectFrom("sign_in_events").selectAll().execute());
		expect(log).not.toMatch(/mi-clave-en-otro-campo|una-clave-equivocada|guess/);
	}, 30_000);

	const noticesOf = async (id: string) => {
		const rows = await db
			.selectFrom("deliveries")
			.select("payload")
			.where("kind", "=", "sign-in-notice")
			.orderBy("created_at")
			.execute();
		const payloads = rows.map(({ payload }) => JSON.parse(payload));
		return payloads.filter(({ accountId }) => accountId === id).map(({ event }) => event);
	};
	const logOf = async (search: string) =>
		(await readSignIns(db, { search })).entries
			.map(({ event, factor }) => [event, factor].filter(Boolean).join(" "))
			.toReversed();

	it("mails about a new device when the log forgot the sign-ins before, and after a reset by mail", async () => {
		const { username, id } = await person();
		const home = await signedIn(username);
		await db.deleteFrom("sign_in_events").execute();
		await signIn(browser(), username);
		expect(await noticesOf(id)).toEqual(["new-device"]);
		for (const at of [browser(), home]) {
			const token = (await accounts.resetToken(id, "forgotten")) ?? "";
			const reset = await accounts.resetPassword(at.caller().request, token, password);
			if (reset.kind !== "reset") throw new Error(reset.kind);
			at.keep(reset.cookies);
			for (let time = 0; time < 2; time++) expect((await signIn(at, username)).kind).toBe("signed-in");
		}
		expect(await noticesOf(id)).toEqual(["new-device", "password-reset", "new-device", "password-reset"]);
		expect(await logOf(username)).toEqual([
			"new-device password",
			"new-device password",
			"signed-in password",
			"signed-in password",
			"signed-in password",
		]);
	});

	it("mails the owner about a new password and a second factor, and not about what was refused", async () => {
		const { username, id } = await person();
		const at = await signedIn(username);
		const session = async () => (await sessionAt(at)) ?? at.session;
		const next = "otra-clave-bien-larga-4";
		await accounts.changePassword(at.caller(), await session(), { current: "wrong", next });
		expect(await noticesOf(id)).toEqual([]);
		const changed = await accounts.changePassword(at.caller(), await session(), { current: password, next });
		if (changed.kind === "changed") at.keep(changed.cookies);
		const enrolment = await accounts.beginSecondFactor(at.caller(), await session(), next);
		const secret = base32(new URL(enrolment?.uri ?? "").searchParams.get("secret") ?? "");
		const code = await createOTP(secret).totp();
		at.keep((await accounts.confirmSecondFactor(at.caller(), await session(), code)) ?? []);
		await accounts.removeSecondFactor(at.caller(), await session(), next);
		expect((await noticesOf(id)).toSorted()).toEqual([
			"password-changed",
			"second-factor-off",
			"second-factor-on",
		]);
	});

	it("keeps a browser known to each of several accounts", async () => {
		const at = browser();
		const people = [await person(), await person(), await person()];
		for (const { username } of people) await signIn(at, username);
		for (const { username } of people) await signIn(at, username);
		for (const { username } of people)
			expect(await logOf(username)).toEqual(["new-device password", "signed-in password"]);
	});

	it("records each password that is typed again", async () => {
		const { username } = await person();
		const { caller, session } = await signedIn(username);
		expect(await accounts.confirm(caller(), session, "wrong password")).toBe(false);
		expect(await accounts.confirm(caller(), session, password)).toBe(true);
		await accounts.changePassword(caller(), session, { current: "wrong", next: "otra-clave-bien-larga-4" });
		await accounts.beginSecondFactor(caller(), session, "wrong password");
		const refused = "confirm-refused password";
		expect(await logOf(username)).toEqual([
			"new-device password",
			refused,
			"confirmed password",
			refused,
			refused,
		]);
	});

	it("records too many tries of one visitor, and too many wrong codes, which it mails", async () => {
		const { username, id } = await person();
		const at = await signedIn(username);
		const enrolment = await accounts.beginSecondFactor(at.caller(), at.session, password);
		const secret = base32(new URL(enrolment?.uri ?? "").searchParams.get("secret") ?? "");
		const code = await createOTP(secret).totp();
		at.keep((await accounts.confirmSecondFactor(at.caller(), at.session, code)) ?? []);
		const guesser = browser();
		for (let guess = 0; guess < 10; guess++) {
			if (guess % 5 === 0) await signIn(guesser, username);
			await accounts.confirmCode(guesser.caller(), "client", `00000${guess}`);
		}
		await signIn(guesser, username);
		for (let time = 0; time < 2; time++)
			expect(await accounts.confirmCode(guesser.caller(), "client", enrolment?.backupCodes[0] ?? "")).toEqual(
				{
					kind: "slowed",
					retryAfterSeconds: 900,
				},
			);
		expect(await noticesOf(id)).toEqual(["second-factor-on", "code-locked"]);
		for (let time = 0; time < 60; time++) await accounts.confirmCode(guesser.caller(), "client", "000000");
		const log = await logOf(username);
		expect(log.filter((entry) => entry === "code-refused code")).toHaveLength(10);
		expect(log.filter((entry) => /^(code-locked|slowed)/.test(entry))).toEqual([
			"code-locked backup-code",
			"slowed",
		]);
		expect(log.slice(0, 2)).toEqual(["new-device password", "code-asked password"]);
	}, 30_000);

	it("refuses a weak new password, and one without the old", async () => {
		const { username } = await person();
		const { caller, session } = await signedIn(username);
		const change = (current: string, next: string) =>
			accounts.changePassword(caller(), session, { current, next });
		expect(await change(password, "corta")).toEqual({ kind: "weak", problem: "tooShort" });
		expect(await change(password, "password123")).toEqual({ kind: "weak", problem: "tooEasy" });
		expect(await change("not the password", "otra-clave-bien-larga-4")).toEqual({ kind: "refused" });
	});

	it("slows guesses at one account from everywhere, without locking its owner's browser out", async () => {
		const { username } = await person();
		const home = await signedIn(username);
		home.keep(await accounts.signOut(home.caller().request));
		for (let guess = 0; guess < 10; guess++)
			await signIn(browser(), username, { password: `guess number ${guess}` });
		expect((await signIn(browser(), username)).kind).toBe("slowed");
		expect((await signIn(home, username)).kind).toBe("signed-in");
	});

	it("gives a known browser ten guesses, and a session twenty tries of its password", async () => {
		const { username } = await person();
		const home = await signedIn(username);
		const confirm = (typed: string) => accounts.confirm(home.caller(), home.session, typed);
		for (let guess = 0; guess < 20; guess++) expect(await confirm(`guess ${guess}`)).toBe(false);
		expect(await confirm(password)).toBe(false);
		home.keep(await accounts.signOut(home.caller().request));
		for (let guess = 0; guess < 10; guess++)
			expect((await signIn(home, username, { password: `guess ${guess}` })).kind).toBe("refused");
		expect((await signIn(home, username)).kind).toBe("slowed");
		expect((await signIn(browser(), username)).kind).toBe("signed-in");
	}, 30_000);

	it("takes no sign-in for a guess, whoever it is and however often", async () => {
		const { username } = await person();
		for (let guess = 0; guess < 9; guess++) {
			await signIn(browser(), username, { password: `guess ${guess}` });
			expect((await signIn(browser(), username)).kind).toBe("signed-in");
		}
		expect((await signIn(browser(), username, { password: "guess 10" })).kind).toBe("refused");
		// Ten guesses were made: what was right between them has opened the way to no more.
		expect((await signIn(browser(), username)).kind).toBe("slowed");
	}, 30_000);

	it("lets nobody make room for guesses by signing in elsewhere, or all at once", async () => {
		const [victim, own] = [await person(), await person()];
		const guesses = Array.from({ length: 14 }, (_, guess) => [
			signIn(browser(), victim.username, { password: `guess ${guess}` }),
			...(guess % 3 === 0 ? [signIn(browser(), own.username)] : []),
		]).flat();
		const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "refused")).toHaveLength(10);
		expect((await signIn(browser(), victim.username)).kind).toBe("slowed");
		const gone = await person();
		await disableAccount(db, realRuntime, operator, gone.username);
		for (let time = 0; time < 10; time++) await signIn(browser(), gone.username);
		expect((await signIn(browser(), gone.username)).kind).toBe("slowed");
	}, 30_000);

	it("slows one address that tries many accounts", async () => {
		const at = browser();
		const kinds = new Set<string>();
		for (let guess = 0; guess < 61; guess++) kinds.add((await signIn(at, `somebody-${guess}`)).kind);
		expect(kinds).toEqual(new Set(["refused", "slowed"]));
	}, 30_000);

	it("resets a password by a link that works once, and ends every session", async () => {
		const { username, email, id } = await person();
		const at = await signedIn(username);
		await accounts.requestReset(browser().caller(), email);
		expect(await resetsOf(id)).toBe(1);
		const token = (await accounts.resetToken(id, "forgotten")) ?? "";
		const earlier = (await accounts.resetToken(id, "forgotten")) ?? "";
		expect(await accounts.resetPassword(browser().caller().request, token, "corta")).toEqual({
			kind: "weak",
			problem: "tooShort",
		});
		for (const known of ["anapaz2026", email])
			expect(await accounts.resetPassword(browser().caller().request, token, known)).toEqual({
				kind: "weak",
				problem: "tooEasy",
			});
		expect(
			await accounts.resetPassword(browser().caller().request, token, "nueva-y-bien-larga-8"),
		).toMatchObject({ kind: "reset" });
		expect(await accounts.resetPassword(browser().caller().request, token, "nueva-y-bien-larga-9")).toEqual({
			kind: "expired",
		});
		expect(await accounts.resetPassword(browser().caller().request, earlier, "nueva-y-bien-larga-9")).toEqual(
			{ kind: "expired" },
		);
		expect(await sessionAt(at)).toBeNull();
		expect((await signIn(browser(), username, { password: "nueva-y-bien-larga-8" })).kind).toBe("signed-in");
	});

	it("lets a link that its owner did not ask for work for days, and one that was asked for ten minutes", async () => {
		const { id } = await person();
		const minutesOf = async (reason: "forgotten" | "new-account", now: number) => {
			await db.deleteFrom("verifications").execute();
			await accounts.resetToken(id, reason);
			const { expires_at } = await db.selectFrom("verifications").selectAll().executeTakeFirstOrThrow();
			return Math.round((Date.parse(expires_at) - now) / 60_000);
		};
		expect(await minutesOf("forgotten", Date.now())).toBe(10);
		expect(await minutesOf("new-account", runtime.now().getTime())).toBe(limits.invitationHours * 60);
	});

	it("lifts a lockout for the password that was chosen by mail, everywhere and for good in its browser", async () => {
		const { username, email, id } = await person();
		const guess = (name: string) => signIn(browser(), name, { password: "guess" });
		for (const name of [username, email]) for (let time = 0; time < 11; time++) await guess(name);
		expect((await signIn(browser(), username)).kind).toBe("slowed");
		const chosen = { password: "nueva-y-bien-larga-8" };
		const reset = await accounts.resetPassword(
			browser().caller().request,
			(await accounts.resetToken(id, "forgotten")) ?? "",
			chosen.password,
		);
		if (reset.kind !== "reset") throw new Error(reset.kind);
		for (const name of [username, email])
			expect((await signIn(browser(), name, chosen)).kind).toBe("signed-in");
		for (let time = 0; time < 11; time++) await guess(username);
		expect((await signIn(browser(), username, chosen)).kind).toBe("slowed");
		const own = browser();
		own.keep(reset.cookies);
		expect((await signIn(own, username, chosen)).kind).toBe("signed-in");
	}, 30_000);

	it("takes no link mailed before the operator set the password, or disabled the account", async () => {
		const { username, id } = await person();
		const before = (await accounts.resetToken(id, "forgotten")) ?? "";
		await resetAccount(db, realRuntime, operator, { username, password: "puesta-por-la-casa-7" });
		expect(await accounts.resetPassword(browser().caller().request, before, "nueva-y-bien-larga-8")).toEqual({
			kind: "expired",
		});
		expect((await signIn(browser(), username, { password: "puesta-por-la-casa-7" })).kind).toBe("signed-in");
		const older = (await accounts.resetToken(id, "forgotten")) ?? "";
		await disableAccount(db, realRuntime, operator, username);
		await enableAccount(db, realRuntime, operator, username);
		expect(await accounts.resetPassword(browser().caller().request, older, "nueva-y-bien-larga-8")).toEqual({
			kind: "expired",
		});
	});

	it("sends no link to nobody, to a disabled account, or to one person again and again", async () => {
		const { username, id } = await person();
		const gone = await person();
		await accounts.requestReset(browser().caller(), gone.email);
		await disableAccount(db, realRuntime, operator, gone.username);
		await accounts.requestReset(browser().caller(), "nobody@hotel.example");
		await accounts.requestReset(browser().caller(), gone.email);
		expect([await resetsOf(gone.id), await accounts.resetToken(gone.id, "forgotten")]).toEqual([1, null]);
		for (let time = 0; time < 9; time++) await accounts.requestReset(browser().caller(), username);
		expect(await resetsOf(id)).toBe(3);
	});

	it("keeps no token and no password as it is", async () => {
		const { id } = await person();
		const token = await accounts.resetToken(id, "forgotten");
		const stored = JSON.stringify([
			await db.selectFrom("credentials").selectAll().execute(),
			await db.selectFrom("verifications").selectAll().execute(),
		]);
		expect(stored).not.toContain(password);
		expect(token).toMatch(/^\w{24}$/);
		expect(stored).not.toContain(token);
		expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
	});

	it("asks for the second factor once it is confirmed, takes each code once, and backup codes too", async () => {
		const { id, username } = await person();
		const at = await signedIn(username);
		expect(await accounts.beginSecondFactor(at.caller(), at.session, "wrong password")).toBeNull();
		const enrolment = await accounts.beginSecondFactor(at.caller(), at.session, password);
		const secret = base32(new URL(enrolment?.uri ?? "").searchParams.get("secret") ?? "");
		const other = await signedIn(username);
		expect(await accounts.confirmSecondFactor(at.caller(), at.session, "000000")).toBeNull();
		const code = await createOTP(secret).totp();
		at.keep((await accounts.confirmSecondFactor(at.caller(), at.session, code)) ?? []);
		expect((await sessionAt(at))?.account.twoFactor).toBe(true);
		// Whoever came in with the password alone is out.
		expect(await sessionAt(other)).toBeNull();

		const later = browser();
		expect((await signIn(later, username)).kind).toBe("code-needed");
		expect(await sessionAt(later)).toBeNull();
		expect((await accounts.confirmCode(later.caller(), "client", "123456")).kind).toBe("refused");
		expect((await accounts.confirmCode(later.caller(), "client", code)).kind).toBe("refused");

		const backup = enrolment?.backupCodes[0] ?? "";
		const factors = JSON.stringify(await db.selectFrom("second_factors").selectAll().execute());
		const hash = hashOfBackupCode(options.secret, backup);
		for (const plain of [secret, backup]) expect(factors).not.toContain(plain);
		expect([backup.replaceAll("-", "").length, factors.includes(hash)]).toEqual([24, true]);
		expect((await accounts.confirmCode(later.caller(), "client", hash)).kind).toBe("refused");
		for (const expected of ["signed-in", "refused"]) {
			const fresh = browser();
			await signIn(fresh, username);
			const outcome = await accounts.confirmCode(fresh.caller(), "client", backup);
			expect(outcome.kind).toBe(expected);
			if ("cookies" in outcome) fresh.keep(outcome.cookies);
			expect((await sessionAt(fresh)) !== null).toBe(expected === "signed-in");
		}
		expect((await accounts.confirmCode(browser().caller(), "client", backup)).kind).toBe("refused");

		// As an earlier release stored them.
		const data = JSON.stringify(["aB3dE-fG7hI", "other-codes"]);
		const encrypted = await symmetricEncrypt({ key: options.secret, data });
		await db
			.updateTable("second_factors")
			.set({ backup_codes: encrypted })
			.where("account_id", "=", id)
			.execute();
		for (const expected of ["signed-in", "refused"]) {
			const fresh = browser();
			await signIn(fresh, username);
			expect((await accounts.confirmCode(fresh.caller(), "client", "aB3dE-fG7hI")).kind).toBe(expected);
		}
		const { entries } = await readSignIns(db, { search: username });
		for (const event of ["code-asked", "code-refused"])
			expect(entries.map((entry) => entry.event)).toContain(event);
	});

	it("lists the sessions of who signed in days ago, and wants to be remembered", async () => {
		const at = browser();
		await signIn(at, (await person()).username, { remember: true });
		const session = await sessionAt(at);
		const days = new Date(Date.now() - 9 * 86_400_000).toISOString();
		await db
			.updateTable("sessions")
			.set({ created_at: days })
			.where("id", "=", session?.id ?? "")
			.execute();
		if (!session) throw new Error("not signed in");
		expect(await accounts.openSessions(at.caller(), session)).toHaveLength(1);
	});

	it("lists the open sessions and ends one of them, never somebody else's", async () => {
		const [ana, eva] = [await person(), await person()];
		const [phone, desk, other] = [
			await signedIn(ana.username),
			await signedIn(ana.username),
			await signedIn(eva.username),
		];
		const open = await accounts.openSessions(desk.caller(), desk.session);
		expect(open.map(({ current }) => current).toSorted()).toEqual([false, true]);
		await accounts.endSession(desk.caller(), other.session.id);
		await accounts.endSession(desk.caller(), phone.session.id);
		expect(await sessionAt(other)).not.toBeNull();
		expect(await sessionAt(phone)).toBeNull();
		expect(await sessionAt(desk)).not.toBeNull();
	});
});
