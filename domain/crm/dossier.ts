import type { Db } from "../../db/connect.ts";
import { messagesOf, type StoredMessage } from "../conversations/message-store.ts";
import { type Lead, leadScale } from "../leads/lead.ts";
import { statusOf } from "../leads/score.ts";
import { leadToProcess } from "../privacy/processing.ts";
import { findNewestProposal, proposalPath } from "../proposals/proposal-store.ts";
import type { World } from "../world.ts";

/** What a CRM is told of a lead: read when it is told, so that it is never stale. */
export type Dossier = {
	lead: Lead;
	/** Percent, from what is known of the lead: that a CRM has it already does not raise it. */
	score: number;
	transcript: readonly StoredMessage[];
	/** The newest living proposal's download address. */
	proposalUrl: string | null;
};

/** @returns null when there is no such lead any more, or its consent was taken back. */
export async function dossierOf(
	{ db, world, publicUrl }: { db: Db; world: World; publicUrl: string },
	leadId: string,
): Promise<Dossier | null> {
	const lead = await leadToProcess(db, leadId);
	if (!lead) return null;
	const proposal = await findNewestProposal(db, leadId, world.now().toISOString());
	return {
		lead,
		score: leadScale[statusOf(lead)],
		transcript: lead.conversationId ? await messagesOf(db, lead.conversationId) : [],
		proposalUrl: proposal ? publicUrl + proposalPath(proposal) : null,
	};
}
