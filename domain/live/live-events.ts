import { z } from "zod";
import type { Db, Tx } from "../../db/connect.ts";
import { type Notifications, notify } from "../../db/notifications.ts";
import { messageWriters } from "../../shared/conversation.ts";

const schema = z.discriminatedUnion("kind", [
	/** A message was stored. */
	z.object({ kind: z.literal("message-stored"), conversationId: z.string(), by: z.enum(messageWriters) }),
	/** What only the team sees changed: a note, a label, a snooze, whether the visitor is here. */
	z.object({ kind: z.literal("changed"), conversationId: z.string() }),
	/** Another colleague has the conversation, or the assistant has it again. */
	z.object({ kind: z.literal("colleague-changed"), conversationId: z.string() }),
	/** Somebody is writing; the name is that of a colleague. */
	z.object({
		kind: z.literal("typing"),
		conversationId: z.string(),
		by: z.enum(["visitor", "colleague"]),
		name: z.string().optional(),
	}),
]);

/** What pages that are open learn at once. It names a conversation and holds nothing of what was written. */
export type LiveEvent = z.infer<typeof schema>;

/** Reads a notification. @returns null for the text of another release. */
function parseLiveEvent(text: string): LiveEvent | null {
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Tells every open page of every process, once the transaction is committed. */
export function announce(db: Db | Tx, event: LiveEvent): Promise<void> {
	return notify(db, JSON.stringify(event));
}

type LiveListener = {
	onEvent(event: LiveEvent): void;
	/** Events may have been lost: whatever is shown must be read again. */
	onMissed(): void;
	/** The process ends. */
	onEnd(): void;
};

export type LiveEvents = {
	/** @param conversationId only the events of this one; null: all. @returns a function that ends it. */
	subscribe(conversationId: string | null, listener: LiveListener): () => void;
	/** Whether an event would arrive now. */
	isListening(): boolean;
	/** Ends every subscription, later ones too. */
	close(): void;
};

/** Creates the subscriptions of this process: one listener of the database for all of them. */
export function createLiveEvents(notifications: Notifications): LiveEvents {
	const all = new Set<LiveListener>();
	const ofConversation = new Map<string, Set<LiveListener>>();
	let end: (() => void) | null = null;
	let isClosed = false;

	function deliver(text: string): void {
		const event = parseLiveEvent(text);
		if (!event) return;
		for (const listener of all) listener.onEvent(event);
		for (const listener of ofConversation.get(event.conversationId) ?? []) listener.onEvent(event);
	}
	function everyone(): LiveListener[] {
		return [...all, ...[...ofConversation.values()].flatMap((listeners) => [...listeners])];
	}
	function missed(): void {
		for (const listener of everyone()) listener.onMissed();
	}

	return {
		subscribe(conversationId, listener) {
			// The request began before the process stopped.
			if (isClosed) queueMicrotask(() => listener.onEnd());
			else end ??= notifications.listen(deliver, missed);
			const listeners = conversationId === null ? all : (ofConversation.get(conversationId) ?? new Set());
			listeners.add(listener);
			if (conversationId !== null) ofConversation.set(conversationId, listeners);
			return () => {
				const hasLeft = listeners.delete(listener);
				if (hasLeft && conversationId !== null && listeners.size === 0) ofConversation.delete(conversationId);
			};
		},
		isListening: () => notifications.isListening(),
		close() {
			isClosed = true;
			end?.();
			for (const listener of everyone()) listener.onEnd();
		},
	};
}
