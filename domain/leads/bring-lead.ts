import type { Brand } from "../../config/env.ts";
import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";
import { staff } from "../../content/staff/list.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type Actor, recordAudit } from "../accounts/audit-store.ts";
import { formKey } from "../contact/form-key.ts";
import { holdConversation } from "../conversations/conversation-store.ts";
import { keepTranscript, type Spoken } from "../conversations/open-conversation.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import { factNames, factsOf, type Lead, type LeadFacts, noFacts } from "./lead.ts";
import { findLeadByFormKey, findLeadOfConversation } from "./lead-store.ts";
import { insertNote } from "./lead-work-store.ts";
import { recordLead, tellNow } from "./record-lead.ts";

/** A lead that staff or a program brings, which the person did not leave here. */
export type Brought = {
	facts: Partial<LeadFacts>;
	message: string | null;
	language: Language;
	/** What was said with the person elsewhere, oldest first: facts are learned from it, what is given stands. */
	said?: readonly Spoken[];
	/** A conversation held here, instead. */
	conversationId?: string;
	/** What who brings it takes it for, in percent: kept as a note in the staff's language. */
	claimedScore?: number;
	actor: Actor;
};

/** Who is told of a lead that is brought, and who reads its notes. */
export type LeadOffice = Outbound & { brand: Brand; staffLanguage: Language };

export type BroughtOutcome =
	| { kind: "recorded" | "duplicate"; lead: Lead }
	| { kind: "unknown-conversation" }
	/** Neither an address nor a telephone is known. */
	| { kind: "unreachable" };

/**
 * Stores a lead somebody brings, scored by what is known of it, with what is told of it and who brought it, all or
 * nothing. The same lead brought again on the same day is the one stored.
 */
export async function bringLead(db: Db, office: LeadOffice, brought: Brought): Promise<BroughtOutcome> {
	const key = keyOf(brought, office.world.now());
	const before = await findLeadByFormKey(db, key);
	if (before) return { kind: "duplicate", lead: before };
	try {
		return await db.transaction().execute((tx) => store(tx, office, brought, key));
	} catch (error) {
		if (error instanceof UnreachableError) return { kind: "unreachable" };
		const twin = isUniqueViolation(error) ? await findLeadByFormKey(db, key) : null;
		if (!twin) throw error;
		return { kind: "duplicate", lead: twin };
	}
}

/** Undoes what was stored of it so far. */
class UnreachableError extends Error {}

async function store(tx: Tx, office: LeadOffice, brought: Brought, key: string): Promise<BroughtOutcome> {
	const { world, staffLanguage } = office;
	const { conversationId, said, actor, claimedScore, message } = brought;
	// Held before its lead is read: what is told in it meanwhile would be written over.
	const held = conversationId ? await holdConversation(tx, conversationId, world.now().toISOString()) : null;
	if (conversationId && !held) return { kind: "unknown-conversation" };
	const before = held && (await findLeadByFormKey(tx, key));
	if (before) return { kind: "duplicate", lead: before };
	const known = conversationId ? await findLeadOfConversation(tx, conversationId) : null;
	const kept = held || !said ? held : await keepTranscript(tx, office, said, brought.language);
	const facts = { ...noFacts, ...kept?.state.facts, ...(known && factsOf(known)), ...given(brought.facts) };
	if (!facts.email && !facts.phone) throw new UnreachableError();
	const lead = await recordLead(tx, office, {
		...{ facts, message, formKey: key, consent: null },
		source: held ? "chat" : "api",
		language: kept?.language ?? brought.language,
		conversationId: kept?.id ?? null,
	});
	if (claimedScore !== undefined) {
		const note = { id: world.newId(), at: world.now().toISOString(), author: actor.name };
		const score = new Intl.NumberFormat(locales[staffLanguage]).format(claimedScore);
		const text = staff[staffLanguage].lead.claimedScore.replace("{score}", score);
		await insertNote(tx, lead.id, { ...note, text });
	}
	await recordAudit(tx, world, { actor, action: "lead-created", subject: { kind: "lead", id: lead.id } });
	await tellNow(tx, office, lead.id, "brought");
	return { kind: "recorded", lead };
}

function keyOf({ facts, message, said, conversationId, claimedScore }: Brought, now: Date): string {
	const values = { ...noFacts, ...facts, message, said: said ? JSON.stringify(said) : null };
	const score = claimedScore === undefined ? null : String(claimedScore);
	return formKey("brought", { ...values, score, conversationId: conversationId ?? null }, now);
}

function given(facts: Partial<LeadFacts>): Partial<LeadFacts> {
	const known = factNames.filter((name) => facts[name] !== null && facts[name] !== undefined);
	return Object.fromEntries(known.map((name) => [name, facts[name]]));
}
