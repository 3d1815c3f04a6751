import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { industries } from "../../content/industries/list.ts";
import { recordEvent } from "../../domain/analytics/record-event.ts";
import { demoEventNames } from "../../shared/demo-event.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { apiError, refuseInvalid } from "./errors.ts";
import { ErrorResponse, json } from "./schemas.ts";

const ids = industries.map(({ id }) => id);

const DemoShown = z
	.object({
		industry: z.enum(ids),
		flow: z.string().openapi({ example: "reserva" }),
		step: z.int().min(1).max(5),
	})
	.refine(({ industry, flow }) =>
		industries.some(({ id, flows }) => id === industry && flows.some((one) => one.id === flow)),
	);

const DemoEvent = z.object({ name: z.enum(demoEventNames), data: DemoShown });
const ChatOpened = z.object({ name: z.literal("chat_opened"), data: z.strictObject({}) });

const EventRequest = z.union([DemoEvent, ChatOpened]).openapi("Event");

const refusal = (description: string) => ({
	description,
	content: json(ErrorResponse),
});

const record = createRoute({
	method: "post",
	path: "/events",
	tags: ["Analytics"],
	summary: "Count an action in a demo, or the opening of the chat",
	description: "Stored with its time, without the visitor.",
	request: { body: { required: true, content: json(EventRequest) } },
	responses: {
		204: { description: "Stored." },
		400: refusal("The event is malformed, or there is no such demo."),
		429: refusal("Too many events in a minute; Retry-After says when to go on."),
	},
});

export function eventsApi({ connection, runtime, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(record, async (c) => {
		// Programs that run a page's scripts do not count as readers.
		if (isbot(c.req.header("user-agent"))) return c.body(null, 204);
		const visitorAddress = visitorAddressOf(c, settings.trustedProxies);
		const limit = await recordEvent(connection.db, runtime, c.req.valid("json"), visitorAddress);
		if (limit.kind === "passed") return c.body(null, 204);
		c.header("Retry-After", String(limit.retryAfterSeconds));
		return c.json(apiError(c, "tooFast"), 429);
	});
}
