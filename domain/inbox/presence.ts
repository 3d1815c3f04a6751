import type { Db } from "../../db/connect.ts";
import type { ListedConversation } from "../conversations/conversation-list-store.ts";
import { findConversation, findCurrentId } from "../conversations/conversation-store.ts";
import { announce } from "../live/live-events.ts";
import type { Runtime } from "../runtime.ts";
import { findPresence, putPresence, renewPresence } from "./presence-store.ts";

export type OpenPage = { page: string; timeZone: string | null };

const longestPath = 200;
/** A visitor of whom no open page is known counts as on the site for this many milliseconds after their last message. */
export const wroteFor = 5 * 60_000;
/** A visitor whose page was open within this many milliseconds is on the site; see keepPresence. */
export const seenFor = 35_000;

/** Whether a visitor's page is open. */
export function isPresent(seenAt: string | null, now: Date): boolean {
	return seenAt !== null && now.getTime() - Date.parse(seenAt) < seenFor;
}

/** Whether a visitor is on the site: their page is open, or they write from one that does not tell. */
export function isOnline(
	{ seenAt, wroteAt }: Pick<ListedConversation, "seenAt" | "wroteAt">,
	now: Date,
): boolean {
	const since = new Date(now.getTime() - wroteFor).toISOString();
	return (
		isPresent(seenAt, now) || (wroteAt !== null && wroteAt > since && (seenAt === null || seenAt <= since))
	);
}

/** Stores which page the visitor of a conversation has open, and tells the team of another one than before. */
export async function putOpenPage(
	db: Db,
	runtime: Runtime,
	conversationId: string,
	{ page, timeZone }: OpenPage,
): Promise<void> {
	const now = runtime.now();
	const opened = {
		page: page.slice(0, longestPath),
		timeZone: timeZone && isTimeZone(timeZone) ? timeZone : null,
		seenAt: now.toISOString(),
	};
	const known = await findPresence(db, conversationId);
	if (
		known &&
		isPresent(known.seenAt, now) &&
		known.page === opened.page &&
		known.timeZone === opened.timeZone
	)
		return renewPresence(db, [conversationId], opened.seenAt);
	await putPresence(db, conversationId, opened);
	await announce(db, { kind: "changed", conversationId });
}

/** Notes that the pages of these conversations are still open. */
export function renewOpenPages(db: Db, runtime: Runtime, conversationIds: readonly string[]): Promise<void> {
	return renewPresence(db, conversationIds, runtime.now().toISOString());
}

/** Tells the team that the visitor of a conversation is gone, unless a page of theirs is open. */
export async function announceAbsence(db: Db, runtime: Runtime, conversationId: string): Promise<void> {
	const presence = await findPresence(db, conversationId);
	if (!isPresent(presence?.seenAt ?? null, runtime.now()))
		await announce(db, { kind: "changed", conversationId });
}

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}

/** Tells the visitor that the colleague who has the conversation is writing. Tells nothing about anybody else. */
export async function announceTeamTyping(
	db: Db,
	id: string,
	colleague: { id: string; name: string },
): Promise<void> {
	const conversationId = await findCurrentId(db, id);
	const conversation = conversationId && (await findConversation(db, conversationId));
	if (!conversation || conversation.colleague?.id !== colleague.id) return;
	await announce(db, {
		kind: "typing",
		conversationId: conversation.id,
		by: "colleague",
		name: colleague.name,
	});
}

/** Tells the team that a visitor is writing who waits for a person or talks to one. */
export async function announceVisitorTyping(db: Db, conversationId: string): Promise<void> {
	const conversation = await findConversation(db, conversationId);
	if (conversation?.colleague || conversation?.waitsForPerson)
		await announce(db, { kind: "typing", conversationId, by: "visitor" });
}
