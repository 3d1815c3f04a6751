import type { Context } from "hono";
import { apiError } from "./api/language.ts";

/** Answers a method that an address does not take, and says which it does. */
export function methodNotAllowed(c: Context, methods: Iterable<string>) {
	c.header("Allow", [...methods].join(", "));
	return c.json(apiError(c, "methodNotAllowed"), 405);
}
