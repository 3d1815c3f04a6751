import { type RefObject, useEffect, useRef, useState } from "react";
import { preinit } from "react-dom";
import type { ChatWords } from "../../../content/chat/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Initials } from "../../ui/initials/initials.tsx";
import { Typing } from "../../ui/typing/typing.tsx";
import { Choices } from "../cards/choices.tsx";
import { FormCard } from "../cards/form-card.tsx";
import { useChatText } from "../chat-text.ts";
import type { ChatMessage, Failure } from "../client/conversation-types.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import conversationStyles from "../conversation.css?url";
import { ExampleExchange } from "../example/example-exchange.tsx";
import { firstNameOf } from "../formats.ts";
import { type ChatOpening, Greeting } from "../opening/opening.tsx";
import { PrivacyNote } from "../privacy-note.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { bubblesOf } from "./bubbles-of.ts";
import { ChatMessageView } from "./chat-message.tsx";
import { ChatMessages } from "./chat-messages.tsx";

type Props = { conversation: ConversationView; opening: ChatOpening | null };

/** The styles stack messages from below: the newest stays in view unless the reader scrolled up. */
export function ChatLog({ conversation, opening }: Props) {
	const { chat } = useChatText();
	const { messages, thinking, arriving, typist, failure, choices, form, resend, regenerate } = conversation;
	const hydrated = useHydrated();
	if (hydrated || messages.length > 0) preinit(conversationStyles, { as: "style", precedence: "chat" });
	const log = useRef<HTMLDivElement>(null);
	const isExample = opening?.kind === "example";
	const scrolls = useIsScrollable(log, !isExample);
	const greeting: ChatMessage = { id: "greeting", role: "assistant", content: chat.greeting, at: null };
	const [first = greeting, ...rest] = messages;
	const last = messages.at(-1);
	const newQuestionId = last?.role === "user" && last.fresh ? last.id : null;

	useScrollToQuestion(log, newQuestionId);

	// The pressed button disappears and would take the focus with it.
	const keepFocus = () => log.current?.focus({ preventScroll: true });
	const choose: ConversationView["choose"] = (choice) => {
		keepFocus();
		conversation.choose(choice);
	};
	const submit: ConversationView["submit"] = (...filled) => {
		keepFocus();
		conversation.submit(...filled);
	};

	return (
		<div
			ref={log}
			className="chat-log"
			role="log"
			aria-label={chat.log}
			tabIndex={scrolls ? 0 : -1}
			data-begun={messages.length > 0 || undefined}
		>
			<div className="chat-messages">
				{isExample ? (
					<ExampleExchange text={opening.text} />
				) : opening ? (
					<Greeting at={opening.at} />
				) : (
					<ChatMessageView
						message={first}
						newest={rest.length === 0}
						beforeLastQuestion={rest.some(({ role }) => role === "user")}
						onResend={resend}
						onRegenerate={regenerate}
					/>
				)}
				{!isExample && <PrivacyNote />}
				<ChatMessages conversation={conversation} messages={rest} first={first} />
				{thinking && (arriving ? <StreamingAnswer text={arriving} /> : <Thinking />)}
				{typist && <ColleagueWriting colleague={typist} />}
				{failure && <ChatFailure failure={failure} />}
				{form && <FormCard key={form.name} form={form} onSubmit={submit} onChoose={choose} />}
				{choices.length > 0 && <Choices choices={choices} onChoose={choose} />}
			</div>
		</div>
	);
}

/**
 * After sending, scrolls to the new message wherever the reader was. If a pressed button had the focus, moves it to that
 * message, one step before the next controls.
 */
function useScrollToQuestion(log: RefObject<HTMLDivElement | null>, newQuestionId: string | null) {
	useEffect(() => {
		if (!newQuestionId || !log.current) return;
		// The column is reversed: its top is the newest message.
		log.current.scrollTo({ top: 0 });
		const lastBubble = [...log.current.querySelectorAll<HTMLElement>("[data-role=user] .chat-bubble")].at(-1);
		if (document.activeElement?.matches(".chat-log, .chat-progress button"))
			lastBubble?.focus({ preventScroll: true });
	}, [log, newQuestionId]);
}

function useIsScrollable(log: RefObject<HTMLDivElement | null>, atFirst: boolean) {
	const [scrolls, setScrolls] = useState(atFirst);
	useEffect(() => {
		const box = log.current;
		if (!box?.firstElementChild) return;
		const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
		observer.observe(box);
		observer.observe(box.firstElementChild);
		return () => observer.disconnect();
	}, [log]);
	return scrolls;
}

function ChatFailure({ failure }: { failure: Failure }) {
	const { chat } = useChatText();
	return (
		<p className="chat-bubble chat-failure">
			<b className="visually-hidden">{chat.assistant}</b> {sentence(failure, chat.failure)}
		</p>
	);
}

function sentence(failure: Failure, words: ChatWords["failure"]): string {
	return failure.kind === "refused" ? (failure.error ?? words.refused) : words[failure.kind];
}

/** Shows an answer while it streams. Screen readers read it once, when it is complete. */
function StreamingAnswer({ text }: { text: string }) {
	const { chat } = useChatText();
	return (
		<div className="chat-message" data-role="assistant" aria-hidden="true">
			{bubblesOf(text).map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts only come at the end.
				<div key={index} className="chat-bubble ladrillo">
					{index === 0 && <b>{chat.assistant}</b>}
					<p>{part}</p>
				</div>
			))}
		</div>
	);
}

function Thinking() {
	return <Typing className="chat-thinking" aria-hidden />;
}

function ColleagueWriting({ colleague }: { colleague: string }) {
	const { chat } = useChatText();
	return (
		<div className="chat-message" data-person="true">
			<Initials of={colleague} />
			<Typing colour="noche">
				<span className="visually-hidden">{fillBlanks(chat.typing, { person: firstNameOf(colleague) })}</span>
			</Typing>
		</div>
	);
}
