import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { APIError } from "better-auth/api";
import type { Settings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { findAccount } from "../../domain/accounts/account-store.ts";
import { recordAudit } from "../../domain/accounts/audit-store.ts";
import type { Client } from "../../domain/accounts/client.ts";
import { findClient } from "../../domain/accounts/client-store.ts";
import { forgetVerifications, redeemCode } from "../../domain/accounts/session-store.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { createAuth, visitorHeader } from "./auth.ts";

export type Caller = { request: Request; visitor: string };

export type Cookies = readonly string[];

export type SignedInSession = {
	id: string;
	token: string;
	expiresAt: Date;
	account: Account;
	client: Client | null;
};

export type AccountsOptions = {
	db: Db;
	runtime: Runtime;
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain" | "brand">;
	secret: string;
};

export type AuthContext = ReturnType<typeof createAuthContext>;

export function createAuthContext({ db, runtime, settings, secret }: AccountsOptions) {
	const { publicUrl, portalBaseDomain, brand } = settings;
	const cookieDomain = portalBaseDomain?.replace(/:\d+$/, "") ?? null;
	/** Passes the token from the better-auth callback to the caller that requested it. */
	const resetToken = new AsyncLocalStorage<{ token: string | null }>();
	const settled = (accountId: string, action: string) => settleAccount(db, runtime, accountId, action);
	const isFresh = (accountId: string, code: string) => redeemOnce(db, runtime.now(), accountId, code);
	const { api, $context } = createAuth({
		db,
		runtime,
		secret,
		publicUrl,
		cookieDomain,
		product: brand.product,
		onResetToken: (token) => {
			const request = resetToken.getStore();
			if (request) request.token = token;
		},
		onPasswordReset: (accountId) => settled(accountId, "password-reset"),
	});

	/** @returns null when its account may not sign in. */
	async function sessionOf(request: Request): Promise<SignedInSession | null> {
		if (!request.headers.get("cookie")?.includes("site.session_token")) return null;
		const session = await api.getSession({ headers: headersOf({ request, visitor: "" }) });
		const account = session && (await findAccount(db, "id", session.user.id));
		if (!account || account.disabledAt) return null;
		const { id, token, expiresAt } = session.session;
		return { id, token, expiresAt, ...(await addClient(db, account)) };
	}

	async function makeResetToken(email: string): Promise<string | null> {
		return resetToken.run({ token: null }, async () => {
			await api.requestPasswordReset({ body: { email } });
			return resetToken.getStore()?.token ?? null;
		});
	}

	/** @returns null when the link is used or expired. */
	async function accountOfResetToken(token: string): Promise<Account | null> {
		const { internalAdapter } = await $context;
		const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
		return found && found.expiresAt > runtime.now() ? findAccount(db, "id", found.value) : null;
	}

	return {
		db,
		runtime,
		secret,
		https: publicUrl.startsWith("https:"),
		api,
		headersOf,
		withClient: (account: Account) => addClient(db, account),
		sessionOf,
		settled,
		isFresh,
		makeResetToken,
		accountOfResetToken,
	};
}

function headersOf({ request, visitor }: Caller): Headers {
	const headers = new Headers({ [visitorHeader]: visitor });
	for (const name of ["cookie", "user-agent"]) {
		const value = request.headers.get(name);
		if (value) headers.set(name, value);
	}
	return headers;
}

async function addClient(db: Db, account: Account) {
	return { account, client: account.clientId ? await findClient(db, "id", account.clientId) : null };
}

async function settleAccount(db: Db, runtime: Runtime, accountId: string, action: string): Promise<void> {
	const account = await findAccount(db, "id", accountId);
	if (!account) return;
	await db.transaction().execute(async (tx) => {
		await forgetVerifications(tx, accountId);
		const subject = { kind: "account", id: accountId };
		await recordAudit(tx, runtime, { actor: { id: accountId, name: account.name }, action, subject });
	});
}

/** Redeems a code. @returns false for a used code, which would otherwise stay valid for a minute. */
function redeemOnce(db: Db, now: Date, accountId: string, code: string): Promise<boolean> {
	return redeemCode(db, {
		accountId,
		code: createHash("sha256").update(code).digest("base64url"),
		now: now.toISOString(),
		forgetBefore: new Date(now.getTime() - 600_000).toISOString(),
	});
}

export function refusalOrThrow(error: unknown): { kind: "refused" } {
	if (error instanceof APIError && error.statusCode < 500) return { kind: "refused" };
	throw error;
}

/** Limits cookies to this host, so that clients' hosts never receive a staff session. */
export function hostOnly(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*Domain=[^;]*/i, ""));
}
