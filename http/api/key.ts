import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { maySell } from "../../domain/accounts/account.ts";
import { checkApiKey, hasApiKey } from "../../domain/accounts/api-keys/api-keys.ts";
import type { Actor } from "../../domain/audit-log/audit-entry.ts";
import { isSameSecret } from "../../domain/secrets.ts";
import type { ApiScope } from "../../shared/account.ts";
import { mustEnrol } from "../accounts/must-enrol.ts";
import type { Services } from "../services.ts";
import { apiError } from "./errors.ts";

type KeyServices = Pick<Services, "settings" | "connection" | "runtime">;

/** Requires a key with a scope; without any key on this site, the address answers 404. */
export function requireKey(services: KeyServices, scope: ApiScope) {
	const { settings, connection, runtime } = services;
	return createMiddleware(async (c, next) => {
		c.header("Cache-Control", "no-store");
		const check = await checkKey(c, services, scope);
		if (check.kind === "granted") return next();
		if (check.kind === "out-of-scope") return outOfScope(c, scope);
		if (!settings.apiKey && !(await hasApiKey(connection.db, runtime)))
			return c.json(apiError(c, "notFound"), 404);
		return unauthorized(c);
	});
}

/** Set by staffOrKey; null for the holder of API_KEY. */
export type StaffOrKey = { Variables: { actor: Actor | null } };

export function staffOrKey(services: KeyServices & Pick<Services, "accounts">, scope: ApiScope) {
	const { accounts, settings } = services;
	return createMiddleware<StaffOrKey>(async (c, next) => {
		c.header("Cache-Control", "private, no-store");
		const check = await checkKey(c, services, scope);
		if (check.kind === "out-of-scope") return outOfScope(c, scope);
		if (check.kind === "granted") {
			c.set("actor", check.actor);
			return next();
		}
		const session = await accounts.sessionOf(c.req.raw);
		if (!session || !maySell(session.account) || mustEnrol(session, settings)) return unauthorized(c);
		const { account } = session;
		c.set("actor", { id: account.id, name: account.name });
		await next();
	});
}

type KeyCheck = { kind: "granted"; actor: Actor | null } | { kind: "out-of-scope" } | { kind: "unknown" };

async function checkKey(
	c: Context,
	{ settings, connection, runtime }: KeyServices,
	scope: ApiScope,
): Promise<KeyCheck> {
	const given = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
	if (!given) return { kind: "unknown" };
	if (settings.apiKey && isSameSecret(given, settings.apiKey)) return { kind: "granted", actor: null };
	const checked = await checkApiKey(connection.db, runtime, given, scope);
	return checked.kind === "granted"
		? { kind: "granted", actor: { id: null, name: `API (${checked.key.name})` } }
		: checked;
}

function outOfScope(c: Context, scope: ApiScope) {
	return c.json(apiError(c, "outOfScope", { scope }), 403);
}

function unauthorized(c: Context) {
	c.header("WWW-Authenticate", "Bearer");
	return c.json(apiError(c, "unauthorized"), 401);
}
