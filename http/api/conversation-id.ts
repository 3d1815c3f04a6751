import { cleanText } from "../clean-text.ts";

/** The id of a conversation as leads show it, also where a caller sends the signed one of an answer. */
export function conversationIdIn(text: string): string {
	return cleanText(text).split(".")[0] ?? "";
}
