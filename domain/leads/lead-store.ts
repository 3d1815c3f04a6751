import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import { type IndustryName, industryNames } from "../../content/industries/list.ts";
import { inOrderOf, isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { LeadsTable } from "../../db/tables/leads.ts";
import type { LeadSource, LeadStatus } from "../../shared/lead.ts";
import { phoneParts } from "../contact/phone.ts";
import { referenceOf } from "../reference.ts";
import { putDocument, type SearchDocument } from "../search/document-store.ts";
import { findDocuments } from "../search/find-documents-store.ts";
import { type Lead, leadScale } from "./lead.ts";

/** Stores a new lead. @param contentKey see content-key.ts. @throws a unique violation when the same content is already stored. */
export async function insertLead(tx: Tx, lead: Lead, contentKey: string): Promise<void> {
	await tx
		.insertInto("leads")
		.values({ ...toRow(lead), form_key: contentKey })
		.execute();
	await putDocument(tx, leadDocument(lead));
}

/** Finds the lead that a content key stored. @returns null when there is none. */
export async function findLeadByContentKey(db: Db | Tx, contentKey: string): Promise<Lead | null> {
	const row = await db.selectFrom("leads").selectAll().where("form_key", "=", contentKey).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** @returns the id of the lead of this source with this reference; null when there is none. */
export async function findLeadId(
	db: Db,
	{ reference, source }: Pick<Lead, "reference" | "source">,
): Promise<string | null> {
	const row = await db
		.selectFrom("leads")
		.select("id")
		.where("reference", "=", reference)
		.where("source", "=", source)
		.executeTakeFirst();
	return row?.id ?? null;
}

/**
 * Updates a lead. Its status stays "in-crm" when a CRM confirmed it in the meantime.
 * @param contentKey replaces the stored key, so that a repeat of this content finds the lead.
 */
export async function updateLead(tx: Tx, lead: Lead, contentKey?: string): Promise<void> {
	const { id, created_at, status, ...changes } = toRow(lead);
	await tx
		.updateTable("leads")
		.set(({ eb, ref }) => ({
			...changes,
			...(contentKey && { form_key: contentKey }),
			status: eb.case().when("status", "=", "in-crm").then(ref("status")).else(status).end(),
		}))
		.where("id", "=", id)
		.execute();
	await putDocument(tx, leadDocument(lead));
}

/** Sets the status "in-crm": a CRM confirmed the lead, or our own list is the CRM and somebody put it there. */
export async function markInCrm(tx: Tx, id: string): Promise<void> {
	const status: LeadStatus = "in-crm";
	await tx.updateTable("leads").set({ status }).where("id", "=", id).execute();
}

/** Finds a lead by id; null when it was erased. */
export async function findLead(db: Db | Tx, id: string): Promise<Lead | null> {
	const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Reads leads by id, in no order. */
export async function readLeads(db: Db, ids: readonly string[]): Promise<Lead[]> {
	const rows = await db.selectFrom("leads").selectAll().where(isAmong("id", ids)).execute();
	return rows.map(fromRow);
}

/** Finds the one lead of a conversation; null before it has one. */
export async function findLeadOfConversation(db: Db | Tx, conversationId: string): Promise<Lead | null> {
	const row = await db
		.selectFrom("leads")
		.selectAll()
		.where("conversation_id", "=", conversationId)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Moves a lead to the new id of its conversation. */
export async function relinkLeadToConversation(
	tx: Tx,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	await tx.updateTable("leads").set({ conversation_id: to }).where("conversation_id", "=", from).execute();
}

export type LeadFilter = {
	limit: number;
	email?: string;
	search?: string;
	status?: LeadStatus;
	source?: LeadSource;
	after?: Cursor;
};

/** Lists leads, newest first. @returns next: the cursor of the next page, or null on the last. */
export async function listLeads(db: Db, filter: LeadFilter): Promise<{ leads: Lead[]; next: Cursor | null }> {
	const { limit, search } = filter;
	const oneMore = { ...filter, limit: limit + 1 };
	const rows = await (search ? searchLeads(db, { ...oneMore, search }) : newestLeads(db, oneMore));
	const leads = rows.slice(0, limit).map(fromRow);
	const last = rows.length > limit ? leads.at(-1) : undefined;
	return { leads, next: last ? { at: last.createdAt, id: last.id } : null };
}

function newestLeads(db: Db, filter: LeadFilter) {
	const { limit, after } = filter;
	let query = db.selectFrom("leads").selectAll().where(meetsFilter(filter));
	if (after) query = query.where(isAfterCursor(["created_at", "id"], after));
	return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

async function searchLeads(db: Db, filter: LeadFilter & { search: string }) {
	const { limit, after, search: text } = filter;
	const isNarrowed = filter.email || filter.status || filter.source;
	const only = (id: Expression<string>) => {
		const lead = db.selectFrom("leads").select("id").where("id", "=", id).where(meetsFilter(filter));
		return sql<SqlBool>`exists ${lead}`;
	};
	const documents = await findDocuments(db, {
		kind: "lead",
		text,
		limit,
		after,
		only: isNarrowed ? only : undefined,
	});
	const ids = documents.map(({ id }) => id);
	const rows = await db.selectFrom("leads").selectAll().where(isAmong("id", ids)).execute();
	return inOrderOf(ids, rows);
}

function meetsFilter({ email, status, source }: LeadFilter): Expression<SqlBool> {
	const conditions = [
		...(email ? [sql<SqlBool>`email = ${email.toLowerCase()}`] : []),
		...(status ? [sql<SqlBool>`status = ${status}`] : []),
		...(source ? [sql<SqlBool>`source = ${source}`] : []),
	];
	return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`1 = 1`;
}

function toRow(lead: Lead): Omit<LeadsTable, "form_key" | "client_id" | "owner_id" | `contact${string}`> {
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
	return {
		id: row.id,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		source: row.source,
		language: row.language,
		status: row.status,
		score: leadScale[row.status],
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

// An industry that the site no longer lists reads as "other", so that old leads stay readable.
function industryOf(value: string | null): IndustryName | null {
	if (value === null) return null;
	return industryNames.find((name) => name === value) ?? "other";
}

/** With the telephone also without its country code, as people say it. */
function leadDocument(lead: Lead): SearchDocument {
	const { id, createdAt, name, email, company, phone, reference } = lead;
	const digits = phone ? phoneParts(phone).number.replace(/\D/g, "") : "";
	const texts = [name, email, company, reference, digits, digits.replace(/^57/, "")];
	return { kind: "lead", id, at: createdAt, text: texts.filter(Boolean).join(" ") };
}
