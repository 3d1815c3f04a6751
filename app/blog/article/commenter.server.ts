import { serialize } from "hono/utils/cookie";
import { z } from "zod";
import { daySeconds } from "../../../domain/wall-clock.ts";
import { commenterCookie, cookieName, getCookie, removedCookie } from "../../../http/cookies/cookies.ts";

const aYear = 365 * daySeconds;
const Commenter = z.object({ name: z.string().max(80), email: z.string().max(254) });

export type Commenter = z.output<typeof Commenter>;

export function rememberCommenter(commenter: Commenter | null, publicUrl: string): string[] {
	const https = publicUrl.startsWith("https:");
	if (!commenter) return removedCookie(commenterCookie, https);
	const value = Buffer.from(JSON.stringify(commenter)).toString("base64url");
	const name = cookieName(commenterCookie, https);
	return [
		serialize(name, value, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: aYear, secure: https }),
	];
}

export function rememberedCommenter(request: Request): Commenter | null {
	const value = getCookie(request, commenterCookie);
	if (!value) return null;
	try {
		return Commenter.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
	} catch {
		return null;
	}
}
