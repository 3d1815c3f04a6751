import type { FormEvent, ReactNode } from "react";
import { pathTo } from "../../content/addresses.ts";
import type { ChatChoice } from "./card-form.ts";
import { choiceField, messageField } from "./message-form.ts";
import { PressField } from "./press.tsx";
import { useChatText } from "./use-chat-text.ts";

type Props = {
	choice: ChatChoice;
	onChoose: (choice: ChatChoice) => void;
	/** Where its button stands elsewhere. */
	id?: string;
	children?: ReactNode;
};

/**
 * A choice as a form that sends itself. Fields of its own carry the choice and what is said by it, because a form that
 * is held until React runs goes out without its button.
 */
export function ChoiceForm({ choice, onChoose, id, children }: Props) {
	const { language } = useChatText();
	const choose = (event: FormEvent) => {
		event.preventDefault();
		onChoose(choice);
	};
	return (
		<form id={id} method="post" action={pathTo("assistant", language)} onSubmit={choose}>
			<PressField />
			<input type="hidden" name={choiceField} value={choice.value} />
			<input type="hidden" name={messageField} value={choice.label} />
			{children}
		</form>
	);
}
