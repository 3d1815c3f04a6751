import { drop } from "../ui/shapes/drop.ts";
import { Shapes } from "../ui/shapes/shapes.tsx";
import { cityShapes, cityWindows } from "./city-shapes.ts";

export function LitCity({ lit, label }: { lit: number; label: string }) {
	const windows = cityWindows(lit);
	return (
		<svg className="calculator-city" viewBox="0 0 658 580" role="img" aria-label={label}>
			<path fill="#b7daf2" d={drop(424, 14, 75, "sw")} />
			<Shapes list={cityShapes} />
			<path fill="var(--noche)" d={windows.dark} />
			<path fill="var(--luz)" d={windows.lit} />
		</svg>
	);
}
