import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import { findConversation } from "../conversations/conversation-store.ts";
import { messagesOf } from "../conversations/message-store.ts";
import { factsOf, type Lead, type LeadFacts, leadScale } from "../leads/lead.ts";
import { findLead, findLeadOfConversation } from "../leads/lead-store.ts";
import { leadStatus } from "../leads/score.ts";
import { dayIn } from "../wall-clock.ts";
import { type About, brandOf, fileNameOf, numberOf, printedFacts } from "./imprint.ts";
import type { ProposalMaker } from "./make-proposal.ts";

export type DiagnosticInput = {
	facts: LeadFacts;
	language: Language;
	/** The lead's score, 0 to 100: how complete the diagnostic is. */
	score: number;
	about: About;
};

export type Diagnostic = { fileName: string; pdf: Uint8Array };

/**
 * Draws a diagnostic from the facts of a conversation. It is not stored: each request draws the current facts.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function makeDiagnostic(
	{ runtime, brand, publicUrl, render }: Omit<ProposalMaker, "db">,
	{ facts, language, score, about }: DiagnosticInput,
): Promise<Diagnostic> {
	const now = runtime.now();
	const pdf = await render({
		kind: "diagnostic",
		language,
		number: numberOf("D", about),
		issuedOn: dayIn(now, timeZone),
		lead: facts,
		score,
		brand: brandOf(brand, publicUrl, language),
	});
	return { fileName: fileNameOf("diagnostico", brand, now), pdf };
}

/** Reads the content of a lead's diagnostic. @returns null when there is no such lead. */
export async function readLeadDiagnostic(db: Db, leadId: string): Promise<DiagnosticInput | null> {
	const lead = await findLead(db, leadId);
	if (!lead) return null;
	return { facts: printedFacts(lead), language: lead.language, score: lead.score, about: aboutLead(lead) };
}

/**
 * Reads the content of a conversation's diagnostic: from its lead, else from the facts of a visitor without contact data.
 * @returns null when there is no such conversation.
 */
export async function readConversationDiagnostic(db: Db, id: string): Promise<DiagnosticInput | null> {
	const conversation = await findConversation(db, id);
	if (!conversation) return null;
	const lead = await findLeadOfConversation(db, id);
	const facts = lead ? printedFacts(lead) : factsOf(conversation.state.facts);
	const score = lead?.score ?? leadScale[leadStatus(facts)];
	const about = lead ? aboutLead(lead) : { id, since: await startOf(db, id) };
	return { facts, language: conversation.language, score, about };
}

function aboutLead({ id, createdAt }: Lead): About {
	return { id, since: createdAt };
}

async function startOf(db: Db, conversationId: string): Promise<string> {
	const [first] = await messagesOf(db, conversationId);
	if (!first) throw new Error("A conversation without a message is not stored.");
	return first.at;
}
