import { storeFlag } from "../../browser-flags.ts";

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
		storeFlag("chat active", true);
	} catch {
		// Storage may be forbidden: the text then lasts as long as this page.
	}
}

export function unsentIn(conversationId: string | null): string {
	try {
		const { text, conversationId: textConversationId }: Unsent = JSON.parse(
			sessionStorage.getItem(key) ?? "",
		);
		if (typeof text !== "string") return "";
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
