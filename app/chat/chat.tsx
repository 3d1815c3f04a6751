import type { ExampleText } from "../../content/chat/example-text.ts";
import type { ClockTime } from "../../content/locale.ts";
import { isRefused } from "./cards/filled-card.ts";
import { ChatLog } from "./chat-log.tsx";
import type { ConversationView } from "./client/use-conversation.ts";
import { Composer, type RefusedMessage } from "./composer.tsx";
import { StarterQuestions } from "./opening/starter-questions.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { ProgressLine } from "./progress.tsx";

type Props = {
	conversation: ConversationView;
	refused?: RefusedMessage | null;
	takesFocus?: boolean;
	example?: ExampleText | undefined;
	hour?: ClockTime | undefined;
};

export function Chat({ conversation, refused = null, takesFocus = false, example, hour }: Props) {
	const { progress, thinking, person, failure, form, choose, messages } = conversation;
	const isNew = messages.length === 0;
	const shownExample = isNew ? example : undefined;
	return (
		<>
			{progress && <ProgressLine progress={progress} thinking={thinking} onChoose={choose} />}
			<ChatLog conversation={conversation} example={shownExample} hour={isNew ? hour : undefined} />
			{isNew && (example || hour) && <StarterQuestions onSay={conversation.sendMessage} />}
			<Composer
				conversationId={conversation.conversationId}
				thinking={thinking}
				person={person}
				failed={failure !== null || isRefused(form)}
				refused={refused}
				takesFocus={takesFocus}
				onSay={conversation.sendMessage}
				onStop={conversation.stop}
			/>
			{shownExample && <PrivacyNote />}
		</>
	);
}
