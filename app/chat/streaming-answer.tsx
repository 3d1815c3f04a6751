import { useChatText } from "./use-chat-text.ts";

/** Shows an answer while it streams. Screen readers read it once, when it is complete. */
export function StreamingAnswer({ text }: { text: string }) {
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
