import { pathTo } from "../../../content/addresses.ts";
import type { ExampleText } from "../../../content/chat/example-text.ts";
import { clockTime, timeZone } from "../../../content/locale.ts";
import { Hour } from "../../ui/hour/hour.tsx";
import { useChatText } from "../chat-text.ts";
import { bubblesOf } from "../log/bubbles-of.ts";
import { messageField, SubmissionKeyInput, sendOnSubmit } from "../message-fields.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** What a chat without messages begins with. at: ISO 8601; its hour is the visitor's, as those of the messages. */
export type ChatOpening = { kind: "example"; text: ExampleText } | { kind: "greeting"; at: string };

export function Greeting({ at }: { at: string }) {
	const { chat, language } = useChatText();
	const zone = useHydrated() ? undefined : timeZone;
	const [offer, ...asks] = bubblesOf(chat.greeting);
	return (
		<div className="chat-message chat-opening" data-role="assistant">
			<div className="chat-bubble ladrillo">
				<Hour {...clockTime(new Date(at), language, zone)} />
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
