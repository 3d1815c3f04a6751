import { useRef } from "react";
import { Chat } from "./chat.tsx";
import { ChatHeader, titleId } from "./chat-header.tsx";
import type { RefusedMessage } from "./composer.tsx";
import type { StoredTranscript } from "./conversation-types.ts";
import { PressContext } from "./press.tsx";
import { type ChatSpeech, ChatSpeechContext } from "./use-chat-text.ts";
import { useConversation } from "./use-conversation.ts";
import { useCue } from "./use-cue.ts";
import { useInView } from "./use-in-view.ts";
import { useReportOpened } from "./use-report-opened.ts";
import { useUnread } from "./use-unread.ts";

type Props = {
	variant: "page";
	transcript?: StoredTranscript | null;
	refused?: RefusedMessage | null;
	press?: string;
};

const seenDelay = 2_000;

export function ChatPanel({ speech, press = "", ...props }: Props & { speech: ChatSpeech }) {
	return (
		<ChatSpeechContext value={speech}>
			<PressContext value={press || null}>
				<ChatSection {...props} />
			</PressContext>
		</ChatSpeechContext>
	);
}

function ChatSection({ variant, transcript, refused }: Omit<Props, "press">) {
	const section = useRef<HTMLElement>(null);
	const conversation = useConversation(transcript);
	const inView = useInView(section);
	useUnread(conversation.messages, inView);
	useCue(inView, seenDelay);
	useReportOpened(section);
	return (
		<section
			ref={section}
			className={`chat chat-${variant} paper`}
			aria-labelledby={titleId}
			data-react="resume"
		>
			<ChatHeader conversation={conversation} />
			<Chat conversation={conversation} refused={refused} />
		</section>
	);
}
