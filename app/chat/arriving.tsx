import { useChatText } from "./use-chat-text.ts";

/** An answer while it comes. Heard once, when it is whole. */
export function Arriving({ text }: { text: string }) {
	const { chat } = useChatText();
	return (
		<div className="chat-message" data-role="assistant" aria-hidden="true">
			<div className="chat-bubble ladrillo">
				<b>{chat.assistant}</b>
				<p>{text}</p>
			</div>
		</div>
	);
}
