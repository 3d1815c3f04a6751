import { createContext, useContext } from "react";
import type { Language } from "../../shared/language.ts";
import type { ChatText } from "./chat-text.ts";

export type ChatLocale = { chat: ChatText; language: Language };

export const ChatLocaleContext = createContext<ChatLocale | null>(null);

export function useChatText(): ChatLocale {
	const locale = useContext(ChatLocaleContext);
	if (!locale) throw new Error("The chat stands inside a ChatLocaleContext.");
	return locale;
}
