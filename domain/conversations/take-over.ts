import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { announce } from "../live/live-events.ts";
import type { Runtime } from "../runtime.ts";
import {
	appendMessage,
	type Colleague,
	type Conversation,
	listConversationsOfColleague,
	lockByAnyId,
	saveConversation,
	setColleague,
} from "./conversation-store.ts";
import { stopWaiting } from "./inbox-state-store.ts";
import { findByIdempotencyKey } from "./message-store.ts";
import type { AbortRegistry } from "./turn/abort-registry.ts";

type Dependencies = { db: Db; runtime: Runtime };

/** "not-yours": another colleague has the conversation, or nobody has it. */
export type TakeoverOutcome = "done" | "not-yours" | "unknown";

/**
 * Gives a conversation to a colleague. The assistant stores no further answer in it, not even a running one.
 * @param id the current id, or a former one; the same for the functions below.
 * @param change `from`: whose account it is taken from; absent or empty: only from the assistant. `by`: who gives it,
 * if it is somebody else.
 */
export async function takeOver(
	dependencies: Dependencies & { aborts: AbortRegistry },
	id: string,
	{ to, from, by = to }: { to: Colleague; from?: string; by?: Colleague },
): Promise<TakeoverOutcome> {
	let currentId = id;
	const taken = await withLockedConversation(dependencies, id, async (tx, locked) => {
		currentId = locked.id;
		if (locked.colleague?.id === to.id) return "done";
		if (locked.colleague && locked.colleague.id !== from) return "not-yours";
		await setColleague(tx, locked.id, to);
		const owner = by.id === to.id ? null : to.name;
		await record(tx, dependencies.runtime, locked.id, {
			actor: by,
			action: owner === null ? "conversation-taken" : "conversation-assigned",
			...(owner !== null && { detail: { owner } }),
		});
		await announce(tx, { kind: "colleague-changed", conversationId: locked.id });
		return "done";
	});
	if (taken === "done") dependencies.aborts.abortAnswersIn(currentId);
	return taken;
}

/**
 * Stores a colleague's message, once.
 * @param text not empty; cut at limits.message characters. @param idempotencyKey identifies the message when it is sent again.
 * @returns done: it is stored, even if another one has the conversation by now.
 */
export function sendAsColleague(
	dependencies: Dependencies,
	id: string,
	colleague: Colleague,
	{ text, idempotencyKey }: { text: string; idempotencyKey: string },
): Promise<TakeoverOutcome> {
	return withLockedConversation(dependencies, id, async (tx, locked) => {
		if (await findByIdempotencyKey(tx, idempotencyKey)) return "done";
		if (locked.colleague?.id !== colleague.id) return "not-yours";
		const now = dependencies.runtime.now().toISOString();
		const content = text.slice(0, limits.message);
		const message = {
			role: "assistant",
			content,
			at: now,
			person: colleague.name,
			idempotencyKey,
		} as const;
		await saveConversation(tx, await appendMessage(tx, locked, message), now);
		await stopWaiting(tx, locked.id);
		await announce(tx, { kind: "message-stored", conversationId: locked.id, by: "colleague" });
		return "done";
	});
}

/**
 * Gives a conversation back to the assistant, which drops the question it had asked before the takeover.
 * @param change `colleagueId`: who has it; `by`: who gives it back.
 */
export function handBack(
	dependencies: Dependencies,
	id: string,
	{ colleagueId, by }: { colleagueId: string; by: Colleague },
): Promise<TakeoverOutcome> {
	return withLockedConversation(dependencies, id, async (tx, locked) => {
		if (locked.colleague?.id !== colleagueId) return "not-yours";
		await returnToAssistant(tx, dependencies.runtime, locked, by);
		return "done";
	});
}

/** Gives all conversations of a colleague to another. @param by who does it. @param to null: back to the assistant. */
export async function handOverConversations(
	tx: Tx,
	runtime: Runtime,
	by: Colleague,
	{ from, to }: { from: string; to: Colleague | null },
): Promise<void> {
	for (const id of await listConversationsOfColleague(tx, from)) {
		const locked = await lockByAnyId(tx, id, runtime.now().toISOString());
		if (locked?.colleague?.id !== from) continue;
		if (to) await handOver(tx, runtime, locked, by, to);
		else await returnToAssistant(tx, runtime, locked, by);
	}
}

async function handOver(
	tx: Tx,
	runtime: Runtime,
	{ id }: Conversation,
	by: Colleague,
	to: Colleague,
): Promise<void> {
	await setColleague(tx, id, to);
	await record(tx, runtime, id, { actor: by, action: "conversation-assigned", detail: { owner: to.name } });
	await announce(tx, { kind: "colleague-changed", conversationId: id });
}

async function returnToAssistant(
	tx: Tx,
	runtime: Runtime,
	locked: Conversation,
	by: Colleague,
): Promise<void> {
	await setColleague(tx, locked.id, null);
	const state = { ...locked.state, awaiting: null };
	await saveConversation(tx, { ...locked, state }, runtime.now().toISOString());
	await record(tx, runtime, locked.id, { actor: by, action: "conversation-returned" });
	await stopWaiting(tx, locked.id);
	await announce(tx, { kind: "colleague-changed", conversationId: locked.id });
}

function withLockedConversation(
	{ db, runtime }: Dependencies,
	id: string,
	act: (tx: Tx, locked: Conversation) => Promise<TakeoverOutcome>,
): Promise<TakeoverOutcome> {
	return db.transaction().execute(async (tx) => {
		const locked = await lockByAnyId(tx, id, runtime.now().toISOString());
		return locked ? act(tx, locked) : "unknown";
	});
}

function record(
	tx: Tx,
	runtime: Runtime,
	id: string,
	change: { actor: Actor; action: AuditAction; detail?: Record<string, string> },
): Promise<void> {
	return recordInAuditLog(tx, runtime, { ...change, subject: { kind: "conversation", id } });
}
