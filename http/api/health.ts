import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import packageFile from "../../package.json" with { type: "json" };
import type { Services } from "../services.ts";
import { Health } from "./schemas.ts";

const content = { "application/json": { schema: Health } };
const health = createRoute({
	method: "get",
	path: "/healthz",
	tags: ["Operations"],
	summary: "Whether this process can serve",
	responses: {
		200: { description: "It can.", content },
		503: { description: "The database does not answer.", content },
	},
});

export function healthApi({ connection }: Services) {
	return new OpenAPIHono().openapi(health, async (c) => {
		const answers = await connection.ping().then(
			() => true,
			() => false,
		);
		c.header("Cache-Control", "no-store");
		const report = {
			version: packageFile.version,
			node: process.version,
			database: { engine: connection.engine, answers },
		};
		return answers
			? c.json({ status: "ok" as const, ...report }, 200)
			: c.json({ status: "unavailable" as const, ...report }, 503);
	});
}
