import { createRoute, type Hook, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { login } from "../../content/login/list.ts";
import { cleanText } from "../clean-text.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { callerLanguage } from "./errors.ts";
import { json } from "./schemas.ts";

const LoginRequest = z
	.object({
		username: z.string().min(1).max(254).overwrite(cleanText),
		password: z.string().min(1).max(1_000),
	})
	.openapi("LoginRequest");

const LoginResponse = z
	.object({
		success: z.boolean(),
		subdomain: z.string().nullable().openapi({ description: "The client's own address, when signed in." }),
		message: z.string().openapi({ description: "In the person's language." }),
	})
	.openapi("LoginAnswer");

const route = createRoute({
	method: "post",
	path: "/login",
	tags: ["Accounts"],
	summary: "Sign a client in",
	description:
		"Sets the session's cookie. An unknown username and a wrong password get the same answer. An account with a second factor signs in on the site's own page.",
	request: { body: { required: true, content: json(LoginRequest) } },
	responses: {
		200: { description: "Signed in.", content: json(LoginResponse) },
		400: { description: "Username or password is missing.", content: json(LoginResponse) },
		401: { description: "Not signed in.", content: json(LoginResponse) },
		429: {
			description: "Too many attempts; Retry-After says when to try again.",
			content: json(LoginResponse),
		},
	},
});

export function loginApi({ accounts, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseBlank }).openapi(route, async (c) => {
		c.header("Cache-Control", "no-store");
		const words = login[callerLanguage(c)];
		const caller = { request: c.req.raw, visitorAddress: visitorAddressOf(c, settings.trustedProxies) };
		const outcome = await accounts.signIn(caller, "client", { ...c.req.valid("json"), remember: false });
		if (outcome.kind === "slowed") {
			c.header("Retry-After", String(outcome.retryAfterSeconds));
			const minutes = String(Math.ceil(outcome.retryAfterSeconds / 60));
			return c.json(refused(fillBlanks(words.slowed, { minutes })), 429);
		}
		if (outcome.kind === "refused") return c.json(refused(words.refused), 401);
		for (const cookie of outcome.cookies) c.header("Set-Cookie", cookie, { append: true });
		if (outcome.kind === "code-needed") return c.json(refused(words.code.intro), 401);
		return c.json({ success: true, subdomain: outcome.client?.subdomain ?? null, message: words.title }, 200);
	});
}

function refused(message: string): z.infer<typeof LoginResponse> {
	return { success: false, subdomain: null, message };
}

const refuseBlank: Hook<unknown, Env, string, unknown> = (result, c) => {
	if (!result.success) return c.json(refused(login[callerLanguage(c)].blank), 400);
};
