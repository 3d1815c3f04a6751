/** One message of a conversation: the customer's in sky on the right, ours in brick on the left, as in the chat. */
export function Bubble({
	from,
	side,
	colour,
	children,
}: {
	from: string;
	side: "asks" | "answers";
	colour: string;
	children: string;
}) {
	return (
		<p className={`bubble ${side} ${colour}`}>
			<b>{`${from}:`}</b> {children}
		</p>
	);
}
