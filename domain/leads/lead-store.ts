import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from "kysely";
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
	const { limit, search } = filter;
	const words = wordsOf(search ?? "").slice(0, 6);
	const rows = await (words.length > 0
		? found(db, filter, words, limit + 1)
		: newestFirst(matching(db, filter))
				.limit(limit + 1)
				.execute());
	const leads = rows.slice(0, limit).map(fromRow);
	const last = rows.length > limit ? leads.at(-1) : undefined;
	return { leads, next: last ? { at: last.createdAt, id: last.id } : null };
}

/** The leads of a filter but for its words. */
function matching(db: Db, { email, status, source, after }: LeadFilter): Leads {
	let query = db.selectFrom("leads").selectAll();
	if (email) query = query.where("email", "=", email.toLowerCase());
	if (status) query = query.where("status", "=", status);
	if (source) query = query.where("source", "=", source);
	if (after) query = query.where(behind(["created_at", "id"], after));
	return query;
}

function newestFirst(query: Leads): Leads {
	return query.orderBy("created_at", "desc").orderBy("id", "desc");
}

/** A word of so many leads is rare: those are read and sorted. One of as many as are counted is nearly everywhere. */
const rareUpTo = 1_000;
const countedUpTo = 20_000;
/** Among so many, words that are often together are soon found together. */
const newestFew = 4_000;

/** Leads whose words begin with each of these, read so that neither many leads of a word nor few of all cost much. */
async function found(
	db: Db,
	filter: LeadFilter,
	words: readonly string[],
	most: number,
): Promise<Selectable<LeadsTable>[]> {
	const counted = await countLeads(db, words);
	const rare = counted.filter(({ leads }) => leads <= rareUpTo);
	if (rare.length === 0) {
		const among = db.selectFrom(newestFirst(matching(db, filter)).limit(newestFew).as("leads"));
		const soon = await newestFirst(having(among.selectAll(), words)).limit(most).execute();
		if (soon.length === most) return soon;
	}
	// Crossed first; each lead is then looked at for the words that would be too many to read.
	const some = counted.filter(({ leads }) => leads < countedUpTo);
	const read = [rare, some, counted].find((group) => group.length > 0) ?? [];
	const other = counted.filter((one) => !read.includes(one));
	const ids = (within: ExpressionBuilder<Database, "leads">) =>
		crossed(
			within,
			read.map(({ word }) => word),
		);
	const all = having(
		matching(db, filter).where("id", "in", ids),
		other.map(({ word }) => word),
	);
	// A limit that limits nothing: without it PostgreSQL tries the newest leads in turn, hoping to meet these soon.
	const sorted = db.selectFrom(all.limit(2_000_000_000).as("leads")).selectAll();
	return newestFirst(sorted).limit(most).execute();
}

type Leads = SelectQueryBuilder<Database, "leads", Selectable<LeadsTable>>;

/** Only the leads that have a word of each beginning, looked up lead by lead. */
function having(query: Leads, words: readonly string[]): Leads {
	return words.reduce(
		(narrowed, word) =>
			narrowed.where(({ exists, selectFrom, ref }) =>
				exists(
					beginning(selectFrom("lead_words"), word).where("lead_id", "=", ref("leads.id")).select("word"),
				),
			),
		query,
	);
}

/** The ids of the leads that have a word of each beginning, all at once. */
function crossed(within: ExpressionBuilder<Database, "leads">, [first = "", ...others]: readonly string[]) {
	const having = (word: string) => beginning(within.selectFrom("lead_words"), word).select("lead_id");
	return others.reduce((ids, word) => ids.intersect(having(word)), having(first));
}

/** Each word with how many leads have one that begins with it, as far as they are counted. */
function countLeads(db: Db, words: readonly string[]): Promise<{ word: string; leads: number }[]> {
	return Promise.all(
		words.map(async (word) => {
			const few = beginning(db.selectFrom("lead_words"), word).select("lead_id").limit(countedUpTo);
			const { leads } = await db
				.selectFrom(few.as("few"))
				.select((eb) => eb.fn.countAll<number>().as("leads"))
				.executeTakeFirstOrThrow();
			return { word, leads: Number(leads) };
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
