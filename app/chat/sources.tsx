import { Link } from "react-router";
import type { Source } from "./conversation-state.ts";
import { useChatText } from "./use-chat-text.ts";

/** The pages an answer rests on. Ours open without a reload, so that the chat stays as it is. */
export function Sources({ list }: { list: readonly Source[] }) {
	const { chat } = useChatText();
	return (
		<ul className="chat-sources small" aria-label={chat.sources}>
			{list.map(({ title, url }) => (
				<li key={url}>
					<Link to={url}>{title}</Link>
				</li>
			))}
		</ul>
	);
}
