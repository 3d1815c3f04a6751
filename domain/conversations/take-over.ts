import { limits } from "../../config/limits.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import type { AbortRegistry } from "./abort-registry.ts";
import {
	type Conversation,
	lockMovedConversation,
	type Person,
	saveConversation,
	setPerson,
} from "./conversation-store.ts";
import { append } from "./turn.ts";

type Dependencies = { db: Db; runtime: Runtime; aborts?: AbortRegistry };

/** "others": another team member has the conversation, or nobody has. */
export type TakeOverResult = "done" | "others" | "unknown";

/**
 * Gives a conversation to a person of the team. From then on the assistant says nothing in it, also nothing it was
 * about to say.
 * @param id the present id, or one it had before its visitor went on elsewhere; so in the functions below.
 * @param from the account of a colleague it is taken from, who may have left; null: only from the assistant.
 */
export async function takeOver(
	dependencies: Dependencies,
	id: string,
	person: Person,
	from: string | null = null,
): Promise<TakeOverResult> {
	let currentId = id;
	const taken = await within(dependencies, id, async (tx, locked) => {
		currentId = locked.id;
		if (locked.person?.id === person.id) return "done";
		if (locked.person && locked.person.id !== from) return "others";
		await setPerson(tx, locked.id, person);
		await record(tx, dependencies.runtime, locked.id, person, "conversation-taken");
		return "done";
	});
	if (taken === "done") dependencies.aborts?.takeOver(currentId);
	return taken;
}

/**
 * Says something as a person, once.
 * @param text at most limits.message characters of it are kept; never empty. @param key the same when it is sent again.
 */
export function speak(
	dependencies: Dependencies,
	id: string,
	person: Person,
	{ text, key }: { text: string; key: string },
): Promise<TakeOverResult> {
	return within(dependencies, id, async (tx, locked): Promise<TakeOverResult> => {
		if (locked.person?.id !== person.id) return "others";
		const now = dependencies.runtime.now().toISOString();
		const content = text.slice(0, limits.message);
		const message = { role: "assistant", content, at: now, person: person.name, key } as const;
		await saveConversation(tx, await append(tx, locked, message), now);
		return "done";
	}).catch((error) => {
		if (isUniqueViolation(error)) return "done";
		throw error;
	});
}

/** Gives a conversation back to the assistant, which then waits for no answer of its own. */
export function handBack(dependencies: Dependencies, id: string, person: Person): Promise<TakeOverResult> {
	return within(dependencies, id, async (tx, locked) => {
		if (locked.person?.id !== person.id) return "others";
		await setPerson(tx, locked.id, null);
		const state = { ...locked.state, awaiting: null };
		await saveConversation(tx, { ...locked, state }, dependencies.runtime.now().toISOString());
		await record(tx, dependencies.runtime, locked.id, person, "conversation-returned");
		return "done";
	});
}

function within(
	{ db, runtime }: Dependencies,
	id: string,
	act: (tx: Tx, locked: Conversation) => Promise<TakeOverResult>,
): Promise<TakeOverResult> {
	return db.transaction().execute(async (tx) => {
		const locked = await lockMovedConversation(tx, id, runtime.now().toISOString());
		return locked ? act(tx, locked) : "unknown";
	});
}

function record(tx: Tx, runtime: Runtime, id: string, actor: Person, action: string): Promise<void> {
	return recordAudit(tx, runtime, { actor, action, subject: { kind: "conversation", id } });
}
