import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { Island } from "../../islands/island.tsx";
import type { ChatSpeech } from "../use-chat-text.ts";
import { ChatPanel } from "./chat-panel.tsx";

type Props = Omit<ComponentProps<typeof ChatPanel>, "speech">;

export function ChatInPage(props: Props) {
	const layout = useRouteLoaderData<ChatSpeech>("layout/layout");
	if (!layout)
		throw new Error("The chat stands inside layout/layout, whose loader must return `chat` and `language`.");
	const { chat, language } = layout;
	return <Island name="chat-panel" of={ChatPanel} props={{ ...props, speech: { chat, language } }} />;
}
