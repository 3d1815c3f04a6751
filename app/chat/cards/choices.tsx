import { useRef } from "react";
import type { Choice } from "../../../shared/chat.ts";
import { useChatText } from "../use-chat-text.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { useShownChoices } from "./use-shown-card.ts";

type Props = { choices: readonly Choice[]; onChoose: (choice: Choice) => void };

export function Choices({ choices, onChoose }: Props) {
	const { chat } = useChatText();
	const list = useRef<HTMLUListElement>(null);
	useShownChoices(list);
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
