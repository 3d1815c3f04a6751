import { Colon } from "../../ui/colon/colon.tsx";

/** Stands before the demo until it can be played; never shown where no script runs. */
export function Loading({ text }: { text: string }) {
	return (
		<div className="demo-loading noche" role="status">
			<Colon />
			<p>{text}</p>
		</div>
	);
}
