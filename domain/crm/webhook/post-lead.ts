import { callWell } from "../call.ts";
import type { Dossier } from "../dossier.ts";
import { sign } from "./sign.ts";

export type WebhookSettings = { url: string; secret: string };

export type Post = { dossier: Dossier; deliveryId: string; now: Date };

/**
 * Posts the lead, signed, to whatever the operator set. The delivery's id is the message's: a receiver that saw it
 * before drops it.
 */
export async function postLead(
	{ url, secret }: WebhookSettings,
	{ dossier, deliveryId, now }: Post,
	signal: AbortSignal,
): Promise<void> {
	const { lead, score, transcript, proposalUrl } = dossier;
	const body = JSON.stringify({
		type: "lead.saved",
		timestamp: lead.updatedAt,
		data: {
			...{ ...lead, score, proposalUrl },
			transcript: transcript.map(({ role, content, at }) => ({ role, content, at })),
		},
	});
	await callWell({ url, body, headers: { ...sign(secret, { id: deliveryId, at: now, body }) }, signal });
}
