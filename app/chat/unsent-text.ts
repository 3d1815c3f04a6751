import { remember } from "./chat-memory.ts";

/** A text typed and not sent, and its conversation: null before there is one. Kept until the window closes. */
type Unsent = { text: string; conversationId: string | null };

const key = "chat unsent";

export function keepUnsent(unsent: Unsent): void {
	try {
		if (!unsent.text.trim()) {
			forgetUnsent();
			return;
		}
		sessionStorage.setItem(key, JSON.stringify(unsent));
		// A page with the whole chat then loads React at once and shows the text.
		remember("chat active", true);
	} catch {
		// Storage may be forbidden: the text then lasts as long as this page.
	}
}

/** Returns the unsent text of a conversation; "" when there is none. Forgets the text of another one. */
export function unsentIn(conversationId: string | null): string {
	try {
		const { text, conversationId: textConversationId }: Unsent = JSON.parse(
			sessionStorage.getItem(key) ?? "",
		);
		if (typeof text !== "string") return "";
		// The id is null until the page has loaded its conversation.
		if (conversationId === null || textConversationId === null || textConversationId === conversationId)
			return text;
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
		// Storage is forbidden: nothing was stored.
	}
}
