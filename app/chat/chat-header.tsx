import type { ReactNode } from "react";
import { fill } from "./chat-text.ts";
import { MuteButton } from "./mute-button.tsx";
import { StartOver } from "./start-over.tsx";
import { useChatText } from "./use-chat-text.ts";
import type { ConversationView } from "./use-conversation.ts";

export const titleId = "chat-title";

/** Who answers and how they are; `children` are the buttons of the floating chat. */
export function ChatHeader({
	conversation,
	children,
}: {
	conversation: ConversationView;
	children?: ReactNode;
}) {
	const { chat } = useChatText();
	const { thinking, messages, startOver, person } = conversation;
	return (
		<div className="chat-header">
			<div>
				<h2 id={titleId}>{chat.title}</h2>
				<p className="chat-status small" role="status" data-thinking={thinking || undefined}>
					{thinking ? chat.thinking : person ? fill(chat.attended, { person }) : chat.online}
				</p>
			</div>
			{messages.length > 0 && <StartOver onConfirm={startOver} />}
			<MuteButton />
			{children}
		</div>
	);
}
