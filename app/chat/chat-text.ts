import type { ChatWords } from "../../content/chat/schema.ts";

/** Everything the chat says before the visitor does, in one language. It travels in every page: keep it small. */
export type ChatText = ChatWords & {
	greeting: string;
	privacy: { text: string; linkText: string; url: string };
	/** Hours the server writes are this zone's; the browser then writes its own. */
	timeZone: string;
};

/** A sentence with its `{blanks}` filled. */
export function fill(sentence: string, values: Record<string, string | number>): string {
	return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
