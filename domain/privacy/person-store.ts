import { type Kysely, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";
import { mailboxOf } from "../contact/mailbox.ts";
import { addressesIn, isNamedIn, withoutMentions } from "../contact/mention.ts";
import { type Belonging, type PersonalTable, personalTables } from "./personal-data.ts";

/**
 * Reads and erases what the tables hold of one person, as personal-data.ts says. It alone deletes across tables:
 * each table's own store writes the rest.
 */

/** What somebody is known by. Small letters; telephones as E.164. */
export type Identity = {
	emails: readonly string[];
	phones: readonly string[];
	/** What subscriptions are told by beside the mailboxes of those addresses; see contact/mailbox.ts. */
	mailboxes?: readonly string[];
};

/** The ids of all that is a person's. */
export type Person = Identity & Record<Belonging, readonly string[]>;

/** All that is somebody's. @param until ISO 8601, UTC: only what was there by then. */
export async function findBelongings(db: Db | Tx, who: Identity, until: string): Promise<Person> {
	const leads = await db
		.selectFrom("leads")
		.select(["id", "conversation_id"])
		.where("created_at", "<=", until)
		.where(({ eb, or }) => or([eb("email", "in", none(who.emails)), eb("phone", "in", none(who.phones))]))
		.execute();
	// Somebody who gave an address and took it back, or never became a lead.
	const naming = await mentions(db, who.emails, until);
	const nobodys = await db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select("conversations.id")
		.where("conversations.id", "in", none(naming.map(({ conversation_id }) => conversation_id)))
		.where("leads.id", "is", null)
		.execute();
	const requests = await db
		.selectFrom("rights_requests")
		.select("id")
		.where("created_at", "<=", until)
		.where("email", "in", none(who.emails))
		.execute();
	const accounts = await db
		.selectFrom("accounts")
		.select("id")
		// Of staff, the house needs to know who did what as long as they work in it.
		.where("kind", "=", "client")
		.where("created_at", "<=", until)
		.where("email", "in", none(who.emails))
		.execute();
	const comments = await db
		.selectFrom("comments")
		.select("id")
		.where("created_at", "<=", until)
		.where(({ fn }) => fn<string>("lower", ["email"]), "in", none(who.emails))
		.execute();
	const subscribers = await db
		.selectFrom("subscribers")
		.select("id")
		.where("created_at", "<=", until)
		// One a mailbox: "ana+blog@x.co" and "ana@x.co" are one subscription, under whichever was typed last.
		.where("mailbox", "in", none([...who.emails.map(mailboxOf), ...(who.mailboxes ?? [])]))
		.execute();
	const conversations = new Set([
		...leads.flatMap(({ conversation_id }) => conversation_id ?? []),
		...nobodys.map(({ id }) => id),
	]);
	// Whoever a conversation was mailed to, and whose it was: it is of both.
	const conversationMails = await db
		.selectFrom("conversation_mails")
		.select("id")
		.where("created_at", "<=", until)
		.where(({ eb, fn, or }) =>
			or([
				eb(fn<string>("lower", ["email"]), "in", none(who.emails)),
				eb("conversation_id", "in", none([...conversations])),
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

/** Every address and telephone that stands in the tables, to be compared with what was erased before a restore. */
export async function allIdentities(db: Db): Promise<Required<Identity>> {
	const leads = await db.selectFrom("leads").select(["email", "phone"]).distinct().execute();
	const requests = await db.selectFrom("rights_requests").select("email").distinct().execute();
	const accounts = await db.selectFrom("accounts").select("email").where("kind", "=", "client").execute();
	const comments = await db.selectFrom("comments").select("email").distinct().execute();
	const subscribers = await db.selectFrom("subscribers").select(["email", "mailbox"]).execute();
	const mailed = await db.selectFrom("conversation_mails").select("email").distinct().execute();
	const said = await db
		.selectFrom("messages")
		.select("content")
		.where("role", "=", "user")
		.where("content", "like", "%@%")
		.execute();
	const written = said.flatMap(({ content }) => addressesIn(content));
	const emails = [...leads, ...requests, ...accounts, ...comments, ...subscribers, ...mailed].flatMap(
		({ email }) => email?.toLowerCase() ?? [],
	);
	return {
		emails: [...new Set([...emails, ...written])],
		mailboxes: [...new Set(subscribers.map(({ mailbox }) => mailbox))],
		phones: [...new Set(leads.flatMap(({ phone }) => phone ?? []))],
	};
}

/** A table's rows of a person, without what is secret. */
export async function rowsOf(
	db: Db | Tx,
	person: Person,
	{ table, of, by, hidden = [] }: (typeof personalTables)[number],
): Promise<Record<string, unknown>[]> {
	if (person[of].length === 0) return [];
	const rows = await anyTable(db).selectFrom(table).selectAll().where(by, "in", person[of]).execute();
	return rows.map((row) =>
		Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
	);
}

/**
 * Erases a person's rows of every table.
 * @returns how many, by table.
 */
export async function deletePerson(tx: Tx, person: Person): Promise<Partial<Record<PersonalTable, number>>> {
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
 * Takes a person's addresses out of what others said and wrote, which stays theirs otherwise; to be done when the
 * person's own rows are gone. @param until ISO 8601, UTC: what came later stays as it is. @returns the conversations that changed.
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
	for (const { table, at, text } of othersWords) {
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

/** What others wrote, where somebody's address may stand. */
const othersWords = [
	{ table: "leads", at: "created_at", text: "message" },
	{ table: "lead_notes", at: "at", text: "text" },
	{ table: "comments", at: "created_at", text: "text" },
	{ table: "rights_requests", at: "created_at", text: "detail" },
] as const;

async function mentions(db: Db | Tx, emails: readonly string[], until: string) {
	if (emails.length === 0) return [];
	const likely = await db
		.selectFrom("messages")
		.select(["conversation_id", "position", "content"])
		.where("created_at", "<=", until)
		.where(({ or }) => or(emails.map((email) => contains("content", email))))
		.execute();
	return likely.filter(({ content }) => isNamedIn(content, { emails, phones: [] }));
}

/** What SQL can tell: the letters are there. Whether they are that address and no longer one, mention.ts says. */
function contains(column: string, text: string) {
	const pattern = `%${text.replace(/[%_\\]/g, "\\$&")}%`;
	return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape ${sql.lit("\\")}`;
}

type AnyTable = { [Table in keyof Database]: Record<string, unknown> };

/** The tables' names and columns come from personal-data.ts, where the compiler knows them. */
function anyTable(db: Db | Tx) {
	return db as unknown as Kysely<AnyTable>;
}

/** A list for SQL's `in`, which takes no empty one. */
function none<Item extends string>(items: readonly Item[]): readonly string[] {
	return items.length > 0 ? items : [""];
}
