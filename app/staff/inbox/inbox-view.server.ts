import type { RouterContextProvider } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { labelOf } from "../../../domain/inbox/change-inbox.ts";
import type { InboxItem } from "../../../domain/inbox/inbox-list.ts";
import { nextSnoozeEndsIn } from "../../../domain/inbox/snooze-until.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { inboxFilters } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import { initialsOf } from "../../ui/initials/initials.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { ageText, shortTime } from "../times.server.ts";

export async function inboxView(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, language, searchParams, to, text, account } = staffRequest(request, context);
	const now = services.runtime.now();
	const search = cleanText(searchParams.get("q") ?? "")
		.trim()
		.slice(0, 100);
	const asked = labelOf(cleanText(searchParams.get("label") ?? ""));
	const label = "label" in asked ? asked.label : null;
	const filter = inboxFilters.find((one) => one === searchParams.get("filter")) ?? "all";
	const after = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const [inbox, counts] = await Promise.all([
		services.inbox.list({ filter, label, search, after, accountId: account.id }),
		services.inbox.counts(account.id),
	]);
	const changesIn = counts.snoozed > 0 ? await nextSnoozeEndsIn(db, now) : null;
	const path = to("/conversations");
	const kept = { filter: filter === "all" ? "" : filter, label: label ?? "", q: search };
	const query = inboxQuery(kept);
	const item = (one: InboxItem) => itemView(one, { now, language, path, query });
	const rest = inbox.conversations.map(item);
	const waitingItems = inbox.waiting.map(item);
	const isWhole = filter === "all" && !search && label === null;
	const moreWaiting = counts.waiting > waitingItems.length ? path + inboxQuery({ filter: "waiting" }) : null;
	return {
		title: text.screens.conversations,
		text: text.inbox,
		failed: text.failed,
		now: now.toISOString(),
		path,
		query,
		search,
		label: label && fillBlanks(text.inbox.labelled, { label }),
		events: to("/conversations/events"),
		changesIn,
		filters: inboxFilters
			.map((name) => ({
				name,
				label: text.inbox.filters[name],
				path: path + inboxQuery({ filter: name === "all" ? "" : name }),
				count: name === "all" ? null : counts[name],
				current: name === filter && !search && label === null,
			}))
			.filter(({ name, count, current }) => name !== "snoozed" || count !== 0 || current),
		waiting: counts.waiting,
		isFirst: isWhole && !after && waitingItems.length + rest.length === 0,
		groups: (isWhole
			? [
					{ name: "waiting" as const, items: after ? [] : waitingItems, more: moreWaiting },
					{ name: "live" as const, items: rest.filter(({ isOnline }) => isOnline), more: null },
					{ name: "before" as const, items: rest.filter(({ isOnline }) => !isOnline), more: null },
				]
			: [{ name: null, items: rest, more: null }]
		).filter(({ items }) => items.length > 0),
		none: search ? text.inbox.none.search : text.inbox.none[filter],
		next: inbox.next && path + inboxQuery({ ...kept, before: writeCursor(inbox.next) }),
	};
}

export type InboxView = Awaited<ReturnType<typeof inboxView>>;
export type ItemView = ReturnType<typeof itemView>;

function itemView(
	{ id, lead, updatedAt, language: lang, unread, waitingSince, isOnline, last }: InboxItem,
	{ now, language, path, query }: { now: Date; language: Language; path: string; query: string },
) {
	return {
		id,
		path: `${path}/${encodeURIComponent(id)}${query}`,
		name: lead?.name ?? null,
		company: lead?.company ?? null,
		initials: initialsOf(lead?.name ?? null),
		lang,
		unread,
		isOnline,
		last,
		at: { ...nearMoment(updatedAt, now, language), text: shortTime(updatedAt, now, language) },
		waits: waitingSince && { since: waitingSince, text: ageText(waitingSince, now, language) },
	};
}

function inboxQuery(parts: { filter?: string; label?: string; q?: string; before?: string }): string {
	const query = new URLSearchParams(
		Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])),
	);
	return query.size > 0 ? `?${query}` : "";
}
