/** The assistant is about to speak. The chat's status says it in words. */
export function Thinking() {
	return (
		<p className="chat-bubble chat-thinking ladrillo" aria-hidden="true">
			<i />
			<i />
			<i />
		</p>
	);
}
