import { Colon } from "../colon/colon.tsx";

export function Wordmark({ product }: { product: string }) {
	return (
		<span className="wordmark">
			{product}
			<Colon />
		</span>
	);
}
