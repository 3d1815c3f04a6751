import { useEffect, useState } from "react";
import { readSoFar, rememberRead } from "./chat-memory.ts";
import type { ChatMessage } from "./conversation-types.ts";

/**
 * How many answers came that were not before the visitor's eyes.
 * @param shown whether the conversation is on the screen now.
 */
export function useUnread(messages: readonly ChatMessage[], shown: boolean): number {
	const answers = messages.filter(({ role }) => role === "assistant").length;
	const [read, setRead] = useState<number | null>(null);
	useEffect(() => {
		// What is there when a browser first hears of it was read somewhere.
		const kept = readSoFar();
		const known = shown ? answers : Math.min(kept ?? answers, answers);
		if (answers > 0 && (shown || kept === null)) rememberRead(known);
		setRead(known);
	}, [answers, shown]);
	return read === null ? 0 : answers - read;
}
