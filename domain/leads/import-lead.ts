import type { Brand } from "../../config/env.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { locales } from "../../content/locale.ts";
import { staff } from "../../content/staff/list.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { retryOnConflict } from "../../db/unique.ts";
import type { TranscriptMessage } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import { factNames } from "../../shared/lead.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { contentKey } from "../content-key.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import { importTranscript } from "../conversations/import-transcript.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import { factsOf, type Lead, type LeadFacts, noFacts } from "./lead.ts";
import { insertLeadNote } from "./lead-note-store.ts";
import { findLeadByContentKey, findLeadOfConversation } from "./lead-store.ts";
import { notifyNow, recordLead } from "./record-lead.ts";

export type LeadImport = {
	facts: Partial<LeadFacts>;
	message: string | null;
	language: Language;
	/** A conversation held elsewhere, oldest message first. Facts are read from it; `facts` takes precedence. */
	transcript?: readonly TranscriptMessage[];
	conversationId?: string;
	/** The score that the importer gives, in percent: kept as a note in the language of the staff. */
	claimedScore?: number;
	actor: Actor;
};

type LeadContext = NotifyDependencies & { brand: Brand; staffLanguage: Language };

type LeadImportOutcome =
	| { kind: "recorded" | "duplicate"; lead: Lead }
	| { kind: "unknown-conversation" }
	| { kind: "unreachable" };

/**
 * Stores a lead from outside the site, scored from its facts, and queues its deliveries and the audit entry, all or
 * nothing. The same lead imported again on the same day is a duplicate.
 */
export async function importLead(
	db: Db,
	context: LeadContext,
	imported: LeadImport,
): Promise<LeadImportOutcome> {
	const key = keyOf(imported, context.runtime.now());
	try {
		return await retryOnConflict(db, (tx) => store(tx, context, imported, key));
	} catch (error) {
		if (error instanceof UnreachableError) return { kind: "unreachable" };
		throw error;
	}
}

class UnreachableError extends Error {}

async function store(
	tx: Tx,
	context: LeadContext,
	imported: LeadImport,
	key: string,
): Promise<LeadImportOutcome> {
	const { runtime, staffLanguage } = context;
	const { conversationId, transcript, actor, claimedScore, message } = imported;
	const previous = await findLeadByContentKey(tx, key);
	if (previous) return { kind: "duplicate", lead: previous };
	// Locks the conversation before reading its lead; otherwise a concurrent change of the lead would be lost.
	const conversation = conversationId
		? await lockConversation(tx, conversationId, runtime.now().toISOString())
		: null;
	if (conversationId && !conversation) return { kind: "unknown-conversation" };
	const before = conversation && (await findLeadByContentKey(tx, key));
	if (before) return { kind: "duplicate", lead: before };
	const previousLead = conversationId ? await findLeadOfConversation(tx, conversationId) : null;
	const stored =
		conversation || !transcript
			? conversation
			: await importTranscript(tx, context, transcript, imported.language);
	const facts = {
		...noFacts,
		...stored?.state.facts,
		...(previousLead && factsOf(previousLead)),
		...filledIn(imported.facts),
	};
	if (!facts.email && !facts.phone) throw new UnreachableError();
	const lead = await recordLead(tx, context, {
		facts,
		message,
		contentKey: key,
		consent: null,
		source: conversation ? "chat" : "api",
		language: stored?.language ?? imported.language,
		conversationId: stored?.id ?? null,
	});
	if (claimedScore !== undefined) {
		const note = { id: runtime.newId(), at: runtime.now().toISOString(), author: actor.name };
		const score = new Intl.NumberFormat(locales[staffLanguage]).format(claimedScore);
		const text = fillBlanks(staff[staffLanguage].lead.claimedScore, { score });
		await insertLeadNote(tx, lead.id, { ...note, text });
	}
	await recordInAuditLog(tx, runtime, {
		actor,
		action: "lead-created",
		subject: { kind: "lead", id: lead.id },
	});
	await notifyNow(tx, context, lead.id, "brought");
	return { kind: "recorded", lead };
}

function keyOf({ facts, message, transcript, conversationId, claimedScore }: LeadImport, now: Date): string {
	const values = { ...noFacts, ...facts, message, said: transcript ? JSON.stringify(transcript) : null };
	const score = claimedScore === undefined ? null : String(claimedScore);
	return contentKey("brought", { ...values, score, conversationId: conversationId ?? null }, now);
}

function filledIn(facts: Partial<LeadFacts>): Partial<LeadFacts> {
	const filled = factNames.filter((name) => facts[name] !== null && facts[name] !== undefined);
	return Object.fromEntries(filled.map((name) => [name, facts[name]]));
}
