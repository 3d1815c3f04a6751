import { remember } from "./chat-memory.ts";

/** What was typed and not sent, of which conversation; null: of none yet. This window's own, until it closes. */
type Unsent = { text: string; conversationId: string | null };

const key = "chat unsent";

export function keepUnsent(unsent: Unsent): void {
	try {
		if (!unsent.text.trim()) {
			forgetUnsent();
			return;
		}
		sessionStorage.setItem(key, JSON.stringify(unsent));
		// A page that shows all of the chat then takes it up at once, text and all.
		remember("chat active", true);
	} catch {
		// It then lasts as long as this page.
	}
}

/** @returns what was kept for a conversation; "" when nothing was. What another conversation left is forgotten. */
export function unsentIn(conversationId: string | null): string {
	try {
		const { text, conversationId: of }: Unsent = JSON.parse(sessionStorage.getItem(key) ?? "");
		if (typeof text !== "string") return "";
		// Not known yet on a page that has not heard of its conversation.
		if (conversationId === null || of === null || of === conversationId) return text;
		forgetUnsent();
		return "";
	} catch {
		return "";
	}
}

export function forgetUnsent(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Then there is nothing to forget.
	}
}
