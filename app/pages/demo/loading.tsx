import { Colon } from "../../ui/colon/colon.tsx";

/** Covers the demo until it can be played; never shown without scripts. */
export function Loading({ text }: { text: string }) {
	return (
		<div className="demo-loading noche" role="status">
			<Colon />
			<p>{text}</p>
		</div>
	);
}
