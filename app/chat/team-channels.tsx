import type { TeamChannel } from "../../shared/chat.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { useChatText } from "./use-chat-text.ts";

export function TeamChannels({ list }: { list: readonly TeamChannel[] }) {
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
