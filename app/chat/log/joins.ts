import type { ChatMessage } from "../client/conversation-types.ts";

type Holder = { person: string | null; joinedAfter: number | null };

/** Before which messages, by index, somebody of the team comes in; the number of messages: after all of them. */
export function joinsAmong(
	messages: readonly ChatMessage[],
	{ person, joinedAfter }: Holder,
): ReadonlyMap<number, string> {
	const joins = new Map<number, string>();
	let writer: string | undefined;
	for (const [index, message] of messages.entries()) {
		if (person && index === joinedAfter && writer !== person) {
			joins.set(index, person);
			writer = person;
		}
		if (message.role !== "assistant") continue;
		if (message.person && message.person !== writer) joins.set(index, message.person);
		writer = message.person;
	}
	if (person && writer !== person) joins.set(messages.length, person);
	return joins;
}
