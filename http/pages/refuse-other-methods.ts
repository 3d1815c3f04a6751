import type { Hono } from "hono";
import { methodNotAllowed } from "./method-not-allowed.ts";

/** Call it last, after the app's own routes. */
export function refuseOtherMethods(app: Pick<Hono, "routes" | "all">): void {
	const taken = new Map<string, Set<string>>();
	for (const { path, method } of app.routes) {
		if (method === "ALL") continue;
		const methods = taken.get(path) ?? new Set();
		taken.set(path, methods.add(method));
		if (method === "GET") methods.add("HEAD");
	}
	for (const [path, methods] of taken) app.all(path, (c) => methodNotAllowed(c, methods));
}
