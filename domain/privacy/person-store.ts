import { type Kysely, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";
import { mailboxOf } from "../contact/mailbox.ts";
import { addressesIn, isNamedIn, withoutMentions } from "../contact/mention.ts";
import { type Belonging, type PersonalTable, personalTables } from "./personal-data.ts";

/**
 * Reads and erases the rows of one person in all tables, as personal-data.ts defines. Only this file deletes across
 * tables; all other writes are in the store of each table.
 */

/** How a person is identified: addresses in lower case, telephones as E.164. */
export type Identity = {
	emails: readonly string[];
	phones: readonly string[];
	/** Mailboxes of subscriptions, beyond those of the addresses; see contact/mailbox.ts. */
	mailboxes?: readonly string[];
};

/** The ids of everything that belongs to a person. */
export type PersonRecords = Identity & Record<Belonging, readonly string[]>;

/** Finds everything that belongs to a person. @param until ISO 8601, UTC: only rows created by then. */
export async function findBelongings(db: Db | Tx, who: Identity, until: string): Promise<PersonRecords> {
	const leads = await db
		.selectFrom("leads")
		.select(["id", "conversation_id"])
		.where("created_at", "<=", until)
		.where(({ eb, or }) =>
			or([eb("email", "in", nonEmpty(who.emails)), eb("phone", "in", nonEmpty(who.phones))]),
		)
		.execute();
	// Also finds visitors who removed their address, or never became a lead.
	const namingMessages = await mentions(db, who.emails, until);
	const leadless = await db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select("conversations.id")
		.where("conversations.id", "in", nonEmpty(namingMessages.map(({ conversation_id }) => conversation_id)))
		.where("leads.id", "is", null)
		.execute();
	const requests = await db
		.selectFrom("rights_requests")
		.select("id")
		.where("created_at", "<=", until)
		.where("email", "in", nonEmpty(who.emails))
		.execute();
	const accounts = await db
		.selectFrom("accounts")
		.select("id")
		// Staff accounts are excluded: the company must know who did what while they work for it.
		.where("kind", "=", "client")
		.where("created_at", "<=", until)
		.where("email", "in", nonEmpty(who.emails))
		.execute();
	const comments = await db
		.selectFrom("comments")
		.select("id")
		.where("created_at", "<=", until)
		.where(({ fn }) => fn<string>("lower", ["email"]), "in", nonEmpty(who.emails))
		.execute();
	const subscribers = await db
		.selectFrom("subscribers")
		.select("id")
		.where("created_at", "<=", until)
		// A mailbox has one subscription: "ana+blog@x.co" and "ana@x.co" share it, under the spelling typed last.
		.where("mailbox", "in", nonEmpty([...who.emails.map(mailboxOf), ...(who.mailboxes ?? [])]))
		.execute();
	const conversations = new Set([
		...leads.flatMap(({ conversation_id }) => conversation_id ?? []),
		...leadless.map(({ id }) => id),
	]);
	// A mailed conversation belongs to its recipient and to its visitor.
	const conversationMails = await db
		.selectFrom("conversation_mails")
		.select("id")
		.where("created_at", "<=", until)
		.where(({ eb, fn, or }) =>
			or([
				eb(fn<string>("lower", ["email"]), "in", nonEmpty(who.emails)),
				eb("conversation_id", "in", nonEmpty([...conversations])),
			]),
		)
		.execute();
	return {
		...who,
		leads: leads.map(({ id }) => id),
		conversations: [...conversations],
		requests: requests.map(({ id }) => id),
		accounts: accounts.map(({ id }) => id),
		comments: comments.map(({ id }) => id),
		subscribers: subscribers.map(({ id }) => id),
		conversationMails: conversationMails.map(({ id }) => id),
	};
}

/** Lists every stored address and telephone, to compare them with the erasures before a restore. */
export async function allIdentities(db: Db): Promise<Required<Identity>> {
	const leads = await db.selectFrom("leads").select(["email", "phone"]).distinct().execute();
	const requests = await db.selectFrom("rights_requests").select("email").distinct().execute();
	const accounts = await db.selectFrom("accounts").select("email").where("kind", "=", "client").execute();
	const comments = await db.selectFrom("comments").select("email").distinct().execute();
	const subscribers = await db.selectFrom("subscribers").select(["email", "mailbox"]).execute();
	const recipients = await db.selectFrom("conversation_mails").select("email").distinct().execute();
	const messages = await db
		.selectFrom("messages")
		.select("content")
		.where("role", "=", "user")
		.where("content", "like", "%@%")
		.execute();
	const addressesInMessages = messages.flatMap(({ content }) => addressesIn(content));
	const emails = [...leads, ...requests, ...accounts, ...comments, ...subscribers, ...recipients].flatMap(
		({ email }) => email?.toLowerCase() ?? [],
	);
	return {
		emails: [...new Set([...emails, ...addressesInMessages])],
		mailboxes: [...new Set(subscribers.map(({ mailbox }) => mailbox))],
		phones: [...new Set(leads.flatMap(({ phone }) => phone ?? []))],
	};
}

/** Reads a person's rows of a table, without its secret columns. */
export async function rowsOf(
	db: Db | Tx,
	person: PersonRecords,
	{ table, of, by, hidden = [] }: (typeof personalTables)[number],
): Promise<Record<string, unknown>[]> {
	if (person[of].length === 0) return [];
	const rows = await anyTable(db).selectFrom(table).selectAll().where(by, "in", person[of]).execute();
	return rows.map((row) =>
		Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
	);
}

/**
 * Deletes a person's rows in every table.
 * @returns the number of deleted rows, by table.
 */
export async function deletePerson(
	tx: Tx,
	person: PersonRecords,
): Promise<Partial<Record<PersonalTable, number>>> {
	const counts: Partial<Record<PersonalTable, number>> = {};
	for (const { table, of, by } of personalTables) {
		if (person[of].length === 0) continue;
		const { numDeletedRows } = await anyTable(tx)
			.deleteFrom(table)
			.where(by, "in", person[of])
			.executeTakeFirst();
		if (numDeletedRows > 0n) counts[table] = Number(numDeletedRows);
	}
	return counts;
}

/**
 * Removes a person's addresses from what other people wrote. Call it after deleting the person's own rows.
 * @param until ISO 8601, UTC: later texts stay unchanged. @returns the conversations that changed.
 */
export async function redactMentions(tx: Tx, { emails }: Identity, until: string): Promise<string[]> {
	const mentioning = await mentions(tx, emails, until);
	for (const { conversation_id, position, content } of mentioning)
		await tx
			.updateTable("messages")
			.set({ content: withoutMentions(content, emails) })
			.where("conversation_id", "=", conversation_id)
			.where("position", "=", position)
			.execute();
	for (const { table, at, text } of textsByOthers) {
		if (emails.length === 0) break;
		const rows = await anyTable(tx)
			.selectFrom(table)
			.select(["id", text])
			.where(at, "<=", until)
			.where(({ or }) => or(emails.map((email) => contains(text, email))))
			.execute();
		for (const row of rows) {
			const words = String(row[text]);
			if (!isNamedIn(words, { emails, phones: [] })) continue;
			await anyTable(tx)
				.updateTable(table)
				.set({ [text]: withoutMentions(words, emails) })
				.where("id", "=", row.id)
				.execute();
		}
	}
	return [...new Set(mentioning.map(({ conversation_id }) => conversation_id))];
}

/** Texts by other people that may contain an address. */
const textsByOthers = [
	{ table: "leads", at: "created_at", text: "message" },
	{ table: "lead_notes", at: "at", text: "text" },
	{ table: "comments", at: "created_at", text: "text" },
	{ table: "rights_requests", at: "created_at", text: "detail" },
] as const;

async function mentions(db: Db | Tx, emails: readonly string[], until: string) {
	if (emails.length === 0) return [];
	const candidates = await db
		.selectFrom("messages")
		.select(["conversation_id", "position", "content"])
		.where("created_at", "<=", until)
		.where(({ or }) => or(emails.map((email) => contains("content", email))))
		.execute();
	return candidates.filter(({ content }) => isNamedIn(content, { emails, phones: [] }));
}

/** Matches rows with these letters; mention.ts then rejects those where they are part of a longer address. */
function contains(column: string, text: string) {
	const pattern = `%${text.replace(/[%_\\]/g, "\\$&")}%`;
	return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape ${sql.lit("\\")}`;
}

type AnyTable = { [Table in keyof Database]: Record<string, unknown> };

/** Loosens the column types: personal-data.ts supplies the names, and the compiler checks them there. */
function anyTable(db: Db | Tx) {
	return db as unknown as Kysely<AnyTable>;
}

/** Replaces an empty list by one empty string, since SQL's `in` rejects an empty list. */
function nonEmpty<Item extends string>(items: readonly Item[]): readonly string[] {
	return items.length > 0 ? items : [""];
}
