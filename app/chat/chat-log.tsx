import { useEffect, useRef } from "react";
import { preinit } from "react-dom";
import { Arriving } from "./arriving.tsx";
import { ChatFailure } from "./chat-failure.tsx";
import { ChatMessageView } from "./chat-message.tsx";
import conversationStyles from "./conversation.css?url";
import type { ChatMessage } from "./conversation-state.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { Thinking } from "./thinking.tsx";
import { useChatText } from "./use-chat-text.ts";
import type { ConversationView } from "./use-conversation.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The transcript. Its styles stack it from below, so that the browser keeps it at the newest message unless
 * the reader scrolled up, with and without scripts.
 */
export function ChatLog({ conversation }: { conversation: ConversationView }) {
	const { chat } = useChatText();
	const { messages, thinking, arriving, failure, quickReplies, say, resend, retry } = conversation;
	const hydrated = useHydrated();
	if (hydrated || messages.length > 0) preinit(conversationStyles, { as: "style", precedence: "chat" });
	const log = useRef<HTMLDivElement>(null);
	const greeting: ChatMessage = { id: "greeting", role: "assistant", content: chat.greeting, at: null };
	const [first = greeting, ...rest] = messages;
	const lastSaid = messages.findLast(({ role }) => role === "user")?.id;

	// Whoever says something wants to see it, wherever they were reading.
	useEffect(() => {
		if (lastSaid) log.current?.scrollTo({ top: 0 });
	}, [lastSaid]);

	return (
		<div
			ref={log}
			className="chat-log"
			role="log"
			aria-label={chat.log}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
			tabIndex={0}
			data-begun={messages.length > 0 || undefined}
		>
			<div className="chat-messages">
				<ChatMessageView message={first} newest={rest.length === 0} onResend={resend} onRetry={retry} />
				<PrivacyNote />
				{rest.map((message, index) => (
					<ChatMessageView
						key={message.id}
						message={message}
						newest={index === rest.length - 1}
						onResend={resend}
						onRetry={retry}
					/>
				))}
				{thinking && (arriving ? <Arriving text={arriving} /> : <Thinking />)}
				{failure && <ChatFailure failure={failure} />}
				{!thinking && quickReplies.length > 0 && <QuickReplies replies={quickReplies} onPick={say} />}
			</div>
		</div>
	);
}
