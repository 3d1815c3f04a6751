import { ChatLog } from "./chat-log.tsx";
import { Composer, type RefusedMessage } from "./composer.tsx";
import { ProgressLine } from "./progress.tsx";
import type { ConversationView } from "./use-conversation.ts";

type Props = { conversation: ConversationView; refused?: RefusedMessage | null; takesFocus?: boolean };

export function Chat({ conversation, refused = null, takesFocus = false }: Props) {
	const { progress, thinking, choose } = conversation;
	return (
		<>
			{progress && <ProgressLine progress={progress} thinking={thinking} onChoose={choose} />}
			<ChatLog conversation={conversation} />
			<Composer
				conversationId={conversation.conversationId}
				thinking={thinking}
				refused={refused}
				takesFocus={takesFocus}
				onSay={conversation.say}
				onStop={conversation.stop}
			/>
		</>
	);
}
