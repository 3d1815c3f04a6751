import { callWell } from "../call.ts";
import { sign } from "./sign.ts";

export type WebhookSettings = { url: string; secret: string };

export type Message = {
	/** The same at every try: a receiver that saw it before drops it. */
	id: string;
	type: "lead.saved" | "consent.withdrawn" | "person.erased";
	/** When it came to be, ISO 8601, UTC. */
	timestamp: string;
	data: Record<string, unknown>;
	/** When it is sent. */
	now: Date;
};

/** Posts a message, signed, to whatever the operator set. */
export async function post(
	{ url, secret }: WebhookSettings,
	{ id, now, type, timestamp, data }: Message,
	signal: AbortSignal,
): Promise<void> {
	const body = JSON.stringify({ type, timestamp, data });
	await callWell({ url, body, headers: { ...sign(secret, { id, at: now, body }) }, signal });
}
