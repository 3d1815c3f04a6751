import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";

export function FirstStep() {
	return (
		<Drawing className="call-picture method-first-step" size={[600, 500]} shapes={[]}>
			<path
				fill="none"
				stroke="var(--cielo2)"
				strokeWidth="40"
				d="M20 260a210 210 0 0 1 420 0a110 110 0 0 0 220 0V-900"
			/>
			<path fill="var(--cielo)" d={drop(80, 110, 150, "sw")} />
			<text x="230" y="340" fill="var(--on-cielo)">
				1
			</text>
		</Drawing>
	);
}
