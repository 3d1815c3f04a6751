import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import type { Settings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { Account, Client } from "../../domain/accounts/account.ts";
import { forgetConfirmed, recordSecurityChange, redeemOnce } from "../../domain/accounts/account-security.ts";
import { type AccountWithClient, readActiveAccount } from "../../domain/accounts/read-accounts.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { hourMs } from "../../domain/wall-clock.ts";
import type { SecurityChange } from "../../shared/account.ts";
import { portalSubdomain } from "../hosts/portal-subdomain.ts";
import { createAuth, visitorHeader } from "./auth.ts";
import { isAhead, isIdle } from "./idle-session.ts";
import { withPrefix } from "./session-headers.ts";

export type Caller = { request: Request; visitorAddress: string };

export type Cookies = readonly string[];

export type SignedInSession = AccountWithClient & {
	id: string;
	token: string;
	expiresAt: Date;
	confirmedAt: Date;
	/** Whether a passkey proved who it is: it counts as both factors. */
	byPasskey: boolean;
};

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };

export type AccountsOptions = {
	db: Db;
	runtime: Runtime;
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain" | "brand" | "staffIdleMinutes">;
	secret: string;
};

export type AuthContext = ReturnType<typeof createAuthContext>;
type Internals = ReturnType<typeof createAuth>["$context"];

export function createAuthContext({ db, runtime, settings, secret }: AccountsOptions) {
	const { publicUrl, portalBaseDomain, brand } = settings;
	const cookieDomain = portalBaseDomain?.replace(/:\d+$/, "") ?? null;
	const headersOf = (caller: Caller) => headersFor(caller, cookieDomain === null);
	/** Passes the token from the better-auth callback to the caller that requested it. */
	const resetToken = new AsyncLocalStorage<{ token: string | null }>();
	const recordChange = (id: string, action: SecurityChange) => recordSecurityChange(db, runtime, id, action);
	const isFresh = (accountId: string, code: string) => redeemOnce(db, runtime.now(), accountId, code);
	const { api, $context } = createAuth({
		db,
		runtime,
		secret,
		publicUrl,
		cookieDomain,
		passkeyDomain: cookieDomain ?? new URL(publicUrl).hostname,
		product: brand.product,
		onResetToken: (token) => Object.assign(resetToken.getStore() ?? {}, { token }),
		onPasswordReset: (accountId) => recordChange(accountId, "password-reset"),
	});

	/** @returns null when its account may not sign in. */
	async function sessionOf(request: Request): Promise<SignedInSession | null> {
		if (!request.headers.get("cookie")?.includes("site.session_token")) return null;
		const session = await api.getSession({ headers: headersOf({ request, visitorAddress: "" }) });
		const active = session && (await readActiveAccount(db, session.user.id));
		if (!active) return null;
		const most = active.account.kind === "staff" ? settings.staffIdleMinutes : null;
		if (await isIdle({ db, runtime }, usageOf(session.session, most), request)) return null;
		const proofs = proofsOf(session.session);
		const now = runtime.now();
		if (isAhead(proofs.confirmedAt, now)) void forgetConfirmed(db, now, proofs.id).catch(() => undefined);
		return { ...proofs, ...active };
	}

	async function makeResetToken(email: string): Promise<string | null> {
		return resetToken.run({ token: null }, async () => {
			await api.requestPasswordReset({ body: { email } });
			return resetToken.getStore()?.token ?? null;
		});
	}

	return {
		db,
		runtime,
		secret,
		product: brand.product,
		https: publicUrl.startsWith("https:"),
		originOf: (request: Request) => siteOrigin(request, settings),
		api,
		internals: $context,
		headersOf,
		sessionOf,
		recordChange,
		isFresh,
		makeResetToken,
		extendResetToken: (token: string, hours: number) =>
			extendResetToken({ runtime, internals: $context }, token, hours),
		accountOfResetToken: (token: string) => readResetToken({ db, runtime, internals: $context }, token),
	};
}

type StoredSession = Pick<SignedInSession, "id" | "token" | "expiresAt"> & {
	createdAt: Date;
	confirmedAt?: string | null;
	passkeyAt?: string | null;
	seenAt?: string | null;
};

/** @param most minutes without use; null: half the session's time, because who is remembered comes back every few days. */
function usageOf({ id, createdAt, expiresAt, seenAt }: StoredSession, most: number | null) {
	const halfMs = (expiresAt.getTime() - createdAt.getTime()) / 2;
	const mostUnusedMs = most === null ? halfMs : most * 60_000;
	return { id, lastSeen: new Date(seenAt ?? createdAt), mostUnusedMs };
}

function proofsOf({ id, token, expiresAt, createdAt, confirmedAt, passkeyAt }: StoredSession) {
	return {
		id,
		token,
		expiresAt,
		confirmedAt: new Date(confirmedAt ?? createdAt),
		byPasskey: Boolean(passkeyAt),
	};
}

const resetIdentifier = (token: string) => `reset-password:${token}`;

/** @returns null when the link is used or expired, or its account is disabled. */
async function readResetToken(
	{ db, runtime, internals }: Pick<AccountsOptions, "db" | "runtime"> & { internals: Internals },
	token: string,
): Promise<Account | null> {
	const { internalAdapter } = await internals;
	const found = await internalAdapter.findVerificationValue(resetIdentifier(token));
	if (!found || found.expiresAt <= runtime.now()) return null;
	return (await readActiveAccount(db, found.value))?.account ?? null;
}

async function extendResetToken(
	{ runtime, internals }: Pick<AccountsOptions, "runtime"> & { internals: Internals },
	token: string,
	hours: number,
): Promise<void> {
	const { internalAdapter } = await internals;
	const expiresAt = new Date(runtime.now().getTime() + hours * hourMs);
	await internalAdapter.updateVerificationByIdentifier(resetIdentifier(token), { expiresAt });
}

function headersFor({ request, visitorAddress }: Caller, isOfOneHost: boolean): Headers {
	const headers = new Headers({ [visitorHeader]: visitorAddress });
	const cookies = request.headers.get("cookie");
	if (cookies) headers.set("cookie", withPrefix(cookies, isOfOneHost ? "__Host-" : "__Secure-"));
	const userAgent = request.headers.get("user-agent");
	if (userAgent) headers.set("user-agent", userAgent);
	return headers;
}

/** The origin that a browser must name: of the site, or of a client's portal. */
function siteOrigin(request: Request, settings: AccountsOptions["settings"]): string {
	const { origin, protocol } = new URL(settings.publicUrl);
	const host = request.headers.get("host") ?? undefined;
	return portalSubdomain(host, settings) === null ? origin : `${protocol}//${host}`;
}

export function refusalOrThrow(error: unknown): { kind: "refused" } {
	if (error instanceof APIError && error.statusCode < 500) return { kind: "refused" };
	throw error;
}

/** Limits cookies to this host, so that clients' hosts never receive a staff session. */
export function hostOnly(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*Domain=[^;]*/i, ""));
}
