import { Typing } from "../ui/typing/typing.tsx";

/** The assistant is about to speak. The chat's status says it in words. */
export function Thinking() {
	return <Typing className="chat-thinking" aria-hidden />;
}
