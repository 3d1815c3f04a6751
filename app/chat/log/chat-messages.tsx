import { Fragment } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { useChatText } from "../chat-text.ts";
import type { ChatMessage } from "../client/conversation-types.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import { firstNameOf } from "../formats.ts";
import { ChatMessageView } from "./chat-message.tsx";

type Props = { messages: readonly ChatMessage[]; first: ChatMessage } & Pick<
	ConversationView,
	"person" | "resend" | "askAgain"
>;

/** The messages after the first, with a line where a person of the team comes in, and where the assistant is back. */
export function ChatMessages({ messages, first, person, resend, askAgain }: Props) {
	const asked = messages.findLastIndex(({ role }) => role === "user");
	const lastWriter = messages.findLast(({ role }) => role === "assistant")?.person;
	return (
		<>
			{messages.map((message, index) => (
				<Fragment key={message.id}>
					{message.person && message.person !== writerBefore(messages, index) && (
						<Joined person={message.person} />
					)}
					<ChatMessageView
						message={message}
						newest={index === messages.length - 1}
						beforeLastQuestion={index < asked}
						timed={minuteOf(message) !== minuteOf(messages[index - 1] ?? first)}
						onResend={resend}
						onAskAgain={askAgain}
					/>
					{message.person && isAssistantBack(messages, index, person) && <AssistantBack />}
				</Fragment>
			))}
			{person && person !== lastWriter && <Joined person={person} />}
		</>
	);
}

function minuteOf({ at }: ChatMessage): string | undefined {
	return at?.slice(0, 16);
}

function writerBefore(messages: readonly ChatMessage[], index: number): string | undefined {
	return messages.slice(0, index).findLast(({ role }) => role === "assistant")?.person;
}

function isAssistantBack(messages: readonly ChatMessage[], index: number, person: string | null): boolean {
	const next = messages.slice(index + 1).find(({ role }) => role === "assistant");
	return next ? !next.person : person === null;
}

function AssistantBack() {
	return (
		<p className="chat-joined small">
			<span>{useChatText().chat.assistantBack}</span>
		</p>
	);
}

function Joined({ person }: { person: string }) {
	const { who, what } = useChatText().chat.joined;
	return (
		<p className="chat-joined small">
			<span>
				<b>{fillBlanks(who, { person: firstNameOf(person) })}</b> {what}
			</span>
		</p>
	);
}
