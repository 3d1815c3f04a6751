import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const check = (y: number) => `M70 ${y}l8-8l10 10l24-24l8 8l-32 32z`;
const rows = [90, 190, 290];
const report: readonly Shape[] = [
	["noche", "M0 0h310a70 70 0 0 1 70 70v390H70a70 70 0 0 1-70-70z"],
	["ladrillo", rows.map((y) => drop(54, y - 40, 40, "se")).join("")],
	["papel", rows.map(check).join("") + rows.map((y) => rectangle(160, y - 20, 120, 18)).join("")],
	["noche3", rows.map((y) => rectangle(160, y + 10, 104, 12)).join("")],
	["cielo2", "M54 390h170v-14l40 24l-40 24v-14H54z"],
];

export function KeptReport() {
	return (
		<Drawing className="audit-report" size={[440, 530]} shapes={[]}>
			<g transform="translate(30 40) rotate(-6 190 230)">
				{report.map(([colour, outline]) => (
					<path key={colour} fill={`var(--${colour})`} d={outline} />
				))}
			</g>
			<path className="arrives" fill="var(--celeste)" d={drop(300, 0, 56, "sw")} />
			<path className="arrives answering" fill="var(--ladrillo)" d={drop(340, 424, 48, "se")} />
		</Drawing>
	);
}
