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
