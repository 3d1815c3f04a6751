import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { portal } from "../../content/portal/list.ts";
import { passkeyPurposes } from "../../shared/account.ts";
import type { PasskeyOptions } from "../accounts/passkey-options.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { apiError, callerLanguage, refuseInvalid } from "./errors.ts";
import { ErrorResponse, json } from "./schemas.ts";

const PasskeyOptionsRequest = z
	.object({
		purpose: z.enum(passkeyPurposes),
		password: z.string().max(1_000).optional().openapi({
			description: "To add one, when the person proved who they are more than 10 minutes ago.",
		}),
	})
	.openapi("PasskeyOptionsRequest");

const PasskeyOptionsAnswer = z.looseObject({ challenge: z.string() }).openapi("PasskeyOptions", {
	description: "PublicKeyCredentialRequestOptionsJSON, or …CreationOptionsJSON.",
});

const route = createRoute({
	method: "post",
	path: "/passkeys/options",
	tags: ["Accounts"],
	summary: "Ask for the challenge of a passkey",
	description:
		"For WebAuthn in the browser. Sets a cookie, which the challenge belongs to, for five minutes. The browser's answer is sent with the form of the page.",
	request: { body: { required: true, content: json(PasskeyOptionsRequest) } },
	responses: {
		200: { description: "What the browser needs.", content: json(PasskeyOptionsAnswer) },
		400: { description: "The purpose is missing.", content: json(ErrorResponse) },
		401: { description: "Nobody is signed in.", content: json(ErrorResponse) },
		403: { description: "The password is needed, or wrong.", content: json(ErrorResponse) },
		429: { description: "Too many; Retry-After says when to try again.", content: json(ErrorResponse) },
	},
});

export function passkeysApi({ accounts, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(route, async (c) => {
		c.header("Cache-Control", "no-store");
		const { purpose, password = "" } = c.req.valid("json");
		const caller = { request: c.req.raw, visitorAddress: visitorAddressOf(c, settings.trustedProxies) };
		const session = purpose === "sign-in" ? null : await accounts.sessionOf(c.req.raw);
		if (purpose !== "sign-in" && !session) return c.json(apiError(c, "signedOut"), 401);
		if (purpose === "add" && session) {
			const isProved = accounts.isConfirmed(session) || (await accounts.confirm(caller, session, password));
			const { factor } = portal[callerLanguage(c)].account;
			if (!isProved) return c.json({ error: factor.refusedPassword }, 403);
		}
		const outcome =
			purpose === "add" && session
				? await accounts.newPasskeyOptions(caller, session)
				: await accounts.passkeyOptions(caller, session);
		if (outcome.kind === "slowed") {
			c.header("Retry-After", String(outcome.retryAfterSeconds));
			return c.json(apiError(c, "tooFast"), 429);
		}
		setCookies(c, outcome.cookies);
		return c.json(outcome.options, 200);
	});
}

function setCookies(c: Context, cookies: Extract<PasskeyOptions, { kind: "options" }>["cookies"]) {
	for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
