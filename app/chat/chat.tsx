import type { ExampleText } from "../../content/chat/example-text.ts";
import { ChatLog } from "./chat-log.tsx";
import { Composer, type RefusedMessage } from "./composer.tsx";
import { StarterQuestions } from "./example/starter-questions.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { ProgressLine } from "./progress.tsx";
import type { ConversationView } from "./use-conversation.ts";

type Props = {
	conversation: ConversationView;
	refused?: RefusedMessage | null;
	takesFocus?: boolean;
	example?: ExampleText | undefined;
};

export function Chat({ conversation, refused = null, takesFocus = false, example }: Props) {
	const { progress, thinking, choose, messages } = conversation;
	const shownExample = messages.length === 0 ? example : undefined;
	return (
		<>
			{progress && <ProgressLine progress={progress} thinking={thinking} onChoose={choose} />}
			<ChatLog conversation={conversation} example={shownExample} />
			{shownExample && <StarterQuestions text={shownExample} onSay={conversation.say} />}
			<Composer
				conversationId={conversation.conversationId}
				thinking={thinking}
				refused={refused}
				takesFocus={takesFocus}
				onSay={conversation.say}
				onStop={conversation.stop}
			/>
			{shownExample && <PrivacyNote />}
		</>
	);
}
