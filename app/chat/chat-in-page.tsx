import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { Island } from "../islands/island.tsx";
import { ChatRoom } from "./chat-room.tsx";
import type { ChatSpeech } from "./use-chat-text.ts";

type Props = Omit<ComponentProps<typeof ChatRoom>, "speech">;

export function ChatInPage(props: Props) {
	const layout = useRouteLoaderData<ChatSpeech>("layout/layout");
	if (!layout)
		throw new Error("The chat stands inside layout/layout, whose loader must return `chat` and `language`.");
	const { chat, language } = layout;
	return <Island name="chat-room" of={ChatRoom} props={{ ...props, speech: { chat, language } }} />;
}
