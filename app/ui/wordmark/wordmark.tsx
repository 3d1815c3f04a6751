import { Colon } from "../colon/colon.tsx";

/** The product's name and its colon. */
export function Wordmark({ product }: { product: string }) {
	return (
		<span className="wordmark">
			{product}
			<Colon />
		</span>
	);
}
