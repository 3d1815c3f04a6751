import { timeZone } from "../../../content/locale.ts";
import type { SourcePage, TeamChannel } from "../../../shared/chat.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Initials } from "../../ui/initials/initials.tsx";
import { ProposalCard } from "../cards/proposal-card.tsx";
import { useChatText } from "../chat-text.ts";
import type { ChatMessage } from "../client/conversation-types.ts";
import { firstNameOf, formatMoment } from "../formats.ts";
import { useHydrated } from "../use-hydrated.ts";
import { bubblesOf } from "./bubbles-of.ts";

type Props = {
	message: ChatMessage;
	newest: boolean;
	beforeLastQuestion?: boolean;
	timed?: boolean;
	onResend: (id: string) => void;
	onRegenerate: () => void;
};

export function ChatMessageView({
	message,
	newest,
	beforeLastQuestion = false,
	timed = true,
	onResend,
	onRegenerate,
}: Props) {
	const { chat } = useChatText();
	const { id, role, content, ways = [], pdf, failed, fresh, writer, stopped } = message;
	const hydrated = useHydrated();
	return (
		<div
			className="chat-message"
			data-role={role}
			data-fresh={fresh}
			data-older={beforeLastQuestion || undefined}
			data-failed={failed}
			data-person={writer && true}
			id={newest ? chat.latest : undefined}
		>
			{content && <MessageBubbles message={message} timed={timed} />}
			{failed && (
				<p className="chat-unanswered small">
					{chat.unsent}
					<button type="button" onClick={() => onResend(id)}>
						{chat.resend}
					</button>
				</p>
			)}
			{stopped && (
				<p className="chat-unanswered small">
					{chat.stopped}
					{newest && hydrated && (
						<button type="button" onClick={onRegenerate}>
							{chat.resend}
						</button>
					)}
				</p>
			)}
			{ways.length > 0 && <TeamChannels list={ways} />}
			{pdf && <ProposalCard file={pdf} />}
		</div>
	);
}

function MessageBubbles({
	message: { role, content, at, failed, writer, sources = [] },
	timed,
}: {
	message: ChatMessage;
	timed: boolean;
}) {
	const { chat } = useChatText();
	const mine = role === "user";
	const by = writer ? `${firstNameOf(writer)}:` : chat.assistant;
	const parts = mine || writer ? [content] : bubblesOf(content);
	const last = parts.length - 1;
	return (
		<>
			{writer && <Initials of={writer} />}
			{parts.map((part, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
					key={index}
					className={`chat-bubble ${mine ? "cielo" : writer ? "noche" : "ladrillo"}`}
					tabIndex={mine ? -1 : undefined}
				>
					{index === 0 && <b className={mine ? "visually-hidden" : undefined}>{mine ? chat.visitor : by}</b>}
					<p>{part}</p>
					{index === last && timed && at && !failed && <MessageTime at={at} />}
					{index === last && sources.length > 0 && <Sources list={sources} />}
				</div>
			))}
		</>
	);
}

/** Shows the company's time zone until React runs, then the reader's. */
function MessageTime({ at }: { at: string }) {
	const { language } = useChatText();
	const zone = useHydrated() ? undefined : timeZone;
	return (
		<time dateTime={at} suppressHydrationWarning>
			{formatMoment(language, new Date(at), new Date(), zone)}
		</time>
	);
}

function Sources({ list }: { list: readonly SourcePage[] }) {
	const { chat } = useChatText();
	return (
		<ul className="chat-sources small" aria-label={chat.sources}>
			{list.map(({ title, url }) => (
				<li key={url}>
					<a href={url}>
						<Icon name="document" />
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}

function TeamChannels({ list }: { list: readonly TeamChannel[] }) {
	const { chat } = useChatText();
	return (
		<div className="row">
			{list.map(({ name, url }) => (
				<ButtonLink key={name} look="small outline" href={url}>
					{chat.ways[name]}
				</ButtonLink>
			))}
		</div>
	);
}
