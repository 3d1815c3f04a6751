import type { Db } from "../../db/connect.ts";
import { listMessages, type MessageContent } from "../conversations/message-store.ts";
import { type Lead, leadScale } from "../leads/lead.ts";
import { leadStatus } from "../leads/score.ts";
import { leadToProcess } from "../privacy/processing.ts";
import { proposalPath } from "../proposals/proposal.ts";
import { findNewestProposal } from "../proposals/proposal-store.ts";
import type { Runtime } from "../runtime.ts";

/** What a CRM receives about a lead, read when it is sent, so it is current. */
export type CrmLead = {
	lead: Lead;
	/** Percent, from the lead's facts. Being in a CRM already does not raise it. */
	score: number;
	transcript: readonly MessageContent[];
	proposalUrl: string | null;
};

/** @returns null when the lead does not exist or its consent was revoked. */
export async function readCrmLead(
	{ db, runtime, publicUrl }: { db: Db; runtime: Runtime; publicUrl: string },
	leadId: string,
): Promise<CrmLead | null> {
	const lead = await leadToProcess(db, leadId);
	if (!lead) return null;
	const proposal = await findNewestProposal(db, leadId, runtime.now().toISOString());
	return {
		lead,
		score: leadScale[leadStatus(lead)],
		transcript: lead.conversationId ? await listMessages(db, lead.conversationId) : [],
		proposalUrl: proposal ? publicUrl + proposalPath(proposal) : null,
	};
}
