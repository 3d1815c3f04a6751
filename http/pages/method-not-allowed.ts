import type { Context, Hono } from "hono";
import { apiError } from "../api/errors.ts";

export function methodNotAllowed(c: Context, methods: Iterable<string>) {
	c.header("Allow", [...methods].join(", "));
	return c.json(apiError(c, "methodNotAllowed"), 405);
}

/** Call it last, after the app's own routes. */
export function refuseOtherMethods(app: Pick<Hono, "routes" | "all">): void {
	const methodsOf = new Map<string, Set<string>>();
	for (const { path, method } of app.routes) {
		if (method === "ALL") continue;
		const methods = methodsOf.get(path) ?? new Set();
		methodsOf.set(path, methods.add(method));
		if (method === "GET") methods.add("HEAD");
	}
	for (const [path, methods] of methodsOf) app.all(path, (c) => methodNotAllowed(c, methods));
}
