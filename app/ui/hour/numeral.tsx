import { Colon } from "../colon/colon.tsx";

/** "11:47" in huge numerals, its colon the brand's. For the eye only. */
export function Numeral({ value, small }: { value: string; small?: string }) {
	const [before, after] = value.split(":");
	return (
		<span aria-hidden="true">
			{before}
			<Colon />
			{after}
			{small && <small>{small}</small>}
		</span>
	);
}
