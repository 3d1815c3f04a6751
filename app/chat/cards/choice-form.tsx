import type { FormEvent, ReactNode } from "react";
import { pathTo } from "../../../content/addresses.ts";
import type { Choice } from "../../../shared/chat.ts";
import { SubmissionKeyInput } from "../composer/submission-key.tsx";
import { choiceField, messageField } from "../message-form.ts";
import { useChatText } from "../use-chat-text.ts";

type Props = {
	choice: Choice;
	onChoose: (choice: Choice) => void;
	id?: string;
	children?: ReactNode;
};

export function ChoiceForm({ choice, onChoose, id, children }: Props) {
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
