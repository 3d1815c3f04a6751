import { Drawing } from "../ui/shapes/drawing.tsx";
import { bowl, circle, dome, drop, rectangle } from "../ui/shapes/outlines.ts";
import type { Shape } from "../ui/shapes/shapes.tsx";

const shelf: readonly Shape[] = [
	["ladrillo", rectangle(0, 206, 640, 22)],
	["ladrillo2", rectangle(30, 228, 34, 72)],
];
const catBody = `M458 200H502V222A62 62 0 0 1 378 222V216H406V222A34 34 0 0 0 474 222V206z${dome(340, 206, 162)}${circle(175, 138, 82)}`;

export function SleepingCat() {
	return (
		<Drawing className="sleeping-cat" size={[620, 300]} shapes={shelf}>
			<g fill="var(--paper-ink)">
				<path d={catBody} />
				<path d={drop(98, 54, 30, "nw")} transform="rotate(22 128 84)" />
				<path d={drop(192, 54, 30, "ne")} transform="rotate(-22 222 84)" />
			</g>
			<path
				d="M124 142a18 18 0 0 0 36 0M190 142a18 18 0 0 0 36 0"
				fill="none"
				stroke="var(--background-quiet)"
				strokeWidth="7"
			/>
			<path d={bowl(175, 164, 12)} fill="var(--ladrillo)" />
		</Drawing>
	);
}
