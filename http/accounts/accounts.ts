import { createHash, randomBytes } from "node:crypto";
import { APIError } from "better-auth/api";
import type { Settings } from "../../config/env.ts";
import type { PasswordProblem } from "../../content/login/password-problem.ts";
import type { Db } from "../../db/connect.ts";
import type { Account, AccountKind } from "../../domain/accounts/account.ts";
import { findAccount } from "../../domain/accounts/account-store.ts";
import { recordAudit } from "../../domain/accounts/audit-store.ts";
import { type Client, findClient } from "../../domain/accounts/client-store.ts";
import { passwordProblem } from "../../domain/accounts/password-rules.ts";
import { forgetVerifications, redeemCode, setExpiry } from "../../domain/accounts/session-store.ts";
import { enqueue } from "../../domain/deliveries/delivery-store.ts";
import { type Gate, pass } from "../../domain/flood/flood-gate.ts";
import type { World } from "../../domain/world.ts";
import { createAuth, visitorHeader } from "./auth.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";

/** Who asks: the request, whose cookies are read, and the visitor's address (see visitorOf). */
export type Caller = { request: Request; visitor: string };

/** Set-Cookie values to answer with. */
export type Cookies = readonly string[];

export type Session = {
	id: string;
	token: string;
	expiresAt: Date;
	account: Account;
	/** Of a client's account. */
	client: Client | null;
};

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };

export type OpenSession = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	userAgent: string;
	/** The one that asks. */
	current: boolean;
};

export type Enrolment = { uri: string; backupCodes: readonly string[] };

export type AccountsOptions = {
	db: Db;
	world: World;
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain" | "brand">;
	secret: string;
};

const minutes = 60;
const gates = {
	visitor: { name: "sign-in-visitor", most: 60, seconds: 15 * minutes },
	account: { name: "sign-in-account", most: 10, seconds: 15 * minutes },
	device: { name: "sign-in-device", most: 10, seconds: 15 * minutes },
	own: { name: "own-account", most: 20, seconds: 15 * minutes },
	reset: { name: "reset-visitor", most: 10, seconds: 60 * minutes },
	resetOf: { name: "reset-account", most: 3, seconds: 60 * minutes },
} satisfies Record<string, Gate>;

export type Accounts = ReturnType<typeof createAccounts>;

