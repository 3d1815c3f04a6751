import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import type { Settings } from "../../config/env.ts";
import { daySeconds } from "../../domain/wall-clock.ts";
import { cookieName, removalHeaders } from "../cookies/cookies.ts";
import { methodNotAllowed } from "../pages/method-not-allowed.ts";
import analyticsScript from "./analytics.inline.ts?minified";
import { choicePath, consentChoices, consentCookie, scriptPath } from "./with-analytics.ts";

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", maxAge: 180 * daySeconds } as const;

export function analyticsRoutes({ publicUrl }: Pick<Settings, "publicUrl">) {
	const secure = publicUrl.startsWith("https:");
	return new Hono()
		.post(choicePath, async (c) => {
			const given = (await c.req.parseBody().catch(() => ({ choice: "" }))).choice;
			const choice = consentChoices.find((one) => one === given);
			if (!choice) return c.redirect("/", 303);
			if (choice === "ask")
				for (const cookie of removalHeaders(consentCookie, secure))
					c.header("Set-Cookie", cookie, { append: true });
			else setCookie(c, cookieName(consentCookie, secure), choice, { ...attributes, secure });
			c.header("Cache-Control", "no-store");
			return c.redirect(pageBefore(c.req.header("referer"), c.req.header("host")), 303);
		})
		.all(choicePath, (c) => methodNotAllowed(c, ["POST"]))
		.get(scriptPath, (c) => {
			c.header("Content-Type", "text/javascript; charset=utf-8");
			c.header("Cache-Control", "public, max-age=3600");
			return c.body(analyticsScript);
		});
}

/** Ignores other hosts, because the untrusted header would allow an open redirect. */
function pageBefore(referrer: string | undefined, host: string | undefined): string {
	if (!referrer || !URL.canParse(referrer)) return "/";
	const { host: from, pathname, search } = new URL(referrer);
	return from === host && /^\/(?![/\\])/.test(pathname) ? pathname + search : "/";
}
