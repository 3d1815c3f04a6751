import { serialize } from "hono/utils/cookie";
import { z } from "zod";
import { commenterCookie, getCookie } from "../../../http/cookies.ts";

const aYear = 365 * 86_400;
const Commenter = z.object({ name: z.string().max(80), email: z.string().max(254) });

export type Commenter = z.output<typeof Commenter>;

export function rememberCommenter(commenter: Commenter | null, publicUrl: string): string {
	const value = commenter ? Buffer.from(JSON.stringify(commenter)).toString("base64url") : "";
	return serialize(commenterCookie, value, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge: commenter ? aYear : 0,
		secure: publicUrl.startsWith("https:"),
	});
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
