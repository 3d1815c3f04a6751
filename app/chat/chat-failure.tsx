import type { ChatWords } from "../../content/chat/schema.ts";
import type { Failure } from "./conversation-types.ts";
import { useChatText } from "./use-chat-text.ts";

export function ChatFailure({ failure }: { failure: Failure }) {
	const { chat } = useChatText();
	return (
		<p className="chat-bubble chat-failure">
			<b className="visually-hidden">{chat.assistant}</b> {sentence(failure, chat.failure)}
		</p>
	);
}

function sentence(failure: Failure, words: ChatWords["failure"]): string {
	return failure.kind === "refused" ? (failure.error ?? words.refused) : words[failure.kind];
}
