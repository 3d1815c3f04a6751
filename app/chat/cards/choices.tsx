import { type FormEvent, type ReactNode, useRef } from "react";
import { pathTo } from "../../../content/addresses.ts";
import type { Choice } from "../../../shared/chat.ts";
import { useChatText } from "../chat-text.ts";
import { choiceField, messageField, SubmissionKeyInput } from "../message-fields.tsx";
import { useScrollToChoices } from "./use-scroll-to-card.ts";

type Props = { choices: readonly Choice[]; onChoose: (choice: Choice) => void };

export function Choices({ choices, onChoose }: Props) {
	const { chat } = useChatText();
	const list = useRef<HTMLUListElement>(null);
	useScrollToChoices(list);
	const quiet = choices.filter((choice) => choice.quiet);
	const others = choices.filter((choice) => !choice.quiet);
	return (
		<ul ref={list} className="chat-choices" aria-label={chat.suggestions}>
			{[...others, ...quiet].map((choice) => (
				<li key={choice.value} data-quiet={choice.quiet}>
					<ChoiceForm choice={choice} onChoose={onChoose}>
						<button type="submit">{choice.label}</button>
					</ChoiceForm>
				</li>
			))}
		</ul>
	);
}

type ChoiceFormProps = {
	choice: Choice;
	onChoose: (choice: Choice) => void;
	id?: string;
	children?: ReactNode;
};

export function ChoiceForm({ choice, onChoose, id, children }: ChoiceFormProps) {
	const { language } = useChatText();
	const choose = (event: FormEvent) => {
		event.preventDefault();
		onChoose(choice);
	};
	return (
		<form id={id} method="post" action={pathTo("assistant", language)} onSubmit={choose}>
			<SubmissionKeyInput />
			<input type="hidden" name={choiceField} value={choice.value} />
			<input type="hidden" name={messageField} value={choice.label} />
			{children}
		</form>
	);
}
