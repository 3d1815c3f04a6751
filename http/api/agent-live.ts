import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { announceVisitorTyping } from "../../domain/inbox/presence.ts";
import type { LiveEvent } from "../../domain/live/live-events.ts";
import { checkRateLimit, type RateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import type { PageEvent, VisitorPageEvents } from "../../shared/live.ts";
import { cleanText } from "../clean-text.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { eventStream } from "../live/event-stream.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { apiError, refuseInvalid } from "./errors.ts";
import { ErrorResponse, json } from "./schemas.ts";

const openings: RateLimit = { name: "event-streams", most: limits.eventStreamsPerMinute, seconds: 60 };

const events = createRoute({
	method: "get",
	path: "/agent/events",
	tags: ["Assistant"],
	summary: "What a person of the team does in the conversation of this browser",
	description:
		"Found by the cookie that the answers set. `changed`: read the conversation again. `typing`: `{name}` of the team is writing. `alive`: at the opening and every 25 s, unless events cannot come: then poll. The stream ends within a minute and a half; open it again.",
	request: {
		query: z.object({
			page: z
				.string()
				.startsWith("/")
				.optional()
				.openapi({ description: "The path of the page that is open." }),
			zone: z
				.string()
				.optional()
				.openapi({ description: "The time zone of the browser.", example: "America/Bogota" }),
		}),
	},
	responses: {
		200: {
			description: "Server-sent events.",
			content: { "text/event-stream": { schema: z.string() } },
		},
		204: { description: "This browser has no conversation." },
		400: {
			description: "The request is malformed.",
			content: json(ErrorResponse),
		},
		429: {
			description: "Too many streams at once, or in a minute.",
			content: json(ErrorResponse),
		},
	},
});

const typing = createRoute({
	method: "post",
	path: "/agent/typing",
	tags: ["Assistant"],
	summary: "Tell the team that the visitor is writing",
	description:
		"Found by the cookie that the answers set. For a visitor who waits for a person or talks to one: see `waitsForPerson` and `person`. Nothing of what is written is sent or stored.",
	responses: { 204: { description: "The team is told, if the visitor waits for a person or talks to one." } },
});

export function agentLiveApi({ chat, connection, live, presence, runtime, settings }: Services) {
	const limit = createConcurrencyLimit(limits.eventStreams);
	const takeTypingSlot = createTypingPace();
	return new OpenAPIHono({ defaultHook: refuseInvalid })
		.openapi(events, async (c) => {
			const conversationId = await chat.findConversationId(c.req.raw);
			if (!conversationId) return c.body(null, 204);
			const visitorAddress = visitorAddressOf(c, settings.trustedProxies);
			const check = await checkRateLimit(connection.db, runtime, openings, visitorAddress);
			if (check.kind === "exceeded") {
				c.header("Retry-After", String(check.retryAfterSeconds));
				return c.json(apiError(c, "tooManyAtOnce"), 429);
			}
			const release = limit.acquire(visitorAddress);
			if (!release) return c.json(apiError(c, "tooManyAtOnce"), 429);
			const { page = "/", zone = null } = c.req.valid("query");
			const leave = presence.open(conversationId, { page: cleanText(page), timeZone: zone });
			return eventStream(live, {
				conversationId,
				toBrowserEvent: toVisitorEvent,
				seconds: limits.visitorStreamSeconds,
				random: runtime.random,
				onClose() {
					leave();
					release();
				},
			});
		})
		.openapi(typing, async (c) => {
			const conversationId = await chat.findConversationId(c.req.raw);
			if (conversationId && takeTypingSlot(conversationId))
				await announceVisitorTyping(connection.db, conversationId);
			return c.body(null, 204);
		});
}

/** Sends only what a colleague did: a message, a takeover or its end, typing. */
function toVisitorEvent(event: LiveEvent): PageEvent<VisitorPageEvents> | null {
	if (event.kind === "typing")
		return event.by === "colleague" ? { name: "typing", data: { name: event.name } } : null;
	const isOfTeam =
		event.kind === "colleague-changed" || (event.kind === "message-stored" && event.by === "colleague");
	return isOfTeam ? { name: "changed", data: {} } : null;
}

const everyMs = 2_000;
const most = 5_000;

/** Creates a check that passes once in two seconds for each writer. */
function createTypingPace(): (writer: string) => boolean {
	const last = new Map<string, number>();
	return (writer) => {
		const now = performance.now();
		if (now - (last.get(writer) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
		if (last.size >= most) last.clear();
		last.set(writer, now);
		return true;
	};
}
