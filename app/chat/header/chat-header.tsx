import type { ReactNode } from "react";
import { Colon } from "../../ui/colon/colon.tsx";
import { Initials } from "../../ui/initials/initials.tsx";
import { useChatText } from "../chat-text.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import { firstNameOf } from "../formats.ts";
import { ChatMenu } from "./chat-menu.tsx";

export const titleId = "chat-title";

type Props = {
	conversation: ConversationView;
	closing?: ReactNode;
	children?: ReactNode;
};

export function ChatHeader({ conversation, closing, children }: Props) {
	const { chat } = useChatText();
	const { thinking, colleague, typist } = conversation;
	return (
		<div className="chat-header">
			{colleague ? <Initials of={colleague} /> : <Mark />}
			<h2 id={titleId}>
				{colleague ? (
					firstNameOf(colleague)
				) : (
					<>
						<span className="chat-title">{chat.title}</span>
						<span className="chat-title-short">{chat.shortTitle}</span>
					</>
				)}
			</h2>
			<p className="chat-status small" role="status" data-thinking={thinking || undefined}>
				{thinking ? chat.thinking : typist ? chat.writing : chat.online}
			</p>
			<ChatMenu conversation={conversation}>{closing}</ChatMenu>
			{children}
		</div>
	);
}

function Mark() {
	return (
		<span className="chat-mark ladrillo" aria-hidden="true">
			<Colon />
		</span>
	);
}
