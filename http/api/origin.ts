import type { Context } from "hono";
import type { Settings } from "../../config/env.ts";

/** Where the caller reaches this site: the public address when one is set, else the one it called. */
export function originOf(c: Context, settings: Settings): string {
	return settings.publicUrlGiven ? settings.publicUrl : new URL(c.req.url).origin;
}
