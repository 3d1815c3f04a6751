import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import type { Actor, NewSubject } from "../audit-log/audit-entry.ts";
import { recordInAuditLogAlone } from "../audit-log/audit-store.ts";
import { findConversation, findCurrentId } from "../conversations/conversation-store.ts";
import { listMessages } from "../conversations/message-store.ts";
import { factsOf, type Lead, type LeadFacts, leadScale } from "../leads/lead.ts";
import { findLead, findLeadOfConversation } from "../leads/lead-store.ts";
import { leadStatus } from "../leads/score.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn } from "../wall-clock.ts";
import {
	type DocumentSubject,
	documentFileName,
	documentNumber,
	factsToPrint,
	printedBrand,
} from "./document-details.ts";
import type { ProposalMaker } from "./make-proposal.ts";

export type DiagnosticInput = {
	facts: LeadFacts;
	language: Language;
	/** The lead's score, 0 to 100: how complete the diagnostic is. */
	score: number;
	about: DocumentSubject;
};

export type Diagnostic = { fileName: string; pdf: Uint8Array };

/**
 * Makes the document of a diagnostic from facts. It is not stored: each request draws the current facts.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function renderDiagnostic(
	{ runtime, brand, publicUrl, render }: Omit<ProposalMaker, "db">,
	{ facts, language, score, about }: DiagnosticInput,
): Promise<Diagnostic> {
	const now = runtime.now();
	const pdf = await render({
		kind: "diagnostic",
		language,
		number: documentNumber("D", about),
		issuedOn: dayIn(now, timeZone),
		lead: facts,
		score,
		brand: printedBrand(brand, publicUrl, language),
	});
	return { fileName: documentFileName("diagnostico", brand, now), pdf };
}

type DiagnosticMaker = { runtime: Runtime; makeDiagnostic(input: DiagnosticInput): Promise<Diagnostic> };

/**
 * Draws the diagnostic of a lead, or of a conversation that may have none, and records who asked for it.
 * @param of conversation: its current id, or one it had before. @returns null when there is no such lead or conversation.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function makeDiagnosticOf(
	db: Db,
	maker: DiagnosticMaker,
	actor: Actor,
	of: { lead: string } | { conversation: string },
): Promise<Diagnostic | null> {
	const id = "lead" in of ? of.lead : await findCurrentId(db, of.conversation);
	if (id === null) return null;
	const input = await ("lead" in of ? readLeadDiagnostic : readConversationDiagnostic)(db, id);
	if (!input) return null;
	const diagnostic = await maker.makeDiagnostic(input);
	await recordDiagnosticMade(db, maker.runtime, actor, { kind: "lead" in of ? "lead" : "conversation", id });
	return diagnostic;
}

type DiagnosticFacts = {
	/** Replace those of the conversation. */
	facts: Partial<LeadFacts>;
	/** 0 to 100. */
	score: number;
	conversationId: string | null;
	/** null: the conversation's, or the default without a conversation. */
	language: Language | null;
	defaultLanguage: Language;
};

/**
 * Draws a diagnostic from facts that the caller gives, which replace those of a conversation, and records who asked.
 * @param actor null: nobody of the staff, which is not recorded.
 * @returns null when there is no such conversation.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function makeDiagnosticFromFacts(
	db: Db,
	maker: DiagnosticMaker,
	actor: Actor | null,
	given: DiagnosticFacts,
): Promise<Diagnostic | null> {
	const { conversationId, score } = given;
	const stored = conversationId === null ? null : await readConversationDiagnostic(db, conversationId);
	if (conversationId !== null && !stored) return null;
	const facts = factsOf({ ...stored?.facts, ...given.facts });
	const about = stored?.about ?? { id: JSON.stringify(facts), since: maker.runtime.now().toISOString() };
	const language = given.language ?? stored?.language ?? given.defaultLanguage;
	const diagnostic = await maker.makeDiagnostic({ facts, score, about, language });
	if (actor)
		await recordDiagnosticMade(db, maker.runtime, actor, { kind: "conversation", id: conversationId ?? "" });
	return diagnostic;
}

function recordDiagnosticMade(db: Db, runtime: Runtime, actor: Actor, subject: NewSubject) {
	return recordInAuditLogAlone(db, runtime, { actor, action: "diagnostic-made", subject });
}

/** Reads what a lead's diagnostic is made of. @returns null when there is no such lead. */
export async function readLeadDiagnostic(db: Db, leadId: string): Promise<DiagnosticInput | null> {
	const lead = await findLead(db, leadId);
	if (!lead) return null;
	return { facts: factsToPrint(lead), language: lead.language, score: lead.score, about: aboutLead(lead) };
}

/** Reads what a conversation's diagnostic is made of: its lead, else the facts of a visitor without contact data. */
export async function readConversationDiagnostic(db: Db, id: string): Promise<DiagnosticInput | null> {
	const conversation = await findConversation(db, id);
	if (!conversation) return null;
	const lead = await findLeadOfConversation(db, id);
	const facts = lead ? factsToPrint(lead) : factsOf(conversation.state.facts);
	const score = lead?.score ?? leadScale[leadStatus(facts)];
	const about = lead ? aboutLead(lead) : { id, since: await startOf(db, id) };
	return { facts, language: conversation.language, score, about };
}

function aboutLead({ id, createdAt }: Lead): DocumentSubject {
	return { id, since: createdAt };
}

async function startOf(db: Db, conversationId: string): Promise<string> {
	const [first] = await listMessages(db, conversationId);
	if (!first) throw new Error("A conversation without a message is not stored.");
	return first.at;
}
