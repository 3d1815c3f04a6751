import { storeFlag } from "../../browser-flags.ts";

const key = "chat unsent";

export function keepDraft(text: string, conversationToken: string | null): void {
	try {
		if (!text.trim()) {
			forgetDraft();
			return;
		}
		sessionStorage.setItem(key, JSON.stringify({ text, conversationId: conversationToken }));
		// A page with the whole chat then loads React at once and shows the text.
		storeFlag("chat active", true);
	} catch {
		// Storage may be forbidden: the text then lasts as long as this page.
	}
}

export function draftIn(conversationToken: string | null): string {
	try {
		const { text, conversationId: token } = JSON.parse(sessionStorage.getItem(key) ?? "");
		if (typeof text !== "string") return "";
		if (conversationToken === null || token === null || token === conversationToken) return text;
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
