import { createHmac, randomBytes } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { isSameSecret } from "../../domain/secrets.ts";
import { daySeconds } from "../../domain/wall-clock.ts";
import { cookieName, cookieOf } from "../cookies/cookies.ts";

/** Unknown browsers share an account's rate limit; a known one has its own (OWASP, "device cookies"). */
const ownName = "site.device";
const mostAccounts = 8;

/** What made a browser known to an account: somebody signed in, or chose a new password by a mailed link. */
type KnownBy = "device" | "reset";

type KnownDevice = { id: string; by: KnownBy };

type Keys = { secret: string; https: boolean };

export function knownDevice(request: Request, secret: string, account: string): KnownDevice | null {
	const { id, marks } = readDevice(request);
	const by = (["device", "reset"] as const).find((by) =>
		marks.some((mark) => isSameSecret(mark, signature(secret, { by, account, id }))),
	);
	return by ? { id, by } : null;
}

export function deviceCookie(
	request: Request,
	{ secret, https }: Keys,
	account: string,
	by: KnownBy = "device",
): string {
	const { id, marks } = readDevice(request);
	const mark = signature(secret, {
		by: knownDevice(request, secret, account)?.by === "device" ? "device" : by,
		account,
		id,
	});
	const others = marks.filter(
		(other) => other !== mark && other !== signature(secret, { by: "reset", account, id }),
	);
	return serialize(cookieName(ownName, https), [id, mark, ...others].slice(0, mostAccounts + 1).join("."), {
		path: "/",
		httpOnly: true,
		secure: https,
		sameSite: "Lax",
		maxAge: 365 * daySeconds,
	});
}

function readDevice(request: Request): { id: string; marks: string[] } {
	const [id = "", ...marks] = (cookieOf(request, ownName) ?? "").split(".");
	if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString("base64url"), marks: [] };
	return { id, marks: marks.filter((mark) => /^[\w-]{43}$/.test(mark)).slice(0, mostAccounts) };
}

function signature(secret: string, { by, account, id }: KnownDevice & { account: string }): string {
	return createHmac("sha256", secret).update(`${by}:${account}:${id}`).digest("base64url");
}
