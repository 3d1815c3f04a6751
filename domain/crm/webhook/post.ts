import { createHmac } from "node:crypto";
import { requestAccepted } from "../call.ts";
import type { CrmLead } from "../crm-lead.ts";

export type WebhookSettings = { url: string; secret: string };

type WebhookMessage = {
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
	await requestAccepted({ url, body, headers: sign(secret, { id, at: now, body }), signal });
}

type LeadPost = { crmLead: CrmLead; deliveryId: string; now: Date };

/** Posts a lead with all its facts. The delivery's id becomes the message's id. */
export async function postLead(
	settings: WebhookSettings,
	{ crmLead, deliveryId, now }: LeadPost,
	signal: AbortSignal,
): Promise<void> {
	const { lead, score, transcript, proposalUrl } = crmLead;
	const data = {
		...lead,
		score,
		proposalUrl,
		transcript: transcript.map(({ role, content, at }) => ({ role, content, at })),
	};
	const message = { id: deliveryId, type: "lead.saved", timestamp: lead.updatedAt, data, now } as const;
	await postWebhook(settings, message, signal);
}

/**
 * Signs a message: the headers prove to the receiver that it is ours, complete and recent.
 * Source: github.com/standard-webhooks/standard-webhooks, spec (version 1, symmetric)
 *
 * Node signs it in one line. The library "standardwebhooks" stays a tool of the tests: it refuses the keys in base64url
 * or without padding that settings allow, and a check by other code says more than a library that agrees with itself.
 * @param secret "whsec_" and the key in base64. @param body exactly as it is sent.
 */
export function sign(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
	const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
