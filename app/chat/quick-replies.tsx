import { pathTo } from "../../content/addresses.ts";
import { messageField, sayInstead } from "./message-form.ts";
import { PressField } from "./press.tsx";
import { useChatText } from "./use-chat-text.ts";

/**
 * Answers to choose from: each is a form that sends itself. A field of its own carries the answer, because
 * a form that is held until React runs goes out without its button.
 */
export function QuickReplies({
	replies,
	onPick,
}: {
	replies: readonly string[];
	onPick: (reply: string) => void;
}) {
	const { chat, language } = useChatText();
	return (
		<ul className="chat-replies" aria-label={chat.suggestions}>
			{replies.map((reply) => (
				<li key={reply}>
					<form method="post" action={pathTo("assistant", language)} onSubmit={sayInstead(onPick)}>
						<PressField />
						<input type="hidden" name={messageField} value={reply} />
						<button type="submit">{reply}</button>
					</form>
				</li>
			))}
		</ul>
	);
}
