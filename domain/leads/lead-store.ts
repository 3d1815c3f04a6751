import type { Selectable, SelectQueryBuilder } from "kysely";
import { type IndustryId, industries } from "../../content/industries/list.ts";
import { isLanguage } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import type { Database, LeadsTable } from "../../db/tables.ts";
import { referenceOf } from "../contact/reference.ts";
import { isStatus, type Lead, type LeadSource, type LeadStatus, leadScale, leadSources } from "./lead.ts";
import { searchWords, wordsOf } from "./lead-words.ts";

/** The one writer of the leads table. */

/** @param formKey what makes it this lead and no other; see formKey. @throws a unique violation when the form was stored before. */
export async function insertLead(tx: Tx, lead: Lead, formKey: string): Promise<void> {
	await tx
		.insertInto("leads")
		.values({ ...toRow(lead), form_key: formKey })
		.execute();
	await storeWords(tx, lead);
}

async function storeWords(tx: Tx, lead: Lead): Promise<void> {
	const words = searchWords(lead).map((word) => ({ lead_id: lead.id, word }));
	if (words.length > 0) await tx.insertInto("lead_words").values(words).execute();
}

export async function findLeadByFormKey(db: Db | Tx, formKey: string): Promise<Lead | null> {
	const row = await db.selectFrom("leads").selectAll().where("form_key", "=", formKey).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Whether a lead of this reference is stored. */
export async function hasLead(db: Db, reference: string): Promise<boolean> {
	const row = await db.selectFrom("leads").select("id").where("reference", "=", reference).executeTakeFirst();
	return row !== undefined;
}

/** Stores a lead's changes. One that a CRM confirmed meanwhile stays so. */
export async function updateLead(tx: Tx, lead: Lead): Promise<void> {
	const { id, created_at, status, ...changes } = toRow(lead);
	await tx
		.updateTable("leads")
		.set(({ eb, ref }) => ({
			...changes,
			status: eb.case().when("status", "=", "in-crm").then(ref("status")).else(status).end(),
		}))
		.where("id", "=", id)
		.execute();
	await tx.deleteFrom("lead_words").where("lead_id", "=", id).execute();
	await storeWords(tx, lead);
}

/** What only a CRM's confirmation gives a lead. */
export async function markInCrm(tx: Tx, id: string): Promise<void> {
	const status: LeadStatus = "in-crm";
	await tx.updateTable("leads").set({ status }).where("id", "=", id).execute();
}

/** @returns the lead, or null when there is none with this id. */
export async function findLead(db: Db | Tx, id: string): Promise<Lead | null> {
	const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
	return row ? fromRow(row) : null;
}

export async function findLeadOfConversation(db: Db | Tx, conversationId: string): Promise<Lead | null> {
	const row = await db
		.selectFrom("leads")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

export type LeadFilter = {
	limit: number;
	/** Only this person's, compared without case. */
	email?: string;
	/** Only those whose words begin with each of these; see lead-words.ts. */
	search?: string;
	status?: LeadStatus;
	source?: LeadSource;
	/** Continue behind this lead. */
	after?: Seen;
};

/** Leads, newest first. @returns next: the cursor of the page behind this one, null on the last. */
export async function listLeads(db: Db, filter: LeadFilter): Promise<{ leads: Lead[]; next: Seen | null }> {
	const { limit, email, search, status, source, after } = filter;
	let query = db.selectFrom("leads").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
	if (email) query = query.where("email", "=", email.toLowerCase());
	if (status) query = query.where("status", "=", status);
	if (source) query = query.where("source", "=", source);
	for (const { word, rare } of await weighed(db, wordsOf(search ?? "").slice(0, 6))) {
		// Few leads of a rare word are read and sorted; with a common one the newest leads are tried in turn.
		query = rare
			? query.where("id", "in", (within) =>
					beginning(within.selectFrom("lead_words"), word).select("lead_id"),
				)
			: query.where(({ exists, selectFrom, ref }) =>
					exists(
						beginning(selectFrom("lead_words"), word).where("lead_id", "=", ref("leads.id")).select("word"),
					),
				);
	}
	if (after) query = query.where(behind(["created_at", "id"], after));
	const rows = await query.limit(limit + 1).execute();
	const leads = rows.slice(0, limit).map(fromRow);
	const last = rows.length > limit ? leads.at(-1) : undefined;
	return { leads, next: last ? { at: last.createdAt, id: last.id } : null };
}

const rareUpTo = 1_000;

/** Each word with whether few leads have one that begins with it. */
function weighed(db: Db, words: readonly string[]): Promise<{ word: string; rare: boolean }[]> {
	return Promise.all(
		words.map(async (word) => {
			const rows = beginning(db.selectFrom("lead_words"), word)
				.select("lead_id")
				.limit(rareUpTo + 1);
			return { word, rare: (await rows.execute()).length <= rareUpTo };
		}),
	);
}

function beginning(words: SelectQueryBuilder<Database, "lead_words", object>, word: string) {
	return words.where("word", ">=", word).where("word", "<", `${word}\u{10ffff}`);
}

function toRow(lead: Lead): Omit<LeadsTable, "form_key" | "client_id" | "owner_id"> {
	return {
		id: lead.id,
		created_at: lead.createdAt,
		updated_at: lead.updatedAt,
		source: lead.source,
		language: lead.language,
		status: lead.status,
		name: lead.name,
		email: lead.email,
		phone: lead.phone,
		company: lead.company,
		industry: lead.industry,
		need: lead.need,
		company_size: lead.companySize,
		budget: lead.budget,
		timing: lead.timing,
		message: lead.message,
		conversation_id: lead.conversationId,
		reference: lead.reference,
	};
}

function fromRow(row: Selectable<LeadsTable>): Lead {
	const status = isStatus(row.status) ? row.status : "captured";
	return {
		id: row.id,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		source: isSource(row.source) ? row.source : "api",
		language: isLanguage(row.language) ? row.language : "es",
		status,
		score: leadScale[status],
		name: row.name,
		email: row.email,
		phone: row.phone,
		company: row.company,
		industry: industryOf(row.industry),
		need: row.need,
		companySize: row.company_size,
		budget: row.budget,
		timing: row.timing,
		message: row.message,
		conversationId: row.conversation_id,
		reference: row.reference ?? referenceOf(row.id),
	};
}

function isSource(value: string): value is LeadSource {
	return leadSources.some((source) => source === value);
}

// An industry that was since taken off the site reads as "other" rather than breaking old leads.
function industryOf(value: string | null): IndustryId | "other" | null {
	if (value === null) return null;
	return industries.find((industry) => industry.id === value)?.id ?? "other";
}
