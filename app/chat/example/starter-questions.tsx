import { pathTo } from "../../../content/addresses.ts";
import type { ExampleText } from "../../../content/chat/example-text.ts";
import { messageField, sayInstead } from "../message-form.ts";
import { SubmissionKeyInput } from "../submission-key.tsx";
import { useChatText } from "../use-chat-text.ts";

type Props = { text: Pick<ExampleText, "start" | "questions">; onSay: (message: string) => void };

export function StarterQuestions({ text, onSay }: Props) {
	const { language } = useChatText();
	return (
		<ul className="chat-starters" aria-label={text.start}>
			{text.questions.map((question) => (
				<li key={question}>
					<form method="post" action={pathTo("assistant", language)} onSubmit={sayInstead(onSay)}>
						<SubmissionKeyInput />
						<input type="hidden" name={messageField} value={question} />
						<button type="submit">{question}</button>
					</form>
				</li>
			))}
		</ul>
	);
}
