import { bubblesOf } from "./bubbles-of.ts";
import { useChatText } from "./use-chat-text.ts";

/** Shows an answer while it streams. Screen readers read it once, when it is complete. */
export function StreamingAnswer({ text }: { text: string }) {
	const { chat } = useChatText();
	return (
		<div className="chat-message" data-role="assistant" aria-hidden="true">
			{bubblesOf(text).map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts only come at the end.
				<div key={index} className="chat-bubble ladrillo">
					{index === 0 && <b>{chat.assistant}</b>}
					<p>{part}</p>
				</div>
			))}
		</div>
	);
}
