import type { ChatWords } from "../../content/chat/schema.ts";

/** The chat's fixed texts in one language. Every page carries them: keep them few. */
export type ChatText = ChatWords & {
	greeting: string;
	privacy: { text: string; linkText: string; url: string };
};
