import { Shapes } from "../shapes/shapes.tsx";
import { hillsAndTowers, litWindow, windows } from "./skyline-shapes.ts";

export function Skyline() {
	return (
		<svg className="skyline" viewBox="0 0 1100 200" aria-hidden="true">
			<Shapes list={hillsAndTowers} />
			<path fill="#0003" d={windows} />
			<path fill="var(--luz)" d={litWindow} />
		</svg>
	);
}
