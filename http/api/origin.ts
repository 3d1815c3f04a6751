import type { Context } from "hono";
import type { Settings } from "../../config/env.ts";

export function originOf(c: Context, settings: Settings): string {
	return settings.publicUrlGiven ? settings.publicUrl : new URL(c.req.url).origin;
}
