import { createContext, useContext } from "react";
import type { Language } from "../../shared/language.ts";
import type { ChatText } from "./chat-text.ts";

export type ChatSpeech = { chat: ChatText; language: Language };

export const ChatSpeechContext = createContext<ChatSpeech | null>(null);

export function useChatText(): ChatSpeech {
	const speech = useContext(ChatSpeechContext);
	if (!speech) throw new Error("The chat stands inside a ChatSpeechContext.");
	return speech;
}
