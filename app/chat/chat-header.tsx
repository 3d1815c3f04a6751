import type { ReactNode } from "react";
import { pathTo } from "../../content/addresses.ts";
import { fillBlanks } from "./chat-text.ts";
import { MuteButton } from "./mute-button.tsx";
import { StartOver } from "./start-over.tsx";
import { useChatText } from "./use-chat-text.ts";
import type { ConversationView } from "./use-conversation.ts";

export const titleId = "chat-title";

export function ChatHeader({
	conversation,
	children,
}: {
	conversation: ConversationView;
	children?: ReactNode;
}) {
	const { chat, language } = useChatText();
	const { thinking, messages, startOver, person } = conversation;
	return (
		<div className="chat-header">
			<div>
				<h2 id={titleId}>{chat.title}</h2>
				<p className="chat-status small" role="status" data-thinking={thinking || undefined}>
					{thinking ? chat.thinking : person ? fillBlanks(chat.attended, { person }) : chat.online}
				</p>
			</div>
			{messages.length > 0 && (
				<>
					<a className="icon-button" href={pathTo("assistantMail", language)} title={chat.byMail}>
						<span className="visually-hidden">{chat.byMail}</span>
						<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
							<path d="M3.5 6h17v12h-17zM4 7l8 6.5L20 7" />
						</svg>
					</a>
					<StartOver onConfirm={startOver} />
				</>
			)}
			<MuteButton />
			{children}
		</div>
	);
}
