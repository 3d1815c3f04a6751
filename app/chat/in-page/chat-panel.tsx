import { type RefObject, useEffect, useRef, useState } from "react";
import type { SheetText } from "../../../content/chat/sheet-text.ts";
import { Chat } from "../chat.tsx";
import { type ChatLocale, ChatLocaleContext } from "../chat-text.ts";
import { useChime } from "../chime.ts";
import type { ReceivedTranscript } from "../client/conversation-types.ts";
import { useConversation } from "../client/use-conversation.ts";
import type { RefusedMessage } from "../composer/composer.tsx";
import { ChatHeader, titleId } from "../header/chat-header.tsx";
import { SubmissionKeyContext } from "../message-fields.tsx";
import type { ChatOpening } from "../opening/opening.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { useReportOpened } from "../use-report-opened.ts";
import { useUnread } from "../use-unread.ts";

type Props = {
	transcript?: ReceivedTranscript | null;
	refused?: RefusedMessage | null;
	submissionKey?: string;
	opening?: ChatOpening;
	sheet?: SheetText;
};

export function ChatPanel({ locale, submissionKey = "", ...props }: Props & { locale: ChatLocale }) {
	return (
		<ChatLocaleContext value={locale}>
			<SubmissionKeyContext value={submissionKey || null}>
				<ChatSection {...props} />
			</SubmissionKeyContext>
		</ChatLocaleContext>
	);
}

function ChatSection({ transcript, refused, opening, sheet }: Omit<Props, "submissionKey">) {
	const section = useRef<HTMLElement>(null);
	const conversation = useConversation(transcript);
	const inView = useInView(section);
	useUnread(conversation.messages, inView);
	useChime(inView);
	useReportOpened(section);
	return (
		<>
			{sheet && <Sheet text={sheet} facts={conversation.facts} />}
			<section ref={section} className="chat chat-page paper" aria-labelledby={titleId} data-react="chat">
				<ChatHeader conversation={conversation} />
				<Chat conversation={conversation} refused={refused} opening={opening} />
			</section>
		</>
	);
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
	const [inView, setInView] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
			threshold: 0.5,
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return inView;
}
