import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Role } from "../../domain/accounts/account.ts";
import type { Actor } from "../../domain/accounts/audit-entry.ts";
import { mustEnrol } from "../accounts/must-enrol.ts";
import type { Services } from "../services.ts";
import { apiError } from "./language.ts";

/** Requires the API key; without one configured, the address answers 404. */
export function requireKey(key: string | null) {
	return createMiddleware(async (c, next) => {
		c.header("Cache-Control", "no-store");
		if (!key) return c.json(apiError(c, "notFound"), 404);
		if (!holdsKey(c, key)) return unauthorized(c);
		await next();
	});
}

/** Set by staffOrKey; null for the holder of the API key. */
export type StaffOrKey = { Variables: { actor: Actor | null } };

const work: readonly (Role | null)[] = ["sales", "admin"];

export function staffOrKey({ accounts, settings }: Pick<Services, "accounts" | "settings">) {
	return createMiddleware<StaffOrKey>(async (c, next) => {
		c.header("Cache-Control", "private, no-store");
		if (settings.apiKey && holdsKey(c, settings.apiKey)) {
			c.set("actor", null);
			return next();
		}
		const account = (await accounts.sessionOf(c.req.raw))?.account;
		if (account?.kind !== "staff" || !work.includes(account.role) || mustEnrol(account, settings))
			return unauthorized(c);
		c.set("actor", { id: account.id, name: account.name });
		await next();
	});
}

function unauthorized(c: Context) {
	c.header("WWW-Authenticate", "Bearer");
	return c.json(apiError(c, "unauthorized"), 401);
}

function holdsKey(c: Context, key: string): boolean {
	const given = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
	return sameSecret(given, key);
}

// Hashes first, so that the comparison takes equally long for any input.
function sameSecret(given: string, secret: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(secret));
}
