import type { Db } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import type { Actor, AuditEntry } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { currentId } from "../conversations/conversation-store.ts";
import { factsOf, type LeadFacts } from "../leads/lead.ts";
import type { Runtime } from "../runtime.ts";
import {
	type Diagnostic,
	type DiagnosticInput,
	readConversationDiagnostic,
	readLeadDiagnostic,
} from "./make-diagnostic.ts";

type Maker = { runtime: Runtime; makeDiagnostic(input: DiagnosticInput): Promise<Diagnostic> };

/**
 * Draws the diagnostic of a lead, or of a conversation that may have none, and records who asked for it.
 * @param of conversation: its current id, or one it had before. @returns null when there is no such lead or conversation.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function drawDiagnostic(
	db: Db,
	{ runtime, makeDiagnostic }: Maker,
	actor: Actor,
	of: { lead: string } | { conversation: string },
): Promise<Diagnostic | null> {
	const subject =
		"lead" in of
			? { kind: "lead", id: of.lead }
			: { kind: "conversation", id: (await currentId(db, of.conversation)) ?? "" };
	const input = await ("lead" in of ? readLeadDiagnostic : readConversationDiagnostic)(db, subject.id);
	if (!input) return null;
	const diagnostic = await makeDiagnostic(input);
	await recordMade(db, runtime, actor, subject);
	return diagnostic;
}

/**
 * Draws a diagnostic from facts that the caller gives, which replace those of a conversation, and records who asked.
 * @param actor null: nobody of the staff, which is not recorded. @param given score: 0 to 100; language: null for the
 * conversation's, or the default without one. @returns null when there is no such conversation.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function drawGivenDiagnostic(
	db: Db,
	{ runtime, makeDiagnostic }: Maker,
	actor: Actor | null,
	given: {
		facts: Partial<LeadFacts>;
		score: number;
		conversationId: string | null;
		language: Language | null;
		defaultLanguage: Language;
	},
): Promise<Diagnostic | null> {
	const { conversationId, score } = given;
	const stored = conversationId === null ? null : await readConversationDiagnostic(db, conversationId);
	if (conversationId !== null && !stored) return null;
	const facts = factsOf({ ...stored?.facts, ...given.facts });
	const about = stored?.about ?? { id: JSON.stringify(facts), since: runtime.now().toISOString() };
	const language = given.language ?? stored?.language ?? given.defaultLanguage;
	const diagnostic = await makeDiagnostic({ facts, score, about, language });
	if (actor) await recordMade(db, runtime, actor, { kind: "conversation", id: conversationId ?? "" });
	return diagnostic;
}

async function recordMade(db: Db, runtime: Runtime, actor: Actor, subject: AuditEntry["subject"]) {
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "diagnostic-made", subject }));
}
