import { type Kysely, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";
import { asciiEmail, mailboxOf } from "../contact/email.ts";
import { addressesIn, isNamedIn } from "../contact/mention.ts";
import type { Identity } from "./identity.ts";
import type { Belonging, personalTables } from "./personal-data.ts";

export type PersonRecords = Identity & Record<Belonging, readonly string[]>;

/** Finds everything that belongs to a person. @param until ISO 8601, UTC: only rows created by then. */
export async function findBelongings(db: Db | Tx, who: Identity, until: string): Promise<PersonRecords> {
	const leads = await db
		.selectFrom("leads")
		.select(["id", "conversation_id"])
		.where("created_at", "<=", until)
		.where(({ eb, or }) =>
			or([
				eb("email", "in", nonEmpty(who.emails)),
				eb("phone", "in", nonEmpty(who.phones)),
				...who.phones.map((phone) => eb("phone", "like", `${phone};ext=%`)),
			]),
		)
		.execute();
	const conversations = new Set([
		...leads.flatMap(({ conversation_id }) => conversation_id ?? []),
		...(await leadlessConversations(db, who.emails, until)),
	]);
	const requests = await db
		.selectFrom("rights_requests")
		.select("id")
		.where("created_at", "<=", until)
		.where("email", "in", nonEmpty(who.emails))
		.execute();
	// Accounts and invitations keep a domain as it was typed, perhaps in ASCII.
	const accountEmails = nonEmpty([...who.emails, ...who.emails.map(asciiEmail)]);
	const accounts = await db
		.selectFrom("accounts")
		.select("id")
		// Staff accounts are excluded: the company must know who did what while they work for it.
		.where("kind", "=", "client")
		.where("created_at", "<=", until)
		.where("email", "in", accountEmails)
		.execute();
	const invitations = await invitationsTo(db, accountEmails, until);
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
	const conversationMails = await mailedConversations(db, who.emails, [...conversations], until);
	return {
		...who,
		leads: leads.map(({ id }) => id),
		conversations: [...conversations],
		requests: requests.map(({ id }) => id),
		accounts: accounts.map(({ id }) => id),
		comments: comments.map(({ id }) => id),
		subscribers: subscribers.map(({ id }) => id),
		conversationMails: conversationMails.map(({ id }) => id),
		invitations: invitations.map(({ id }) => id),
	};
}

/** Finds conversations of visitors who removed their address, or never became a lead. */
async function leadlessConversations(
	db: Db | Tx,
	emails: readonly string[],
	until: string,
): Promise<string[]> {
	const namingMessages = await findMentions(db, emails, until);
	const conversations = await db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select("conversations.id")
		.where("conversations.id", "in", nonEmpty(namingMessages.map(({ conversation_id }) => conversation_id)))
		.where("leads.id", "is", null)
		.execute();
	return conversations.map(({ id }) => id);
}

function invitationsTo(db: Db | Tx, emails: readonly string[], until: string) {
	return db
		.selectFrom("invitations")
		.select("id")
		.where("created_at", "<=", until)
		.where("email", "in", emails)
		.execute();
}

function mailedConversations(
	db: Db | Tx,
	emails: readonly string[],
	conversations: readonly string[],
	until: string,
) {
	return db
		.selectFrom("conversation_mails")
		.select("id")
		.where("created_at", "<=", until)
		.where(({ eb, fn, or }) =>
			or([
				eb(fn<string>("lower", ["email"]), "in", nonEmpty(emails)),
				eb("conversation_id", "in", nonEmpty(conversations)),
			]),
		)
		.execute();
}

/** Lists every stored address and telephone, to compare them with the erasures before a restore. */
export async function allIdentities(db: Db): Promise<Required<Identity>> {
	const leads = await db.selectFrom("leads").select(["email", "phone"]).distinct().execute();
	const requests = await db.selectFrom("rights_requests").select("email").distinct().execute();
	const accounts = await db.selectFrom("accounts").select("email").where("kind", "=", "client").execute();
	const comments = await db.selectFrom("comments").select("email").distinct().execute();
	const subscribers = await db.selectFrom("subscribers").select(["email", "mailbox"]).execute();
	const invited = await db.selectFrom("invitations").select("email").execute();
	const recipients = await db.selectFrom("conversation_mails").select("email").distinct().execute();
	const messages = await db
		.selectFrom("messages")
		.select("content")
		.where("role", "=", "user")
		.where("content", "like", "%@%")
		.execute();
	const addressesInMessages = messages.flatMap(({ content }) => addressesIn(content));
	const rows = [leads, requests, accounts, comments, subscribers, invited, recipients].flat();
	const emails = rows.flatMap(({ email }) => email?.toLowerCase() ?? []);
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
	{ table, belonging, column, hidden = [] }: (typeof personalTables)[number],
): Promise<Record<string, unknown>[]> {
	if (person[belonging].length === 0) return [];
	const rows = await anyTable(db)
		.selectFrom(table)
		.selectAll()
		.where(column, "in", person[belonging])
		.execute();
	return rows.map((row) =>
		Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
	);
}

/** Finds the messages of all conversations that name one of the addresses. @param until ISO 8601, UTC. */
export async function findMentions(db: Db | Tx, emails: readonly string[], until: string) {
	if (emails.length === 0) return [];
	const candidates = await db
		.selectFrom("messages")
		.select(["conversation_id", "position", "content"])
		.where("created_at", "<=", until)
		.where(({ or }) => or(emails.map((email) => containsText("content", email))))
		.execute();
	return candidates.filter(({ content }) => isNamedIn(content, { emails, phones: [] }));
}

/** Matches rows with these letters; mention.ts then rejects those where they are part of a longer address. */
export function containsText(column: string, text: string) {
	// SQLite lowers ASCII letters only, so any letter may stand for another one.
	const pattern = `%${text.replace(/[%_\\]/g, "\\$&").replace(/[^ -~]/gu, "_")}%`;
	return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape ${sql.lit("\\")}`;
}

type AnyTable = { [Table in keyof Database]: Record<string, unknown> };

/** Loosens the column types: personal-data.ts supplies the names, and the compiler checks them there. */
export function anyTable(db: Db | Tx) {
	return db as unknown as Kysely<AnyTable>;
}

/** Replaces an empty list by one empty string, since SQL's `in` rejects an empty list. */
function nonEmpty<Item extends string>(items: readonly Item[]): readonly string[] {
	return items.length > 0 ? items : [""];
}
