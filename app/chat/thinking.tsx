import { Typing } from "../ui/typing/typing.tsx";

export function Thinking() {
	return <Typing className="chat-thinking" aria-hidden />;
}
