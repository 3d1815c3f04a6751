import { useRef } from "react";
import { Chat } from "./chat.tsx";
import { ChatHeader, titleId } from "./chat-header.tsx";
import type { Refused } from "./composer.tsx";
import type { Transcript } from "./conversation-types.ts";
import { PressContext } from "./press.tsx";
import { type ChatSpeech, ChatSpeechContext } from "./use-chat-text.ts";
import { useConversation } from "./use-conversation.ts";
import { useCue } from "./use-cue.ts";
import { useInView } from "./use-in-view.ts";
import { useTellOpened } from "./use-tell-opened.ts";
import { useUnread } from "./use-unread.ts";

type Props = {
	variant: "page";
	/** What was said so far, when the server knows it. */
	transcript?: Transcript | null;
	/** What the server would not take from the plain form. */
	refused?: Refused | null;
	/** What its forms are told by, on a page that is one visitor's. */
	press?: string;
};

const seenAfter = 2_000;

/** The whole chat, in a page. */
export function ChatRoom({ speech, press = "", ...props }: Props & { speech: ChatSpeech }) {
	return (
		<ChatSpeechContext value={speech}>
			<PressContext value={press || null}>
				<Room {...props} />
			</PressContext>
		</ChatSpeechContext>
	);
}

function Room({ variant, transcript, refused }: Omit<Props, "press">) {
	const room = useRef<HTMLElement>(null);
	const conversation = useConversation(transcript);
	const inView = useInView(room);
	useUnread(conversation.messages, inView);
	useCue(inView, seenAfter);
	useTellOpened(room);
	return (
		<section
			ref={room}
			className={`chat chat-${variant} paper`}
			aria-labelledby={titleId}
			data-react="resume"
		>
			<ChatHeader conversation={conversation} />
			<Chat conversation={conversation} refused={refused} />
		</section>
	);
}
