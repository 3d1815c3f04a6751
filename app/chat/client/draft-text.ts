import { storeFlag } from "../../browser-flags.ts";

type Draft = { text: string; conversationId: string | null };

const key = "chat unsent";

export function keepDraft(draft: Draft): void {
	try {
		if (!draft.text.trim()) {
			forgetDraft();
			return;
		}
		sessionStorage.setItem(key, JSON.stringify(draft));
		// A page with the whole chat then loads React at once and shows the text.
		storeFlag("chat active", true);
	} catch {
		// Storage may be forbidden: the text then lasts as long as this page.
	}
}

export function draftIn(conversationId: string | null): string {
	try {
		const { text, conversationId: textConversationId }: Draft = JSON.parse(sessionStorage.getItem(key) ?? "");
		if (typeof text !== "string") return "";
		if (conversationId === null || textConversationId === null || textConversationId === conversationId)
			return text;
		forgetDraft();
		return "";
	} catch {
		return "";
	}
}

export function forgetDraft(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Storage is forbidden: nothing was stored.
	}
}
