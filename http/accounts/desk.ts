import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { APIError } from "better-auth/api";
import type { Settings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { findAccount } from "../../domain/accounts/account-store.ts";
import { recordAudit } from "../../domain/accounts/audit-store.ts";
import { type Client, findClient } from "../../domain/accounts/client-store.ts";
import { forgetVerifications, redeemCode } from "../../domain/accounts/session-store.ts";
import type { World } from "../../domain/world.ts";
import { createAuth, visitorHeader } from "./auth.ts";

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

export type AccountsOptions = {
	db: Db;
	world: World;
	settings: Pick<Settings, "publicUrl" | "portalBaseDomain" | "brand">;
	secret: string;
};

export type Desk = ReturnType<typeof createDesk>;

/** What signing in, resetting and the own account have in common: better-auth, and who asks. */
export function createDesk({ db, world, settings, secret }: AccountsOptions) {
	const { publicUrl, portalBaseDomain, brand } = settings;
	const cookieDomain = portalBaseDomain?.replace(/:\d+$/, "") ?? null;
	/** better-auth tells of the token it made; it is for whoever asked for it. */
	const resetToken = new AsyncLocalStorage<{ token: string | null }>();
	const { api, $context } = createAuth({
		...{ db, world, secret, publicUrl, cookieDomain, product: brand.product },
		onResetToken: (token) => {
			const asked = resetToken.getStore();
			if (asked) asked.token = token;
		},
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

	/** A code that was used is not taken again, though it would still be right for a minute. */
	function isFresh(accountId: string, code: string): Promise<boolean> {
		const now = world.now().getTime();
		return redeemCode(db, {
			accountId,
			code: createHash("sha256").update(code).digest("base64url"),
			now: new Date(now).toISOString(),
			forgetBefore: new Date(now - 600_000).toISOString(),
		});
	}

	/** A new token for a reset link of the account with this e-mail. */
	async function makeResetToken(email: string): Promise<string | null> {
		return resetToken.run({ token: null }, async () => {
			await api.requestPasswordReset({ body: { email } });
			return resetToken.getStore()?.token ?? null;
		});
	}

	/** Whose new password a reset link is for; null when it was used or is too old. */
	async function accountOfResetToken(token: string): Promise<Account | null> {
		const { internalAdapter } = await $context;
		const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
		return found && found.expiresAt > world.now() ? findAccount(db, "id", found.value) : null;
	}

	const https = publicUrl.startsWith("https:");
	return {
		...{ db, world, secret, https, api },
		...{ headersOf, withClient, sessionOf, settled, isFresh, makeResetToken, accountOfResetToken },
	};
}

/** Refusals of better-auth are answers; anything else is a fault. */
export function refusedBy(error: unknown): { kind: "refused" } {
	if (error instanceof APIError && error.statusCode < 500) return { kind: "refused" };
	throw error;
}

/** The cookies for this very host: a staff session is nobody's business at the clients' hosts. */
export function hostOnly(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*Domain=[^;]*/i, ""));
}