/** Signing in and out, and what somebody who is signed in may do with their own account. */
export function createAccounts({ db, world, settings, secret }: AccountsOptions) {
	const https = settings.publicUrl.startsWith("https:");
	const cookieDomain = settings.portalBaseDomain?.replace(/:\d+$/, "") ?? null;
	const { publicUrl, brand } = settings;
	const resetTokens = new Map<string, string>();
	const { api } = createAuth({
		...{ db, world, secret, publicUrl, cookieDomain, product: brand.product },
		onResetToken: (accountId, token) => resetTokens.set(accountId, token),
		onPasswordReset: (accountId) => settled(accountId, "password-reset"),
	});

	function headersOf({ request, visitor }: Caller): Headers {
		const headers = new Headers({ [visitorHeader]: visitor });
		for (const name of ["cookie", "user-agent"]) {
			const value = request.headers.get(name);
			if (value) headers.set(name, value);
		}
		return headers;
	}

	async function withClient(account: Account) {
		return { account, client: account.clientId ? await findClient(db, "id", account.clientId) : null };
	}

	/** The session of a request, when its account may still sign in. */
	async function sessionOf(request: Request): Promise<Session | null> {
		if (!request.headers.get("cookie")?.includes("site.session_token")) return null;
		const found = await api.getSession({ headers: headersOf({ request, visitor: "" }) });
		const account = found && (await findAccount(db, "id", found.user.id));
		if (!account || account.disabledAt) return null;
		const { id, token, expiresAt } = found.session;
		return { ...{ id, token, expiresAt }, ...(await withClient(account)) };
	}

	/** @returns the seconds to wait, or null. A browser that knows the account has a count that no other uses up. */
	async function slowed(caller: Caller, typed: string, account: Account | null): Promise<number | null> {
		const who = account?.id ?? typed;
		const device = knownDevice(caller.request, secret, who);
		const passages = device
			? [await pass(db, world, gates.device, `${who}:${device}`)]
			: [await pass(db, world, gates.visitor, caller.visitor), await pass(db, world, gates.account, who)];
		const waits = passages.flatMap((one) => (one.kind === "flooded" ? [one.retryAfterSeconds] : []));
		return waits.length > 0 ? Math.max(...waits) : null;
	}

	/** Whether somebody who is signed in tried their own password or code too often in this session. */
	async function triedTooOften({ id }: Session): Promise<boolean> {
		return (await pass(db, world, gates.own, id)).kind === "flooded";
	}

	/** What a new password or second factor brings with it: links asked for before are void, and the log says so. */
	async function settled(accountId: string, action: string): Promise<void> {
		const account = await findAccount(db, "id", accountId);
		if (!account) return;
		await db.transaction().execute(async (tx) => {
			await forgetVerifications(tx, accountId);
			const subject = { kind: "account", id: accountId };
			await recordAudit(tx, world, { actor: { id: accountId, name: account.name }, action, subject });
		});
	}

	/** A session that goes on under a new cookie ends when it would have ended. */
	async function goOn(session: Session, cookies: Cookies): Promise<Cookies> {
		const value = cookies.flatMap((one) => /session_token=([^;]+)/.exec(one)?.[1] ?? []).at(-1) ?? "";
		const token = decodeURIComponent(value).split(".")[0] ?? "";
		await db.transaction().execute((tx) => setExpiry(tx, token, session.expiresAt.toISOString()));
		return session.account.kind === "staff" ? hostOnly(cookies) : cookies;
	}

	/**
	 * Signs somebody in with username (or e-mail) and password. What is wrong cannot be told from outside: an unknown
	 * name, one of the other kind and a disabled one cost the same hash and get the same answer as a wrong password.
	 */
	async function signIn(
		caller: Caller,
		kind: AccountKind,
		given: { username: string; password: string; remember: boolean },
	): Promise<SignIn> {
		const typed = given.username.trim().toLowerCase();
		const account = await findAccount(db, typed.includes("@") ? "email" : "username", typed);
		const wait = await slowed(caller, typed, account);
		if (wait !== null) return { kind: "slowed", retryAfterSeconds: wait };
		const replaced = await sessionOf(caller.request);
		const allowed = account?.kind === kind && !account.disabledAt;
		const body = {
			username: allowed ? account.username : nobody,
			password: given.password.slice(0, 200) || nobody,
			rememberMe: kind === "client" && given.remember,
		};
		try {
			const { response, headers } = await api.signInUsername({
				body,
				headers: withoutSession(headersOf(caller)),
				returnHeaders: true,
			});
			const cookies = headers.getSetCookie();
			if (!allowed) return { kind: "refused" };
			if (replaced) await api.signOut({ headers: headersOf(caller) });
			const kept = kind === "staff" ? hostOnly(cookies) : cookies;
			if ("twoFactorRedirect" in response) return { kind: "code-needed", cookies: kept };
			return {
				kind: "signed-in",
				...(await withClient(account)),
				cookies: [...kept, deviceCookie(secret, account.id, https)],
			};
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** Ends a sign-in that waits for the second factor: a code of the app, or a backup code. */
	async function confirmCode(caller: Caller, kind: AccountKind, code: string): Promise<SignIn> {
		const passage = await pass(db, world, gates.visitor, caller.visitor);
		if (passage.kind === "flooded") return { kind: "slowed", retryAfterSeconds: passage.retryAfterSeconds };
		const typed = code.replace(/\s/g, "");
		const headers = withoutSession(headersOf(caller));
		const options = { body: { code: typed }, headers, returnHeaders: true } as const;
		try {
			const answer = /^\d{6}$/.test(typed)
				? await api.verifyTOTP(options)
				: await api.verifyBackupCode(options);
			const { token, user } = answer.response;
			const account = await findAccount(db, "id", user.id);
			const allowed = account?.kind === kind && !account.disabledAt;
			if (!token || !allowed || !(await isFresh(account.id, typed))) {
				await api.signOut({ headers: sessionHeaders(answer.headers) });
				return { kind: "refused" };
			}
			const set = answer.headers.getSetCookie();
			const cookies = [...(kind === "staff" ? hostOnly(set) : set), deviceCookie(secret, account.id, https)];
			return { kind: "signed-in", ...(await withClient(account)), cookies };
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** A code that was used is not taken again, though it would still be right for a minute. */
	function isFresh(accountId: string, code: string): Promise<boolean> {
		const now = world.now().getTime();
		return redeemCode(db, {
			accountId,
			code: createHash("sha256").update(code).digest("base64url"),
			now: new Date(now).toISOString(),
			forgetBefore: new Date(now - 10 * minutes * 1000).toISOString(),
		});
	}

	/** @returns the cookies that forget the session; it is over whether or not the browser takes them. */
	async function signOut(request: Request): Promise<Cookies> {
		const { headers } = await api.signOut({
			headers: headersOf({ request, visitor: "" }),
			returnHeaders: true,
		});
		const cookies = headers.getSetCookie();
		return [...cookies, ...hostOnly(cookies)];
	}

	/** Puts a mail with a reset link on its way when the username or e-mail is somebody's; says nothing about whether it is. */
	async function requestReset({ visitor }: Caller, typed: string): Promise<void> {
		const wanted = typed.trim().toLowerCase();
		const passages = [
			await pass(db, world, gates.reset, visitor),
			await pass(db, world, gates.resetOf, wanted),
		];
		if (passages.some(({ kind }) => kind === "flooded")) return;
		const account = await findAccount(db, wanted.includes("@") ? "email" : "username", wanted);
		if (!account || account.disabledAt) return;
		const payload = { accountId: account.id };
		await db
			.transaction()
			.execute((tx) =>
				enqueue(tx, world, { key: `password-reset:${world.newId()}`, kind: "password-reset", payload }),
			);
	}

	/** A token for a reset link, made when the mail leaves: it is stored nowhere but there. Null for a disabled account. */
	async function resetToken(accountId: string): Promise<string | null> {
		const account = await findAccount(db, "id", accountId);
		if (!account || account.disabledAt) return null;
		await api.requestPasswordReset({ body: { email: account.email } });
		const token = resetTokens.get(accountId) ?? null;
		resetTokens.delete(accountId);
		return token;
	}

	/** Sets a new password by a reset link, which then works no more; every session of the account ends. */
	async function resetPassword(
		token: string,
		password: string,
	): Promise<{ kind: "reset" } | { kind: "expired" } | { kind: "weak"; problem: PasswordProblem }> {
		const problem = passwordProblem(password, []);
		if (problem) return { kind: "weak", problem };
		try {
			await api.resetPassword({ body: { token, newPassword: password } });
			return { kind: "reset" };
		} catch (error) {
			if (error instanceof APIError) return { kind: "expired" };
			throw error;
		}
	}

	/** Changes the own password; all other sessions end, and this one goes on under a new cookie. */
	async function changePassword(
		caller: Caller,
		session: Session,
		given: { current: string; next: string },
	): Promise<
		{ kind: "changed"; cookies: Cookies } | { kind: "refused" } | { kind: "weak"; problem: PasswordProblem }
	> {
		const { account } = session;
		const problem = passwordProblem(given.next, [account.username, account.email, account.name]);
		if (problem) return { kind: "weak", problem };
		if (await triedTooOften(session)) return { kind: "refused" };
		try {
			const { headers } = await api.changePassword({
				body: { currentPassword: given.current, newPassword: given.next, revokeOtherSessions: true },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await settled(account.id, "password-changed");
			return { kind: "changed", cookies: await goOn(session, headers.getSetCookie()) };
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** The account's sessions that still hold, newest first. */
	async function openSessions(caller: Caller, current: Session): Promise<OpenSession[]> {
		const sessions = await api.listSessions({ headers: headersOf(caller) });
		return sessions
			.map(({ id, createdAt, userAgent }) => ({
				id,
				createdAt: createdAt.toISOString(),
				userAgent: userAgent ?? "",
				current: id === current.id,
			}))
			.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
	}

	/** Ends one of the own sessions. */
	async function endSession(caller: Caller, id: string): Promise<void> {
		const headers = headersOf(caller);
		const session = (await api.listSessions({ headers })).find((one) => one.id === id);
		if (session) await api.revokeSession({ headers, body: { token: session.token } });
	}

	/** Begins a second factor: it counts once a code confirms it. @returns null when the password is wrong. */
	async function beginSecondFactor(
		caller: Caller,
		session: Session,
		password: string,
	): Promise<Enrolment | null> {
		if (await triedTooOften(session)) return null;
		try {
			const answer = await api.enableTwoFactor({ headers: headersOf(caller), body: { password } });
			return answer.method === "totp" ? { uri: answer.totpURI, backupCodes: answer.backupCodes } : null;
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	/** Confirms the second factor with the first code of the app. @returns null when the code is wrong. */
	async function confirmSecondFactor(
		caller: Caller,
		session: Session,
		code: string,
	): Promise<Cookies | null> {
		const typed = code.replace(/\s/g, "");
		if ((await triedTooOften(session)) || !(await isFresh(session.account.id, typed))) return null;
		try {
			const { headers } = await api.verifyTOTP({
				body: { code: typed },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await settled(session.account.id, "second-factor-on");
			return await goOn(session, headers.getSetCookie());
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	/** @returns null when the password is wrong. */
	async function removeSecondFactor(
		caller: Caller,
		session: Session,
		password: string,
	): Promise<Cookies | null> {
		if (await triedTooOften(session)) return null;
		try {
			const { headers } = await api.disableTwoFactor({
				headers: headersOf(caller),
				body: { password },
				returnHeaders: true,
			});
			await settled(session.account.id, "second-factor-off");
			return await goOn(session, headers.getSetCookie());
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	return {
		...{ sessionOf, signIn, confirmCode, signOut },
		...{ requestReset, resetToken, resetPassword },
		...{ changePassword, openSessions, endSession },
		...{ beginSecondFactor, confirmSecondFactor, removeSecondFactor },
	};
}

/** A username in the right form that nobody has: refusing it costs a hash like any other. */
const nobody = `nobody-${randomBytes(16).toString("hex")}`;

/** Refusals of better-auth are answers; anything else is a fault. */
function refusedBy(error: unknown): { kind: "refused" } {
	if (error instanceof APIError && error.statusCode < 500) return { kind: "refused" };
	throw error;
}

/** Who signs in anew is nobody yet, whatever session the browser still has. */
function withoutSession(headers: Headers): Headers {
	const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => !/session_token=/.test(one));
	headers.set("cookie", cookies.join("; "));
	return headers;
}

/** The cookies for this very host: a staff session is nobody's business at the clients' hosts. */
function hostOnly(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*Domain=[^;]*/i, ""));
}

/** A request's headers as the browser would send them after an answer with these. */
function sessionHeaders(answer: Headers): Headers {
	const cookie = answer
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	return new Headers({ cookie });
}
