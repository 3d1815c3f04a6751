import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import { type IndustryId, industries } from "../../content/industries/list.ts";
import { isLanguage } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import type { LeadsTable } from "../../db/tables/leads.ts";
import { referenceOf } from "../contact/reference.ts";
import { wordsOf } from "../words/words-of.ts";
import { isStatus, type Lead, type LeadSource, type LeadStatus, leadScale, leadSources } from "./lead.ts";
import { searchWords } from "./lead-words.ts";

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
	const { id, createdAt } = lead;
	const words = searchWords(lead).map((word) => ({ lead_id: id, created_at: createdAt, word }));
	if (words.length > 0) await tx.insertInto("lead_words").values(words).execute();
}

/** @param formKey see formKey. @returns null when none was stored by it. */
export async function findLeadByFormKey(db: Db | Tx, formKey: string): Promise<Lead | null> {
	const row = await db.selectFrom("leads").selectAll().where("form_key", "=", formKey).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Whether a lead of this reference is stored. */
export async function hasLead(db: Db, reference: string): Promise<boolean> {
	const row = await db.selectFrom("leads").select("id").where("reference", "=", reference).executeTakeFirst();
	return row !== undefined;
}

/**
 * Stores a lead's changes. One that a CRM confirmed meanwhile stays so.
 * @param formKey of what brought the changes, by which the lead is found from now on, instead of by the one it had.
 */
export async function updateLead(tx: Tx, lead: Lead, formKey?: string): Promise<void> {
	const { id, created_at, status, ...changes } = toRow(lead);
	await tx
		.updateTable("leads")
		.set(({ eb, ref }) => ({
			...changes,
			...(formKey && { form_key: formKey }),
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

/** @returns null when the conversation has no lead, or there is none of this id. */
export async function findLeadOfConversation(db: Db | Tx, conversationId: string): Promise<Lead | null> {
	const row = await db
		.selectFrom("leads")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Its conversation goes on under another id. */
export async function moveLead(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
	await tx.updateTable("leads").set({ conversation_id: to }).where("conversation_id", "=", from).execute();
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
	const { limit, search } = filter;
	const words = wordsOf(search ?? "").slice(0, 6);
	const rows = await (words.length > 0
		? found(db, filter, words, limit + 1)
		: newestFirst(db, filter)
				.limit(limit + 1)
				.execute());
	const leads = rows.slice(0, limit).map(fromRow);
	const last = rows.length > limit ? leads.at(-1) : undefined;
	return { leads, next: last ? { at: last.createdAt, id: last.id } : null };
}

/** The leads of a filter but for its words. */
function newestFirst(db: Db, filter: LeadFilter) {
	return db
		.selectFrom("leads")
		.selectAll()
		.where(({ and }) => and(conditions(filter)))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

function conditions({ email, status, source, after }: LeadFilter): Expression<SqlBool>[] {
	return [
		...(email ? [sql<SqlBool>`leads.email = ${email.toLowerCase()}`] : []),
		...(status ? [sql<SqlBool>`leads.status = ${status}`] : []),
		...(source ? [sql<SqlBool>`leads.source = ${source}`] : []),
		...(after ? [behind(["leads.created_at", "leads.id"], after)] : []),
	];
}

/** A word of more leads than are counted is nearly everywhere. */
const countedUpTo = 5_000;
/** Among so many, words that are nearly everywhere are soon found together. */
const newestFew = 4_000;

/** Leads whose words begin with each of these, read so that neither many leads of a word nor few of all cost much. */
async function found(db: Db, filter: LeadFilter, words: readonly string[], most: number) {
	const counted = await countLeads(db, words);
	const [rarest = { word: "", leads: 0 }, ...others] = counted.toSorted((a, b) => a.leads - b.leads);
	if (rarest.leads === countedUpTo) {
		const soon = await db
			.selectFrom(newestFirst(db, filter).limit(newestFew).as("leads"))
			.selectAll()
			.where(({ and }) => and(words.map((word) => hasWord(db, "leads.id", word))))
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(most)
			.execute();
		if (soon.length === most) return soon;
	}
	// Crossed and sorted by the words alone: only the leads that are shown are read, or looked at for the filter.
	const crossed = db
		.selectFrom("lead_words as found")
		.select(["found.created_at as at", "found.lead_id"])
		.distinct()
		.where(({ and }) =>
			and([
				beginsWith("found.word", rarest.word),
				...others.map(({ word }) => hasWord(db, "found.lead_id", word)),
			]),
		)
		.orderBy("at", "desc")
		.orderBy("lead_id", "desc");
	return db
		.selectFrom(crossed.as("found"))
		.innerJoin("leads", "leads.id", "found.lead_id")
		.selectAll("leads")
		.where(({ and }) => and(conditions(filter)))
		.orderBy("found.at", "desc")
		.orderBy("found.lead_id", "desc")
		.limit(most)
		.execute();
}

/** Whether the lead of that id has a word that begins so, looked up for it alone. */
function hasWord(db: Db, id: string, word: string): Expression<SqlBool> {
	const words = db
		.selectFrom("lead_words as other")
		.select("other.word")
		.where(({ and }) => and([sql<SqlBool>`other.lead_id = ${sql.ref(id)}`, beginsWith("other.word", word)]));
	return sql<SqlBool>`exists ${words}`;
}

/** Each word with how many leads have one that begins with it, as far as they are counted. */
function countLeads(db: Db, words: readonly string[]): Promise<{ word: string; leads: number }[]> {
	return Promise.all(
		words.map(async (word) => {
			const few = db.selectFrom("lead_words").select("lead_id").where(beginsWith("word", word));
			const { leads } = await db
				.selectFrom(few.limit(countedUpTo).as("few"))
				.select((eb) => eb.fn.countAll<number>().as("leads"))
				.executeTakeFirstOrThrow();
			return { word, leads: Number(leads) };
		}),
	);
}

/** One range of the index. */
function beginsWith(column: string, word: string): Expression<SqlBool> {
	const ref = sql.ref(column);
	return sql<SqlBool>`(${ref} >= ${word} and ${ref} < ${`${word}\u{10ffff}`})`;
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
