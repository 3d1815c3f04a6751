import type { ChatWords } from "../../content/chat/schema.ts";

/** The chat's fixed texts in one language. Every page carries them: keep them few. */
export type ChatText = ChatWords & {
	greeting: string;
	privacy: { text: string; linkText: string; url: string };
};

export function fillBlanks(sentence: string, values: Record<string, string | number>): string {
	return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
