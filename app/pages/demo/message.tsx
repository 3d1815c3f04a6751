type Props = {
	message: { from: "user" | "bot"; text: string; quickReplies: readonly string[] };
	name: string;
	suggestions: string;
	/** Null when its suggested replies cannot be picked now. */
	onPick: ((reply: string) => void) | null;
};

/** One message: the customer's in sky blue on the right, the assistant's in brick red on the left, as in the chat. */
export function DemoMessage({ message: { from, text, quickReplies }, name, suggestions, onPick }: Props) {
	return (
		<div className="demo-message" data-from={from}>
			<div className={`chat-bubble ${from === "user" ? "cielo" : "ladrillo"}`}>
				<b>{`${name}:`}</b>
				<p>{text}</p>
			</div>
			{quickReplies.length > 0 && onPick && (
				<ul className="demo-replies needs-script" aria-label={suggestions}>
					{quickReplies.map((reply) => (
						<li key={reply}>
							<button type="button" onClick={() => onPick(reply)}>
								{reply}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
