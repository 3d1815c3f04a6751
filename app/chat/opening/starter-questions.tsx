import { pathTo } from "../../../content/addresses.ts";
import { SubmissionKeyInput } from "../composer/submission-key.tsx";
import { messageField, sendOnSubmit } from "../message-form.ts";
import { useChatText } from "../use-chat-text.ts";

export function StarterQuestions({ onSend }: { onSend: (message: string) => void }) {
	const { chat, language } = useChatText();
	return (
		<ul className="chat-starters" aria-label={chat.starters.label}>
			{chat.starters.questions.map((question) => (
				<li key={question}>
					<form method="post" action={pathTo("assistant", language)} onSubmit={sendOnSubmit(onSend)}>
						<SubmissionKeyInput />
						<input type="hidden" name={messageField} value={question} />
						<button type="submit">{question}</button>
					</form>
				</li>
			))}
		</ul>
	);
}
