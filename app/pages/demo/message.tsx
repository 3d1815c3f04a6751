type Props = {
	message: { from: "user" | "bot"; text: string; quickReplies: readonly string[] };
	name: string;
	suggestions: string;
	onPick: ((reply: string) => void) | null;
};

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
