export function DoneMessage({ text }: { text: string }) {
	return (
		<p className="alert alert-done" role="status">
			<b>{text}</b>
		</p>
	);
}
