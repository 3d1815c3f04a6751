import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { inGrid, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const keys = inGrid(9, { columns: 3, step: [58, 46] }, (x, y) => drop(x + 219, y + 172, 18, "sw"));
const phone: readonly Shape[] = [
	["luz", "M170 310V170A130 130 0 0 1 430 170V310z"],
	["tinta", rectangle(120, 104, 360, 44)],
	["ladrillo", keys],
];
const cord = "M300 300a18 18 0 0 1 0 36a18 18 0 0 0 0 36a18 18 0 0 1 0 36a18 18 0 0 0 0 36a18 18 0 0 1 0 36";
const handset =
	"M30 300V270A240 240 0 0 1 510 270V300H422V270A152 152 0 0 0 118 270V300zM0 250H130V375A65 65 0 0 1 0 375zM410 250H540V375A65 65 0 0 1 410 375z";

export function FallenPhone() {
	return (
		<Drawing className="fallen-phone" size={[600, 860]} preserveAspectRatio="xMidYMin meet" shapes={[]}>
			<path d={cord} fill="none" stroke="var(--papel)" strokeWidth="16" />
			{phone.map(([colour, outline]) => (
				<path key={colour} fill={`var(--${colour})`} d={outline} />
			))}
			<path
				d={handset}
				fill="var(--papel)"
				transform="rotate(-9 300 480) translate(515 466) rotate(90) scale(0.63)"
			/>
		</Drawing>
	);
}
