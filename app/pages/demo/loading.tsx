import { Colon } from "../../ui/colon/colon.tsx";

export function Loading({ text }: { text: string }) {
	return (
		<div className="demo-loading noche" role="status">
			<Colon />
			<p>{text}</p>
		</div>
	);
}
