import type { ExampleText } from "../../content/chat/example-text.ts";
import type { OwnPageText } from "../../content/chat/own-page-text.ts";
import { ChatLog } from "./chat-log.tsx";
import { Composer, type RefusedMessage } from "./composer.tsx";
import { StarterQuestions } from "./example/starter-questions.tsx";
import { isRefused } from "./filled-card.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { ProgressLine } from "./progress.tsx";
import type { ConversationView } from "./use-conversation.ts";

type Props = {
	conversation: ConversationView;
	refused?: RefusedMessage | null;
	takesFocus?: boolean;
	example?: ExampleText | undefined;
	ownPage?: OwnPageText | undefined;
};

export function Chat({ conversation, refused = null, takesFocus = false, example, ownPage }: Props) {
	const { progress, thinking, person, failure, form, choose, messages } = conversation;
	const isNew = messages.length === 0;
	const shownExample = isNew ? example : undefined;
	const starters = isNew ? (example ?? ownPage) : undefined;
	return (
		<>
			{progress && <ProgressLine progress={progress} thinking={thinking} onChoose={choose} />}
			<ChatLog conversation={conversation} example={shownExample} hour={isNew ? ownPage?.hour : undefined} />
			{starters && <StarterQuestions text={starters} onSay={conversation.say} />}
			<Composer
				conversationId={conversation.conversationId}
				thinking={thinking}
				person={person}
				failed={failure !== null || isRefused(form)}
				refused={refused}
				takesFocus={takesFocus}
				onSay={conversation.say}
				onStop={conversation.stop}
			/>
			{shownExample && <PrivacyNote />}
		</>
	);
}
