import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { industries } from "../../content/industries/list.ts";
import { eventNames, recordEvent } from "../../domain/analytics/event-store.ts";
import { pass } from "../../domain/flood/flood-gate.ts";
import type { Services } from "../services.ts";
import { visitorOf } from "../visitor.ts";
import { refuseInvalid } from "./invalid.ts";
import { ErrorAnswer } from "./schemas.ts";

/** More than a person can press in a minute is not kept. */
const gate = { name: "events", most: 120, seconds: 60 };

const SiteEvent = z
	.object({
		name: z.enum(eventNames),
		data: z.object({
			industry: z.enum(industries.map(({ id }) => id)),
			flow: z.string().regex(/^[a-z_]{1,40}$/),
			step: z.number().int().min(1).max(5).optional(),
		}),
	})
	.openapi("Event");

const tell = createRoute({
	method: "post",
	path: "/events",
	tags: ["Events"],
	summary: "Tell what happened in a demo",
	description: "Kept on this site alone, without anything of the person.",
	request: { body: { required: true, content: { "application/json": { schema: SiteEvent } } } },
	responses: {
		204: { description: "Kept." },
		400: {
			description: "The event is not one of the site's.",
			content: { "application/json": { schema: ErrorAnswer } },
		},
	},
});

export function eventsApi({ connection: { db }, world, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(tell, async (c) => {
		const passage = await pass(db, world, gate, visitorOf(c, settings.trustedProxies));
		if (passage.kind === "passed") await recordEvent(db, world, c.req.valid("json"));
		return c.body(null, 204);
	});
}
