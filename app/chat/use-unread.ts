import { useEffect, useState } from "react";
import type { ChatMessage } from "./client/conversation-types.ts";

/** Counts the answers not read yet. While the chat is shown, stores how many are read. */
export function useUnread(messages: readonly ChatMessage[], shown: boolean): number {
	const answers = messages.filter(({ role }) => role === "assistant").length;
	const [read, setRead] = useState<number | null>(null);
	useEffect(() => {
		// Answers present at a browser's first visit count as read: they were read on another device.
		const storedCount = storedReadCount();
		const readCount = shown ? answers : Math.min(storedCount ?? answers, answers);
		if (answers > 0 && (shown || storedCount === null)) storeReadCount(readCount);
		setRead(readCount);
	}, [answers, shown]);
	return read === null ? 0 : answers - read;
}

const readKey = "chat read";

function storedReadCount(): number | null {
	try {
		const stored = localStorage.getItem(readKey);
		return stored === null ? null : Number(stored) || 0;
	} catch {
		return null;
	}
}

function storeReadCount(answers: number): void {
	try {
		localStorage.setItem(readKey, String(answers));
	} catch {
		// It then holds for this page only.
	}
}
