import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import type { Settings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { recordSecurityChange, redeemOnce } from "../../domain/accounts/account-security.ts";
import { type AccountWithClient, readActiveAccount } from "../../domain/accounts/read-account.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { createAuth, visitorHeader } from "./auth.ts";

export type Caller = { request: Request; visitor: string };

export type Cookies = readonly string[];

export type SignedInSession = AccountWithClient & { id: string; token: string; expiresAt: Date };

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
	const settled = (accountId: string, action: string) => recordSecurityChange(db, runtime, accountId, action);
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
		const active = session && (await readActiveAccount(db, session.user.id));
		if (!active) return null;
		const { id, token, expiresAt } = session.session;
		return { id, token, expiresAt, ...active };
	}

	async function makeResetToken(email: string): Promise<string | null> {
		return resetToken.run({ token: null }, async () => {
			await api.requestPasswordReset({ body: { email } });
			return resetToken.getStore()?.token ?? null;
		});
	}

	/** @returns null when the link is used or expired, or its account is disabled. */
	async function accountOfResetToken(token: string): Promise<Account | null> {
		const { internalAdapter } = await $context;
		const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
		if (!found || found.expiresAt <= runtime.now()) return null;
		return (await readActiveAccount(db, found.value))?.account ?? null;
	}

	return {
		db,
		runtime,
		secret,
		https: publicUrl.startsWith("https:"),
		api,
		headersOf,
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

export function refusalOrThrow(error: unknown): { kind: "refused" } {
	if (error instanceof APIError && error.statusCode < 500) return { kind: "refused" };
	throw error;
}

/** Limits cookies to this host, so that clients' hosts never receive a staff session. */
export function hostOnly(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*Domain=[^;]*/i, ""));
}
