import type { Choice, ProposalProgress } from "../../shared/chat.ts";
import { ChoiceForm } from "./cards/choices.tsx";
import { isRefused } from "./cards/filled-card.ts";
import type { ConversationView } from "./client/use-conversation.ts";
import { Composer, type RefusedMessage } from "./composer/composer.tsx";
import { ChatLog } from "./log/chat-log.tsx";
import { type ChatOpening, StarterQuestions } from "./opening/opening.tsx";
import { PrivacyNote } from "./privacy-note.tsx";

type Props = {
	conversation: ConversationView;
	refused?: RefusedMessage | null;
	takesFocus?: boolean;
	opening?: ChatOpening | null;
};

export function Chat({ conversation, refused = null, takesFocus = false, opening = null }: Props) {
	const { progress, thinking, colleague, failure, form, choose, messages } = conversation;
	const shownOpening = messages.length === 0 ? opening : null;
	return (
		<>
			{progress && <ProgressLine progress={progress} thinking={thinking} onChoose={choose} />}
			<ChatLog conversation={conversation} opening={shownOpening} />
			{shownOpening && <StarterQuestions onSend={conversation.sendMessage} />}
			<Composer
				conversationToken={conversation.conversationToken}
				thinking={thinking}
				colleague={colleague}
				failed={failure !== null || isRefused(form)}
				refused={refused}
				takesFocus={takesFocus}
				onSend={conversation.sendMessage}
				onStop={conversation.stop}
			/>
			{shownOpening?.kind === "example" && <PrivacyNote />}
		</>
	);
}

type ProgressLineProps = {
	progress: ProposalProgress;
	thinking: boolean;
	onChoose: (choice: Choice) => void;
};

function ProgressLine({ progress, thinking, onChoose }: ProgressLineProps) {
	const { done, total, label, see } = progress;
	return (
		<div className="chat-progress">
			<span className="chat-progress-marks" aria-hidden="true">
				{Array.from({ length: total }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the marks never move.
					<i key={index} data-done={index < done || undefined} />
				))}
			</span>
			<p>{label}</p>
			<ChoiceForm choice={see} onChoose={onChoose}>
				<button
					type="submit"
					aria-label={`${see.label}: ${label}`}
					// A disabled button would lose the focus.
					aria-disabled={thinking || undefined}
				>
					{see.label}
				</button>
			</ChoiceForm>
		</div>
	);
}
