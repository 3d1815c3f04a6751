import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";
import type { Services } from "../services.ts";
import { Health, json, Live, Ready } from "./schemas.ts";

const response = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
	description,
	content: json(schema),
});
const route = { method: "get" as const, tags: ["Operations"] };

const live = createRoute({
	...route,
	path: "/livez",
	summary: "Whether this process runs",
	description: "Asks no database: restart the process when it does not answer.",
	responses: { 200: response(Live, "It runs.") },
});

const ready = createRoute({
	...route,
	path: "/readyz",
	summary: "Whether this process takes requests",
	description: "Writes to the database, within 2 seconds.",
	responses: {
		200: response(Ready, "It takes requests."),
		503: response(Ready, "The database takes no write, or the process is stopping: send it no requests."),
	},
});

const health = createRoute({
	...route,
	path: "/healthz",
	summary: "Whether the database answers",
	responses: {
		200: response(Health, "It serves requests."),
		503: response(Health, "The database does not answer."),
	},
});

export function healthApi({ connection, health: state }: Services) {
	const app = new OpenAPIHono();
	// By their addresses: mounted at the root, a middleware for all of them would be one for the whole site.
	for (const { path } of [live, ready, health])
		app.use(path, async (c, next) => {
			await next();
			c.header("Cache-Control", "no-store");
		});
	return app
		.openapi(live, (c) => c.json({ status: "ok" as const }, 200))
		.openapi(ready, async (c) => {
			const status = await state.readiness();
			return status === "ready" ? c.json({ status }, 200) : c.json({ status }, 503, { "Retry-After": "5" });
		})
		.openapi(health, async (c) => {
			const answers = await connection.ping().then(
				() => true,
				() => false,
			);
			const database = { engine: connection.engine, answers };
			return answers
				? c.json({ status: "ok" as const, database }, 200)
				: c.json({ status: "unavailable" as const, database }, 503);
		});
}
