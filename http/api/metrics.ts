import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Services } from "../services.ts";
import { requireKey } from "./key.ts";
import { ErrorResponse, json } from "./schemas.ts";

const content = json(ErrorResponse);
const metrics = createRoute({
	method: "get",
	path: "/metrics",
	tags: ["Operations"],
	summary: "Metrics for Prometheus",
	description:
		"Deliveries by destination and state, the age of the oldest, which destinations do not answer, and this process' own figures.",
	security: [{ apiKey: [] }],
	responses: {
		200: { description: "Prometheus' text format.", content: { "text/plain": { schema: z.string() } } },
		401: { description: "The key is missing or wrong.", content },
		403: { description: "The key lacks the scope metrics.", content },
		404: { description: "No key is set on this site.", content },
	},
});

export function metricsApi(services: Services) {
	const { metrics: measured } = services;
	const middleware = requireKey(services, "metrics");
	return new OpenAPIHono().openapi({ ...metrics, middleware }, async (c) => {
		const text = await measured.text();
		return c.text(text, 200, { "Content-Type": measured.contentType });
	});
}
