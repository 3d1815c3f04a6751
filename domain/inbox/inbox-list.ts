import type { Db } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import type { InboxFilter } from "../../shared/conversation.ts";
import {
	type ConversationFilter,
	countConversations,
	type ListedConversation,
	listConversations,
} from "../conversations/conversation-list-store.ts";
import { isOnline, seenFor, wroteFor } from "./presence.ts";

export type InboxItem = ListedConversation & { isOnline: boolean };

type InboxCounts = Record<Exclude<InboxFilter, "all">, number>;

const perPage = 40;
/** The most that is counted: above it the number matters no more. */
const countedMost = 100;

export type AskedInbox = {
	filter: InboxFilter;
	label: string | null;
	search: string;
	after?: Cursor;
	accountId: string;
};

/**
 * Reads a page of the inbox.
 * @returns waiting: those that wait for a person, the longest first, whatever the page shows; the page of all
 * conversations leaves them out.
 */
export async function readInbox(db: Db, now: Date, { filter, label, search, after, accountId }: AskedInbox) {
	const at = now.toISOString();
	const filters = filtersAt(now, accountId);
	const isWhole = filter === "all" && label === null;
	const wanted: ConversationFilter =
		label === null
			? isWhole
				? { kind: "not-waiting", now: at }
				: filters[filter]
			: { kind: "label", label };
	const page = { limit: perPage, after, search, filter: wanted };
	const [waiting, { conversations, next }] = await Promise.all([
		listConversations(db, { limit: perPage, filter: filters.waiting }),
		listConversations(db, page),
	]);
	const shown = (one: ListedConversation): InboxItem => ({ ...one, isOnline: isOnline(one, now) });
	return {
		waiting: waiting.conversations.map(shown),
		conversations: conversations.map(shown),
		next,
	};
}

/** Counts what each filter of the whole team holds, up to 100. */
export async function countInbox(db: Db, now: Date): Promise<Omit<InboxCounts, "mine">> {
	const filters = filtersAt(now, "");
	const count = (filter: InboxFilter) => countConversations(db, filters[filter], countedMost);
	const [waiting, unread, live, snoozed] = await Promise.all([
		count("waiting"),
		count("unread"),
		count("live"),
		count("snoozed"),
	]);
	return { waiting, unread, live, snoozed };
}

/** Counts the conversations that somebody of the team has, up to 100. */
export function countOwn(db: Db, accountId: string): Promise<number> {
	return countConversations(db, { kind: "mine", accountId }, countedMost);
}

/** Counts the conversations that wait for a person, up to 100. */
export function countWaitingConversations(db: Db, now: Date): Promise<number> {
	return countConversations(db, { kind: "waiting", now: now.toISOString() }, countedMost);
}

function filtersAt(now: Date, accountId: string): Record<InboxFilter, ConversationFilter> {
	const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
	const at = now.toISOString();
	return {
		all: { kind: "all" },
		waiting: { kind: "waiting", now: at },
		unread: { kind: "unread" },
		live: { kind: "live", since: before(wroteFor), seenSince: before(seenFor) },
		mine: { kind: "mine", accountId },
		snoozed: { kind: "snoozed", now: at },
	};
}
