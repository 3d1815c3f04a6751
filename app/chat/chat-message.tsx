import type { ChatMessage } from "./conversation-types.ts";
import { MessageTime } from "./message-time.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { Sources } from "./sources.tsx";
import { TeamChannels } from "./team-channels.tsx";
import { useChatText } from "./use-chat-text.ts";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
	message: ChatMessage;
	newest: boolean;
	onResend: (id: string) => void;
	onRetry: () => void;
};

export function ChatMessageView({ message, newest, onResend, onRetry }: Props) {
	const { chat } = useChatText();
	const { id, role, content, at, sources = [], ways = [], pdf, unsent, fresh, person, stopped } = message;
	const hydrated = useHydrated();
	const mine = role === "user";
	return (
		<div
			className="chat-message"
			data-role={role}
			data-fresh={fresh}
			data-unsent={unsent}
			data-person={person && true}
			id={newest ? chat.latest : undefined}
		>
			{content && (
				<div className={`chat-bubble ${mine ? "cielo" : "ladrillo"}`} tabIndex={mine ? -1 : undefined}>
					<b className={mine ? "visually-hidden" : undefined}>
						{mine ? chat.visitor : person ? `${person}:` : chat.assistant}
					</b>
					<p>{content}</p>
					{at && !unsent && <MessageTime at={at} />}
				</div>
			)}
			{unsent && (
				<p className="chat-unsent small">
					{chat.unsent}
					<button type="button" onClick={() => onResend(id)}>
						{chat.resend}
					</button>
				</p>
			)}
			{stopped && (
				<p className="chat-unsent small">
					{chat.stopped}
					{newest && hydrated && (
						<button type="button" onClick={onRetry}>
							{chat.resend}
						</button>
					)}
				</p>
			)}
			{sources.length > 0 && <Sources list={sources} />}
			{ways.length > 0 && <TeamChannels list={ways} />}
			{pdf && <ProposalCard file={pdf} />}
		</div>
	);
}
