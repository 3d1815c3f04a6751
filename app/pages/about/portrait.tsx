import { Shapes } from "../../ui/shapes/shapes.tsx";
import { portraits } from "./portraits.ts";

export function Portrait({ of }: { of: number }) {
	return (
		<svg viewBox="0 0 300 300" aria-hidden="true">
			<Shapes list={portraits[of % portraits.length] ?? portraits[0]} />
		</svg>
	);
}
