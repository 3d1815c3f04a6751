import { createContext, useContext } from "react";
import type { ChatWords } from "../../content/chat/schema.ts";
import type { Language } from "../../shared/language.ts";

/** The chat's fixed texts in one language. Every page carries them: keep them few. */
export type ChatText = ChatWords & {
	greeting: string;
	privacy: { text: string; linkText: string; url: string };
};

export type ChatLocale = { chat: ChatText; language: Language };

export const ChatLocaleContext = createContext<ChatLocale | null>(null);

export function useChatText(): ChatLocale {
	const locale = useContext(ChatLocaleContext);
	if (!locale) throw new Error("The chat stands inside a ChatLocaleContext.");
	return locale;
}
