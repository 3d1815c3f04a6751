import { requestAccepted } from "../call.ts";
import { sign } from "./sign.ts";

export type WebhookSettings = { url: string; secret: string };

export type WebhookMessage = {
	/** The same on every try, so that a receiver can drop repeats. */
	id: string;
	type: "lead.saved" | "consent.withdrawn" | "person.erased";
	timestamp: string;
	data: Record<string, unknown>;
	now: Date;
};

/** Posts a signed message to the operator's webhook. */
export async function postWebhook(
	{ url, secret }: WebhookSettings,
	{ id, now, type, timestamp, data }: WebhookMessage,
	signal: AbortSignal,
): Promise<void> {
	const body = JSON.stringify({ type, timestamp, data });
	await requestAccepted({ url, body, headers: { ...sign(secret, { id, at: now, body }) }, signal });
}
