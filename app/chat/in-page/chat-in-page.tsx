import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { Island } from "../../islands/island.tsx";
import type { ChatLocale } from "../chat-text.ts";
import { ChatPanel } from "./chat-panel.tsx";

type Props = Omit<ComponentProps<typeof ChatPanel>, "locale">;

export function ChatInPage(props: Props) {
	const layout = useRouteLoaderData<ChatLocale>("layout/layout");
	if (!layout)
		throw new Error("The chat stands inside layout/layout, whose loader must return `chat` and `language`.");
	const { chat, language } = layout;
	return <Island name="chat-panel" of={ChatPanel} props={{ ...props, locale: { chat, language } }} />;
}
