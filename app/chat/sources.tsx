import type { SourcePage } from "../../shared/chat.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { useChatText } from "./use-chat-text.ts";

export function Sources({ list }: { list: readonly SourcePage[] }) {
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
