import type { ExpressionBuilder } from "kysely";
import { inOrderOf, isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { Database } from "../../db/tables.ts";
import { type MessageWriter, writerOf } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import { findDocuments } from "../search/find-documents-store.ts";
import type { Extras } from "./message-store.ts";

export type ListedConversation = {
	id: string;
	updatedAt: string;
	language: Language;
	unread: number;
	waitingSince: string | null;
	snoozedUntil: string | null;
	/** When the visitor's page was last open; null: never seen. */
	seenAt: string | null;
	wroteAt: string | null;
	lead: { id: string; name: string | null; company: string | null } | null;
	/** The last message; where the visitor waits for a person, their own last one. */
	last: { by: MessageWriter; text: string } | null;
};

/** Times are ISO 8601, UTC. */
export type ConversationFilter =
	| { kind: "all" }
	| { kind: "waiting"; now: string }
	| { kind: "not-waiting"; now: string }
	| { kind: "unread" }
	| { kind: "live"; since: string; seenSince: string }
	| { kind: "mine"; accountId: string }
	| { kind: "snoozed"; now: string }
	| { kind: "snooze-ended"; since: string; now: string }
	| { kind: "label"; label: string };

/** Characters of the last message. */
const shownOfLast = 160;

type Page = { limit: number; after?: Cursor; search?: string; filter?: ConversationFilter };

/**
 * Lists conversations, the most recently active first; those that wait, the longest first. A search sorts by the
 * visitor's last message instead.
 * @param page limit: the most conversations; after: continues after this one; search: words of its reference or its
 * visitor, in place of the filter.
 * @returns next: the cursor of the next page, null on the last.
 */
export async function listConversations(
	db: Db,
	page: Page,
): Promise<{ conversations: ListedConversation[]; next: Cursor | null }> {
	const { limit, after, search: text, filter = { kind: "all" } } = page;
	const one = { limit: limit + 1, after };
	const found = text ? await findDocuments(db, { kind: "conversation", text, ...one }) : null;
	const rows = found ? await rowsOf(db, found) : await filtered(db, { ...one, filter });
	const shown = rows.slice(0, limit).map(fromRow);
	const last = found ? found[limit - 1] : lastOf(shown, filter);
	return { conversations: shown, next: rows.length > limit && last ? last : null };
}

/** Counts the conversations of a filter. @param most stops counting there. */
export async function countConversations(db: Db, filter: ConversationFilter, most: number): Promise<number> {
	const some = db
		.selectFrom("conversations")
		.where((builder) => conditionOf(builder, filter))
		.select("conversations.id")
		.limit(most)
		.as("some");
	const { count } = await db
		.selectFrom(some)
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

async function filtered(db: Db, { limit, after, filter }: Page & { filter: ConversationFilter }) {
	const [time, order] =
		filter.kind === "waiting"
			? (["conversations.waiting_since", "asc"] as const)
			: (["conversations.updated_at", "desc"] as const);
	let query = listed(db).where((builder) => conditionOf(builder, filter));
	if (after) query = query.where(isAfterCursor([time, "conversations.id"], after, order));
	return query.orderBy(time, order).orderBy("conversations.id", order).limit(limit).execute();
}

function conditionOf(builder: ExpressionBuilder<Database, "conversations">, filter: ConversationFilter) {
	const { eb, and, or, exists, lit } = builder;
	const isAwake = (now: string) =>
		or([eb("conversations.snoozed_until", "is", null), eb("conversations.snoozed_until", "<=", now)]);
	switch (filter.kind) {
		case "all":
			return eb(lit(1), "=", lit(1));
		case "waiting":
			return and([eb("conversations.waiting_since", "is not", null), isAwake(filter.now)]);
		case "not-waiting":
			return and([eb("conversations.waiting_since", "is", null), isAwake(filter.now)]);
		case "unread":
			return eb("conversations.unread", ">", lit(0));
		case "live":
			return or([
				and([
					eb("conversations.updated_at", ">", filter.since),
					eb(lastWritten(builder), ">", filter.since),
					eb("conversations.id", "not in", seenAfter(builder, filter.since)),
				]),
				eb("conversations.id", "in", seenAfter(builder, filter.seenSince)),
			]);
		case "mine":
			return eb("conversations.person_id", "=", filter.accountId);
		case "snoozed":
			return eb("conversations.snoozed_until", ">", filter.now);
		case "snooze-ended":
			return and([
				eb("conversations.snoozed_until", ">", filter.since),
				eb("conversations.snoozed_until", "<=", filter.now),
			]);
		case "label":
			return exists(
				builder
					.selectFrom("conversation_labels")
					.select("label")
					.whereRef("conversation_labels.conversation_id", "=", "conversations.id")
					.where("label", "=", filter.label),
			);
	}
}

function seenAfter(builder: ExpressionBuilder<Database, "conversations">, time: string) {
	return builder.selectFrom("visitor_presence").select("conversation_id").where("seen_at", ">", time);
}

function lastWritten(builder: ExpressionBuilder<Database, "conversations">) {
	return builder
		.selectFrom("messages as written")
		.select(({ fn }) => fn.max("written.created_at").as("at"))
		.whereRef("written.conversation_id", "=", "conversations.id")
		.where("written.role", "=", "user");
}

async function rowsOf(db: Db, documents: readonly Cursor[]) {
	const ids = documents.map(({ id }) => id);
	const rows = await listed(db).where(isAmong("conversations.id", ids)).execute();
	return inOrderOf(ids, rows);
}

function lastOf(shown: readonly ListedConversation[], filter: ConversationFilter): Cursor | undefined {
	const last = shown.at(-1);
	return last && { at: (filter.kind === "waiting" && last.waitingSince) || last.updatedAt, id: last.id };
}

function listed(db: Db) {
	return db
		.selectFrom("conversations")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.leftJoin("visitor_presence", "visitor_presence.conversation_id", "conversations.id")
		.leftJoin("messages", (join) =>
			join
				.onRef("messages.conversation_id", "=", "conversations.id")
				.on(({ eb }) => eb("messages.position", "=", shownPosition(eb))),
		)
		.select([
			"conversations.id",
			"conversations.updated_at",
			"conversations.language",
			"conversations.unread",
			"conversations.waiting_since",
			"conversations.snoozed_until",
			"visitor_presence.seen_at",
			"messages.role",
			"messages.content",
			"messages.extras",
		])
		.select(["leads.id as lead_id", "leads.name", "leads.company"])
		.select((builder) => lastWritten(builder).as("wrote_at"));
}

function shownPosition(eb: ExpressionBuilder<Database, "conversations">) {
	const asked = eb
		.selectFrom("messages as asked")
		.select(({ fn }) => fn.max("asked.position").as("position"))
		.whereRef("asked.conversation_id", "=", "conversations.id")
		.where("asked.role", "=", "user");
	return eb
		.case()
		.when("conversations.waiting_since", "is", null)
		.then(eb("conversations.length", "-", 1))
		.else(asked)
		.end();
}

function fromRow(row: Awaited<ReturnType<typeof filtered>>[number]): ListedConversation {
	const { person }: Extras = JSON.parse(row.extras ?? "{}");
	const by = writerOf({ role: row.role, person });
	return {
		id: row.id,
		updatedAt: row.updated_at,
		language: row.language,
		unread: row.unread,
		waitingSince: row.waiting_since,
		snoozedUntil: row.snoozed_until,
		seenAt: row.seen_at,
		wroteAt: row.wrote_at,
		lead: row.lead_id ? { id: row.lead_id, name: row.name, company: row.company } : null,
		last: row.content === null ? null : { by, text: row.content.slice(0, shownOfLast) },
	};
}
