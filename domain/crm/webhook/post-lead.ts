import type { Dossier } from "../dossier.ts";
import { post, type WebhookSettings } from "./post.ts";

export type Post = { dossier: Dossier; deliveryId: string; now: Date };

/** Posts the lead with all that is known of it. The delivery's id is the message's. */
export async function postLead(
	settings: WebhookSettings,
	{ dossier, deliveryId, now }: Post,
	signal: AbortSignal,
): Promise<void> {
	const { lead, score, transcript, proposalUrl } = dossier;
	const data = {
		...{ ...lead, score, proposalUrl },
		transcript: transcript.map(({ role, content, at }) => ({ role, content, at })),
	};
	const message = { id: deliveryId, type: "lead.saved", timestamp: lead.updatedAt, data, now } as const;
	await post(settings, message, signal);
}
