import { createOTP } from "@better-auth/utils/otp";
import { beforeAll } from "vitest";
import { site } from "../../content/site.ts";
import type { Db } from "../../db/connect.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { readSignIns } from "../../domain/accounts/sign-in/sign-in-log.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { type Accounts, createAccounts } from "../../http/accounts/accounts.ts";
import type { Caller, SignedInSession } from "../../http/accounts/auth-context.ts";
import type { AccountKind, Role } from "../../shared/account.ts";
import { base32 } from "./base32.ts";
import { sharedDatabase, type TestDatabase } from "./databases.ts";

export const operator = { id: null, name: "operator" };
export const password = "siete-llamas-azules-9";
export const nextPassword = "otra-clave-bien-larga-4";
export const origin = "https://rumbo.example";

// Attempts are counted by the quarter of an hour: the tests begin with one, wherever the clock stands.
const sinceQuarter = Date.now() % 900_000;
export const runtime = { ...realRuntime, now: () => new Date(Date.now() - sinceQuarter) };

export const options = {
	settings: { publicUrl: origin, portalBaseDomain: null, brand: site, staffIdleMinutes: 120 },
	secret: "a-secret-that-is-only-for-the-tests",
};

type Browser = ReturnType<typeof newBrowser>;

function newBrowser(visitorAddress: string, host: string) {
	const jar = new Map<string, string>();
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
			return { request: new Request(`https://${host}/`, { headers: { cookie, host } }), visitorAddress };
		},
	};
}

/** The accounts of a site on a database of a suite's own, with people and their browsers. */
export function accountsOn(open: () => Promise<TestDatabase>) {
	const { db } = sharedDatabase(open);
	let accounts: Accounts;
	let people = 0;
	beforeAll(() => {
		accounts = createAccounts({ ...options, db: db(), runtime });
	});

	function browser(host = "rumbo.example"): Browser {
		people++;
		return newBrowser(`10.0.${people >> 8}.${people & 255}`, host);
	}
	async function person(kind: AccountKind = "client", role: Role = "sales"): Promise<Account> {
		const name = `p${++people}-${Math.random().toString(36).slice(2, 8)}`;
		const account = await addAccount(db(), realRuntime, operator, {
			username: name,
			email: `${name}@hotel.example`,
			name: "Ana Paz",
			password,
			language: "es",
			...(kind === "staff" ? { kind, roles: [role] } : { kind, client: { name, subdomain: name } }),
		});
		if ("problem" in account) throw new Error(account.problem);
		return account;
	}
	async function signIn(
		at: Browser,
		username: string,
		{ kind = "client", ...more }: Partial<{ password: string; kind: AccountKind; remember: boolean }> = {},
	) {
		const typed = { username, password, remember: false, ...more };
		const outcome = await accounts.signIn(at.caller(), kind, typed);
		if ("cookies" in outcome) at.keep(outcome.cookies);
		return outcome;
	}
	const sessionAt = (at: Browser) => accounts.sessionOf(at.caller().request);
	async function openSession(at: Browser): Promise<SignedInSession> {
		const session = await sessionAt(at);
		if (!session) throw new Error("not signed in");
		return session;
	}
	async function signedIn(username: string, kind: AccountKind = "client") {
		const at = browser();
		await signIn(at, username, { kind });
		return { ...at, session: await openSession(at) };
	}
	/** Turns the second factor on. @returns its backup codes. */
	async function enrolled(at: Browser, typed = password) {
		const enrolment = await accounts.beginSecondFactor(at.caller(), await openSession(at), typed);
		const secret = base32(new URL(enrolment?.uri ?? "").searchParams.get("secret") ?? "");
		const code = await createOTP(secret).totp();
		at.keep((await accounts.confirmSecondFactor(at.caller(), await openSession(at), code)) ?? []);
		return enrolment?.backupCodes ?? [];
	}
	return {
		db,
		accounts: () => accounts,
		browser,
		person,
		signIn,
		sessionAt,
		openSession,
		signedIn,
		enrolled,
		noticesOf: (id: string) => mailsTo(db(), id, "sign-in-notice"),
		resetsOf: async (id: string) => (await mailsTo(db(), id, "password-reset")).length,
		/** What the log tells of somebody, oldest first. */
		logOf: async (search: string) =>
			(await readSignIns(db(), { search })).entries
				.map(({ event, factor }) => [event, factor].filter(Boolean).join(" "))
				.toReversed(),
	};
}

/** The mails of a kind to the owner of an account, oldest first: what each is about. */
async function mailsTo(db: Db, id: string, kind: string): Promise<string[]> {
	const rows = await db
		.selectFrom("deliveries")
		.select("payload")
		.where("kind", "=", kind)
		.orderBy("created_at")
		.execute();
	const payloads = rows.map(({ payload }) => JSON.parse(payload));
	return payloads.filter(({ accountId }) => accountId === id).map(({ event }) => event);
}
