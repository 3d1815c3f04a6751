import { useRouteLoaderData } from "react-router";
import type { Language } from "../../content/language.ts";
import type { ChatText } from "./chat-text.ts";

type LayoutData = { chat: ChatText; language: Language };

/** The chat's words in the page's language: they come with the layout, so no other language is ever sent. */
export function useChatText(): LayoutData {
	const data = useRouteLoaderData<LayoutData>("layout/layout");
	if (!data)
		throw new Error("The chat stands inside layout/layout, whose loader must return `chat` and `language`.");
	return data;
}
