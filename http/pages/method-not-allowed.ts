import type { Context } from "hono";
import { apiError } from "../api/language.ts";

export function methodNotAllowed(c: Context, methods: Iterable<string>) {
	c.header("Allow", [...methods].join(", "));
	return c.json(apiError(c, "methodNotAllowed"), 405);
}
