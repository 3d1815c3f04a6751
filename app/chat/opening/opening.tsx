import { pathTo } from "../../../content/addresses.ts";
import type { ClockTime } from "../../../content/locale.ts";
import { Hour } from "../../ui/hour/hour.tsx";
import { useChatText } from "../chat-text.ts";
import { bubblesOf } from "../log/bubbles-of.ts";
import { messageField, SubmissionKeyInput, sendOnSubmit } from "../message-form.tsx";

export function Opening({ hour }: { hour: ClockTime }) {
	const { chat } = useChatText();
	const [offer, ...asks] = bubblesOf(chat.greeting);
	return (
		<div className="chat-message chat-opening" data-role="assistant">
			<div className="chat-bubble ladrillo">
				<Hour {...hour} />
				<div>
					<b>{chat.assistant}</b>
					<p>{offer}</p>
				</div>
			</div>
			{asks.map((ask) => (
				<div key={ask} className="chat-bubble ladrillo">
					<p>{ask}</p>
				</div>
			))}
		</div>
	);
}

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
