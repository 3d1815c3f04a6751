import type { CrmLead } from "../crm-lead.ts";
import { postWebhook, type WebhookSettings } from "./post.ts";

export type LeadPost = { crmLead: CrmLead; deliveryId: string; now: Date };

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
