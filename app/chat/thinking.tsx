import { Initials } from "../ui/initials/initials.tsx";
import { Typing } from "../ui/typing/typing.tsx";
import { firstNameOf } from "./first-name.ts";
import { useChatText } from "./use-chat-text.ts";

export function Thinking() {
	return <Typing className="chat-thinking" aria-hidden />;
}

export function PersonWriting({ person }: { person: string }) {
	const { chat } = useChatText();
	return (
		<div className="chat-message" data-person="true">
			<Initials of={person} />
			<Typing colour="noche">
				<span className="visually-hidden">{chat.typing.replace("{person}", firstNameOf(person))}</span>
			</Typing>
		</div>
	);
}
