import type { ChatMessage } from "../client/conversation-types.ts";

type Holder = { colleague: string | null; joinedAfter: number | null };

/** Before which messages, by index, somebody of the team comes in; the number of messages: after all of them. */
export function joinsAmong(
	messages: readonly ChatMessage[],
	{ colleague, joinedAfter }: Holder,
): ReadonlyMap<number, string> {
	const joins = new Map<number, string>();
	let writer: string | undefined;
	for (const [index, message] of messages.entries()) {
		if (colleague && index === joinedAfter && writer !== colleague) {
			joins.set(index, colleague);
			writer = colleague;
		}
		if (message.role !== "assistant") continue;
		if (message.writer && message.writer !== writer) joins.set(index, message.writer);
		writer = message.writer;
	}
	if (colleague && writer !== colleague) joins.set(messages.length, colleague);
	return joins;
}
