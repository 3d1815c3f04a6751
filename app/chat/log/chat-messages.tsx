import { Fragment } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { useChatText } from "../chat-text.ts";
import type { ChatMessage } from "../client/conversation-types.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import { firstNameOf } from "../formats.ts";
import { ChatMessageView } from "./chat-message.tsx";
import { joinsAmong } from "./joins.ts";

type Props = {
	conversation: Pick<ConversationView, "colleague" | "joinedAfter" | "resend" | "regenerate">;
	messages: readonly ChatMessage[];
	first: ChatMessage;
};

/** The messages after the first, with a line where a person of the team comes in, and where the assistant is back. */
export function ChatMessages({ conversation, messages, first }: Props) {
	const { colleague, joinedAfter, resend, regenerate } = conversation;
	const asked = messages.findLastIndex(({ role }) => role === "user");
	// `joinedAfter` counts the first message too.
	const joins = joinsAmong(messages, { colleague, joinedAfter: joinedAfter && joinedAfter - 1 });
	return (
		<>
			{messages.map((message, index) => (
				<Fragment key={message.id}>
					<Joined colleague={joins.get(index)} />
					<ChatMessageView
						message={message}
						newest={index === messages.length - 1}
						beforeLastQuestion={index < asked}
						timed={minuteOf(message) !== minuteOf(messages[index - 1] ?? first)}
						onResend={resend}
						onRegenerate={regenerate}
					/>
					{message.writer && isAssistantBack(messages, index, colleague) && <AssistantBack />}
				</Fragment>
			))}
			<Joined colleague={joins.get(messages.length)} />
		</>
	);
}

function minuteOf({ at }: ChatMessage): string | undefined {
	return at?.slice(0, 16);
}

function isAssistantBack(messages: readonly ChatMessage[], index: number, colleague: string | null): boolean {
	const next = messages.slice(index + 1).find(({ role }) => role === "assistant");
	return next ? !next.writer : colleague === null;
}

function AssistantBack() {
	return (
		<p className="chat-joined small">
			<span>{useChatText().chat.assistantBack}</span>
		</p>
	);
}

function Joined({ colleague }: { colleague: string | undefined }) {
	const { who, what } = useChatText().chat.joined;
	if (!colleague) return null;
	return (
		<p className="chat-joined small">
			<span>
				<b>{fillBlanks(who, { person: firstNameOf(colleague) })}</b> {what}
			</span>
		</p>
	);
}
